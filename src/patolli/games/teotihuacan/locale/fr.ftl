# Teotihuacan : Cité des Dieux en français.

teotihuacan-name = Teotihuacan : Cité des Dieux

## Options

teotihuacan-option-edition = Édition
    .about = La récompense en cacao d’une ascension est de 5 dans la deuxième édition et de 6 dans la première.
teotihuacan-option-edition-second = Deuxième
teotihuacan-option-edition-first = Première
teotihuacan-option-setup = Mise en place
    .about = Plateaux et tuiles tirés au sort, ou la disposition fixe d’une première partie.
teotihuacan-option-setup-standard = Tirée au sort
teotihuacan-option-setup-first-game = Première partie
teotihuacan-option-starting-tiles = Tuiles de départ
    .about = Garder deux tuiles sur quatre reçues en secret, ou les choisir à tour de rôle, face visible.
teotihuacan-option-starting-tiles-deal = Reçues en secret
teotihuacan-option-starting-tiles-draft = Choisies à tour de rôle
teotihuacan-option-eclipse-mode = Éclipse
    .about = Une Éclipse noire se décompte juste après le tour où les disques se rejoignent, sans dernière manche.
teotihuacan-option-eclipse-mode-normal = Normale
teotihuacan-option-eclipse-mode-dark = Éclipse noire
teotihuacan-option-technology-draw = Technologies en jeu
    .about = Six quelconques sur neuf, ou trois bon marché en haut et trois chères en bas.
teotihuacan-option-technology-draw-any-six = Six quelconques
teotihuacan-option-technology-draw-balanced-rows = Bon marché en haut, chères en bas
teotihuacan-option-pyramid-start = Pyramide de départ
    .about = Le motif imprimé, ou l’un de ses reflets ou rotations.
teotihuacan-option-pyramid-start-rulebook = Imprimée
teotihuacan-option-pyramid-start-random-pattern = Tirée au sort
teotihuacan-option-free-cocoa-scope = Tuile cacao gratuit
    .about = Elle paie une action principale, un culte ou un salaire ; la portée large ajoute libération, ascension et tuiles royales.
teotihuacan-option-free-cocoa-scope-listed = Action principale, culte, salaire
teotihuacan-option-free-cocoa-scope-wide = Large
teotihuacan-option-completed-pyramid-step-value = Fin anticipée de la pyramide
    .about = Ce que vaut une case de la piste de la pyramide quand la pyramide achevée termine la partie plus tôt.
teotihuacan-option-completed-pyramid-step-value-by-ordinal = Comme à cette Éclipse
teotihuacan-option-completed-pyramid-step-value-as-third = Comme à la troisième Éclipse
teotihuacan-option-pyramid-track-cap = Fin de la piste de la pyramide
    .about = La dernière case qu’un marqueur peut atteindre.
teotihuacan-option-pyramid-track-cap-10 = Case 10
teotihuacan-option-pyramid-track-cap-9 = Case 9
teotihuacan-option-nobles-row-choice = Rangée aux Nobles
    .about = Si le nombre d’ouvriers décide de la rangée, ou si toute rangée jusqu’à ce nombre convient.
teotihuacan-option-nobles-row-choice-forced = Décidée par les ouvriers
teotihuacan-option-nobles-row-choice-free-up-to-count = Libre jusqu’aux ouvriers
teotihuacan-option-second-power-up = Second gain de puissance
    .about = Si l’on peut refuser le second gain de puissance d’une action principale.
teotihuacan-option-second-power-up-optional = Facultatif
teotihuacan-option-second-power-up-mandatory = Obligatoire
teotihuacan-option-leader-bonus-at-zero = Tête de la pyramide à zéro
    .about = Qui reçoit les 4 PV pour la tête de la piste de la pyramide si personne n’a quitté le départ.
teotihuacan-option-leader-bonus-at-zero-none = Personne
teotihuacan-option-leader-bonus-at-zero-all = Tout le monde
teotihuacan-option-difficulty = Teotibot
    .about = La force de Teotibot en solo ; les chiffres suivants la modifient un à un.
teotihuacan-option-difficulty-gentle = Doux
teotihuacan-option-difficulty-standard = Normal
teotihuacan-option-difficulty-hard = Difficile
teotihuacan-option-difficulty-merciless = Impitoyable
teotihuacan-option-bot-power-gold-deposits = Teotibot aux Gisements d’Or
    .about = Puissance de son ouvrier au départ.
teotihuacan-option-bot-power-gold-deposits-preset = Selon la difficulté
teotihuacan-option-bot-power-gold-deposits-1 = 1
teotihuacan-option-bot-power-gold-deposits-2 = 2
teotihuacan-option-bot-power-gold-deposits-3 = 3
teotihuacan-option-bot-power-nobles = Teotibot aux Nobles
    .about = Puissance de son ouvrier au départ.
teotihuacan-option-bot-power-nobles-preset = Selon la difficulté
teotihuacan-option-bot-power-nobles-1 = 1
teotihuacan-option-bot-power-nobles-2 = 2
teotihuacan-option-bot-power-nobles-3 = 3
teotihuacan-option-bot-power-construction = Teotibot à la Construction
    .about = Puissance de son ouvrier au départ.
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
    .about = PV qu’il reçoit pour 10 cacao.
teotihuacan-option-bot-points-for-cocoa-preset = Selon la difficulté
teotihuacan-option-bot-points-for-cocoa-1 = 1
teotihuacan-option-bot-points-for-cocoa-2 = 2
teotihuacan-option-bot-points-for-cocoa-3 = 3
teotihuacan-option-bot-points-for-cocoa-4 = 4
teotihuacan-option-bot-points-for-cocoa-5 = 5
teotihuacan-option-bot-worship-steps = Culte de Teotibot
    .about = Marches de temple de son culte ; un de plus aux Décorations.
teotihuacan-option-bot-worship-steps-preset = Selon la difficulté
teotihuacan-option-bot-worship-steps-1 = 1
teotihuacan-option-bot-worship-steps-2 = 2
teotihuacan-option-bot-worship-steps-3 = 3
teotihuacan-option-bot-points-per-bonus = Bonus de Teotibot
    .about = PV par tuile bonus atteinte à la fin.
