# Teotihuacan : La Cité des Dieux, en français.

teotihuacan-name = Teotihuacan : La Cité des Dieux

## Options

teotihuacan-option-edition = Édition
    .about = La récompense en cacao d’une Élévation est de 5 dans la deuxième édition et de 6 dans la première.
teotihuacan-option-edition-second = Deuxième
teotihuacan-option-edition-first = Première
teotihuacan-option-setup = Mise en place
    .about = Plateaux et tuiles tirés au sort, ou la disposition fixe d’une première partie.
teotihuacan-option-setup-standard = Tirée au sort
teotihuacan-option-setup-first-game = Première partie
teotihuacan-option-starting-tiles = Tuiles Départ
    .about = Garder deux tuiles sur quatre reçues en secret, ou choisir à tour de rôle parmi des tuiles face visible.
teotihuacan-option-starting-tiles-deal = Reçues en secret
teotihuacan-option-starting-tiles-draft = Choisies à tour de rôle
teotihuacan-option-eclipse-mode = Éclipse
    .about = Une Éclipse sombre est décomptée juste après le tour où les jetons Soleil et Lune se rejoignent, sans dernier tour de table.
teotihuacan-option-eclipse-mode-normal = Normale
teotihuacan-option-eclipse-mode-dark = Éclipse sombre
teotihuacan-option-technology-draw = Technologies en jeu
    .about = Six au hasard parmi les neuf, ou trois bon marché en haut et trois chères en bas.
teotihuacan-option-technology-draw-any-six = Six au hasard
teotihuacan-option-technology-draw-balanced-rows = Bon marché en haut, chères en bas
teotihuacan-option-pyramid-start = Pyramide de départ
    .about = Le motif du livret de règles, ou une variante tournée ou en miroir.
teotihuacan-option-pyramid-start-rulebook = Motif du livret
teotihuacan-option-pyramid-start-random-pattern = Tirée au sort
teotihuacan-option-free-cocoa-scope = Tuile « cacao gratuit »
    .about = Elle paie une Action principale, une Adoration ou un salaire ; la portée large ajoute la libération des ouvriers, l’Élévation et les tuiles Cour.
teotihuacan-option-free-cocoa-scope-listed = Action principale, Adoration, salaire
teotihuacan-option-free-cocoa-scope-wide = Large
teotihuacan-option-completed-pyramid-step-value = Pyramide achevée tôt
    .about = Ce que vaut une case de la piste Pyramide quand la pyramide achevée met fin à la partie plus tôt.
teotihuacan-option-completed-pyramid-step-value-by-ordinal = Comme à cette Éclipse
teotihuacan-option-completed-pyramid-step-value-as-third = Comme à la troisième Éclipse
teotihuacan-option-pyramid-track-cap = Fin de la piste Pyramide
    .about = La dernière case qu’un jeton peut atteindre.
teotihuacan-option-pyramid-track-cap-10 = Case 10
teotihuacan-option-pyramid-track-cap-9 = Case 9
teotihuacan-option-nobles-row-choice = Rangée aux Nobles
    .about = Le nombre d’ouvriers impose la rangée, ou l’on choisit toute rangée jusqu’à ce nombre.
teotihuacan-option-nobles-row-choice-forced = Imposée
teotihuacan-option-nobles-row-choice-free-up-to-count = Au choix, jusqu’au nombre d’ouvriers
teotihuacan-option-second-power-up = Deuxième renforcement
    .about = Le deuxième renforcement d’une Action principale peut être refusé, ou il est obligatoire.
teotihuacan-option-second-power-up-optional = Facultatif
teotihuacan-option-second-power-up-mandatory = Obligatoire
teotihuacan-option-leader-bonus-at-zero = Bonus de tête à 0
    .about = Qui gagne les 4 PV de la tête de la piste Pyramide quand personne n’y a avancé.
teotihuacan-option-leader-bonus-at-zero-none = Personne
teotihuacan-option-leader-bonus-at-zero-all = Tout le monde
teotihuacan-option-difficulty = Teotibot
    .about = Le niveau de Teotibot en solo ; les réglages suivants le modifient un à un.
teotihuacan-option-difficulty-gentle = Facile
teotihuacan-option-difficulty-standard = Normal
teotihuacan-option-difficulty-hard = Difficile
teotihuacan-option-difficulty-merciless = Impitoyable
teotihuacan-option-bot-power-gold-deposits = Teotibot au Gisement d’Or
    .about = Force de son ouvrier au départ.
teotihuacan-option-bot-power-gold-deposits-preset = Selon la difficulté
teotihuacan-option-bot-power-gold-deposits-1 = 1
teotihuacan-option-bot-power-gold-deposits-2 = 2
teotihuacan-option-bot-power-gold-deposits-3 = 3
teotihuacan-option-bot-power-nobles = Teotibot aux Nobles
    .about = Force de son ouvrier au départ.
teotihuacan-option-bot-power-nobles-preset = Selon la difficulté
teotihuacan-option-bot-power-nobles-1 = 1
teotihuacan-option-bot-power-nobles-2 = 2
teotihuacan-option-bot-power-nobles-3 = 3
teotihuacan-option-bot-power-construction = Teotibot à la Construction
    .about = Force de son ouvrier au départ.
teotihuacan-option-bot-power-construction-preset = Selon la difficulté
teotihuacan-option-bot-power-construction-1 = 1
teotihuacan-option-bot-power-construction-2 = 2
teotihuacan-option-bot-power-construction-3 = 3
teotihuacan-option-bot-wood = Bois de Teotibot
    .about = Le bois qu’il possède au départ.
teotihuacan-option-bot-wood-preset = Selon la difficulté
teotihuacan-option-bot-wood-1 = 1
teotihuacan-option-bot-wood-2 = 2
teotihuacan-option-bot-wood-3 = 3
teotihuacan-option-bot-stone = Pierre de Teotibot
    .about = La pierre qu’il possède au départ.
teotihuacan-option-bot-stone-preset = Selon la difficulté
teotihuacan-option-bot-stone-1 = 1
teotihuacan-option-bot-stone-2 = 2
teotihuacan-option-bot-stone-3 = 3
teotihuacan-option-bot-gold = Or de Teotibot
    .about = L’or qu’il possède au départ.
teotihuacan-option-bot-gold-preset = Selon la difficulté
teotihuacan-option-bot-gold-1 = 1
teotihuacan-option-bot-gold-2 = 2
teotihuacan-option-bot-gold-3 = 3
teotihuacan-option-bot-points-for-cocoa = Échange de Teotibot
    .about = PV qu’il gagne pour 10 cacaos.
teotihuacan-option-bot-points-for-cocoa-preset = Selon la difficulté
teotihuacan-option-bot-points-for-cocoa-1 = 1
teotihuacan-option-bot-points-for-cocoa-2 = 2
teotihuacan-option-bot-points-for-cocoa-3 = 3
teotihuacan-option-bot-points-for-cocoa-4 = 4
teotihuacan-option-bot-points-for-cocoa-5 = 5
teotihuacan-option-bot-worship-steps = Adoration de Teotibot
    .about = Dalles de temple par Adoration ; une de plus aux Décorations.
teotihuacan-option-bot-worship-steps-preset = Selon la difficulté
teotihuacan-option-bot-worship-steps-1 = 1
teotihuacan-option-bot-worship-steps-2 = 2
teotihuacan-option-bot-worship-steps-3 = 3
teotihuacan-option-bot-points-per-bonus = Tuiles Bonus de Teotibot
    .about = PV à la fin par tuile Bonus débloquée.
teotihuacan-option-bot-points-per-bonus-preset = Selon la difficulté
teotihuacan-option-bot-points-per-bonus-5 = 5
teotihuacan-option-bot-points-per-bonus-10 = 10
teotihuacan-option-bot-points-per-bonus-15 = 15
teotihuacan-option-bot-points-per-bonus-20 = 20
teotihuacan-option-bot-points-per-bonus-25 = 25
teotihuacan-option-bot-points-per-technology = Technologies de Teotibot
    .about = PV à la fin par technologie connue.
teotihuacan-option-bot-points-per-technology-preset = Selon la difficulté
teotihuacan-option-bot-points-per-technology-0 = 0
teotihuacan-option-bot-points-per-technology-1 = 1
teotihuacan-option-bot-points-per-technology-2 = 2
teotihuacan-option-bot-points-per-technology-3 = 3
teotihuacan-option-bot-points-per-technology-4 = 4

## Choses

# at, from : avec préposition et article, dans une phrase.
teotihuacan-board-none = aucun plateau
    .at = à aucun plateau
    .from = d’aucun plateau
teotihuacan-board-palace = Citadelle
    .at = à la Citadelle
    .from = de la Citadelle
teotihuacan-board-forest = Forêt
    .at = à la Forêt
    .from = de la Forêt
teotihuacan-board-stone-quarry = Carrière
    .at = à la Carrière
    .from = de la Carrière
