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

cacao-option-declining = Ouvriers inactifs
    .about = Les ouvriers peuvent rester inactifs aux marchés seulement, ou partout.
cacao-option-declining-selling = Aux marchés seulement
cacao-option-declining-everything = Partout

## Choses

# a : avec son article, dans une phrase.
cacao-jungle-plantation-1 = plantation simple
    .a = une plantation simple
    .does = Chaque ouvrier récolte 1 cacao.
    .when = Quand des ouvriers et cette tuile se rejoignent.
cacao-jungle-plantation-2 = plantation double
    .a = une plantation double
    .does = Chaque ouvrier récolte 2 cacaos.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-2 = marché (prix 2)
    .a = un marché (prix 2)
    .does = Chaque ouvrier peut vendre 1 cacao pour 2 or.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-3 = marché (prix 3)
    .a = un marché (prix 3)
    .does = Chaque ouvrier peut vendre 1 cacao pour 3 or.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-4 = marché (prix 4)
    .a = un marché (prix 4)
    .does = Chaque ouvrier peut vendre 1 cacao pour 4 or.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-gold-mine-1 = mine d’or (valeur 1)
    .a = une mine d’or (valeur 1)
    .does = Chaque ouvrier rapporte 1 or.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-gold-mine-2 = mine d’or (valeur 2)
    .a = une mine d’or (valeur 2)
    .does = Chaque ouvrier rapporte 2 or.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-water = point d’eau
    .a = un point d’eau
    .does = Chaque ouvrier avance votre porteur d’eau d’une case sur la rivière.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-sun-site = lieu de culte du Soleil
    .a = un lieu de culte du Soleil
    .does = Chaque ouvrier rapporte un jeton Soleil.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-temple = temple
    .a = un temple
    .does = Paie 6 et 3 or aux joueurs qui ont le plus d’ouvriers autour.
    .when = À la fin de la partie.

# Ouvriers sur les quatre côtés, dans le sens horaire.
cacao-worker-1-1-1-1 = 1-1-1-1
    .does = Un ouvrier sur chaque côté.
    .when = Quand vous la placez, et quand une place vide à côté est comblée.
cacao-worker-2-1-0-1 = 2-1-0-1
    .does = Deux ouvriers sur un côté, un sur chacun des côtés voisins.
    .when = { cacao-worker-1-1-1-1.when }
cacao-worker-3-0-0-1 = 3-0-0-1
    .does = Trois ouvriers sur un côté, un sur le côté à sa gauche.
    .when = { cacao-worker-1-1-1-1.when }
cacao-worker-3-1-0-0 = 3-1-0-0
    .does = Trois ouvriers sur un côté, un sur le côté à sa droite.
    .when = { cacao-worker-1-1-1-1.when }

cacao-side-north = nord
cacao-side-east = est
cacao-side-south = sud
cacao-side-west = ouest


# Parts of a match; a number follows.
cacao-part-turn-began = Manche

# D’où viennent les points.
cacao-source-gold = Or
cacao-source-temples = Temples
cacao-source-sun = Jetons Soleil
cacao-source-water = Eau

# Suit un chiffre avec signe : +2 or.
cacao-good-gold = or
    .many = or
cacao-good-cacao = cacao
    .many = cacaos
cacao-good-sun = Soleil
    .many = Soleil
cacao-good-water = eau
    .many = eau

# Prix des marchés sur lesquels une place sera interrogée ensuite.
cacao-prices-none = aucun
    .still = { "" }
cacao-prices-2 = 2
    .still = { " " }Ensuite vient votre marché au prix 2.
cacao-prices-3 = 3
    .still = { " " }Ensuite vient votre marché au prix 3.
cacao-prices-3-2 = 3 et 2
    .still = { " " }Ensuite viennent vos marchés aux prix 3 et 2.
cacao-prices-4 = 4
    .still = { " " }Ensuite vient votre marché au prix 4.
cacao-prices-4-2 = 4 et 2
    .still = { " " }Ensuite viennent vos marchés aux prix 4 et 2.
cacao-prices-4-3 = 4 et 3
    .still = { " " }Ensuite viennent vos marchés aux prix 4 et 3.