teotihuacan-option-bot-points-per-bonus-preset = Selon la difficulté
teotihuacan-option-bot-points-per-bonus-5 = 5
teotihuacan-option-bot-points-per-bonus-10 = 10
teotihuacan-option-bot-points-per-bonus-15 = 15
teotihuacan-option-bot-points-per-bonus-20 = 20
teotihuacan-option-bot-points-per-bonus-25 = 25
teotihuacan-option-bot-points-per-technology = Technologies de Teotibot
    .about = PV par technologie possédée à la fin.
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
teotihuacan-board-palace = Palais
    .at = au Palais
    .from = du Palais
teotihuacan-board-forest = Forêt
    .at = à la Forêt
    .from = de la Forêt
teotihuacan-board-stone-quarry = Carrière
    .at = à la Carrière
    .from = de la Carrière
teotihuacan-board-gold-deposits = Gisements d’Or
    .at = aux Gisements d’Or
    .from = des Gisements d’Or
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
teotihuacan-good-stone = pierre
teotihuacan-good-gold = or
teotihuacan-good-cocoa = cacao
teotihuacan-good-points = PV
teotihuacan-good-avenue = avenue
teotihuacan-good-pyramid-track = piste de la pyramide
teotihuacan-good-blue = temple bleu
teotihuacan-good-red = temple rouge
teotihuacan-good-green = temple vert

teotihuacan-temple-blue = temple bleu
    .at = au temple bleu
    .of = du temple bleu
teotihuacan-temple-red = temple rouge
    .at = au temple rouge
    .of = du temple rouge
teotihuacan-temple-green = temple vert
    .at = au temple vert
    .of = du temple vert
teotihuacan-temple-any = n’importe quel temple
    .at = à n’importe quel temple
    .of = de n’importe quel temple

teotihuacan-discovery-mask-1 = masque 1
teotihuacan-discovery-mask-2 = masque 2
teotihuacan-discovery-mask-3 = masque 3
teotihuacan-discovery-mask-4 = masque 4
teotihuacan-discovery-mask-5 = masque 5
teotihuacan-discovery-mask-6 = masque 6
teotihuacan-discovery-mask-7 = masque 7
teotihuacan-discovery-points-4 = 4 PV
teotihuacan-discovery-resources-3 = 3 ressources
teotihuacan-discovery-resources-2 = 2 ressources
teotihuacan-discovery-avenue = case sur l’avenue
teotihuacan-discovery-temple-any = marche d’un temple au choix
teotihuacan-discovery-temple-blue = marche du temple bleu
teotihuacan-discovery-temple-red = marche du temple rouge
teotihuacan-discovery-temple-green = marche du temple vert
teotihuacan-discovery-cocoa-4 = 4 cacao
teotihuacan-discovery-power-up-2 = 2 gains de puissance
teotihuacan-discovery-double-move = double déplacement
teotihuacan-discovery-free-cocoa = cacao gratuit
teotihuacan-discovery-unlimited-move = déplacement libre
teotihuacan-discovery-extra-worker = ouvrier de plus

# at : où se trouve la tuile, dans une phrase.
teotihuacan-discovery-place-palace = Palais
    .at = au Palais
teotihuacan-discovery-place-forest = Forêt
    .at = à la Forêt
teotihuacan-discovery-place-stone-quarry = Carrière
    .at = à la Carrière
teotihuacan-discovery-place-gold-deposits = Gisements d’Or
    .at = aux Gisements d’Or
teotihuacan-discovery-place-decorations = Décorations
    .at = aux Décorations
teotihuacan-discovery-place-avenue-3 = avenue, case 3
    .at = à la case 3 de l’Avenue des Morts
teotihuacan-discovery-place-avenue-6 = avenue, case 6
    .at = à la case 6 de l’Avenue des Morts
teotihuacan-discovery-place-avenue-8 = avenue, case 8
    .at = à la case 8 de l’Avenue des Morts
teotihuacan-discovery-place-blue-4 = temple bleu, marche 4
    .at = à la marche 4 du temple bleu
teotihuacan-discovery-place-red-5 = temple rouge, marche 5
    .at = à la marche 5 du temple rouge
teotihuacan-discovery-place-green-3 = temple vert, marche 3
    .at = à la marche 3 du temple vert
teotihuacan-discovery-place-green-6 = temple vert, marche 6
    .at = à la marche 6 du temple vert
teotihuacan-discovery-place-reserved = avec une tuile de départ
    .at = réservée pour une tuile de départ

# Les plateaux des ouvriers, puis les gains.
teotihuacan-starting-tile-st1 = { teotihuacan-board-palace }, { teotihuacan-board-forest } : 3 bois, 2 cacao, 1 case sur l’avenue
teotihuacan-starting-tile-st2 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-stone-quarry } : 2 pierres, 3 or, marche du temple vert
teotihuacan-starting-tile-st3 = { teotihuacan-board-forest }, { teotihuacan-board-stone-quarry } : 4 bois, 1 pierre, marche du temple bleu
teotihuacan-starting-tile-st4 = { teotihuacan-board-palace }, { teotihuacan-board-gold-deposits } : 2 or, 5 cacao, marche du temple rouge
teotihuacan-starting-tile-st5 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-alchemy } : 2 or, la technologie la plus basse
teotihuacan-starting-tile-st6 = { teotihuacan-board-forest }, { teotihuacan-board-gold-deposits } : 3 bois, 2 or, 1 gain de puissance
teotihuacan-starting-tile-st7 = { teotihuacan-board-alchemy }, { teotihuacan-board-construction } : 2 ressources, la technologie la plus basse
teotihuacan-starting-tile-st8 = { teotihuacan-board-nobles }, { teotihuacan-board-decorations } : 4 pierres, 2 cacao, marche du temple bleu
teotihuacan-starting-tile-st9 = { teotihuacan-board-alchemy }, { teotihuacan-board-nobles } : marche du temple bleu, marche du temple rouge, marche du temple vert
teotihuacan-starting-tile-st10 = { teotihuacan-board-decorations }, { teotihuacan-board-construction } : 5 cacao, marche du temple rouge, 1 gain de puissance
teotihuacan-starting-tile-st11 = { teotihuacan-board-nobles }, { teotihuacan-board-construction } : 5 cacao, marche du temple vert, 1 gain de puissance
teotihuacan-starting-tile-st12 = { teotihuacan-board-alchemy }, { teotihuacan-board-decorations } : 2 ressources, marche du temple bleu, marche du temple rouge
teotihuacan-starting-tile-st13 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-alchemy } : 5 bois, 3 cacao
teotihuacan-starting-tile-st14 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-decorations } : 3 pierres, 1 or, tuile découverte
teotihuacan-starting-tile-st15 = { teotihuacan-board-forest }, { teotihuacan-board-nobles } : 1 bois, 2 pierres, 3 or
teotihuacan-starting-tile-st16 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-construction } : 3 or, 2 cacao, tuile découverte
teotihuacan-starting-tile-st17 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-construction } : 2 bois, 3 pierres, 3 cacao
teotihuacan-starting-tile-st18 = { teotihuacan-board-forest }, { teotihuacan-board-decorations } : 1 bois, 2 pierres, 1 case sur l’avenue