teotihuacan-board-gold-deposits = Gisement d’Or
    .at = au Gisement d’Or
    .from = du Gisement d’Or
teotihuacan-board-alchemy = Alchimie
    .at = à l’Alchimie
    .from = de l’Alchimie
teotihuacan-board-nobles = Nobles
    .at = aux Nobles
    .from = des Nobles
teotihuacan-board-decorations = Décorations
    .at = aux Décorations
    .from = des Décorations
teotihuacan-board-construction = Construction
    .at = à la Construction
    .from = de la Construction
teotihuacan-automaton-teotibot = Teotibot

# Suivent un chiffre avec signe : +2 bois.
teotihuacan-good-wood = bois
    .many = bois
teotihuacan-good-stone = pierre
    .many = pierres
teotihuacan-good-gold = or
    .many = or
teotihuacan-good-cocoa = cacao
    .many = cacaos
teotihuacan-good-points = PV
    .many = PV
teotihuacan-good-avenue = Allée
    .many = Allée
teotihuacan-good-pyramid-track = piste Pyramide
    .many = piste Pyramide
teotihuacan-good-blue = temple bleu
    .many = temple bleu
teotihuacan-good-red = temple rouge
    .many = temple rouge
teotihuacan-good-green = temple vert
    .many = temple vert

teotihuacan-temple-blue = temple bleu
    .at = sur le temple bleu
    .of = du temple bleu
teotihuacan-temple-red = temple rouge
    .at = sur le temple rouge
    .of = du temple rouge
teotihuacan-temple-green = temple vert
    .at = sur le temple vert
    .of = du temple vert
teotihuacan-temple-any = n’importe quel temple
    .at = sur n’importe quel temple
    .of = de n’importe quel temple

teotihuacan-discovery-mask-1 = masque 1
    .does = Des masques différents forment un groupe : d’un à sept, ils valent 1, 3, 6, 10, 15, 21 ou 28 PV.
    .when = À chaque Éclipse ; un masque ne se dépense jamais.
teotihuacan-discovery-mask-2 = masque 2
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-3 = masque 3
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-4 = masque 4
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-5 = masque 5
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-6 = masque 6
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-7 = masque 7
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-points-4 = 4 PV
    .does = Vous gagnez 4 PV.
    .when = Une fois, à tout moment de votre tour.
teotihuacan-discovery-resources-3 = 3 ressources
    .does = Vous recevez 3 ressources au choix.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-resources-2 = 2 ressources
    .does = Vous recevez 2 ressources au choix.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-avenue = case sur l’Allée
    .does = Vous avancez d’une case sur l’Allée des Morts.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-any = dalle d’un temple au choix
    .does = Vous avancez d’une dalle sur un temple au choix ; la dalle rapporte comme d’habitude.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-blue = dalle du temple bleu
    .does = Vous avancez d’une dalle sur le temple bleu ; la dalle rapporte comme d’habitude.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-red = dalle du temple rouge
    .does = Vous avancez d’une dalle sur le temple rouge ; la dalle rapporte comme d’habitude.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-green = dalle du temple vert
    .does = Vous avancez d’une dalle sur le temple vert ; la dalle rapporte comme d’habitude.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-cocoa-4 = 4 cacaos
    .does = Vous recevez 4 cacaos.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-power-up-2 = 2 renforcements
    .does = Vous renforcez deux de vos ouvriers libres, ou l’un d’eux deux fois.
    .when = Une fois, à tout moment de votre tour ; avant la fin de votre action, pas pour un ouvrier qui vient de se déplacer.
teotihuacan-discovery-double-move = double déplacement
    .does = Deux ouvriers libres d’un même plateau se déplacent ensemble vers un autre.
    .when = Une fois, quand vous déplacez un ouvrier.
teotihuacan-discovery-free-cocoa = cacao gratuit
    .does = Elle paie tout le cacao d’une Action principale, d’une Adoration ou d’un salaire.
    .when = Une fois, au lieu de payer du cacao.
teotihuacan-discovery-unlimited-move = déplacement illimité
    .does = Votre ouvrier se déplace aussi loin que vous voulez, jusqu’à un tour complet.
    .when = { teotihuacan-discovery-double-move.when }
teotihuacan-discovery-extra-worker = ouvrier supplémentaire
    .does = Vous comptez un ouvrier de plus.
    .when = Une fois, lors d’une Action principale à l’Alchimie, aux Nobles ou à la Construction.

# at : où se trouve la tuile, dans une phrase.
teotihuacan-discovery-place-palace = Citadelle
    .at = à la Citadelle
teotihuacan-discovery-place-forest = Forêt
    .at = à la Forêt
teotihuacan-discovery-place-stone-quarry = Carrière
    .at = à la Carrière
teotihuacan-discovery-place-gold-deposits = Gisement d’Or
    .at = au Gisement d’Or
teotihuacan-discovery-place-decorations = Décorations
    .at = aux Décorations
teotihuacan-discovery-place-avenue-3 = Allée, case 3
    .at = sur la case 3 de l’Allée des Morts
teotihuacan-discovery-place-avenue-6 = Allée, case 6
    .at = sur la case 6 de l’Allée des Morts
teotihuacan-discovery-place-avenue-8 = Allée, case 8
    .at = sur la case 8 de l’Allée des Morts
teotihuacan-discovery-place-blue-4 = temple bleu, dalle 4
    .at = sur la dalle 4 du temple bleu
teotihuacan-discovery-place-red-5 = temple rouge, dalle 5
    .at = sur la dalle 5 du temple rouge
teotihuacan-discovery-place-green-3 = temple vert, dalle 3
    .at = sur la dalle 3 du temple vert
teotihuacan-discovery-place-green-6 = temple vert, dalle 6
    .at = sur la dalle 6 du temple vert
teotihuacan-discovery-place-reserved = avec une tuile Départ
    .at = réservée pour une tuile Départ

# Les plateaux des ouvriers, puis les gains.
teotihuacan-starting-tile-st1 = { teotihuacan-board-palace }, { teotihuacan-board-forest } : 3 bois, 2 cacaos, 1 case sur l’Allée
teotihuacan-starting-tile-st2 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-stone-quarry } : 2 pierres, 3 or, dalle du temple vert
teotihuacan-starting-tile-st3 = { teotihuacan-board-forest }, { teotihuacan-board-stone-quarry } : 4 bois, 1 pierre, dalle du temple bleu
teotihuacan-starting-tile-st4 = { teotihuacan-board-palace }, { teotihuacan-board-gold-deposits } : 2 or, 5 cacaos, dalle du temple rouge
teotihuacan-starting-tile-st5 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-alchemy } : 2 or, technologie de plus petit numéro
teotihuacan-starting-tile-st6 = { teotihuacan-board-forest }, { teotihuacan-board-gold-deposits } : 3 bois, 2 or, 1 renforcement
teotihuacan-starting-tile-st7 = { teotihuacan-board-alchemy }, { teotihuacan-board-construction } : 2 ressources, technologie de plus petit numéro
teotihuacan-starting-tile-st8 = { teotihuacan-board-nobles }, { teotihuacan-board-decorations } : 4 pierres, 2 cacaos, dalle du temple bleu
teotihuacan-starting-tile-st9 = { teotihuacan-board-alchemy }, { teotihuacan-board-nobles } : dalle du temple bleu, dalle du temple rouge, dalle du temple vert
teotihuacan-starting-tile-st10 = { teotihuacan-board-decorations }, { teotihuacan-board-construction } : 5 cacaos, dalle du temple rouge, 1 renforcement
teotihuacan-starting-tile-st11 = { teotihuacan-board-nobles }, { teotihuacan-board-construction } : 5 cacaos, dalle du temple vert, 1 renforcement
teotihuacan-starting-tile-st12 = { teotihuacan-board-alchemy }, { teotihuacan-board-decorations } : 2 ressources, dalle du temple bleu, dalle du temple rouge
teotihuacan-starting-tile-st13 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-alchemy } : 5 bois, 3 cacaos
teotihuacan-starting-tile-st14 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-decorations } : 3 pierres, 1 or, tuile Découverte
teotihuacan-starting-tile-st15 = { teotihuacan-board-forest }, { teotihuacan-board-nobles } : 1 bois, 2 pierres, 3 or
teotihuacan-starting-tile-st16 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-construction } : 3 or, 2 cacaos, tuile Découverte
teotihuacan-starting-tile-st17 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-construction } : 2 bois, 3 pierres, 3 cacaos
teotihuacan-starting-tile-st18 = { teotihuacan-board-forest }, { teotihuacan-board-decorations } : 1 bois, 2 pierres, 1 case sur l’Allée

# Numéro imprimé et effet.
teotihuacan-technology-t1 = 1 (Citadelle atteinte ou traversée : +1 cacao)
    .does = Vous recevez 1 cacao.
    .when = Chaque fois que votre déplacement s’arrête à la Citadelle ou la traverse.