cacao-prices-4-3-2 = 4, 3 et 2
    .still = { " " }Ensuite viennent vos marchés aux prix 4, 3 et 2.

## Questions

cacao-decision-place-worker = Choisissez une tuile Ouvriers, sa place et son orientation
    .about = Elle doit toucher une tuile Jungle ; les ouvriers utilisent chaque tuile Jungle qui leur fait face.
cacao-decision-fill-gap = Choisissez la tuile Jungle qui comble la place vide
    .about = Là où deux tuiles Ouvriers bordent une place vide, une tuile Jungle de la jungle explorée doit la combler.
cacao-decision-in-any-order = Choisissez quels ouvriers agissent d’abord
    .about = Un côté finit avant le suivant : récoltez d’abord pour avoir de quoi vendre, ou vendez d’abord pour faire de la place.
cacao-decision-sell-cacao = Choisissez combien de cacaos vous vendez
    .about = Chaque ouvrier du côté { $side } de la tuile en { $cell } peut en vendre un.{ $still-later }
cacao-decision-confirm-turn = Terminez votre tour
    .about = Il n’y a plus rien à faire : une tuile est piochée et la jungle explorée est complétée.
cacao-decision-send-workers = Choisissez combien d’ouvriers agissent
    .about = Les autres ouvriers du côté { $side } de la tuile en { $cell } restent inactifs.

cacao-standing-selling = Vendre tout ce que je peux

## Boutons

cacao-action-place =
    Placer la tuile { $tile } en { $cell }, { $rotation ->
        [0] sans la tourner
        [1] tournée de 90°
        [2] tournée de 180°
       *[3] tournée de 270°
    }
cacao-action-overbuild =
    Recouvrir votre tuile en { $cell } avec la tuile { $tile }, { $rotation ->
        [0] sans la tourner
        [1] tournée de 90°
        [2] tournée de 180°
       *[3] tournée de 270°
    }
cacao-action-fill = Poser { $a-tile } en { $cell }
cacao-action-use = Utiliser le côté { $side } de la tuile en { $cell }
cacao-action-sell =
    { $count ->
        [0] Ne rien vendre
        [one] Vendre { $count } cacao
       *[other] Vendre { $count } cacaos
    }
cacao-action-send = { $count ->
        [0] N’envoyer personne
        [one] Envoyer { $count } ouvrier
       *[other] Envoyer { $count } ouvriers
    }
cacao-action-end-turn = Terminer votre tour

## Journal

cacao-event-match-began = { $player } joue en premier.
cacao-event-turn-began = { $player } joue son tour (manche { $round }).
cacao-event-worker-placed = { $player } place la tuile { $tile } en { $cell }.
cacao-event-worker-overbuilt = { $player } paie 1 jeton Soleil et recouvre sa tuile en { $cell } avec la tuile { $tile }.
cacao-event-gap-filled = { $player } pose { $a-tile } en { $cell }.
cacao-event-gap-filled-from-pile = { $player } pose la première tuile de la pioche en { $cell } : { $a-tile }.
cacao-event-gap-left-open = { $player } laisse une place vide en { $cell } jusqu’à la fin.
cacao-event-harvested =
    { $player } récolte { $count ->
        [one] { $count } cacao
       *[other] { $count } cacaos
    }.
cacao-event-harvest-lost =
    { $player } manque de place et perd { $count ->
        [one] { $count } cacao
       *[other] { $count } cacaos
    }.
cacao-event-sold =
    { $player } vend { $count ->
        [one] { $count } cacao
       *[other] { $count } cacaos
    } pour { $gold } or.
cacao-event-gold-mined = { $player } gagne { $count } or à la mine.
cacao-event-carrier-moved =
    { $player } avance le porteur d’eau de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, jusqu’à la case { $value }.
cacao-event-steps-lost =
    { $player } a son porteur d’eau au bout de la rivière : { $count ->
        [one] { $count } ouvrier reste
       *[other] { $count } ouvriers restent
    } sans effet.
cacao-event-sun-gained = { $player } gagne { $count ->
        [one] { $count } jeton Soleil
       *[other] { $count } jetons Soleil
    }.
