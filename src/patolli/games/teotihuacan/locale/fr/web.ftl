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
web-teotihuacan-about-altar-temple = Adoration : avancez d’une dalle sur ce temple. Si un autre joueur occupe la case, payez 1 cacao et libérez son ouvrier.
web-teotihuacan-about-altar-royal = Adoration : utilisez cette tuile Cour. Si un autre joueur occupe la case, payez 1 cacao et libérez son ouvrier.
web-teotihuacan-about-discovery = Une tuile Découverte. Son coût est indiqué en bas ; vous pouvez la garder pour un tour suivant.
web-teotihuacan-about-mask = Des masques différents forment des groupes ; une Éclipse rapporte 1, 3, 6, 10, 15, 21 ou 28 PV par groupe.
web-teotihuacan-about-used = Utilisée : elle ne fait plus rien.
web-teotihuacan-about-owners = Qui la connaît : { $players }.
web-teotihuacan-about-no-owner = Personne ne la connaît encore.
web-teotihuacan-about-worker = Force { $power }, { $at-board }. À la force 6, il s’élève.
web-teotihuacan-about-locked = Bloqué : payez 3 cacaos ou consacrez un tour pour le libérer ; un autre joueur qui choisit cette case Adoration le libère aussi.
web-teotihuacan-about-neutral = Un ouvrier neutre : il compte seulement comme une couleur de plus.
web-teotihuacan-about-step = Dalle { $step } : en y arrivant, vous gagnez aussitôt sa récompense.
web-teotihuacan-about-group = Prenez la récompense imprimée ou l’une de ces tuiles.
web-teotihuacan-about-avenue = Qui arrive ici peut prendre l’une de ces tuiles.
web-teotihuacan-about-buildings = Le plus petit nombre visible donne la valeur de chaque case de l’Allée des Morts lors d’une Éclipse : { $points } PV pour l’instant.
web-teotihuacan-about-bonus = La dalle 10 la débloque ; elle compte à la dernière Éclipse.
web-teotihuacan-about-calendar = Le jeton Soleil avance après chaque tour de table et à chaque Élévation. Quand il rejoint le jeton Lune, on finit le tour de table, chacun joue encore une fois, puis l’Éclipse est décomptée.
web-teotihuacan-about-reward = Une récompense de la roue pour chaque ouvrier qui s’élève.
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
web-teotihuacan-short-worship = Adoration
web-teotihuacan-short-tile = Adoration : tuile
web-teotihuacan-short-both = Adoration : les deux
web-teotihuacan-short-royal = Adoration : case { $number }
web-teotihuacan-short-royal-both = Case { $number } et tuile
web-teotihuacan-short-unlock = Tout libérer
web-teotihuacan-short-free = Tout libérer et finir
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
web-teotihuacan-told-here = Ici : { $list }.
web-teotihuacan-told-nobody = Personne ici.
web-teotihuacan-told-built = Construit : { $list }.
web-teotihuacan-told-neutral = neutre

## Gallery

web-teotihuacan-gallery = Toutes les pièces de Teotihuacan
web-teotihuacan-gallery-rings = Anneaux dans un autre ordre
web-teotihuacan-gallery-one-step = Quatre jetons sur une dalle

## Rules

web-teotihuacan-rules-goal = But du jeu
web-teotihuacan-rules-goal-text = Vous construisez la cité de Teotihuacan avec quelques ouvriers. Leur force augmente au fil de leurs actions, jusqu’à leur Élévation : ils repartent alors de 1. Après trois ères, chacune conclue par une Éclipse, le joueur qui a le plus de points de victoire (PV) l’emporte.
web-teotihuacan-rules-turn = Votre tour
web-teotihuacan-rules-turn-move = Déplacez un ouvrier libre de 1 à 3 plateaux dans le sens horaire. Puis faites une action là où il arrive : Récolter du cacao, Adoration ou Action principale.
web-teotihuacan-rules-turn-collect = Récolter rapporte 1 cacao, et 1 de plus par couleur d’ouvriers libres présente.
web-teotihuacan-rules-turn-worship = L’Adoration bloque l’ouvrier sur la case Adoration (ronde) : une dalle de temple ou une tuile Cour, ou la tuile Découverte voisine, ou les deux pour 1 cacao.
web-teotihuacan-rules-turn-work = L’Action principale coûte 1 cacao par couleur d’ouvriers libres déjà présente, la vôtre comprise. Son effet dépend du nombre de vos ouvriers sur place et de la force du plus faible ; ensuite, renforcez l’un d’eux.
web-teotihuacan-rules-boards = Les plateaux
web-teotihuacan-rules-ascension = Élévation
web-teotihuacan-rules-ascension-text = Un ouvrier dont la force atteint 6 s’élève : avancez d’une case sur l’Allée des Morts, choisissez une récompense de la roue d’Élévation, et l’ouvrier revient à la Citadelle avec une force de 1. Le jeton Soleil avance.
web-teotihuacan-rules-temples-text = Chaque dalle rapporte aussitôt sa récompense. Sur les dalles majeures (encadrées), prenez la récompense imprimée ou une tuile Découverte. La dalle 10 débloque la tuile Bonus du temple.
web-teotihuacan-rules-eclipse = Une Éclipse
web-teotihuacan-rules-eclipse-text = Quand le jeton Soleil rejoint le jeton Lune, chacun joue encore une fois. Puis on décompte : l’Allée des Morts selon la ligne de bâtiments ; 4 PV pour la tête de la piste Pyramide, et 4, 3 ou 2 PV par case selon l’ère ; les groupes de masques différents. Enfin, on paie le salaire.
web-teotihuacan-rules-end = La fin
web-teotihuacan-rules-end-text = La partie s’achève à la troisième Éclipse, ou à celle qui suit la pose du sommet de la pyramide. Les tuiles Bonus débloquées comptent alors.