teotihuacan-technology-t3 = 3 (Alchimie, Nobles : +3 PV)
    .does = Vous gagnez 3 PV de plus.
    .when = À chaque Action principale à l’Alchimie ou aux Nobles.
teotihuacan-technology-t5 = 5 (plateaux de ressources : +1 ressource)
    .does = Vous recevez 1 ressource de plus de ce plateau.
    .when = À chaque Action principale à la Forêt, à la Carrière ou au Gisement d’Or.
teotihuacan-technology-t7 = 7 (plateaux de ressources : +1 cacao, +1 PV)
    .does = Vous recevez 1 cacao et gagnez 1 PV.
    .when = { teotihuacan-technology-t5.when }
teotihuacan-technology-t9 = 9 (Décorations : +4 PV)
    .does = Vous gagnez 4 PV de plus.
    .when = À chaque décoration que vous placez.
teotihuacan-technology-t11 = 11 (Construction : +3 PV)
    .does = { teotihuacan-technology-t3.does }
    .when = Une fois à chaque Action principale à la Construction.
teotihuacan-technology-t13 = 13 (1 cacao : +1 renforcement)
    .does = Pour 1 cacao, vous renforcez un ouvrier de plus sur ce plateau.
    .when = Après les renforcements de chaque Action principale.
teotihuacan-technology-t15 = 15 (Construction : +1 ouvrier, −1 ressource)
    .does = Vous comptez un ouvrier de plus, et une tuile Pyramide coûte 1 ressource de moins.
    .when = { teotihuacan-technology-t11.when }
teotihuacan-technology-t17 = 17 (Construction : +1 dalle de temple)
    .does = Vous avancez d’une dalle sur un temple au choix ; la dalle rapporte comme d’habitude.
    .when = { teotihuacan-technology-t11.when }

# force : celle de l’ouvrier qui fait l’Adoration.
teotihuacan-royal-tile-c01 = autant de cacaos que la force, plus 1
    .does = Vous recevez 1 cacao de plus que la force de l’ouvrier.
    .when = Quand l’un de vos ouvriers fait une Adoration sur sa case.
teotihuacan-royal-tile-b02 = 1 cacao → 1 bois et 1 pierre (maximum : force)
    .does = Vous échangez 1 cacao contre 1 bois et 1 pierre, autant de fois que la force de l’ouvrier le permet.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-c03 = 1 ressource → 2 cacaos (maximum : force)
    .does = Vous échangez 1 ressource contre 2 cacaos, autant de fois que la force de l’ouvrier le permet.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a04 = 2 PV par technologie (maximum : force)
    .does = Vous gagnez 2 PV pour chacune de vos technologies, au plus autant que la force de l’ouvrier.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a05 = 2 PV par case sur la piste Pyramide (maximum : force)
    .does = Vous gagnez 2 PV par case parcourue sur la piste Pyramide, au plus autant que la force de l’ouvrier.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-b06 = 1 cacao → 1 pierre et 1 or (maximum : force)
    .does = Vous échangez 1 cacao contre 1 pierre et 1 or, autant de fois que la force de l’ouvrier le permet.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-b07 = 1 cacao et 1 ressource → autant de ressources que la force
    .does = Vous échangez 1 cacao et 1 ressource contre autant de ressources au choix que la force de l’ouvrier.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-c08 = 1 cacao → 1 dalle de temple (maximum : force − 1)
    .does = Vous avancez sur les temples pour 1 cacao la dalle, une fois de moins que la force de l’ouvrier.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a09 = 1 PV par case sur l’Allée (maximum : force + 1)
    .does = Vous gagnez 1 PV par case parcourue sur l’Allée, au plus une de plus que la force de l’ouvrier.
    .when = { teotihuacan-royal-tile-c01.when }

teotihuacan-bonus-tile-masks = meilleur groupe de masques compté une fois de plus
    .does = Votre meilleur groupe de masques compte une fois de plus.
    .when = À la dernière Éclipse, si votre jeton a atteint la dalle 10 de son temple.
teotihuacan-bonus-tile-technologies = 5 PV par technologie
    .does = Vous gagnez 5 PV pour chacune de vos technologies.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-flat = 15 PV
    .does = Vous gagnez 15 PV.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-avenue = 3 PV par case sur l’Allée
    .does = Vous gagnez 3 PV par case parcourue sur l’Allée.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-bonus-count = 9 PV par tuile Bonus débloquée
    .does = Vous gagnez 9 PV par tuile Bonus débloquée, celle-ci comprise.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-discoveries = 2 PV par tuile Découverte sans masque
    .does = Vous gagnez 2 PV par tuile Découverte sans masque, utilisée ou non.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-workers = 4 PV par ouvrier, 9 dès la force 4
    .does = Vous gagnez 4 PV pour chacun de vos ouvriers, 9 PV si sa force est de 4 ou 5.
    .when = { teotihuacan-bonus-tile-masks.when }

# Symboles dans le sens horaire depuis le coin supérieur gauche ; l’étoile marque le symbole qui fait avancer sur son temple.
teotihuacan-pyramid-tile-p0 = bleu · uni · rouge★ · vert
teotihuacan-pyramid-tile-p1 = uni · bleu · rouge · vert★
teotihuacan-pyramid-tile-p2 = uni · rouge · bleu · vert★
teotihuacan-pyramid-tile-p3 = vert · uni · bleu · rouge★
teotihuacan-pyramid-tile-p4 = vert · uni · bleu · rouge
teotihuacan-pyramid-tile-p5 = vert · uni · rouge · bleu
teotihuacan-pyramid-tile-p6 = vert · uni · rouge · bleu★
teotihuacan-pyramid-tile-p7 = vert · bleu · rouge · uni
teotihuacan-pyramid-tile-p8 = vert · bleu★ · rouge · uni
teotihuacan-pyramid-tile-p9 = bleu · uni · rouge · uni
teotihuacan-pyramid-tile-p10 = bleu★ · uni · rouge · uni
teotihuacan-pyramid-tile-p11 = vert · uni · rouge · uni
teotihuacan-pyramid-tile-p12 = vert · uni · rouge★ · uni
teotihuacan-pyramid-tile-p13 = bleu · uni · vert★ · uni
teotihuacan-pyramid-tile-p14 = bleu · uni · vert · uni
teotihuacan-pyramid-tile-p15 = bleu · uni · vert · rouge
teotihuacan-pyramid-tile-p16 = bleu · uni · vert · rouge★
teotihuacan-pyramid-tile-p17 = vert · uni · bleu · rouge
teotihuacan-pyramid-tile-p18 = uni · uni · uni · rouge
teotihuacan-pyramid-tile-p19 = bleu · uni · uni · uni
teotihuacan-pyramid-tile-p20 = uni · uni · uni · vert
teotihuacan-pyramid-tile-p21 = bleu · uni · uni · vert
teotihuacan-pyramid-tile-p22 = vert · uni · uni · bleu
teotihuacan-pyramid-tile-p23 = uni · uni · vert · rouge
teotihuacan-pyramid-tile-p24 = vert★ · uni · uni · rouge
teotihuacan-pyramid-tile-p25 = bleu · uni · uni · rouge★
teotihuacan-pyramid-tile-p26 = bleu · uni · uni · rouge
teotihuacan-pyramid-tile-p27 = vert · bleu · vert★ · bleu
teotihuacan-pyramid-tile-p28 = rouge · bleu★ · rouge · bleu
teotihuacan-pyramid-tile-p29 = vert · rouge · vert · rouge★
teotihuacan-pyramid-tile-p30 = uni · uni · uni · uni
teotihuacan-pyramid-tile-p31 = uni · uni · uni · uni

teotihuacan-spot-s0 = étage 1, rangée 1, colonne 1
teotihuacan-spot-s1 = étage 1, rangée 1, colonne 2
teotihuacan-spot-s2 = étage 1, rangée 1, colonne 3
teotihuacan-spot-s3 = étage 1, rangée 1, colonne 4
teotihuacan-spot-s4 = étage 1, rangée 2, colonne 1
teotihuacan-spot-s5 = étage 1, rangée 2, colonne 2
teotihuacan-spot-s6 = étage 1, rangée 2, colonne 3
teotihuacan-spot-s7 = étage 1, rangée 2, colonne 4
teotihuacan-spot-s8 = étage 1, rangée 3, colonne 1
teotihuacan-spot-s9 = étage 1, rangée 3, colonne 2
teotihuacan-spot-s10 = étage 1, rangée 3, colonne 3
teotihuacan-spot-s11 = étage 1, rangée 3, colonne 4
teotihuacan-spot-s12 = étage 1, rangée 4, colonne 1
teotihuacan-spot-s13 = étage 1, rangée 4, colonne 2
teotihuacan-spot-s14 = étage 1, rangée 4, colonne 3
teotihuacan-spot-s15 = étage 1, rangée 4, colonne 4
teotihuacan-spot-s100 = étage 2, rangée 1, colonne 1
teotihuacan-spot-s101 = étage 2, rangée 1, colonne 2
teotihuacan-spot-s102 = étage 2, rangée 1, colonne 3
teotihuacan-spot-s103 = étage 2, rangée 2, colonne 1
teotihuacan-spot-s104 = étage 2, rangée 2, colonne 2
teotihuacan-spot-s105 = étage 2, rangée 2, colonne 3
teotihuacan-spot-s106 = étage 2, rangée 3, colonne 1
teotihuacan-spot-s107 = étage 2, rangée 3, colonne 2
teotihuacan-spot-s108 = étage 2, rangée 3, colonne 3
teotihuacan-spot-s200 = étage 3, rangée 1, colonne 1
teotihuacan-spot-s201 = étage 3, rangée 1, colonne 2
teotihuacan-spot-s202 = étage 3, rangée 2, colonne 1
teotihuacan-spot-s203 = étage 3, rangée 2, colonne 2
teotihuacan-spot-s300 = étage 4, rangée 1, colonne 1

