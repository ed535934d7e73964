# Les bots entre eux : tournois, échelles, rapports d’équilibre.

arena-about-arena = Opposez des bots jusqu’à savoir lequel est le plus fort.
arena-about-ladder = Classez de nombreux bots, tous contre tous.
arena-about-report = Écrivez une page sur l’équilibre d’un jeu.
arena-argument-bots = Bots par leur nom, avec des virgules ; nom@500 donne 500 essais par décision, nom@0.1s un dixième de seconde.
arena-argument-bot = Le bot qui joue contre lui-même.
arena-argument-matches = Combien de parties au plus.
arena-argument-pair-matches = Combien de parties joue chaque paire.
arena-argument-workers = Combien de processus jouent en même temps.
arena-argument-ray = L’adresse d’une grappe Ray, ou « local ».
arena-argument-all = Joue toutes les parties, même quand le résultat est clair.
arena-argument-plot = Où écrire une image du résultat (SVG).
arena-argument-output = Où écrire la page (HTML).

## While it plays, and the result

arena-playing = Parties en cours
arena-estimate = { $bot } { $share } (de { $low } à { $high })
arena-column-share = Part
arena-column-interval = Sûr à 95 %
arena-column-thought = Réflexion
arena-column-longest = La plus longue
arena-column-strength = Force
arena-column-doubt = Doute
arena-column-matches = Parties
arena-matches = parties

# matches: how many were played.

arena-verdict-stronger = Après { $matches } parties : { $bot } est plus fort.
arena-verdict-not-stronger = Après { $matches } parties : { $bot } n’est pas plus fort.
arena-verdict-open = Après { $matches } parties, on ne sait pas encore si { $bot } est plus fort.
arena-plot-course = Parties gagnées par { $bot }, avec l’intervalle à 95 %
arena-plot-ladder = Force, au double du doute près

## The balance report

arena-report-title = { $game } : quel équilibre ?

# bots: the name of the bot that played itself.

arena-report-about = { $matches } parties du bot « { $bots } » contre lui-même. Les traits fins montrent l’intervalle où se trouve la vérité, à 95 % de certitude.
arena-report-matches = Parties
arena-report-median = Points, médiane
arena-report-winning = Points du vainqueur, médiane
arena-report-margin = Écart, médiane
arena-report-decisions = Décisions par partie
arena-report-seats = Qui commence
    .about = Est-ce un avantage de jouer en premier ? Sans avantage, chaque barre atteint le trait vertical.
arena-report-seat-plot = Parties gagnées, en pourcentage
arena-report-place = Joueur { $number } dans l’ordre
arena-report-points = Points finaux
arena-report-points-plot = Fréquence de chaque résultat
arena-report-points-half = La moitié des résultats se situe entre { $low } et { $high } points.
arena-report-sources = D’où viennent les points
    .about = Moyennes de tous ; dessous, ce que les vainqueurs tirent de chaque source en plus de la moyenne.
arena-report-sources-plot = Points par source
arena-report-gains-plot = Vainqueurs : points au-dessus de la moyenne
arena-report-parts-plot = Points par moment de la partie
arena-report-part = Moment { $number }
arena-report-choices = Ce que choisissent les vainqueurs
    .about = Fréquence de victoire de qui l’a choisi au moins une fois ; le trait vertical est la part équitable.
arena-report-length = Durée
arena-report-length-plot = Décisions dans une partie
arena-report-repeat = Pour refaire ce rapport

# path: the file.

arena-report-written = Le rapport est dans { $path }.
