# Cacao en français.

cacao-name = Cacao

## Options

cacao-option-first-seat = Premier joueur
    .about = Qui place la première tuile.
cacao-option-first-seat-random = Tiré au sort
cacao-option-first-seat-0 = Place 1
cacao-option-first-seat-1 = Place 2
cacao-option-first-seat-2 = Place 3
cacao-option-first-seat-3 = Place 4

cacao-option-declining = Ouvriers au repos
    .about = Si les ouvriers peuvent se reposer aux marchés seulement, ou partout.
cacao-option-declining-selling = Aux marchés seulement
cacao-option-declining-everything = Partout

## Choses

# a : avec son article, dans une phrase.
cacao-jungle-plantation-1 = plantation simple
    .a = une plantation simple
cacao-jungle-plantation-2 = plantation double
    .a = une plantation double
cacao-jungle-market-2 = marché (prix 2)
    .a = un marché (prix 2)
cacao-jungle-market-3 = marché (prix 3)
    .a = un marché (prix 3)
cacao-jungle-market-4 = marché (prix 4)
    .a = un marché (prix 4)
cacao-jungle-gold-mine-1 = mine d’or (valeur 1)
    .a = une mine d’or (valeur 1)
cacao-jungle-gold-mine-2 = mine d’or (valeur 2)
    .a = une mine d’or (valeur 2)
cacao-jungle-water = cénote
    .a = un cénote
cacao-jungle-sun-site = sanctuaire du Soleil
    .a = un sanctuaire du Soleil
cacao-jungle-temple = temple
    .a = un temple

# Ouvriers sur les quatre côtés, dans le sens horaire.
cacao-worker-1-1-1-1 = 1-1-1-1
cacao-worker-2-1-0-1 = 2-1-0-1
cacao-worker-3-0-0-1 = 3-0-0-1
cacao-worker-3-1-0-0 = 3-1-0-0

cacao-side-north = nord
cacao-side-east = est
cacao-side-south = sud
cacao-side-west = ouest

# Prix de marchés, après deux-points.
cacao-prices-none = aucun
cacao-prices-2 = à 2
cacao-prices-3 = à 3
cacao-prices-3-2 = à 3 et 2
cacao-prices-4 = à 4
cacao-prices-4-2 = à 4 et 2
cacao-prices-4-3 = à 4 et 3
cacao-prices-4-3-2 = à 4, 3 et 2

# D’où viennent les points.
cacao-source-gold = Or
cacao-source-temples = Temples
cacao-source-sun = Jetons Soleil
cacao-source-water = Eau

# Suit un chiffre avec signe : +2 or.
cacao-good-gold = or
cacao-good-cacao = cacao
cacao-good-sun = soleil
cacao-good-water = fleuve

## Questions

cacao-decision-place-worker = Choisissez une tuile ouvriers, sa place et son orientation
    .about = Elle doit toucher une tuile jungle ; les ouvriers utilisent chaque tuile jungle qui leur fait face.
cacao-decision-fill-gap = Choisissez la tuile jungle qui comble le vide
    .about = Là où deux tuiles ouvriers bordent une place vide, une tuile de la jungle explorée doit la combler.
cacao-decision-in-any-order = Choisissez quels ouvriers agissent d’abord
    .about = Un côté finit avant le suivant : récoltez d’abord pour avoir de quoi vendre, ou vendez d’abord pour avoir de la place.
cacao-decision-sell-cacao = Choisissez combien de cacao vous vendez
    .about = Chaque ouvrier du côté { $side } de la tuile en { $cell } peut en vendre un. Vos marchés à venir : { $later }.
cacao-decision-send-workers = Choisissez combien d’ouvriers agissent
    .about = Les autres ouvriers du côté { $side } de la tuile en { $cell } se reposent.

## Boutons

cacao-action-place = Placer { $tile } en { $cell }, { $rotation ->
        [0] sans tourner
        [1] tournée de 90°
        [2] tournée de 180°
       *[3] tournée de 270°
    }
cacao-action-overbuild = Couvrir votre tuile en { $cell } avec { $tile }, { $rotation ->
        [0] sans tourner
        [1] tournée de 90°
        [2] tournée de 180°
       *[3] tournée de 270°
    }
cacao-action-fill = Poser { $a-tile } en { $cell }
cacao-action-use = Utiliser le côté { $side } de la tuile en { $cell }
cacao-action-sell = { $count ->
        [0] Ne rien vendre
       *[other] Vendre { $count } cacao
    }
cacao-action-send = { $count ->
        [0] N’envoyer personne
        [one] Envoyer { $count } ouvrier
       *[other] Envoyer { $count } ouvriers
    }

## Chronique

cacao-event-match-began = { $player } ouvre la partie.
cacao-event-turn-began = { $player } commence la manche { $round }.
cacao-event-worker-placed = { $player } place { $tile } en { $cell }.
cacao-event-worker-overbuilt = { $player } paie 1 jeton Soleil et couvre la tuile en { $cell } avec { $tile }.
cacao-event-gap-filled = { $player } pose { $a-tile } en { $cell }.
cacao-event-gap-filled-from-pile = { $player } retourne { $a-tile } de la pile en { $cell }.
cacao-event-gap-left-open = { $player } laisse la place en { $cell } vide pour toujours.
cacao-event-harvested = { $player } récolte { $count } cacao.
cacao-event-harvest-lost = { $player } manque de place et perd { $count } cacao.
cacao-event-sold = { $player } vend { $count } cacao pour { $gold } or.
cacao-event-gold-mined = { $player } extrait { $count } or.
cacao-event-carrier-moved = { $player } avance le porteur d’eau de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, jusqu’à { $value }.
cacao-event-sun-gained = { $player } gagne { $count ->
        [one] { $count } jeton Soleil
       *[other] { $count } jetons Soleil
    }.
cacao-event-worker-drawn = { $player } pioche { $tile }.
cacao-event-worker-drawn-unseen = { $player } pioche une tuile ouvriers.
cacao-event-display-refilled = La jungle explorée reçoit { $a-tile }.
cacao-event-jungle-exhausted = La jungle est épuisée ; dès le prochain tour, on peut construire par-dessus.
cacao-event-temple-scored = { $player } gagne { $gold } or au temple en { $cell } avec { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.
cacao-event-sun-scored = { $player } gagne { $gold } or pour { $count ->
        [one] { $count } jeton Soleil
       *[other] { $count } jetons Soleil
    }.
cacao-event-water-scored = { $player } compte { $value } or pour le porteur d’eau.
cacao-event-scored = { $player } finit avec { $total } or.
cacao-event-match-ended = La partie se termine.