# Les deux symboles, la flèche pointant vers le centre.
teotihuacan-decoration-d0 = bleu–rouge
teotihuacan-decoration-d1 = uni–bleu
teotihuacan-decoration-d2 = vert–vert
teotihuacan-decoration-d3 = bleu–vert
teotihuacan-decoration-d4 = rouge–bleu
teotihuacan-decoration-d5 = bleu–uni
teotihuacan-decoration-d6 = rouge–rouge
teotihuacan-decoration-d7 = vert–bleu
teotihuacan-decoration-d8 = rouge–vert
teotihuacan-decoration-d9 = vert–uni
teotihuacan-decoration-d10 = uni–rouge
teotihuacan-decoration-d11 = bleu–bleu
teotihuacan-decoration-d12 = vert–rouge
teotihuacan-decoration-d13 = rouge–uni
teotihuacan-decoration-d14 = uni–vert

# of : avec préposition, dans une phrase.
teotihuacan-side-top = haut
    .of = sur le côté supérieur
teotihuacan-side-right = droite
    .of = sur le côté droit
teotihuacan-side-bottom = bas
    .of = sur le côté inférieur
teotihuacan-side-left = gauche
    .of = sur le côté gauche

teotihuacan-nobles-row-top = haut
    .of = du haut
teotihuacan-nobles-row-centre = milieu
    .of = du milieu
teotihuacan-nobles-row-bottom = bas
    .of = du bas

teotihuacan-ascension-reward-points = 5 PV
    .does = Vous gagnez 5 PV.
    .when = Chaque fois que l’un de vos ouvriers s’élève, comme récompense au choix.
teotihuacan-ascension-reward-cocoa = cacao
    .does = Vous recevez 5 cacaos ; 6 dans la première édition.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-one-temple = 1 dalle de temple
    .does = Vous avancez d’une dalle sur un temple au choix ; la dalle rapporte comme d’habitude.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-two-temples = 2 dalles de temple pour 3 cacaos
    .does = Vous payez 3 cacaos et avancez de deux dalles, sur un temple ou sur deux.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-fourth-worker = quatrième ouvrier et 2 cacaos
    .does = Votre quatrième ouvrier arrive à la Citadelle avec une force de 3, et vous recevez 2 cacaos.
    .when = Une fois par partie, quand l’un de vos ouvriers s’élève.

teotihuacan-worship-space-temple = dalle de temple
teotihuacan-worship-space-c01 = { teotihuacan-royal-tile-c01 }
teotihuacan-worship-space-b02 = { teotihuacan-royal-tile-b02 }
teotihuacan-worship-space-c03 = { teotihuacan-royal-tile-c03 }
teotihuacan-worship-space-a04 = { teotihuacan-royal-tile-a04 }
teotihuacan-worship-space-a05 = { teotihuacan-royal-tile-a05 }
teotihuacan-worship-space-b06 = { teotihuacan-royal-tile-b06 }
teotihuacan-worship-space-b07 = { teotihuacan-royal-tile-b07 }
teotihuacan-worship-space-c08 = { teotihuacan-royal-tile-c08 }
teotihuacan-worship-space-a09 = { teotihuacan-royal-tile-a09 }

# sort : quelle variante la phrase choisit ; jamais montré.
teotihuacan-worship-part-ability = case Adoration
    .sort = ability
teotihuacan-worship-part-discovery = tuile Découverte
    .sort = discovery
teotihuacan-worship-part-both = case Adoration et tuile Découverte
    .sort = both

teotihuacan-payment-with-cocoa = avec du cacao
    .sort = cocoa
teotihuacan-payment-with-free-cocoa = avec la tuile « cacao gratuit »
    .sort = tile

# do : ce que dit le bouton.
teotihuacan-saving-wood = 1 bois
    .do = Économiser 1 bois
teotihuacan-saving-stone = 1 pierre
    .do = Économiser 1 pierre
teotihuacan-saving-nothing = rien
    .do = Ne rien économiser sur cette tuile

teotihuacan-order-blue = temple bleu
    .do = Avancer d’abord sur le temple bleu
teotihuacan-order-red = temple rouge
    .do = Avancer d’abord sur le temple rouge
teotihuacan-order-green = temple vert
    .do = Avancer d’abord sur le temple vert
teotihuacan-order-ability = case Adoration
    .do = Utiliser la case Adoration
teotihuacan-order-discovery = tuile Découverte
    .do = Décider de la tuile Découverte

# from : après un gain ; for : après un paiement.
teotihuacan-reason-start = départ
    .from = au départ
    .for = au départ
teotihuacan-reason-temple = temple
    .from = grâce à un temple
    .for = pour un temple
teotihuacan-reason-collecting = récolte
    .from = en récoltant
    .for = pour récolter
teotihuacan-reason-worship = Adoration
    .from = grâce à l’Adoration
    .for = pour l’Adoration
teotihuacan-reason-royal-tile = tuile Cour
    .from = grâce à une tuile Cour
    .for = pour une tuile Cour
teotihuacan-reason-main-action = Action principale
    .from = grâce à l’Action principale
    .for = pour l’Action principale
teotihuacan-reason-technology = technologie
    .from = grâce à une technologie
    .for = pour une technologie
teotihuacan-reason-building = construction
    .from = en construisant
    .for = pour construire
teotihuacan-reason-power-up = renforcement
    .from = grâce à un renforcement
    .for = pour un renforcement de plus
teotihuacan-reason-ascension = Élévation
    .from = grâce à une Élévation
    .for = pour 2 dalles de temple
teotihuacan-reason-discovery = tuile Découverte
    .from = grâce à une tuile Découverte
    .for = pour une tuile Découverte
teotihuacan-reason-unlocking = libération
    .from = en libérant ses ouvriers
    .for = pour libérer ses ouvriers
teotihuacan-reason-fallback = faute d’autre action
    .from = faute d’autre action possible
    .for = faute d’autre action possible
teotihuacan-reason-exchange = échange
    .from = grâce à un échange
    .for = en échange de PV

# Parts of a match; a number follows.
teotihuacan-part-eclipse-began = Éclipse
teotihuacan-part-era-began = Ère

# for : pourquoi des points sont gagnés ou perdus.
teotihuacan-source-blue-temple = Temple bleu
    .for = grâce au temple bleu
teotihuacan-source-red-temple = Temple rouge
    .for = grâce au temple rouge
teotihuacan-source-green-temple = Temple vert
    .for = grâce au temple vert
teotihuacan-source-avenue = Allée des Morts
    .for = pour l’Allée des Morts
teotihuacan-source-pyramid-tiles = Tuiles Pyramide
    .for = pour une tuile Pyramide
teotihuacan-source-pyramid-icons = Symboles de la pyramide
    .for = pour des symboles identiques sur la pyramide
teotihuacan-source-pyramid-leader = En tête de la piste Pyramide
    .for = pour la tête de la piste Pyramide
teotihuacan-source-pyramid-steps = Cases sur la piste Pyramide
    .for = pour ses cases sur la piste Pyramide
teotihuacan-source-decorations = Décorations
    .for = pour une décoration
teotihuacan-source-decoration-icons = Symboles des décorations
    .for = pour des symboles identiques d’une décoration
teotihuacan-source-nobles = Nobles
    .for = pour un bâtiment aux Nobles
teotihuacan-source-resource-boards = Plateaux de ressources
    .for = grâce à un plateau de ressources
teotihuacan-source-technology-use = Technologies utilisées
    .for = grâce à une technologie
teotihuacan-source-technology-owner = Technologies apprises par d’autres
    .for = pour une technologie apprise par quelqu’un d’autre
teotihuacan-source-royal-tiles = Tuiles Cour
    .for = pour une tuile Cour
teotihuacan-source-ascension = Élévations
    .for = pour une Élévation
teotihuacan-source-discovery-tiles = Tuiles Découverte
    .for = pour une tuile Découverte
teotihuacan-source-masks = Masques
    .for = pour ses masques
