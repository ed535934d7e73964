# Ce que dit le navigateur à la table de Teotihuacan.

## Board

web-teotihuacan-where = Ère { $era } · soleil { $light }, lune { $dark }
web-teotihuacan-era = ère { $era } sur 3
web-teotihuacan-of-three = sur III
web-teotihuacan-eclipse = Éclipse dans
web-teotihuacan-eclipse-in = Éclipse dans { $count }
web-teotihuacan-last-round = dernier tour avant l’Éclipse
web-teotihuacan-the-last = la dernière
web-teotihuacan-start = départ
web-teotihuacan-each-step = chaque pas : { $points } PV
web-teotihuacan-up-to = max.
web-teotihuacan-upper-row = rangée du haut
web-teotihuacan-either-row = au choix
web-teotihuacan-per-match = +1 par icône égale
web-teotihuacan-tile-per-worker = une tuile par ouvrier · +1 PV par icône égale
web-teotihuacan-stack = { $count } dans la pile
web-teotihuacan-salary = Salaire dû à la prochaine Éclipse
web-teotihuacan-masks-worth = Masques : { $points } PV lors d’une Éclipse

## Deciding

web-teotihuacan-worker-at = Puissance { $power } · { $board }
web-teotihuacan-go-to = Aller { $board }
web-teotihuacan-place-here = Placer ici
web-teotihuacan-confirm = Confirmer
web-teotihuacan-turn = Tourner
web-teotihuacan-place-turn = { $matches ->
        [0] Faites-la glisser, ou touche R pour la tourner. Aucune icône ne coïncide.
        [one] Faites-la glisser, ou touche R pour la tourner. { $matches } icône coïncide.
       *[other] Faites-la glisser, ou touche R pour la tourner. { $matches } icônes coïncident.
    }

## Cards

web-teotihuacan-card-work = Travailler
web-teotihuacan-card-worship = Rendre un culte
web-teotihuacan-card-collect = Récolter du cacao
web-teotihuacan-card-lacks = Il faut { $need } { $good } ; vous en avez { $have }.
web-teotihuacan-card-here = { $colours ->
        [0] Personne n’est ici.
        [one] { $colours } couleur ici. Vos ouvriers : { $workers }, le plus faible de puissance { $weakest }.
       *[other] { $colours } couleurs ici. Vos ouvriers : { $workers }, le plus faible de puissance { $weakest }.
    }
web-teotihuacan-card-colours = { $colours ->
        [0] Personne n’est ici.
        [one] { $colours } couleur ici : travailler coûte { $colours } cacao, récolter en rapporte { $pay }.
       *[other] { $colours } couleurs ici : travailler coûte { $colours } cacao, récolter en rapporte { $pay }.
    }