## Hints

web-teotihuacan-hints-off = Masquer les conseils
web-teotihuacan-hints-on = Montrer les conseils
web-teotihuacan-hints = Conseil pour ce choix
web-teotihuacan-hint-in-any-order = Résolvez d’abord ce qui aide le reste : vos gains peuvent payer la suite.
web-teotihuacan-hint-keep-starting-tiles = Choisissez-en deux : elles donnent vos ressources de départ et les premiers plateaux de vos ouvriers.
web-teotihuacan-hint-draft-starting-tile = Le second choix se fait dans l’ordre inverse : le dernier joueur choisit donc deux fois de suite.
web-teotihuacan-hint-place-workers = Trois plateaux différents. Plus tard, des ouvriers réunis sur un même plateau sont plus efficaces.
web-teotihuacan-hint-claim-reserved = Payez son coût et elle est à vous ; sinon, elle retourne dans la pile.
web-teotihuacan-hint-finish-turn = Vous pouvez encore utiliser une tuile ou libérer vos ouvriers ; terminez ensuite le tour.
web-teotihuacan-hint-move-worker = Choisissez un ouvrier, puis un plateau en surbrillance, 1 à 3 plateaux plus loin. L’étiquette indique le coût et le gain de l’Action principale.
web-teotihuacan-hint-bring-companion = Deux ouvriers qui arrivent ensemble comptent pour deux dans l’Action principale.
web-teotihuacan-hint-use-board = Action principale pour des ressources et un renforcement, Adoration pour un temple (l’ouvrier est bloqué), ou récolte si vous manquez de cacao.
web-teotihuacan-hint-buy-resources = Un ouvrier plus fort peut échanger plus souvent.
web-teotihuacan-hint-sell-resource = Vendez ce qui ne servira pas bientôt ; le cacao paie les Actions principales et le salaire.
web-teotihuacan-hint-swap-resource = Une ressource et 1 cacao deviennent autant de ressources que la force de l’ouvrier.
web-teotihuacan-hint-buy-temple-step = Chaque dalle rapporte aussitôt sa récompense ; la dalle 10 débloque la tuile Bonus de ce temple.
web-teotihuacan-hint-take-resources = Le bois sert aux bâtiments et aux étages supérieurs, la pierre à la pyramide, l’or aux technologies et aux décorations.
web-teotihuacan-hint-choose-temple = Le bleu donne des ressources, le rouge des PV, le vert du cacao. En haut d’un temple, vous débloquez sa tuile Bonus.
web-teotihuacan-hint-choose-major-reward = Une tuile peut servir plus tard, la récompense imprimée est immédiate. Chaque tuile ne se prend qu’une fois.
web-teotihuacan-hint-claim-on-avenue = Un groupe de masques différents vaut plus à chaque masque ; les autres tuiles aident une fois, quand vous voulez.
web-teotihuacan-hint-claim-on-board = Payez le coût indiqué en bas. Une autre tuile prendra sa place.
web-teotihuacan-hint-power-up = Un ouvrier plus fort gagne plus de ressources. À la force 6, il s’élève : vous gagnez une récompense et il repart de 1.
web-teotihuacan-hint-power-up-anywhere = N’importe quel ouvrier libre : par exemple, un ouvrier proche de 6 ou qui partage un plateau avec d’autres.
web-teotihuacan-hint-buy-power-up = Un cacao pour un pas de plus vers l’Élévation.
web-teotihuacan-hint-choose-ascension-reward = Obtenu tôt, le quatrième ouvrier vaut plus que 5 PV ; mais chaque ouvrier coûte un salaire.
web-teotihuacan-hint-take-technology = Une technologie aide jusqu’à la fin. Qui la connaît déjà gagne 3 PV quand vous l’apprenez.
web-teotihuacan-hint-build-house = Plus d’ouvriers, meilleure rangée. Chaque bâtiment réduit aussi, pour tous, la valeur des cases de l’Allée des Morts.
web-teotihuacan-hint-take-decoration = Cherchez des symboles identiques à ceux du prochain emplacement libre d’un côté.
web-teotihuacan-hint-place-decoration = Les symboles cerclés sont identiques : 1 PV chacun, et un symbole coloré vous fait avancer sur son temple.
web-teotihuacan-hint-build-pyramid = Une tuile par ouvrier ici. Un symbole coloré identique vous fait avancer sur son temple.
web-teotihuacan-hint-choose-spot = Plus haut, la tuile rapporte plus mais coûte du bois. Survolez un emplacement en surbrillance : les symboles cerclés sont identiques.
web-teotihuacan-hint-turn-tile = Tournez-la pour avoir le plus de symboles identiques.
web-teotihuacan-hint-save-resource = Économisez ce que vous avez le moins.
web-teotihuacan-hint-pay-salary = Chaque cacao impayé coûte 3 PV : tout payer est presque toujours le bon choix.

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