teotihuacan-source-blue-bonus = Tuile Bonus bleue
    .for = pour la tuile Bonus du temple bleu
teotihuacan-source-red-bonus = Tuile Bonus rouge
    .for = pour la tuile Bonus du temple rouge
teotihuacan-source-green-bonus = Tuile Bonus verte
    .for = pour la tuile Bonus du temple vert
teotihuacan-source-salary = Salaire impayé
    .for = pour son salaire impayé
teotihuacan-source-bot-cocoa = Cacao échangé
    .for = pour le cacao échangé
teotihuacan-source-bot-goods = Ressources restantes
    .for = pour ses ressources et ses cacaos restants
teotihuacan-source-bot-technologies = Technologies connues
    .for = pour les technologies qu’il connaît

# price : le prix du premier temps ; nothing : pourquoi il peut manquer de but ; first et second : ses deux temps.
teotihuacan-action-tile-construction = Construction
    .price = 2 pierres
    .nothing = aucune tuile Pyramide ne peut être placée
    .first = il construit une tuile Pyramide
    .second = il gagne 2 pierres
    .does = Un ouvrier à la Construction pose une tuile Pyramide pour 2 pierres ; sinon, un ouvrier à la Carrière reçoit 2 pierres.
    .when = Quand les dés de Teotibot désignent cette tuile.
teotihuacan-action-tile-decorations = Décorations
    .price = 2 or
    .nothing = aucune décoration ne peut être placée
    .first = il place une décoration
    .second = il gagne 2 or
    .does = Un ouvrier aux Décorations place une décoration pour 2 or ; sinon, un ouvrier au Gisement d’Or reçoit 2 or.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-alchemy = Alchimie
    .price = 1 or
    .nothing = il connaît toutes les technologies
    .first = il apprend une technologie
    .second = il renforce deux fois son ouvrier le plus faible
    .does = Un ouvrier à l’Alchimie apprend une technologie pour 1 or ; sinon, son ouvrier le plus faible est renforcé deux fois.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-nobles = Nobles
    .price = 2 bois
    .nothing = il ne reste aucun bâtiment
    .first = il construit un bâtiment
    .second = il gagne 2 bois
    .does = Un ouvrier aux Nobles construit un bâtiment pour 2 bois ; sinon, un ouvrier à la Forêt reçoit 2 bois.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-mastery = Excellence
    .price = rien
    .nothing = aucun ouvrier ne peut agir
    .first = il fait agir son ouvrier le plus fort
    .second = il fait agir l’ouvrier suivant
    .does = Son ouvrier le plus fort fait ce que dit la tuile de son plateau ; s’il ne le peut pas, le suivant essaie.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-worship = Adoration
    .price = rien
    .nothing = aucune case Adoration de temple n’est libre
    .first = il passe à la case Adoration de temple suivante
    .second = il passe à la case Adoration de temple suivante
    .does = Son ouvrier bloqué va sur la case Adoration suivante d’un temple, y libère le vôtre, avance et défausse la tuile Découverte.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-masks = Collection de masques
    .price = de quoi payer un masque
    .nothing = il ne peut payer aucun masque disponible qui lui manque
    .first = il prend un masque
    .second = il prend un masque
    .does = Il prend le masque le plus rare qui lui manque et qu’il peut payer ; à défaut, il reçoit 5 cacaos et renforce son ouvrier le plus faible.
    .when = { teotihuacan-action-tile-construction.when }

teotihuacan-action-slot-top = en haut
teotihuacan-action-slot-middle-left = au milieu à gauche
teotihuacan-action-slot-middle-right = au milieu à droite
teotihuacan-action-slot-bottom-left = en bas à gauche
teotihuacan-action-slot-bottom-centre = en bas au centre
teotihuacan-action-slot-bottom-right = en bas à droite

teotihuacan-direction-left = gauche
teotihuacan-direction-right = droite

teotihuacan-bot-failure-no-worker = aucun ouvrier libre
    .sort = worker
teotihuacan-bot-failure-too-few-goods = ressources insuffisantes
    .sort = goods
teotihuacan-bot-failure-nothing-left = plus rien
    .sort = target
teotihuacan-bot-failure-no-action = aucune action
    .sort = action

teotihuacan-heading-boards = Plateaux
teotihuacan-heading-temples = Temples
teotihuacan-heading-avenue = Allée des Morts
teotihuacan-heading-building-row = Ligne de bâtiments
teotihuacan-heading-calendar = Calendrier
teotihuacan-heading-era = Ère
teotihuacan-heading-pyramid = Pyramide
teotihuacan-heading-pyramid-track = Piste Pyramide
teotihuacan-heading-technologies = Technologies
teotihuacan-heading-royal-tiles = Tuiles Cour
teotihuacan-heading-bonus-tiles = Tuiles Bonus
teotihuacan-heading-discovery-tiles = Tuiles Découverte
teotihuacan-heading-used-tiles = Utilisées
teotihuacan-heading-decorations = Décorations disponibles
teotihuacan-heading-pyramid-tiles = Tuiles Pyramide disponibles
teotihuacan-heading-starting-tiles = Tuiles Départ
teotihuacan-heading-workers = Ouvriers
teotihuacan-heading-locked = Bloqué
teotihuacan-heading-neutral-workers = Ouvriers neutres
teotihuacan-heading-salary = Salaire
teotihuacan-heading-masks = Masques
teotihuacan-heading-points = PV
teotihuacan-heading-next-step = Dalle suivante
teotihuacan-heading-each-step = Chaque case
teotihuacan-heading-stack = Pile
teotihuacan-heading-action-tiles = Tuiles Action
teotihuacan-heading-set-aside = Mise de côté
teotihuacan-heading-directions = Directions
teotihuacan-heading-dice = Dés
teotihuacan-heading-total = Total
teotihuacan-heading-any-resource = ressource au choix
teotihuacan-heading-level = étage d’un emplacement
teotihuacan-heading-decorated = décoration
teotihuacan-heading-undecorated = emplacement de décoration
teotihuacan-heading-star = fait avancer sur son temple s’il recouvre un symbole identique
teotihuacan-heading-prices = cacao : coût de l’Action principale, gain de la récolte

## Listes de ressources et de cacaos, citées plus bas

teotihuacan-stones =
    { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }
teotihuacan-cocoas =
    { $cocoa ->
        [one] { $cocoa } cacao
       *[other] { $cocoa } cacaos
    }
teotihuacan-resources = { $wood ->
        [0] { $stone ->
            [0] { $gold } or
           *[other] { $gold ->
                [0] { teotihuacan-stones }
               *[other] { teotihuacan-stones } et { $gold } or
            }
        }
       *[other] { $stone ->
            [0] { $gold ->
                [0] { $wood } bois
               *[other] { $wood } bois et { $gold } or
            }
           *[other] { $gold ->
                [0] { $wood } bois et { teotihuacan-stones }
               *[other] { $wood } bois, { teotihuacan-stones } et { $gold } or
            }
        }
    }
teotihuacan-goods =
    { $wood ->
        [0]
            { $stone ->
                [0]
                    { $gold ->
                        [0] { teotihuacan-cocoas }
                       *[other]
                            { $cocoa ->
                                [0] { $gold } or
                               *[other] { $gold } or et { teotihuacan-cocoas }
                            }
                    }
               *[other]
                    { $gold ->
                        [0]
                            { $cocoa ->
                                [0] { teotihuacan-stones }
                               *[other] { teotihuacan-stones } et { teotihuacan-cocoas }
                            }
                       *[other]
                            { $cocoa ->
                                [0] { teotihuacan-stones } et { $gold } or
                               *[other] { teotihuacan-stones }, { $gold } or et { teotihuacan-cocoas }
                            }
                    }
            }
       *[other]
            { $stone ->
                [0]
                    { $gold ->
                        [0]
                            { $cocoa ->
                                [0] { $wood } bois
                               *[other] { $wood } bois et { teotihuacan-cocoas }
                            }
                       *[other]
                            { $cocoa ->
                                [0] { $wood } bois et { $gold } or
                               *[other] { $wood } bois, { $gold } or et { teotihuacan-cocoas }
                            }
                    }
               *[other]
                    { $gold ->
                        [0]
                            { $cocoa ->
                                [0] { $wood } bois et { teotihuacan-stones }
                               *[other] { $wood } bois, { teotihuacan-stones } et { teotihuacan-cocoas }
                            }
                       *[other]
                            { $cocoa ->
                                [0] { $wood } bois, { teotihuacan-stones } et { $gold } or
                               *[other] { $wood } bois, { teotihuacan-stones }, { $gold } or et { teotihuacan-cocoas }
                            }
                    }
            }
    }

## Questions

teotihuacan-decision-in-any-order = Choisissez ce qui vient d’abord
    .about = Finissez l’un avant de commencer l’autre.
teotihuacan-decision-keep-starting-tiles = Choisissez les deux tuiles Départ que vous gardez
    .about = Vous gagnez tout ce qu’elles indiquent ; vos ouvriers commencent sur leurs plateaux.