web-teotihuacan-about-palace = Pas d’action principale ici : rendez un culte à une tuile royale ou récoltez du cacao.
web-teotihuacan-about-gathering = Récoltez : la rangée est le nombre de vos ouvriers ici, la colonne la puissance du plus faible.
web-teotihuacan-about-alchemy = Prenez une technologie pour son or et gravissez le temple de sa colonne. Ceux qui l’ont déjà marquent 3 PV.
web-teotihuacan-about-nobles = Payez 2 bois pour un bâtiment : vos ouvriers décident de la rangée, sa case marque et vous avancez d’un pas sur l’avenue.
web-teotihuacan-about-decorations = Payez de l’or pour une dalle sur un escalier de la pyramide : 3 PV, 1 PV par icône égale, un pas sur la piste de la pyramide.
web-teotihuacan-about-construction = Construisez jusqu’à une tuile de pyramide par ouvrier : PV selon le niveau, 1 PV par icône égale ; une icône colorée égale gravit son temple.
web-teotihuacan-about-altar-temple = Rendez un culte ici pour une marche de ce temple. Celui qui s’y trouve est libéré pour 1 cacao.
web-teotihuacan-about-altar-royal = Rendez un culte ici pour cette tuile royale. Celui qui s’y trouve est libéré pour 1 cacao.
web-teotihuacan-about-discovery = Une tuile découverte. Elle coûte ce qu’indique sa bande inférieure ; gardée, elle sert à un autre tour.
web-teotihuacan-about-mask = Des masques différents forment des séries ; une Éclipse paie 1, 3, 6, 10, 15, 21 ou 28 PV par série.
web-teotihuacan-about-used = Utilisée : elle ne fait plus rien.
web-teotihuacan-about-owners = Possédée par { $players }.
web-teotihuacan-about-no-owner = Personne ne l’a encore.
web-teotihuacan-about-worker = Puissance { $power }, à { $board }. À la puissance 6, il s’élève.
web-teotihuacan-about-locked = Bloqué : libéré pour 3 cacao, en y consacrant un tour, ou par qui rend un culte ici.
web-teotihuacan-about-neutral = Un ouvrier neutre : il ne compte que comme une couleur.
web-teotihuacan-about-step = Marche { $step } : payée aussitôt à qui y monte.
web-teotihuacan-about-group = Prenez la récompense imprimée ou l’une de ces tuiles.
web-teotihuacan-about-avenue = Qui arrive ici peut prendre l’une de ces tuiles.
web-teotihuacan-about-buildings = Le premier vide dit ce que vaut chaque pas de l’avenue lors d’une Éclipse : { $points } PV pour l’instant.
web-teotihuacan-about-bonus = La marche 10 la débloque ; elle compte à la dernière Éclipse.
web-teotihuacan-about-calendar = Le soleil avance après chaque tour de table et chaque ascension. Quand il rejoint la lune, chacun joue encore une fois et l’Éclipse est comptée.
web-teotihuacan-about-reward = Une récompense de la roue pour chaque ouvrier qui s’élève.
web-teotihuacan-about-track = Lors de cette Éclipse, chaque pas rapporte { $points } PV, et la tête 4 PV de plus.
web-teotihuacan-about-pyramid = Vue de dessus : plus la pierre est claire, plus elle est haute. { $tiles } tuiles sont bâties.
web-teotihuacan-about-salary = À chaque Éclipse : 1 cacao par ouvrier, 2 dès la puissance 4. Chaque cacao impayé coûte 3 PV.

## In words

web-teotihuacan-told-player = { $player } : { $points } PV, { $cocoa } cacao, { $wood } bois, { $stone } pierre, { $gold } or.

## Short buttons

web-teotihuacan-short-main = Travailler
web-teotihuacan-short-worship = Rendre un culte
web-teotihuacan-short-tile = Culte pour la tuile
web-teotihuacan-short-both = Culte pour les deux
web-teotihuacan-short-royal = Culte : espace { $number }
web-teotihuacan-short-royal-both = Espace { $number } et la tuile
web-teotihuacan-short-unlock = Tout débloquer
web-teotihuacan-short-free = Libérer et finir
web-teotihuacan-short-level = Niveau { $level }, { $row }–{ $column }
web-teotihuacan-short-power-up = Puissance { $power } à { $next } · { $board }

## Teotibot

web-teotihuacan-bot-pyramid = Pyramide d’actions
web-teotihuacan-bot-turn = Tour de Teotibot
web-teotihuacan-bot-about = Deux dés choisissent une tuile d’action par leur somme ; elle est mise de côté et les tuiles glissent selon les flèches.

## The end

web-teotihuacan-eclipse-title = Éclipse { $number }
web-teotihuacan-final = Décompte final
web-teotihuacan-source = Source
web-teotihuacan-by-era = par ère I · II · III
web-teotihuacan-story = Comment la fin a été comptée
web-teotihuacan-beaten = { $player } bat Teotibot.
web-teotihuacan-not-beaten = Teotibot n’est pas battu : il faut plus de { $points } PV.

## Positions in words

web-teotihuacan-told-workers = Ouvriers : { $list }.
web-teotihuacan-told-worker = puissance { $power } à { $board }
web-teotihuacan-told-locked = puissance { $power } bloqué à { $board }
web-teotihuacan-told-tracks = Temples : bleu { $blue }, rouge { $red }, vert { $green }. Avenue { $avenue }. Piste de la pyramide { $track }. Salaire dû : { $salary } cacao.
web-teotihuacan-told-tiles = Tuiles : { $list }.
web-teotihuacan-told-here = Ici : { $list }.
web-teotihuacan-told-nobody = Personne ici.
web-teotihuacan-told-built = Bâti : { $list }.
web-teotihuacan-told-neutral = neutre