# Numéro imprimé et effet.
teotihuacan-technology-t1 = 1 (Palais atteint ou passé : +1 cacao)
teotihuacan-technology-t3 = 3 (Alchimie, Nobles : +3 PV)
teotihuacan-technology-t5 = 5 (extraction : +1 ressource)
teotihuacan-technology-t7 = 7 (extraction : +1 cacao, +1 PV)
teotihuacan-technology-t9 = 9 (Décorations : +4 PV)
teotihuacan-technology-t11 = 11 (Construction : +3 PV)
teotihuacan-technology-t13 = 13 (1 cacao : +1 gain de puissance)
teotihuacan-technology-t15 = 15 (Construction : +1 ouvrier, −1 ressource)
teotihuacan-technology-t17 = 17 (Construction : +1 marche de temple)

# puissance : celle de l’ouvrier qui rend le culte.
teotihuacan-royal-tile-c01 = puissance + 1 cacao
teotihuacan-royal-tile-b02 = 1 cacao → 1 bois et 1 pierre (maximum : puissance)
teotihuacan-royal-tile-c03 = 1 ressource → 2 cacao (maximum : puissance)
teotihuacan-royal-tile-a04 = 2 PV par technologie (maximum : puissance)
teotihuacan-royal-tile-a05 = 2 PV par case sur la piste de la pyramide (maximum : puissance)
teotihuacan-royal-tile-b06 = 1 cacao → 1 pierre et 1 or (maximum : puissance)
teotihuacan-royal-tile-b07 = 1 cacao et 1 ressource → autant de ressources que la puissance
teotihuacan-royal-tile-c08 = 1 cacao → 1 marche de temple (maximum : puissance − 1)
teotihuacan-royal-tile-a09 = 1 PV par case sur l’avenue (maximum : puissance + 1)

teotihuacan-bonus-tile-masks = meilleure série de masques encore
teotihuacan-bonus-tile-technologies = 5 PV par technologie
teotihuacan-bonus-tile-flat = 15 PV
teotihuacan-bonus-tile-avenue = 3 PV par case sur l’avenue
teotihuacan-bonus-tile-bonus-count = 9 PV par tuile bonus atteinte
teotihuacan-bonus-tile-discoveries = 2 PV par tuile découverte sans masque
teotihuacan-bonus-tile-workers = 4 PV par ouvrier, 9 dès la puissance 4

# Icônes dans le sens horaire depuis le coin supérieur gauche ; l’étoile marque l’icône qui fait monter à son temple.
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

teotihuacan-spot-s0 = niveau 1, rangée 1, colonne 1
teotihuacan-spot-s1 = niveau 1, rangée 1, colonne 2
teotihuacan-spot-s2 = niveau 1, rangée 1, colonne 3
teotihuacan-spot-s3 = niveau 1, rangée 1, colonne 4
teotihuacan-spot-s4 = niveau 1, rangée 2, colonne 1
teotihuacan-spot-s5 = niveau 1, rangée 2, colonne 2
teotihuacan-spot-s6 = niveau 1, rangée 2, colonne 3
teotihuacan-spot-s7 = niveau 1, rangée 2, colonne 4
teotihuacan-spot-s8 = niveau 1, rangée 3, colonne 1
teotihuacan-spot-s9 = niveau 1, rangée 3, colonne 2
teotihuacan-spot-s10 = niveau 1, rangée 3, colonne 3
teotihuacan-spot-s11 = niveau 1, rangée 3, colonne 4
teotihuacan-spot-s12 = niveau 1, rangée 4, colonne 1
teotihuacan-spot-s13 = niveau 1, rangée 4, colonne 2
teotihuacan-spot-s14 = niveau 1, rangée 4, colonne 3
teotihuacan-spot-s15 = niveau 1, rangée 4, colonne 4
teotihuacan-spot-s100 = niveau 2, rangée 1, colonne 1
teotihuacan-spot-s101 = niveau 2, rangée 1, colonne 2
teotihuacan-spot-s102 = niveau 2, rangée 1, colonne 3
teotihuacan-spot-s103 = niveau 2, rangée 2, colonne 1
teotihuacan-spot-s104 = niveau 2, rangée 2, colonne 2
teotihuacan-spot-s105 = niveau 2, rangée 2, colonne 3
teotihuacan-spot-s106 = niveau 2, rangée 3, colonne 1
teotihuacan-spot-s107 = niveau 2, rangée 3, colonne 2
teotihuacan-spot-s108 = niveau 2, rangée 3, colonne 3
teotihuacan-spot-s200 = niveau 3, rangée 1, colonne 1
teotihuacan-spot-s201 = niveau 3, rangée 1, colonne 2
teotihuacan-spot-s202 = niveau 3, rangée 2, colonne 1
teotihuacan-spot-s203 = niveau 3, rangée 2, colonne 2
teotihuacan-spot-s300 = niveau 4, rangée 1, colonne 1