cacao-event-sun-lost =
    { $player } manque de place et perd { $count ->
        [one] { $count } jeton Soleil
       *[other] { $count } jetons Soleil
    }.
cacao-event-worker-drawn = { $player } pioche la tuile { $tile }.
cacao-event-worker-drawn-unseen = { $player } pioche une tuile Ouvriers.
cacao-event-display-refilled = Nouvelle tuile dans la jungle explorée : { $a-tile }.
cacao-event-jungle-exhausted = Il n’y a plus de tuiles Jungle ; dès le prochain tour, chacun peut recouvrir ses tuiles.
cacao-event-temple-scored = { $player } gagne { $gold } or au temple en { $cell } avec { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.
cacao-event-sun-scored = { $player } gagne { $gold } or pour { $count ->
        [one] { $count } jeton Soleil
       *[other] { $count } jetons Soleil
    }.
cacao-event-water-scored = { $player } compte { $value } or pour le porteur d’eau.
cacao-event-scored = { $player } termine avec { $total } or.
cacao-event-match-ended = La partie se termine.

## Pourquoi une position est refusée

cacao-why-jungle-cell = une place vide pour une tuile Jungle
cacao-why-worker-cell = une place vide pour une tuile Ouvriers à côté d’une tuile Jungle
cacao-why-too-far = Les tuiles vont plus loin qu’il n’est possible dans une partie.
cacao-why-overbuilt-early = Rien n’est recouvert tant qu’il reste des tuiles Jungle.
cacao-why-open-gap = La place vide en { $cell } doit être comblée.
cacao-why-no-room = Il pourrait manquer de place pour toutes les tuiles Ouvriers.
cacao-why-not-one-turn = Ce ne sont pas les étapes d’un seul tour.
cacao-why-no-workers-there = Cette personne n’a pas d’ouvriers à cet endroit.
cacao-why-not-a-gap = Une place vide à combler touche au moins deux tuiles Ouvriers.
cacao-why-wrong-tile-faced = Les ouvriers ne font pas face à la tuile Jungle qu’il faut.
cacao-why-short-display = La jungle explorée doit avoir { $count } tuiles tant que la pioche n’est pas vide.

## Why an answer cannot be given

cacao-why-on-jungle = Une tuile Jungle est posée ici ; les tuiles Ouvriers vont à côté.
cacao-why-of-another = Cette tuile appartient à quelqu’un d’autre ; recouvrez une des vôtres.
cacao-why-overbuilt-already = Deux tuiles sont déjà posées ici ; une troisième n’est pas permise.
cacao-why-jungle-first = Vous pourrez recouvrir quand la jungle sera épuisée ; { $left ->
        [one] il reste { $left } tuile
       *[other] il reste { $left } tuiles
    }.
cacao-why-needs-sun =
    { $price ->
        [one] Il faut { $price } jeton Soleil
       *[other] Il faut { $price } jetons Soleil
    } ; vous en avez { $own }.
cacao-why-for-jungle = Ici vont les tuiles Jungle, dès que deux tuiles Ouvriers touchent cette place.
cacao-why-no-jungle-beside = Il faut une tuile Jungle à côté ; cette place n’en a pas.
cacao-why-only-by-overbuilding = Une de vos tuiles est posée ici ; vous ne pouvez que la recouvrir.
cacao-why-nothing-to-overbuild = Il n’y a pas de tuile à recouvrir ici.
cacao-why-not-in-hand = Vous n’avez pas cette tuile en main.
cacao-why-no-gap-to-fill = Il n’y a pas de place vide à combler ici.
cacao-why-not-in-display = Cette tuile n’est pas dans la jungle explorée.
cacao-why-other-tile-first = L’autre tuile de la jungle explorée passe d’abord.
cacao-why-other-gap-first = Une autre place vide est comblée d’abord.
cacao-why-no-more-cacao = Vous n’avez pas plus de { $own } cacao à vendre.
cacao-why-no-more-workers = { $workers ->
        [one] Seul { $workers } ouvrier peut agir ici.
       *[other] Seuls { $workers } ouvriers peuvent agir ici.
    }