## Gallery

web-teotihuacan-gallery = Toutes les pièces de Teotihuacan
web-teotihuacan-gallery-rings = Anneaux dans un autre ordre
web-teotihuacan-gallery-one-step = Quatre marqueurs sur une marche

## Rules

web-teotihuacan-rules-goal = Le but
web-teotihuacan-rules-goal-text = Vous bâtissez la cité de Teotihuacan avec quelques ouvriers. Leur puissance croît au travail, jusqu’à ce qu’ils s’élèvent et renaissent. Après trois ères, chacune close par une Éclipse, le plus de points de victoire l’emporte.
web-teotihuacan-rules-turn = Votre tour
web-teotihuacan-rules-turn-move = Déplacez un ouvrier libre d’un à trois plateaux dans le sens horaire. Puis faites une chose là où il arrive : récolter du cacao, rendre un culte ou travailler.
web-teotihuacan-rules-turn-collect = Récolter rapporte 1 cacao, et 1 de plus par couleur d’ouvriers libres présente.
web-teotihuacan-rules-turn-worship = Rendre un culte bloque l’ouvrier sur la case ronde : une marche de temple ou une tuile royale, ou la tuile découverte, ou les deux pour 1 cacao.
web-teotihuacan-rules-turn-work = Travailler coûte 1 cacao par couleur d’ouvriers libres déjà présente, vos autres ouvriers compris. Plus vous en avez et plus le plus faible est fort, mieux c’est ; puis l’un d’eux gagne en puissance.
web-teotihuacan-rules-boards = Les plateaux
web-teotihuacan-rules-ascension = Ascension
web-teotihuacan-rules-ascension-text = Un ouvrier qui atteint la puissance 6 s’élève : vous avancez d’un pas sur l’Avenue des Morts, choisissez une récompense de la roue, et l’ouvrier revient au Palais avec la puissance 1. Le soleil avance.
web-teotihuacan-rules-temples-text = Chaque marche paie aussitôt. Sur les marches encadrées, prenez la récompense imprimée ou une tuile découverte. La marche 10 débloque la tuile bonus du sommet.
web-teotihuacan-rules-eclipse = Une Éclipse
web-teotihuacan-rules-eclipse-text = Quand le soleil rejoint la lune, chacun joue encore une fois. Puis comptez : 4 PV pour la tête de la piste de la pyramide et 4, 3 ou 2 PV par pas selon l’ère ; l’avenue selon la rangée de bâtiments ; les séries de masques. Enfin, payez le salaire.
web-teotihuacan-rules-end = La fin
web-teotihuacan-rules-end-text = La troisième Éclipse finit la partie, ou celle qui suit le sommet de la pyramide. Les tuiles bonus débloquées comptent alors.

## Hints

