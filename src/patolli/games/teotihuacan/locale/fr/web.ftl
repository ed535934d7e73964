# Ce que dit le navigateur à la table de Teotihuacan.

## Board

web-teotihuacan-where = Ère { $era } · jeton Soleil { $light }, jeton Lune { $dark }
web-teotihuacan-where-brief = Ère { $era } · { $light } sur { $dark }
web-teotihuacan-era = ère { $era } sur 3
web-teotihuacan-of-three = sur III
web-teotihuacan-eclipse = Éclipse dans
web-teotihuacan-eclipse-in =
    { $count ->
        [one] Éclipse dans { $count } case
       *[other] Éclipse dans { $count } cases
    }
web-teotihuacan-last-round = dernier tour de table avant l’Éclipse
web-teotihuacan-the-last = la dernière
web-teotihuacan-start = départ
web-teotihuacan-each-step = chaque case : { $points } PV
web-teotihuacan-up-to = max.
web-teotihuacan-upper-row = rangée du haut
web-teotihuacan-either-row = rangée au choix
web-teotihuacan-per-match = +1 par symbole identique
web-teotihuacan-tile-per-worker = une tuile par ouvrier · +1 PV par symbole identique
web-teotihuacan-stack = { $count } dans la pile
web-teotihuacan-salary = Salaire dû à la prochaine Éclipse
web-teotihuacan-masks-worth = Masques : { $points } PV lors d’une Éclipse

## Deciding

web-teotihuacan-worker-at = Force { $power } · { $board }
web-teotihuacan-go-to = Aller { $at-board }
web-teotihuacan-place-here = Placer ici
web-teotihuacan-confirm = Confirmer
web-teotihuacan-turn = Tourner
web-teotihuacan-place-turn =
    { $matches ->
        [0] Faites-la glisser, ou appuyez sur R pour la tourner. Aucun symbole identique.
        [one] Faites-la glisser, ou appuyez sur R pour la tourner. { $matches } symbole identique.
       *[other] Faites-la glisser, ou appuyez sur R pour la tourner. { $matches } symboles identiques.
    }

## Cards

web-teotihuacan-card-collect = Récolter du cacao
web-teotihuacan-card-colours =
    { $colours ->
        [0] Aucun ouvrier libre ici : l’Action principale est gratuite, récolter rapporte { $pay } cacao.
        [one] { $colours } couleur ici : l’Action principale coûte { $colours } cacao, récolter en rapporte { $pay }.
       *[other] { $colours } couleurs ici : l’Action principale coûte { $colours } cacaos, récolter en rapporte { $pay }.
    }
web-teotihuacan-about-palace = Adoration sur une tuile Cour, ou récolte de cacao.
web-teotihuacan-about-gathering = Gagnez des ressources : la ligne dépend du nombre de vos ouvriers ici, la colonne de la force du plus faible.
web-teotihuacan-about-alchemy = Payez l’or indiqué pour apprendre une technologie et avancez sur le temple de sa colonne. Les joueurs qui la connaissent déjà gagnent 3 PV.
web-teotihuacan-about-nobles = Payez 2 bois pour un bâtiment : vos ouvriers décident de la rangée, l’emplacement recouvert rapporte des PV et vous avancez d’une case sur l’Allée des Morts.
web-teotihuacan-about-decorations = Payez de l’or pour placer une tuile Décoration sur un côté de la pyramide : 3 PV, 1 PV par symbole identique, une case sur la piste Pyramide.
web-teotihuacan-about-construction = Construisez jusqu’à une tuile Pyramide par ouvrier : PV selon l’étage, 1 PV par symbole identique ; un symbole coloré identique vous fait avancer sur son temple.
web-teotihuacan-about-coloured = Un symbole coloré identique vous fait avancer : { $temples }.
web-teotihuacan-about-uncoloured = Aucun symbole coloré : les symboles identiques ne rapportent que des PV.
web-teotihuacan-about-altar-temple = Adoration : avancez d’une dalle sur ce temple. Si un autre joueur occupe la case, payez 1 cacao et libérez son ouvrier.
web-teotihuacan-about-used = Utilisée : elle ne fait plus rien.
web-teotihuacan-about-owners = Qui la connaît : { $players }.
web-teotihuacan-about-no-owner = Personne ne la connaît encore.
web-teotihuacan-about-worker = Force { $power }, { $at-board }. À la force 6, il s’élève.
web-teotihuacan-about-locked = Bloqué : payez 3 cacaos ou consacrez un tour pour le libérer ; un autre joueur qui choisit cette case Adoration le libère aussi.
web-teotihuacan-about-neutral = Un ouvrier neutre : il compte seulement comme une couleur de plus.
web-teotihuacan-about-group = Prenez la récompense imprimée ou l’une de ces tuiles.
web-teotihuacan-about-avenue = Qui arrive ici peut prendre l’une de ces tuiles.
web-teotihuacan-about-buildings = Le plus petit nombre visible donne la valeur de chaque case de l’Allée des Morts lors d’une Éclipse : { $points } PV pour l’instant.
web-teotihuacan-about-calendar = Le jeton Soleil avance après chaque tour de table et à chaque Élévation. Quand il rejoint le jeton Lune, on finit le tour de table, chacun joue encore une fois, puis l’Éclipse est décomptée.
web-teotihuacan-about-track = Lors de cette Éclipse, chaque case rapporte { $points } PV, et la tête de la piste 4 PV de plus.
web-teotihuacan-about-pyramid = Vue de dessus : plus la pierre est claire, plus elle est haute. Tuiles construites : { $tiles }.
web-teotihuacan-about-salary = À chaque Éclipse : 1 cacao par ouvrier, 2 à partir de la force 4. Chaque cacao impayé coûte 3 PV.