# Les deux icônes, la flèche pointant vers le centre.
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
    .of = du haut
teotihuacan-side-right = droite
    .of = de droite
teotihuacan-side-bottom = bas
    .of = du bas
teotihuacan-side-left = gauche
    .of = de gauche

teotihuacan-nobles-row-top = haut
    .of = du haut
teotihuacan-nobles-row-centre = milieu
    .of = du milieu
teotihuacan-nobles-row-bottom = bas
    .of = du bas

teotihuacan-ascension-reward-points = 5 PV
teotihuacan-ascension-reward-cocoa = cacao
teotihuacan-ascension-reward-one-temple = 1 marche de temple
teotihuacan-ascension-reward-two-temples = 2 marches de temple pour 3 cacao
teotihuacan-ascension-reward-fourth-worker = quatrième ouvrier et 2 cacao

teotihuacan-worship-space-temple = marche de temple
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
teotihuacan-worship-part-ability = emplacement de culte
    .sort = ability
teotihuacan-worship-part-discovery = tuile découverte
    .sort = discovery
teotihuacan-worship-part-both = emplacement de culte et tuile découverte
    .sort = both

teotihuacan-payment-with-cocoa = avec du cacao
    .sort = cocoa
teotihuacan-payment-with-free-cocoa = avec la tuile cacao gratuit
    .sort = tile

# do : ce que dit le bouton.
teotihuacan-saving-wood = 1 bois
    .do = Économiser 1 bois
teotihuacan-saving-stone = 1 pierre
    .do = Économiser 1 pierre
teotihuacan-saving-nothing = rien
    .do = Ne rien économiser sur cette tuile

teotihuacan-order-blue = temple bleu
    .do = Monter d’abord au temple bleu
teotihuacan-order-red = temple rouge
    .do = Monter d’abord au temple rouge
teotihuacan-order-green = temple vert
    .do = Monter d’abord au temple vert
teotihuacan-order-ability = emplacement de culte
    .do = Utiliser l’emplacement de culte
teotihuacan-order-discovery = tuile découverte
    .do = Décider de la tuile découverte

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
teotihuacan-reason-worship = culte
    .from = grâce au culte
    .for = pour rendre un culte
teotihuacan-reason-royal-tile = tuile royale
    .from = grâce à une tuile royale
    .for = pour une tuile royale
teotihuacan-reason-main-action = action principale
    .from = grâce à l’action principale
    .for = pour l’action principale
teotihuacan-reason-technology = technologie
    .from = grâce à une technologie
    .for = pour une technologie
teotihuacan-reason-building = construction
    .from = en construisant
    .for = pour construire
teotihuacan-reason-power-up = gain de puissance
    .from = grâce à un gain de puissance
    .for = pour un gain de puissance de plus
teotihuacan-reason-ascension = ascension
    .from = grâce à une ascension
    .for = pour deux marches de temple
teotihuacan-reason-discovery = tuile découverte
    .from = grâce à une tuile découverte
    .for = pour une tuile découverte
teotihuacan-reason-unlocking = libération
    .from = en libérant des ouvriers
    .for = pour libérer des ouvriers
teotihuacan-reason-salary = salaire
    .from = en salaire
    .for = en salaire
teotihuacan-reason-fallback = repli
    .from = en repli
    .for = en repli
teotihuacan-reason-exchange = échange
    .from = grâce à un échange
    .for = en échange de PV

# for : pourquoi des points sont gagnés ou perdus.
teotihuacan-source-blue-temple = Temple bleu
    .for = au temple bleu
teotihuacan-source-red-temple = Temple rouge
    .for = au temple rouge
teotihuacan-source-green-temple = Temple vert
    .for = au temple vert
teotihuacan-source-avenue = Avenue des Morts
    .for = pour l’Avenue des Morts
teotihuacan-source-pyramid-tiles = Tuiles pyramide
    .for = pour une tuile pyramide
teotihuacan-source-pyramid-icons = Icônes de la pyramide
    .for = pour des icônes de la pyramide
teotihuacan-source-pyramid-leader = Tête de la piste de la pyramide
    .for = pour la tête de la piste de la pyramide
teotihuacan-source-pyramid-steps = Cases sur la piste de la pyramide
    .for = pour ses cases sur la piste de la pyramide
teotihuacan-source-decorations = Décorations
    .for = pour une décoration
teotihuacan-source-decoration-icons = Icônes des décorations
    .for = pour les icônes assorties d’une décoration
teotihuacan-source-nobles = Nobles
    .for = pour un bâtiment aux Nobles
teotihuacan-source-resource-boards = Plateaux de ressources
    .for = pour l’extraction
teotihuacan-source-technology-use = Technologies utilisées
    .for = grâce à une technologie
teotihuacan-source-technology-owner = Technologies prises par d’autres
    .for = pour une technologie que prend quelqu’un d’autre
teotihuacan-source-royal-tiles = Tuiles royales
    .for = pour une tuile royale
teotihuacan-source-ascension = Ascensions
    .for = pour une ascension
teotihuacan-source-discovery-tiles = Tuiles découverte
    .for = pour une tuile découverte
teotihuacan-source-masks = Masques
    .for = pour ses masques
teotihuacan-source-blue-bonus = Bonus bleu
    .for = pour la tuile bonus du temple bleu
teotihuacan-source-red-bonus = Bonus rouge
    .for = pour la tuile bonus du temple rouge
teotihuacan-source-green-bonus = Bonus vert
    .for = pour la tuile bonus du temple vert
teotihuacan-source-salary = Salaire impayé
    .for = pour salaire impayé
teotihuacan-source-bot-cocoa = Cacao échangé
    .for = pour le cacao échangé
teotihuacan-source-bot-goods = Biens restants
    .for = pour ses biens restants
teotihuacan-source-bot-technologies = Technologies possédées
    .for = pour ses technologies