teotihuacan-decision-draft-starting-tile = Choisissez une tuile Départ
    .about = Vous en choisissez deux en tout et gagnez tout ce qu’elles indiquent.
teotihuacan-decision-place-workers = Choisissez trois plateaux pour vos ouvriers
    .about = Un ouvrier de force 1 commence sur chacun.
teotihuacan-decision-claim-reserved = Choisissez si vous prenez la tuile Découverte
    .about = Elle était réservée pour votre tuile Départ « { $tile } ».
teotihuacan-decision-finish-turn = Terminez votre tour, ou utilisez d’abord une tuile ou libérez vos ouvriers
    .about = Les tuiles prises sont remplacées à la fin du tour.
teotihuacan-decision-move-worker = Choisissez où va votre ouvrier
    .about =
        { $unlimited ->
            [0]
                { $double ->
                    [0] Un ouvrier se déplace de 1 à 3 plateaux dans le sens horaire ; ou consacrez le tour à libérer tous vos ouvriers bloqués.
                   *[other] Deux ouvriers d’un même plateau peuvent se déplacer ensemble, de 1 à 3 plateaux dans le sens horaire.
                }
           *[other]
                { $double ->
                    [0] L’ouvrier peut se déplacer aussi loin que vous voulez dans le sens horaire.
                   *[other] Deux ouvriers d’un même plateau peuvent se déplacer ensemble, aussi loin que vous voulez dans le sens horaire.
                }
        }
teotihuacan-decision-bring-companion = Choisissez qui l’accompagne
    .about = Un second ouvrier peut aller { $from-from } { $at-to }.
teotihuacan-decision-use-board = Choisissez que faire { $at-board }
    .about = Récolter rapporte 1 cacao et 1 de plus par couleur présente ; l’Action principale coûte 1 cacao par couleur.
teotihuacan-decision-continue-worship = { $decided ->
        [0] Choisissez ce qui vient d’abord
       *[1] Utilisez la case Adoration, ou d’abord une de vos tuiles
    }
    .about = { $decided ->
        [0] L’un s’achève avant que l’autre commence.
       *[1] Le sort de la tuile Découverte { $at-board } est réglé ; il reste à utiliser la case Adoration.
    }
teotihuacan-decision-buy-resources = Choisissez combien de fois vous échangez
    .about = Tuile Cour : { $royal } ; ici, { $times } fois au plus.
teotihuacan-decision-sell-resource = Choisissez une ressource à vendre pour 2 cacaos
    .about =
        { $times ->
            [one] Vous pouvez encore en vendre { $times }.
           *[other] Vous pouvez encore en vendre jusqu’à { $times }.
        }
teotihuacan-decision-swap-resource = Choisissez la ressource que vous donnez
    .about =
        Avec 1 cacao, elle vous rapporte { $power ->
            [one] { $power } ressource
           *[other] { $power } ressources
        } au choix.
teotihuacan-decision-buy-temple-step = Choisissez un temple sur lequel avancer pour 1 cacao
    .about =
        Vous pouvez encore acheter { $times ->
            [one] { $times } dalle
           *[other] jusqu’à { $times } dalles
        }.