## In words

web-teotihuacan-told-player =
    { $player } : { $points } PV, { $cocoa ->
        [one] { $cocoa } cacao
       *[other] { $cocoa } cacaos
    }, { $wood } bois, { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }, { $gold } or.

## Short buttons

web-teotihuacan-short-main = Action principale
web-teotihuacan-short-worship = Case
web-teotihuacan-short-tile = Tuile
web-teotihuacan-short-both = Case et tuile
web-teotihuacan-short-royal = Case { $number }
web-teotihuacan-short-royal-both = { $number } et tuile
web-teotihuacan-short-unlock = Tout libérer
web-teotihuacan-short-free = Tout libérer et finir
web-teotihuacan-short-technology = Technologie { $number }
web-teotihuacan-crumb-start = départ
web-teotihuacan-crumb-move = déplacer
web-teotihuacan-crumb-unlock = libérer
web-teotihuacan-crumb-collect = cacao
web-teotihuacan-crumb-worship = Adoration
web-teotihuacan-crumb-action = action
web-teotihuacan-crumb-technology = technologie
web-teotihuacan-crumb-building = bâtiment
web-teotihuacan-crumb-decoration = décoration
web-teotihuacan-crumb-pyramid = pyramide
web-teotihuacan-crumb-temple = temple
web-teotihuacan-crumb-tile = tuile
web-teotihuacan-crumb-resources = ressources
web-teotihuacan-crumb-power = force
web-teotihuacan-crumb-ascension = Élévation
web-teotihuacan-crumb-salary = salaire
web-teotihuacan-crumb-decline = renoncer
web-teotihuacan-short-level = Étage { $level }, { $row }–{ $column }
web-teotihuacan-short-power-up = Force { $power } → { $next } · { $board }

## Teotibot

web-teotihuacan-bot-pyramid = Pyramide d’actions
web-teotihuacan-bot-turn = Tour de Teotibot
web-teotihuacan-bot-about = La somme de deux dés choisit une tuile Action ; elle est mise de côté et les tuiles du dessous remontent selon les tuiles Direction.

## The end

web-teotihuacan-eclipse-title = Éclipse { $number }
web-teotihuacan-final = Décompte final
web-teotihuacan-source = Source
web-teotihuacan-by-era = par ère I · II · III
web-teotihuacan-story = Décompte final en détail
web-teotihuacan-beaten = { $player } bat Teotibot.
web-teotihuacan-not-beaten = Teotibot n’est pas battu : il fallait plus de { $points } PV.

## Positions in words

web-teotihuacan-told-workers = Ouvriers : { $list }.
web-teotihuacan-told-worker = force { $power } { $at-board }
web-teotihuacan-told-locked = force { $power }, bloqué { $at-board }
web-teotihuacan-told-tracks =
    Temples : bleu { $blue }, rouge { $red }, vert { $green }. Allée des Morts { $avenue }. Piste Pyramide { $track }. Salaire dû : { $salary ->
        [one] { $salary } cacao
       *[other] { $salary } cacaos
    }.