# price : le prix du premier temps ; nothing : pourquoi il peut manquer de but ; first et second : ses deux temps.
teotihuacan-action-tile-construction = Construction
    .price = 2 pierres
    .nothing = aucune tuile pyramide ne peut être placée
    .first = il bâtit une tuile pyramide
    .second = il extrait 2 pierres
teotihuacan-action-tile-decorations = Décorations
    .price = 2 or
    .nothing = aucune décoration ne peut être placée
    .first = il place une décoration
    .second = il extrait 2 or
teotihuacan-action-tile-alchemy = Alchimie
    .price = 1 or
    .nothing = il possède toutes les technologies
    .first = il prend une technologie
    .second = il entraîne deux fois son ouvrier le plus faible
teotihuacan-action-tile-nobles = Nobles
    .price = 2 bois
    .nothing = il ne reste aucun bâtiment
    .first = il bâtit pour les nobles
    .second = il extrait 2 bois
teotihuacan-action-tile-mastery = Maîtrise
    .price = rien
    .nothing = aucun ouvrier ne peut agir
    .first = il fait agir son ouvrier le plus fort
    .second = il fait agir l’ouvrier suivant
teotihuacan-action-tile-worship = Culte
    .price = rien
    .nothing = aucun temple n’est libre
    .first = il passe au temple suivant
    .second = il passe au temple suivant
teotihuacan-action-tile-masks = Masques
    .price = le prix d’un masque
    .nothing = aucun masque visible ne lui manque à un prix qu’il peut payer
    .first = il prend un masque
    .second = il prend un masque

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
teotihuacan-bot-failure-too-few-goods = biens insuffisants
    .sort = goods
teotihuacan-bot-failure-nothing-left = plus rien
    .sort = target
teotihuacan-bot-failure-no-action = aucune action
    .sort = action

teotihuacan-heading-boards = Plateaux
teotihuacan-heading-temples = Temples
teotihuacan-heading-avenue = Avenue des Morts
teotihuacan-heading-building-row = Rangée de bâtiments
teotihuacan-heading-calendar = Calendrier
teotihuacan-heading-era = Ère
teotihuacan-heading-pyramid = Pyramide
teotihuacan-heading-pyramid-track = Piste de la pyramide
teotihuacan-heading-technologies = Technologies
teotihuacan-heading-royal-tiles = Tuiles royales
teotihuacan-heading-bonus-tiles = Bonus
teotihuacan-heading-discovery-tiles = Découvertes
teotihuacan-heading-used-tiles = Utilisées
teotihuacan-heading-decorations = Offre de décorations
teotihuacan-heading-pyramid-tiles = Offre de la pyramide
teotihuacan-heading-starting-tiles = Tuiles de départ
teotihuacan-heading-workers = Ouvriers
teotihuacan-heading-locked = Bloqué
teotihuacan-heading-neutral-workers = Ouvriers neutres
teotihuacan-heading-salary = Salaire
teotihuacan-heading-masks = Masques
teotihuacan-heading-points = PV
teotihuacan-heading-next-step = Marche suivante
teotihuacan-heading-each-step = Chaque case
teotihuacan-heading-stack = Pile
teotihuacan-heading-action-tiles = Tuiles d’action
teotihuacan-heading-set-aside = À part
teotihuacan-heading-directions = Directions
teotihuacan-heading-dice = Dés
teotihuacan-heading-total = Total
teotihuacan-heading-any-resource = ressource au choix
teotihuacan-heading-level = niveau d’une case
teotihuacan-heading-decorated = décoration
teotihuacan-heading-undecorated = place pour une décoration
teotihuacan-heading-star = fait monter à son temple si elle est assortie
teotihuacan-heading-prices = cacao : prix de l’action principale, gain de la récolte

## Listes de biens, citées plus bas

