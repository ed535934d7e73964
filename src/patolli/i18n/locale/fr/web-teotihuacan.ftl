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
web-teotihuacan-go-to = Aller : { $board }
web-teotihuacan-place-here = Placer ici
web-teotihuacan-confirm = Confirmer
web-teotihuacan-turn = Tourner
web-teotihuacan-place-turn = { $matches ->
        [0] Faites-la glisser, ou touche R pour la tourner. Aucune icône ne coïncide.
        [one] Faites-la glisser, ou touche R pour la tourner. { $matches } icône coïncide.
       *[other] Faites-la glisser, ou touche R pour la tourner. { $matches } icônes coïncident.
    }