web-teotihuacan-told-tiles = Tuiles : { $list }.
web-teotihuacan-told-collecting =
    Récolter donne { $collect ->
        [one] { $collect } cacao
       *[other] { $collect } cacaos
    }.
web-teotihuacan-told-working =
    L’Action principale coûte { $work ->
        [one] { $work } cacao
       *[other] { $work } cacaos
    }.
web-teotihuacan-told-here = Ici : { $list }.
web-teotihuacan-told-nobody = Personne ici.
web-teotihuacan-told-built = Construit : { $list }.
web-teotihuacan-told-neutral = neutre
web-teotihuacan-told-gathers = Avec { $workers } de vos ouvriers sur place : { $weak } si le plus faible a une force de 1, { $middle } à partir de 2, { $strong } à partir de 4.
web-teotihuacan-told-nobles = Rangée de { $workers } : { $built } sur { $spaces } occupées, la suivante donne { $points } PV.
web-teotihuacan-told-level = Étage { $level } : { $price }, { $points } PV.
web-teotihuacan-told-decorations = Une décoration coûte { $one } or avec un ouvrier, { $two } avec deux, { $three } avec trois, et donne { $points } PV.

## Hints

## The score book

web-teotihuacan-in-words = Détail, étape par étape
web-teotihuacan-book-before = avant
web-teotihuacan-book-after = après
web-teotihuacan-book-nothing = Personne n’a gagné de PV lors de cette Éclipse.
web-teotihuacan-path = Score au fil de la partie
web-teotihuacan-sources = D’où viennent les points
web-teotihuacan-group-pyramid = Pyramide et décorations
web-teotihuacan-group-temples = Temples
web-teotihuacan-group-avenue = Allée des Morts et Nobles
web-teotihuacan-group-technologies = Technologies
web-teotihuacan-group-masks = Masques
web-teotihuacan-group-rest = Citadelle, tuiles et le reste

## What a choice brings

web-teotihuacan-coming-resources = ressources au choix
web-teotihuacan-coming-power-up = renforcement
web-teotihuacan-coming-ascension = Élévation avec récompense
web-teotihuacan-coming-discovery = tuile Découverte
web-teotihuacan-coming-technology = technologie
web-teotihuacan-coming-building = bâtiment
web-teotihuacan-coming-decoration = décoration
web-teotihuacan-coming-pyramid-tile = tuile Pyramide
web-teotihuacan-coming-worker = quatrième ouvrier
web-teotihuacan-coming-bonus = tuile Bonus débloquée
web-teotihuacan-coming-unlock = tous vos ouvriers libres
web-teotihuacan-coming-choice = reste à choisir
web-teotihuacan-spends = dépense la tuile « { $tile } »
web-teotihuacan-times = { $count } ×
web-teotihuacan-reason-nothing = Rien à payer, rien à gagner.
web-teotihuacan-reason-ends = Termine votre tour.
web-teotihuacan-reason-order = Seul l’ordre est choisi.
web-teotihuacan-reason-moves = L’ouvrier se déplace ; son action est choisie ensuite.
web-teotihuacan-reason-counts = Compte comme un ouvrier de plus.
web-teotihuacan-reason-placed = Décide où commencent vos ouvriers.
web-teotihuacan-reason-blocked = Aucune dalle libre au-dessus.
web-teotihuacan-reason-uncounted = Rien à compter pour l’instant.
web-teotihuacan-reason-ends-brief = termine votre tour
web-teotihuacan-reason-order-brief = seulement l’ordre
web-teotihuacan-reason-moves-brief = choix sur place
web-teotihuacan-reason-counts-brief = un ouvrier de plus
web-teotihuacan-reason-placed-brief = où ils commencent

## Pieces that explain themselves