teotihuacan-stones = { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
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
teotihuacan-goods = { $wood ->
        [0] { $stone ->
            [0] { $gold ->
                [0] { $cocoa } cacao
               *[other] { $cocoa ->
                    [0] { $gold } or
                   *[other] { $gold } or et { $cocoa } cacao
                }
            }
           *[other] { $gold ->
                [0] { $cocoa ->
                    [0] { teotihuacan-stones }
                   *[other] { teotihuacan-stones } et { $cocoa } cacao
                }
               *[other] { $cocoa ->
                    [0] { teotihuacan-stones } et { $gold } or
                   *[other] { teotihuacan-stones }, { $gold } or et { $cocoa } cacao
                }
            }
        }
       *[other] { $stone ->
            [0] { $gold ->
                [0] { $cocoa ->
                    [0] { $wood } bois
                   *[other] { $wood } bois et { $cocoa } cacao
                }
               *[other] { $cocoa ->
                    [0] { $wood } bois et { $gold } or
                   *[other] { $wood } bois, { $gold } or et { $cocoa } cacao
                }
            }
           *[other] { $gold ->
                [0] { $cocoa ->
                    [0] { $wood } bois et { teotihuacan-stones }
                   *[other] { $wood } bois, { teotihuacan-stones } et { $cocoa } cacao
                }
               *[other] { $cocoa ->
                    [0] { $wood } bois, { teotihuacan-stones } et { $gold } or
                   *[other] { $wood } bois, { teotihuacan-stones }, { $gold } or et { $cocoa } cacao
                }
            }
        }
    }

## Questions

teotihuacan-decision-in-any-order = Choisissez ce qui vient d’abord
    .about = L’un s’achève avant l’autre.
teotihuacan-decision-keep-starting-tiles = Choisissez les deux tuiles de départ que vous gardez
    .about = Vous gagnez tout ce qu’elles portent ; vos ouvriers commencent sur leurs plateaux.
teotihuacan-decision-draft-starting-tile = Choisissez une tuile de départ
    .about = Vous en choisissez deux en tout et gagnez tout ce qu’elles portent.
teotihuacan-decision-place-workers = Choisissez trois plateaux pour vos ouvriers
    .about = Un ouvrier de puissance 1 commence sur chacun.
teotihuacan-decision-claim-reserved = Choisissez si vous prenez la tuile découverte
    .about = Elle était réservée pour votre tuile de départ { $tile }.
teotihuacan-decision-finish-turn = Terminez votre tour, ou utilisez d’abord une tuile ou libérez
    .about = Les offres sont complétées à la fin du tour.
teotihuacan-decision-move-worker = Choisissez où va votre ouvrier
    .about = { $unlimited ->
        [0] { $double ->
            [0] Un ouvrier avance de un à trois plateaux dans le sens horaire ; ou consacrez le tour à libérer vos ouvriers bloqués.
           *[other] Deux ouvriers d’un plateau peuvent avancer ensemble de un à trois plateaux.
        }
       *[other] { $double ->
            [0] L’ouvrier peut avancer aussi loin que vous voulez.
           *[other] Deux ouvriers d’un plateau peuvent avancer ensemble aussi loin que vous voulez.
        }
    }
teotihuacan-decision-bring-companion = Choisissez qui l’accompagne
    .about = Un second ouvrier peut aller { $from-from } { $at-to }.
teotihuacan-decision-use-board = Choisissez que faire { $at-board }
    .about = Récolter rapporte 1 cacao et 1 de plus par couleur présente ; l’action principale coûte 1 cacao par couleur.
teotihuacan-decision-continue-worship = { $decided ->
        [0] Choisissez ce qui vient d’abord
       *[1] Utilisez l’emplacement de culte, ou d’abord une de vos tuiles
    }
    .about = { $decided ->
        [0] L’un s’achève avant l’autre.
       *[1] Le sort de la tuile découverte { $at-board } est réglé ; il reste à utiliser l’emplacement de culte.
    }
teotihuacan-decision-buy-resources = Choisissez combien de fois vous échangez
    .about = Tuile royale : { $royal } ; ici au plus { $times } fois.
teotihuacan-decision-sell-resource = Choisissez une ressource à vendre pour 2 cacao
    .about = Vous pouvez en vendre encore { $times }.
teotihuacan-decision-swap-resource = Choisissez la ressource que vous donnez
    .about = Avec 1 cacao, elle vous rapporte { $power ->
        [one] { $power } ressource
       *[other] { $power } ressources
    } de votre choix.
teotihuacan-decision-buy-temple-step = Choisissez un temple où monter pour 1 cacao
    .about = Vous pouvez acheter encore { $times ->
        [one] { $times } marche
       *[other] { $times } marches
    }.
teotihuacan-decision-take-resources = Choisissez { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
    .about = Bois, pierre et or peuvent être mélangés.
teotihuacan-decision-choose-temple = Choisissez un temple où monter
    .about = La marche donne aussitôt sa récompense.
teotihuacan-decision-choose-major-reward = Choisissez la récompense imprimée ou une tuile découverte
    .about = Les tuiles se trouvent { $at-place }.
teotihuacan-decision-claim-on-avenue = Choisissez une tuile découverte, ou aucune
    .about = Les tuiles se trouvent { $at-place }.
teotihuacan-decision-claim-on-board = Choisissez si vous prenez la tuile découverte
    .about = Elle se trouve { $at-board } ; son prix reste à payer.
teotihuacan-decision-power-up = Choisissez quel ouvrier gagne en puissance
    .about = { $optional ->
        [0] Seuls comptent les ouvriers libres { $at-board }.
       *[other] Un second gain de puissance { $at-board }, que vous pouvez refuser.
    }
teotihuacan-decision-power-up-anywhere = Choisissez quel ouvrier gagne en puissance
    .about = N’importe quel ouvrier libre qui ne vient pas d’avancer convient.
teotihuacan-decision-buy-power-up = Choisissez si vous achetez un gain de puissance de plus
    .about = Technologie 13 : il coûte 1 cacao et va à un ouvrier { $at-board }.
teotihuacan-decision-choose-ascension-reward = Choisissez la récompense de votre ascension
    .about = Votre ouvrier renaît au Palais avec la puissance 1.
teotihuacan-decision-take-technology = Choisissez une technologie
    .about = Un ouvrier atteint la rangée du haut, deux ou plus les deux rangées ; un ouvrier seul de puissance 4 ou 5 atteint les deux, mais celle du bas ne donne alors aucun gain de puissance.
teotihuacan-decision-build-house = Choisissez la rangée de votre bâtiment
    .about = { $workers ->
        [one] { $workers } ouvrier compte.
       *[other] { $workers } ouvriers comptent.
    }
teotihuacan-decision-take-decoration = Choisissez une décoration
    .about = { $workers ->
        [one] Avec { $workers } ouvrier, elle coûte 3 or.
        [2] Avec { $workers } ouvriers, elle coûte 2 or.
       *[other] Avec { $workers } ouvriers, elle coûte 1 or.
    }
teotihuacan-decision-place-decoration = Choisissez un côté pour { $decoration }
    .about = Elle rapporte 3 PV et 1 PV par icône assortie ; les icônes colorées assorties font monter à leur temple.
teotihuacan-decision-build-pyramid = Choisissez une tuile pyramide
    .about = { $workers ->
        [one] Vous pouvez placer { $workers } tuile dans cette action ; déjà placées : { $placed }.
       *[other] Vous pouvez placer jusqu’à { $workers } tuiles dans cette action ; déjà placées : { $placed }.
    }
teotihuacan-decision-choose-spot = Choisissez où va la tuile
    .about = Tuile { $tile } : 2 pierres, et 1 bois de plus par niveau au-dessus du premier.
teotihuacan-decision-turn-tile = Choisissez comment tourner la tuile
    .about = Tuile { $tile } au { $spot } : 1 PV par icône assortie, et une marche si l’étoile est assortie.
teotihuacan-decision-save-resource = Choisissez ce que la technologie 15 économise
    .about = Une ressource dans toute l’action ; cette tuile va au { $spot }.
teotihuacan-decision-pay-salary = Choisissez combien de salaire vous payez
    .about = Chaque cacao impayé coûte 3 PV.

## Boutons

teotihuacan-action-keep-starting-tiles = Garder « { $first } » et « { $second } »
teotihuacan-action-draft-starting-tile = Prendre « { $tile } »
teotihuacan-action-place-workers = Commencer { $at-first }, { $at-second } et { $at-third }
teotihuacan-action-move = Déplacer l’ouvrier de puissance { $power } { $from-from } { $at-to }
teotihuacan-action-bring = Emmener l’ouvrier de puissance { $power }
teotihuacan-action-move-alone = N’emmener personne
teotihuacan-action-free-workers = Libérer tous vos ouvriers bloqués et terminer le tour
teotihuacan-action-use-move-tile = Utiliser la tuile « { $discovery } » pour ce déplacement
teotihuacan-action-collect-cocoa = Récolter du cacao
teotihuacan-action-worship = { $sort-payment ->
        [tile] { $sort-part ->
            [ability] Rendre un culte avec la tuile cacao gratuit : { $space }
            [discovery] Rendre un culte avec la tuile cacao gratuit : tuile découverte
           *[both] Rendre un culte avec la tuile cacao gratuit : { $space }, et la tuile découverte
        }
       *[cocoa] { $sort-part ->
            [ability] Rendre un culte : { $space }
            [discovery] Rendre un culte : tuile découverte
           *[both] Rendre un culte : { $space }, et la tuile découverte
        }
    }
teotihuacan-action-main-action = { $sort-payment ->
        [tile] Faire l’action principale avec la tuile cacao gratuit
       *[cocoa] Faire l’action principale
    }
teotihuacan-action-count-extra-worker = Utiliser la tuile ouvrier de plus
teotihuacan-action-take-technology = Prendre la technologie { $technology }
teotihuacan-action-build-house = Bâtir dans la rangée { $of-row }
teotihuacan-action-take-decoration = Prendre { $decoration }
teotihuacan-action-place-decoration = La placer du côté { $of-side }
teotihuacan-action-take-pyramid-tile = Prendre { $tile }
teotihuacan-action-build-on = Bâtir au { $spot }
teotihuacan-action-turn-tile = { $turns ->
        [0] Ne pas la tourner
        [1] La tourner de 90°
        [2] La tourner de 180°
       *[3] La tourner de 270°
    }
teotihuacan-action-save = { $do-saving }
teotihuacan-action-stop-building = Arrêter de bâtir
teotihuacan-action-take-resources = Prendre { teotihuacan-resources }
teotihuacan-action-climb = Monter { $at-temple }
teotihuacan-action-take-reward = Prendre la récompense imprimée
teotihuacan-action-claim = Prendre « { $discovery } »
teotihuacan-action-decline = Refuser
teotihuacan-action-exchange = { $times ->
        [0] Ne rien échanger
       *[other] Échanger { $times } fois
    }
teotihuacan-action-give = { $sort-payment ->
        [tile] Donner 1 { $resource } avec la tuile cacao gratuit
       *[cocoa] Donner 1 { $resource }
    }
teotihuacan-action-pay-and-climb = Monter { $at-temple } pour 1 cacao
teotihuacan-action-exchange-freely = Échanger autant que possible avec la tuile cacao gratuit
teotihuacan-action-take-ascension-reward = { $sort-payment ->
        [tile] Prendre { $reward } avec la tuile cacao gratuit
       *[cocoa] Prendre { $reward }
    }
teotihuacan-action-power-up = Renforcer l’ouvrier de puissance { $power } { $at-board }
teotihuacan-action-buy-power-up = Payer 1 cacao pour renforcer l’ouvrier de puissance { $power } { $at-board }
teotihuacan-action-end-turn = Terminer votre tour
teotihuacan-action-pay-salary = { $cocoa ->
        [0] Ne payer aucun salaire
       *[other] Payer { $cocoa } cacao
    }
teotihuacan-action-excuse-salary = Utiliser la tuile cacao gratuit pour tout le salaire
teotihuacan-action-resolve-first = { $do-first }
teotihuacan-action-use-tile = Utiliser la tuile « { $discovery } »
teotihuacan-action-unlock-workers = { $sort-payment ->
        [tile] Libérer tous vos ouvriers avec la tuile cacao gratuit
       *[cocoa] Payer 3 cacao pour libérer tous vos ouvriers
    }

## Chronique

teotihuacan-event-starting-tiles-dealt = { $player } reçoit quatre tuiles de départ : « { $first } », « { $second } », « { $third } » et « { $fourth } ».
teotihuacan-event-starting-tiles-kept = { $player } garde les tuiles de départ « { $first } » et « { $second } ».
teotihuacan-event-starting-tile-drafted = { $player } choisit la tuile de départ « { $tile } ».
teotihuacan-event-workers-placed = { $player } place des ouvriers { $at-first }, { $at-second } et { $at-third }.
teotihuacan-event-neutral-workers-placed = Les ouvriers neutres de couleur { $colour } se trouvent { $at-first }, { $at-second } et { $at-third }.
teotihuacan-event-player-order-set = { $player } commence avec { $cocoa } cacao.
teotihuacan-event-turn-began = { $player } commence son tour.
teotihuacan-event-workers-freed = { $player } libère tous ses ouvriers bloqués au lieu d’avancer.
teotihuacan-event-workers-unlocked = { $player } libère tous ses ouvriers bloqués.
teotihuacan-event-worker-moved = { $player } déplace un ouvrier de puissance { $power } { $from-from } { $at-to }.
teotihuacan-event-cocoa-collected = { $player } récolte du cacao { $at-board }.
teotihuacan-event-worshipped = { $sort-part ->
        [ability] { $player } rend un culte { $at-board } : { $space }.
        [discovery] { $player } rend un culte { $at-board } pour la tuile découverte.
       *[both] { $player } rend un culte { $at-board } : { $space }, et la tuile découverte.
    }
teotihuacan-event-worker-bumped = { $player } libère l’ouvrier bloqué de { $owner } { $at-board }.
teotihuacan-event-main-action-taken = { $player } fait l’action principale { $at-board } avec { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.
teotihuacan-event-powered-up = { $player } porte un ouvrier { $at-board } à la puissance { $power }.
teotihuacan-event-ascended = { $player } voit s’élever l’ouvrier { $at-board } ; il renaît au Palais avec la puissance 1.
teotihuacan-event-ascension-reward-taken = { $player } choisit la récompense de l’ascension : { $reward }.
teotihuacan-event-fourth-worker-arrived = { $player } amène le quatrième ouvrier au Palais avec la puissance { $power }.
teotihuacan-event-goods-gained = { $player } gagne { teotihuacan-goods } { $from-reason }.
teotihuacan-event-goods-paid = { $player } paie { teotihuacan-goods } { $for-reason }.
teotihuacan-event-points-scored = { $player } marque { $points } PV { $for-source }.
teotihuacan-event-points-lost = { $player } perd { $points } PV { $for-source }.
teotihuacan-event-temple-advanced = { $player } monte à la marche { $step } { $of-temple }.
teotihuacan-event-temple-blocked = { $player } perd une marche { $at-temple }, où l’on ne peut plus monter.
teotihuacan-event-bonus-unlocked = { $player } atteint la tuile bonus { $of-temple } : { $bonus }.
teotihuacan-event-avenue-advanced = { $player } avance à la case { $step } de l’Avenue des Morts.
teotihuacan-event-track-advanced = { $player } avance à la case { $step } de la piste de la pyramide.
teotihuacan-event-light-disc-moved = Le disque clair avance à { $space }.
teotihuacan-event-discovery-claimed = { $player } prend la tuile découverte « { $discovery } » { $at-place }.
teotihuacan-event-discovery-used = { $player } utilise la tuile découverte « { $discovery } ».
teotihuacan-event-technology-taken = { $player } acquiert la technologie { $technology }.
teotihuacan-event-house-built = { $player } place un bâtiment dans la rangée { $of-row } des Nobles.
teotihuacan-event-decoration-placed = { $player } place la décoration { $decoration } du côté { $of-side }, niveau { $level } ; { $matches ->
        [0] aucune icône ne compte
        [one] { $matches } icône assortie
       *[other] { $matches } icônes assorties
    }.
teotihuacan-event-pyramid-tile-placed = { $player } place la tuile { $tile } au { $spot }, { $turns ->
        [0] sans la tourner
        [1] tournée de 90°
        [2] tournée de 180°
       *[3] tournée de 270°
    } ; { $matches ->
        [0] aucune icône ne compte
        [one] { $matches } icône assortie
       *[other] { $matches } icônes assorties
    }.
teotihuacan-event-pyramid-completed = { $player } achève la pyramide ; la prochaine Éclipse est la dernière.
teotihuacan-event-pyramid-tile-turned-up = L’offre de la pyramide reçoit { $tile }.
teotihuacan-event-decoration-turned-up = L’offre de décorations reçoit { $decoration }.
teotihuacan-event-discovery-turned-up = La tuile découverte « { $discovery } » apparaît { $at-place }.
teotihuacan-event-discs-met = Le disque clair rejoint le disque sombre ; une Éclipse approche.
teotihuacan-event-last-round-began = Tout le monde joue encore un tour avant l’Éclipse.
teotihuacan-event-eclipse-began = { $final ->
        [1] L’Éclipse { $eclipse } commence ; c’est la dernière.
       *[other] L’Éclipse { $eclipse } commence.
    }
teotihuacan-event-avenue-scored = { $player } compte { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } sur l’Avenue des Morts, à { $value } PV chacune.
teotihuacan-event-masks-scored = { $player } compte { $masks ->
        [one] { $masks } masque
       *[other] { $masks } masques
    } en { $sets ->
        [one] { $sets } série
       *[other] { $sets } séries
    }.
teotihuacan-event-salary-paid = { $player } couvre { $paid } des { $due } cacao dus en salaire.
teotihuacan-event-salary-excused = { $player } doit un salaire de { $due } cacao et paie avec la tuile cacao gratuit.
teotihuacan-event-era-began = L’ère { $era } commence ; le disque sombre passe à { $dark }.
teotihuacan-event-scored = { $player } finit à la place { $place } avec { $points } PV.
teotihuacan-event-match-ended = La partie se termine.

## Chronique de Teotibot

teotihuacan-event-bot-rolled = { $player } obtient { $first } et { $second } : la tuile d’action { $tile }, { $slot }.
teotihuacan-event-bot-step-failed = { $sort-failure ->
        [worker] { $player } ne peut pas accomplir l’étape { $step } ({ $tile }) : il n’a aucun ouvrier libre { $at-board }.
        [goods] { $player } ne peut pas accomplir l’étape { $step } ({ $tile }) : il lui faut { $price-tile }.
        [target] { $player } ne peut pas accomplir l’étape { $step } ({ $tile }) : { $nothing-tile }.
       *[action] { $player } ne peut pas accomplir l’étape { $step } ({ $tile }) : il n’y a rien à faire { $at-board }.
    }
teotihuacan-event-bot-step-taken = { $step ->
        [1] { $player } accomplit l’étape { $step } { $at-board } : { $first-tile }.
       *[2] { $player } accomplit l’étape { $step } { $at-board } : { $second-tile }.
    }
teotihuacan-event-bot-tried-worker = { $player } essaie avec son ouvrier de puissance { $power } { $at-board }.
teotihuacan-event-bot-fell-back = { $player } se rabat sur le cacao et son ouvrier le plus faible.
teotihuacan-event-bot-worker-advanced = { $player } avance un ouvrier de puissance { $power } { $from-from } { $at-to }.
teotihuacan-event-bot-worshipped = { $player } déplace son fidèle { $from-from } { $at-to }.
teotihuacan-event-bot-worshipper-displaced = { $player } voit son fidèle délogé { $from-from } { $at-to }.
teotihuacan-event-bot-discarded = { $player } défausse la tuile découverte « { $discovery } » { $at-place }.
teotihuacan-event-bot-exchanged = { $player } échange { $cocoa } cacao contre { $points } PV.
teotihuacan-event-bot-tile-shifted = La tuile d’action { $tile } passe { $slot }.
teotihuacan-event-bot-tile-set-aside = La tuile d’action { $tile } est mise à part.
teotihuacan-event-bot-direction-flipped = La tuile de direction supérieure est retournée vers la { $direction } et passe dessous.