web-teotihuacan-hints-off = Couper les conseils
web-teotihuacan-hints-on = Montrer les conseils
web-teotihuacan-hints = Conseil pour ce choix
web-teotihuacan-hint-in-any-order = Résolvez d’abord ce qui aide le reste : vos gains peuvent payer la suite.
web-teotihuacan-hint-keep-starting-tiles = Choisissez-en deux : leurs biens sont votre départ, leurs plateaux les premières places de vos ouvriers.
web-teotihuacan-hint-draft-starting-tile = L’ordre s’inverse à la fin : qui choisit en dernier en prend deux de suite.
web-teotihuacan-hint-place-workers = Trois plateaux différents. Réunis plus tard, les ouvriers travaillent mieux.
web-teotihuacan-hint-claim-reserved = Payez son prix et elle est à vous ; sinon elle retourne dans la pile.
web-teotihuacan-hint-finish-turn = Une tuile ou une libération vaut peut-être encore le coup ; puis terminez le tour.
web-teotihuacan-hint-move-worker = Choisissez un ouvrier, puis un plateau éclairé, à un à trois pas. L’étiquette dit ce que le travail coûte et rapporte.
web-teotihuacan-hint-bring-companion = Deux ouvriers qui arrivent ensemble comptent pour deux au travail.
web-teotihuacan-hint-use-board = Travaillez pour des biens et de la puissance, rendez un culte pour un temple (l’ouvrier est bloqué), ou ramassez du cacao s’il en manque.
web-teotihuacan-hint-buy-resources = Un ouvrier plus puissant peut échanger plus souvent.
web-teotihuacan-hint-sell-resource = Vendez ce qui ne servira pas bientôt ; le cacao paie travail et salaire.
web-teotihuacan-hint-swap-resource = Une ressource et 1 cacao deviennent autant de ressources que la puissance de l’ouvrier.
web-teotihuacan-hint-buy-temple-step = Chaque marche paie aussitôt ; la 10 ouvre la tuile bonus de ce temple.
web-teotihuacan-hint-take-resources = Le bois sert aux bâtiments et à la hauteur, la pierre à la pyramide, l’or aux technologies et décorations.
web-teotihuacan-hint-choose-temple = Le bleu donne des ressources, le rouge des points, le vert du cacao. Monter haut dans un temple ouvre sa tuile bonus.
web-teotihuacan-hint-choose-major-reward = Une tuile reste avec vous, la récompense imprimée est immédiate. Chaque tuile ne se prend qu’une fois.
web-teotihuacan-hint-claim-on-avenue = Des masques différents valent plus ensemble ; les autres tuiles aident une fois, quand vous voulez.
web-teotihuacan-hint-claim-on-board = Payez ce que dit sa bande du bas. Une autre tuile prendra sa place.
web-teotihuacan-hint-power-up = Un ouvrier puissant récolte plus. À 6 il s’élève : une récompense, et il repart à 1.
web-teotihuacan-hint-power-up-anywhere = N’importe quel ouvrier libre : un proche de 6, ou un qui partage un plateau.
web-teotihuacan-hint-buy-power-up = Un cacao pour un pas de plus vers l’ascension.
web-teotihuacan-hint-choose-ascension-reward = Un quatrième ouvrier tôt vaut plus que 5 points ; mais chacun veut un salaire.
web-teotihuacan-hint-take-technology = Une technologie aide jusqu’à la fin. Qui l’a déjà marque 3 quand vous la prenez.
web-teotihuacan-hint-build-house = Plus d’ouvriers, meilleure rangée. Chaque bâtiment fait aussi baisser la valeur des pas de l’avenue.
web-teotihuacan-hint-take-decoration = Cherchez des icônes égales à celles sous la prochaine place libre d’un escalier.
web-teotihuacan-hint-place-decoration = Les icônes cerclées correspondent : 1 point chacune, et une colorée fait monter son temple.
web-teotihuacan-hint-build-pyramid = Une tuile par ouvrier ici. Celles à icônes colorées font monter aux temples.
web-teotihuacan-hint-choose-spot = Plus haut rapporte plus et coûte du bois. Pointez une place éclairée : les icônes cerclées correspondent.
web-teotihuacan-hint-turn-tile = Tournez-la jusqu’à ce que le plus d’icônes correspondent.
web-teotihuacan-hint-save-resource = Économisez ce que vous avez le moins.
web-teotihuacan-hint-pay-salary = Chaque cacao impayé coûte 3 points : tout payer est presque toujours juste.

## The score book

web-teotihuacan-in-words = En mots, pas à pas
web-teotihuacan-book-before = avant
web-teotihuacan-book-after = après
web-teotihuacan-book-nothing = Personne n’a marqué lors de cette Éclipse.
web-teotihuacan-path = Le chemin de chacun
web-teotihuacan-sources = D’où viennent les points
web-teotihuacan-group-pyramid = Pyramide et décorations
web-teotihuacan-group-temples = Temples
web-teotihuacan-group-avenue = Avenue et nobles
web-teotihuacan-group-technologies = Technologies
web-teotihuacan-group-masks = Masques
web-teotihuacan-group-rest = Palais, tuiles et le reste