web-teotihuacan-tile-ends = Elle est retournée, mais compte encore pour les tuiles Bonus.
web-teotihuacan-technology-ends = Elle reste à vous. Quand un autre joueur l’apprend, vous gagnez 3 PV.
web-teotihuacan-royal-ends = L’ouvrier reste bloqué. Si l’ouvrier d’un autre joueur s’y trouve, vous payez 1 cacao pour le libérer.
web-teotihuacan-starting-does = Chacune de vos deux tuiles Départ donne ce qu’elle montre.
web-teotihuacan-starting-when = Avant le premier tour ; vos ouvriers commencent sur trois des quatre plateaux.
web-teotihuacan-step-pays = La dalle { $step } rapporte { $reward } à qui l’atteint.
web-teotihuacan-step-tiles = Ou prenez à la place l’une des tuiles Découverte qui s’y trouvent.
web-teotihuacan-step-bonus = La dalle { $step } débloque la tuile Bonus au-dessus pour la dernière Éclipse.
web-teotihuacan-step-top = Un seul jeton y tient.
web-teotihuacan-step-start = Tous les jetons commencent ici.

## Refused clicks

web-teotihuacan-refused-worker-first = Choisissez d’abord un ouvrier.
web-teotihuacan-refused-others = Cet ouvrier n’est pas à vous.

## An Eclipse

web-teotihuacan-last-turn = Dernier tour avant l’Éclipse : vous devez { $due } de salaire et avez { $own } en cacao.
web-teotihuacan-salary-asks = Vous devez { $due } de salaire et avez { $own } en cacao. Chaque cacao impayé coûte 3 PV.
web-teotihuacan-salary-pays = Vous payez { $paid } sur { $due }
web-teotihuacan-salary-keeps = { $cocoa ->
        [one] Il vous reste { $cocoa } cacao.
       *[other] Il vous reste { $cocoa } cacaos.
    }
web-teotihuacan-salary-decides = décide
web-teotihuacan-salary-owes = doit { $due }, a { $own }
web-teotihuacan-salary-pay = Payer { $cocoa }
web-teotihuacan-salary-each = 3 PV par cacao impayé
web-teotihuacan-eclipse-so-far = Points jusqu’ici
web-teotihuacan-eclipse-then = Après l’Éclipse
web-teotihuacan-eclipse-tells = L’ère { $era } se termine. On compte les points, puis chacun paie le salaire.
web-teotihuacan-eclipse-meets = Les jetons se rejoignent en { $space }

## Looking while choosing

web-teotihuacan-look-boards = Voir les plateaux
web-teotihuacan-look-tiles = Revenir aux tuiles

## Tabs

web-teotihuacan-tab-sky = Ciel, Allée
web-teotihuacan-tab-log = Journal, chat

# A turn in two or three words, beside who took it
web-teotihuacan-told-builds = Construit à l’étage { $level }
web-teotihuacan-told-decorates = Décoration : { $side }
web-teotihuacan-told-building = Place un bâtiment
web-teotihuacan-told-worships = { $board } · Adoration
web-teotihuacan-told-acts = { $board } · Action principale
web-teotihuacan-told-collects = { $board } · cacao
web-teotihuacan-told-moves = Va { $at-board }
web-teotihuacan-told-unlocks = Libère tous ses ouvriers
web-teotihuacan-told-salary = Salaire : { $paid } sur { $due }
web-teotihuacan-told-starts = Tuiles Départ
web-teotihuacan-log-starts = { $player } garde deux tuiles Départ.
web-teotihuacan-log-builds =
    { $player } construit à l’étage { $level } ; { $matches ->
        [0] aucun symbole identique
        [one] { $matches } symbole identique
       *[other] { $matches } symboles identiques
    }.
web-teotihuacan-log-decorates =
    { $player } place une décoration { $of-side } ; { $matches ->
        [0] aucun symbole identique
        [one] { $matches } symbole identique
       *[other] { $matches } symboles identiques
    }.

## Rules

web-teotihuacan-rules-tile = Une tuile Pyramide qui se tourne, { $count } sur 2
web-teotihuacan-rules-slab = Une décoration sur la place imprimée en haut
web-teotihuacan-rules-matches =
    { $count ->
        [0] Aucun symbole identique
        [one] { $count } symbole identique
       *[other] { $count } symboles identiques
    }

# What the end of a turn turns up
web-teotihuacan-up-pyramid = { $count ->
        [one] une tuile Pyramide
       *[other] { $count } tuiles Pyramide
    }
web-teotihuacan-up-decorations = { $count ->
        [one] une décoration
       *[other] { $count } décorations
    }
web-teotihuacan-up-discoveries = { $count ->
        [one] une tuile Découverte
       *[other] { $count } tuiles Découverte
    }