teotihuacan-decision-take-resources = Choisissez { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
    .about = Vous pouvez mélanger bois, pierre et or.
teotihuacan-decision-choose-temple = Choisissez un temple sur lequel avancer
    .about = La dalle donne aussitôt sa récompense.
teotihuacan-decision-choose-major-reward = Choisissez la récompense imprimée ou une tuile Découverte
    .about = Les tuiles se trouvent { $at-place }.
teotihuacan-decision-claim-on-avenue = Choisissez une tuile Découverte, ou aucune
    .about = Les tuiles se trouvent { $at-place }.
teotihuacan-decision-claim-on-board = Choisissez si vous prenez la tuile Découverte
    .about = Elle se trouve { $at-board } ; son coût reste à payer.
teotihuacan-decision-power-up = Choisissez l’ouvrier à renforcer
    .about =
        { $optional ->
            [0] Seulement un ouvrier libre { $at-board }.
           *[other] Un deuxième renforcement { $at-board }, que vous pouvez refuser.
        }
teotihuacan-decision-power-up-anywhere = Choisissez l’ouvrier à renforcer
    .about = N’importe quel ouvrier libre, sauf celui qui vient de se déplacer.
teotihuacan-decision-buy-power-up = Choisissez si vous achetez un renforcement de plus
    .about = Technologie 13 : il coûte 1 cacao et va à un ouvrier { $at-board }.
teotihuacan-decision-choose-ascension-reward = Choisissez la récompense de votre Élévation
    .about = Votre ouvrier revient à la Citadelle avec une force de 1.
teotihuacan-decision-take-technology = Choisissez une technologie
    .about = Un ouvrier : rangée du haut. Deux ou plus : rangée au choix. Un ouvrier seul de force 4 ou 5 a aussi accès à la rangée du bas, mais sans renforcement.
teotihuacan-decision-build-house = Choisissez la rangée de votre bâtiment
    .about =
        { $workers ->
            [one] { $workers } ouvrier pris en compte.
           *[other] { $workers } ouvriers pris en compte.
        }
teotihuacan-decision-take-decoration = Choisissez une décoration
    .about = { $workers ->
        [one] Avec { $workers } ouvrier, elle coûte 3 or.
        [2] Avec { $workers } ouvriers, elle coûte 2 or.
       *[other] Avec { $workers } ouvriers, elle coûte 1 or.
    }
teotihuacan-decision-place-decoration = Choisissez un côté pour la décoration { $decoration }
    .about = Elle rapporte 3 PV et 1 PV par symbole identique ; un symbole coloré identique vous fait avancer sur son temple.
teotihuacan-decision-build-pyramid = Choisissez une tuile Pyramide
    .about =
        { $workers ->
            [one] Vous pouvez placer { $workers } tuile avec cette action ; tuiles déjà placées : { $placed }.
           *[other] Vous pouvez placer jusqu’à { $workers } tuiles avec cette action ; tuiles déjà placées : { $placed }.
        }
teotihuacan-decision-choose-spot = Choisissez où va la tuile
    .about = Tuile { $tile } : 2 pierres, plus 1 bois par étage au-dessus du premier.
teotihuacan-decision-turn-tile = Choisissez l’orientation de la tuile
    .about = Tuile { $tile } à l’{ $spot } : 1 PV par symbole identique, et une dalle de temple si le symbole à étoile est identique.
teotihuacan-decision-save-resource = Choisissez ce que la technologie 15 économise
    .about = Une seule ressource pour toute l’Action principale ; cette tuile va à l’{ $spot }.
teotihuacan-decision-pay-salary = Choisissez le salaire que vous payez
    .about = Chaque cacao impayé coûte 3 PV.

teotihuacan-standing-salary = Payer tout le salaire que je peux

## Boutons

teotihuacan-action-keep-starting-tiles = Garder « { $first } » et « { $second } »
teotihuacan-action-draft-starting-tile = Prendre « { $tile } »
teotihuacan-action-place-workers = Commencer { $at-first }, { $at-second } et { $at-third }
teotihuacan-action-move = Déplacer l’ouvrier de force { $power } { $from-from } { $at-to }
teotihuacan-action-bring = Emmener l’ouvrier de force { $power }
teotihuacan-action-move-alone = N’emmener personne
teotihuacan-action-free-workers = Libérer tous vos ouvriers bloqués et terminer le tour
teotihuacan-action-use-move-tile = Utiliser la tuile « { $discovery } » pour ce déplacement
teotihuacan-action-collect-cocoa = Récolter du cacao
teotihuacan-action-worship =
    { $sort-payment ->
        [tile]
            { $sort-part ->
                [ability] Adoration avec la tuile « cacao gratuit » : { $space }
                [discovery] Adoration avec la tuile « cacao gratuit » : tuile Découverte
               *[both] Adoration avec la tuile « cacao gratuit » : { $space }, et la tuile Découverte
            }
       *[cocoa]
            { $sort-part ->
                [ability] Adoration : { $space }
                [discovery] Adoration : tuile Découverte
               *[both] Adoration : { $space }, et la tuile Découverte
            }
    }
teotihuacan-action-main-action =
    { $sort-payment ->
        [tile] Action principale avec la tuile « cacao gratuit »
       *[cocoa] Action principale
    }
teotihuacan-action-count-extra-worker = Utiliser la tuile « ouvrier supplémentaire »
teotihuacan-action-take-technology = Apprendre la technologie { $technology }
teotihuacan-action-build-house = Construire dans la rangée { $of-row }
teotihuacan-action-take-decoration = Prendre la décoration { $decoration }
teotihuacan-action-place-decoration = La placer { $of-side }
teotihuacan-action-take-pyramid-tile = Prendre la tuile { $tile }
teotihuacan-action-build-on = Construire à l’{ $spot }
teotihuacan-action-turn-tile =
    { $turns ->
        [0] Ne pas la tourner
        [1] La tourner de 90°
        [2] La tourner de 180°
       *[3] La tourner de 270°
    }
teotihuacan-action-save = { $do-saving }
teotihuacan-action-stop-building = Arrêter de construire
teotihuacan-action-take-resources = Prendre { teotihuacan-resources }
teotihuacan-action-climb = Avancer { $at-temple }
teotihuacan-action-take-reward = Prendre la récompense imprimée
teotihuacan-action-claim = Prendre « { $discovery } »
teotihuacan-action-decline = Refuser
teotihuacan-action-exchange =
    { $times ->
        [0] Ne rien échanger
       *[other] Échanger { $times } fois
    }
teotihuacan-action-give =
    { $sort-payment ->
        [tile] Donner 1 { $resource } avec la tuile « cacao gratuit »
       *[cocoa] Donner 1 { $resource }
    }
teotihuacan-action-pay-and-climb = Avancer { $at-temple } pour 1 cacao
teotihuacan-action-exchange-freely = Échanger autant que possible avec la tuile « cacao gratuit »
teotihuacan-action-take-ascension-reward =
    { $sort-payment ->
        [tile] Récompense avec la tuile « cacao gratuit » : { $reward }
       *[cocoa] Récompense : { $reward }
    }
teotihuacan-action-power-up = Renforcer l’ouvrier de force { $power } { $at-board }
teotihuacan-action-buy-power-up = Payer 1 cacao pour renforcer l’ouvrier de force { $power } { $at-board }
teotihuacan-action-end-turn = Terminer votre tour
teotihuacan-action-pay-salary =
    { $cocoa ->
        [0] Ne payer aucun salaire
        [one] Payer { $cocoa } cacao
       *[other] Payer { $cocoa } cacaos
    }
teotihuacan-action-excuse-salary = Utiliser la tuile « cacao gratuit » pour tout le salaire
teotihuacan-action-resolve-first = { $do-first }
teotihuacan-action-use-tile = Utiliser la tuile « { $discovery } »
teotihuacan-action-unlock-workers =
    { $sort-payment ->
        [tile] Libérer tous vos ouvriers avec la tuile « cacao gratuit »
       *[cocoa] Payer 3 cacaos pour libérer tous vos ouvriers
    }

## Journal

teotihuacan-event-starting-tiles-dealt = { $player } reçoit quatre tuiles Départ : « { $first } », « { $second } », « { $third } » et « { $fourth } ».
teotihuacan-event-starting-tiles-kept = { $player } garde les tuiles Départ « { $first } » et « { $second } ».
teotihuacan-event-starting-tile-drafted = { $player } choisit la tuile Départ « { $tile } ».
teotihuacan-event-workers-placed = { $player } place des ouvriers { $at-first }, { $at-second } et { $at-third }.
teotihuacan-event-neutral-workers-placed = Les ouvriers neutres (groupe { $colour }) se trouvent { $at-first }, { $at-second } et { $at-third }.
teotihuacan-event-player-order-set = { $player } commence avec { teotihuacan-cocoas }.
teotihuacan-event-turn-began = { $player } commence son tour.
teotihuacan-event-workers-freed = { $player } libère tous ses ouvriers bloqués au lieu de déplacer un ouvrier.
teotihuacan-event-workers-unlocked = { $player } libère tous ses ouvriers bloqués.
teotihuacan-event-worker-moved = { $player } déplace un ouvrier de force { $power } { $from-from } { $at-to }.
teotihuacan-event-cocoa-collected = { $player } récolte du cacao { $at-board }.
teotihuacan-event-worshipped =
    { $sort-part ->
        [ability] { $player } fait une Adoration { $at-board } : { $space }.
        [discovery] { $player } fait une Adoration { $at-board } pour la tuile Découverte.
       *[both] { $player } fait une Adoration { $at-board } : { $space }, et la tuile Découverte.
    }
teotihuacan-event-worker-bumped = { $player } libère un ouvrier bloqué { $at-board } ({ $owner }).
teotihuacan-event-main-action-taken =
    { $player } effectue l’Action principale { $at-board } avec { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.
teotihuacan-event-powered-up = { $player } renforce un ouvrier { $at-board } : force { $power }.
teotihuacan-event-ascended = { $player } : un ouvrier { $at-board } s’élève et revient à la Citadelle avec une force de 1.
teotihuacan-event-ascension-reward-taken = { $player } choisit la récompense de l’Élévation : { $reward }.
teotihuacan-event-fourth-worker-arrived = { $player } amène le quatrième ouvrier à la Citadelle avec une force de { $power }.
teotihuacan-event-goods-gained = { $player } gagne { teotihuacan-goods } { $from-reason }.
teotihuacan-event-goods-paid = { $player } paie { teotihuacan-goods } { $for-reason }.
teotihuacan-event-points-scored = { $player } gagne { $points } PV { $for-source }.
teotihuacan-event-points-lost = { $player } perd { $points } PV { $for-source }.
teotihuacan-event-temple-advanced = { $player } avance à la dalle { $step } { $of-temple }.
teotihuacan-event-temple-blocked = { $player } ne peut plus avancer { $at-temple } : cette avancée est perdue.
teotihuacan-event-bonus-unlocked = { $player } débloque la tuile Bonus { $of-temple } : { $bonus }.
teotihuacan-event-avenue-advanced = { $player } avance à la case { $step } de l’Allée des Morts.
teotihuacan-event-track-advanced = { $player } avance à la case { $step } de la piste Pyramide.
teotihuacan-event-light-disc-moved = Le jeton Soleil avance à la case { $space } du calendrier.
teotihuacan-event-discovery-claimed = { $player } prend la tuile Découverte « { $discovery } » { $at-place }.
teotihuacan-event-discovery-used = { $player } utilise la tuile Découverte « { $discovery } ».
teotihuacan-event-technology-taken = { $player } apprend la technologie { $technology }.
teotihuacan-event-house-built = { $player } place un bâtiment dans la rangée { $of-row } des Nobles.
teotihuacan-event-decoration-placed =
    { $player } place la décoration { $decoration } { $of-side }, niveau { $level } ; { $matches ->
        [0] aucun symbole identique
        [one] { $matches } symbole identique
       *[other] { $matches } symboles identiques
    }.
teotihuacan-event-pyramid-tile-placed =
    { $player } place la tuile { $tile } à l’{ $spot }, { $turns ->
        [0] sans la tourner
        [1] tournée de 90°
        [2] tournée de 180°
       *[3] tournée de 270°
    } ; { $matches ->
        [0] aucun symbole identique
        [one] { $matches } symbole identique
       *[other] { $matches } symboles identiques
    }.
teotihuacan-event-pyramid-completed = { $player } achève la pyramide ; la prochaine Éclipse sera la dernière.
teotihuacan-event-pyramid-tile-turned-up = Nouvelle tuile Pyramide disponible : { $tile }.
teotihuacan-event-decoration-turned-up = Nouvelle décoration disponible : { $decoration }.
teotihuacan-event-discovery-turned-up = La tuile Découverte « { $discovery } » est révélée { $at-place }.
teotihuacan-event-discs-met = Le jeton Soleil rejoint le jeton Lune ; une Éclipse approche.
teotihuacan-event-last-round-began = Chacun joue encore un tour avant l’Éclipse.
teotihuacan-event-eclipse-began =
    { $final ->
        [1] L’Éclipse { $eclipse } commence ; c’est la dernière.
       *[other] L’Éclipse { $eclipse } commence.
    }
teotihuacan-event-avenue-scored =
    { $player } compte { $steps ->
        [one] { $steps } case sur l’Allée des Morts, à { $value } PV
       *[other] { $steps } cases sur l’Allée des Morts, à { $value } PV chacune
    }.
teotihuacan-event-masks-scored =
    { $player } compte { $masks ->
        [one] { $masks } masque
       *[other] { $masks } masques
    } en { $sets ->
        [one] { $sets } groupe
       *[other] { $sets } groupes
    }.
teotihuacan-event-salary-paid =
    { $player } doit un salaire de { $due ->
        [one] { $due } cacao
       *[other] { $due } cacaos
    } { $paid ->
        [0] et ne paie rien
       *[other] et en paie { $paid }
    }.
teotihuacan-event-salary-excused =
    { $player } doit un salaire de { $due ->
        [one] { $due } cacao
       *[other] { $due } cacaos
    } et paie avec la tuile « cacao gratuit ».
teotihuacan-event-era-began = L’ère { $era } commence ; le jeton Lune passe à la case { $dark } du calendrier.
teotihuacan-event-scored = { $player } termine en position { $place } avec { $points } PV.
teotihuacan-event-match-ended = La partie se termine.

## Journal de Teotibot

teotihuacan-event-bot-rolled = { $player } obtient { $first } et { $second } aux dés : tuile Action { $tile }, { $slot }.
teotihuacan-event-bot-step-failed =
    { $sort-failure ->
        [worker] { $player } ne peut pas faire l’étape { $step } ({ $tile }) : il n’a aucun ouvrier libre { $at-board }.
        [goods] { $player } ne peut pas faire l’étape { $step } ({ $tile }) : il lui faut { $price-tile }.
        [target] { $player } ne peut pas faire l’étape { $step } ({ $tile }) : { $nothing-tile }.
       *[action] { $player } ne peut pas faire l’étape { $step } ({ $tile }) : il n’y a rien à faire { $at-board }.
    }
teotihuacan-event-bot-step-taken =
    { $step ->
        [1] { $player } fait l’étape { $step } { $at-board } : { $first-tile }.
       *[2] { $player } fait l’étape { $step } { $at-board } : { $second-tile }.
    }
teotihuacan-event-bot-tried-worker = { $player } essaie avec son ouvrier de force { $power } { $at-board }.
teotihuacan-event-bot-fell-back = { $player } ne peut faire aucune autre action : il gagne du cacao et renforce son ouvrier le plus faible.
teotihuacan-event-bot-worker-advanced = { $player } déplace un ouvrier de force { $power } { $from-from } { $at-to }.
teotihuacan-event-bot-worshipped = { $player } déplace son ouvrier bloqué { $from-from } { $at-to } (Adoration).
teotihuacan-event-bot-worshipper-displaced = { $player } : son ouvrier bloqué passe { $from-from } { $at-to }.
teotihuacan-event-bot-discarded = { $player } défausse la tuile Découverte « { $discovery } » { $at-place }.
teotihuacan-event-bot-exchanged = { $player } échange { teotihuacan-cocoas } contre { $points } PV.
teotihuacan-event-bot-tile-shifted = La tuile Action { $tile } passe { $slot }.
teotihuacan-event-bot-tile-set-aside = La tuile Action { $tile } est mise de côté.
teotihuacan-event-bot-direction-flipped = La tuile Direction supérieure est retournée vers la { $direction } et passe dessous.

## Pourquoi une position est refusée

teotihuacan-why-ring = Tous les plateaux doivent être là, dans le sens horaire depuis la Citadelle.
teotihuacan-why-roll = Un lancer se compose de deux dés (1–6) et d’une rotation (0–3).
teotihuacan-why-sum-of-book = Il faut { $total }, la somme du livre.
teotihuacan-why-power-off-board = La force va de 1 à 5 sur un plateau et vaut 0 en dehors.
teotihuacan-why-spot = Cet emplacement est pris, ou aucune tuile ne le soutient.
teotihuacan-why-decoration-unsupported = Une décoration se trouve là où la pyramide n’est pas encore construite.
teotihuacan-why-top-of-temple = Un seul jeton tient au sommet d’un temple.
teotihuacan-why-space-taken = Deux ouvriers se trouvent sur la même case Adoration.
teotihuacan-why-bot-workers = Teotibot a trois ouvriers libres et exactement un en Adoration.
teotihuacan-why-action-tiles = Il faut sept tuiles Action différentes, dont une mise de côté.
teotihuacan-why-tile-twice = Une tuile se trouve à deux endroits.
teotihuacan-why-wrong-order = Les étapes se suivent dans un ordre qui ne se présente jamais.
teotihuacan-why-not-together = En même temps, on ne fait que choisir des tuiles Départ ou que payer des salaires.
teotihuacan-why-salary = Cette personne ne pourrait pas payer ce salaire.
teotihuacan-why-starting-tiles = Les tuiles Départ ne vont pas avec les étapes.

## Why an answer cannot be given

teotihuacan-why-needs = { $price ->
        [one] Il faut { $price } { $good } ; vous en avez { $own }.
       *[other] Il faut { $price } { $many-good } ; vous en avez { $own }.
    }
teotihuacan-why-needs-both = { $one } { $other }
teotihuacan-why-costs-no-cocoa = Cela ne coûte pas de cacao.
teotihuacan-why-too-far = { $board } : à { $steps } plateaux de distance ; un ouvrier avance de { $least } à { $most }.
teotihuacan-why-worker-locked = Cet ouvrier est bloqué : libérez-le d’abord.
teotihuacan-why-worker-has-moved = Cet ouvrier s’est déjà déplacé pendant ce tour.
teotihuacan-why-no-such-worker = Vous n’avez pas un tel ouvrier à cet endroit.
teotihuacan-why-none-locked = Aucun de vos ouvriers n’est bloqué.
teotihuacan-why-no-unlock-now = Vous ne pouvez pas libérer d’ouvriers à ce moment.
teotihuacan-why-no-pair = Il faut deux ouvriers libres sur un même plateau.
teotihuacan-why-tile-commits = Vous avez utilisé une tuile de déplacement : un ouvrier se déplace maintenant.
teotihuacan-why-no-such-tile = Vous n’avez pas de telle tuile à utiliser.
teotihuacan-why-no-tile-now = Cette tuile ne peut pas être utilisée à ce moment.
teotihuacan-why-no-effect = Cette tuile n’aurait aucun effet maintenant.
teotihuacan-why-other-board = Le renforcement est pour un ouvrier de ce plateau : { $board }.
teotihuacan-why-workers-enough = { $workers ->
        [one] { $workers } ouvrier suffit ici : on n’en compte pas plus.
       *[other] { $workers } ouvriers suffisent ici : on n’en compte pas plus.
    }
teotihuacan-why-no-main-action = Il n’y a pas d’Action principale ici.
teotihuacan-why-no-worship-here = Il n’y a pas de case Adoration ici.
teotihuacan-why-own-worker-there = Un de vos ouvriers occupe cette case Adoration.
teotihuacan-why-no-tile-here = Il n’y a pas de tuile Découverte ici.
teotihuacan-why-not-tile-alone = À la Citadelle, prendre la tuile Découverte seule n’est pas permis.
teotihuacan-why-other-tiles-here = Cette tuile Découverte n’est pas ici.
teotihuacan-why-technology-known = Vous connaissez déjà cette technologie.
teotihuacan-why-beyond-reach = Pour la rangée du bas, un ouvrier seul doit avoir une force de { $power } ou plus.
teotihuacan-why-no-technology-left = Vous connaissez toutes les technologies à votre portée.
teotihuacan-why-no-building-left = Il ne reste aucun bâtiment.
teotihuacan-why-no-row-left = Aucune rangée des Nobles n’a de place pour vous.
teotihuacan-why-row-needs-workers = Cette rangée demande { $workers } ouvriers ; vous en comptez { $own }.
teotihuacan-why-row-full = Cette rangée est pleine.
teotihuacan-why-own-row-first = La rangée de votre nombre d’ouvriers a encore de la place.
teotihuacan-why-no-decoration-left = Il ne reste aucune décoration.
teotihuacan-why-no-side-left = Aucun côté de la pyramide n’a de place pour une décoration à présent.
teotihuacan-why-side-full = Ce côté de la pyramide est plein.
teotihuacan-why-side-not-built = La pyramide n’est pas encore construite à côté de la prochaine case de ce côté.
teotihuacan-why-not-available = Cette tuile n’est pas disponible.
teotihuacan-why-no-pyramid-tile-left = Il ne reste aucune tuile Pyramide.
teotihuacan-why-pyramid-finished = La pyramide est achevée.
teotihuacan-why-each-has-built = { $workers ->
        [one] { $workers } ouvrier construit une tuile.
       *[other] { $workers } ouvriers construisent { $workers } tuiles au plus.
    }
teotihuacan-why-build-one-first = Construisez d’abord au moins une tuile.
teotihuacan-why-spot-taken = Une tuile est déjà posée ici.
teotihuacan-why-spot-not-supported = Ici, une tuile doit reposer sur quatre autres.
teotihuacan-why-just-so-many = { $count ->
        [one] Prenez exactement { $count } ressource.
       *[other] Prenez exactement { $count } ressources.
    }
teotihuacan-why-at-the-top = Votre jeton est sur la plus haute dalle de ce temple.
teotihuacan-why-top-taken = Un autre jeton est sur la plus haute dalle, qui n’en accueille qu’un.
teotihuacan-why-no-temple-left = Vous ne pouvez avancer sur aucun temple.
teotihuacan-why-so-often = { $times ->
        [one] Cet échange se fait { $times } fois au plus.
       *[other] Cet échange se fait { $times } fois au plus.
    }
teotihuacan-why-four-workers = Vous avez déjà quatre ouvriers.
teotihuacan-why-salary-due = Vous ne devez pas plus de { $due } cacao.
teotihuacan-why-tile-not-dealt = Cette tuile Départ ne vous a pas été distribuée.
teotihuacan-why-two-tiles = Gardez deux tuiles différentes.
teotihuacan-why-different-boards = Les trois ouvriers commencent sur trois plateaux différents.
teotihuacan-why-boards-of-tiles = Les ouvriers commencent sur les plateaux de vos tuiles Départ.
