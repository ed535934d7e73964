# Ce que dit le navigateur.

## Shell

web-home-link = Accueil
web-pages = Pages
web-play = Jouer
web-learn = Règles
web-replay = Revoir
web-settings = Réglages
web-language = Langue
web-theme = Thème
web-close = Fermer
web-loading = Chargement de la table…
web-guest = Invité
web-no = Non
web-less = Moins
web-more = Plus
web-save = Enregistrer
web-saved = Enregistré.
web-error-unknown = Cela n’a pas marché ({ $kind }).
web-error-unreachable = Le serveur est injoignable. Réessayez dans un instant.

## Home

web-home-title = Jouez maintenant
web-home-about = Sans compte : jouez tout de suite contre des bots, ou invitez des amis par un lien.
web-step-game = Jeu
web-step-options = Options
web-step-seats = Places
web-minutes = { $minutes } min
web-weight-light = léger
web-weight-medium = moyen
web-weight-heavy = exigeant
web-pace = Cadence
web-pace-none = Sans limite
web-pace-live = En direct
web-pace-days = En différé
web-pace-days-told = { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
web-pace-live-told = { $seconds ->
        [0] { $minutes } min pour la partie
       *[other] { $minutes } min + { $seconds } s par tour
    }
web-pace-bank = Temps pour la partie
web-pace-increment = Ajouté après un tour
web-seconds = { $seconds } s
web-pace-turn = Temps pour un tour
web-pace-night = Pause nocturne
web-pace-night-none = Aucune
web-pace-timeout = Quand le temps est écoulé
web-pace-timeout-bot = Un bot prend la suite
web-pace-timeout-table = Les autres décident
web-table = Table
web-private = Privée
web-open = Ouverte
web-more-options =
    { $count ->
        [one] { $count } autre option de règles
       *[other] { $count } autres options de règles
    }
web-fewer-options = Montrer moins d’options
web-figures =
    { $count ->
        [one] { $count } réglage de difficulté
       *[other] { $count } réglages de difficulté
    }
web-alone = En solo, vous affrontez { $name }.
web-your-name = Votre nom
web-seat = Place { $number }
web-seat-free = Place libre
web-seat-link = Ami (lien)
web-seat-here = Même écran
web-seat-open = Ouverte à tous
web-seat-empty = Vide
web-seat-bot = Ajouter un bot
web-bot = bot
web-bot-level = Bot, niveau { $level }
web-bot-named = Bot, { $name }
web-start = Commencer
web-your-turn = À vous
web-waiting-others = En attente des autres
web-finished = Terminées
web-tables-count =
    { $count ->
        [0] aucune table
        [one] { $count } table
       *[other] { $count } tables
    }
web-table-yours = À vous de décider
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune table ouverte pour l’instant. Ouvrez-en une : d’autres pourront la rejoindre.
web-join = Rejoindre
web-learn-title = Apprendre
web-replay-open = Ouvrir une partie enregistrée
web-replay-open-about = une partie d’un fichier, coup par coup
web-join-full = Toutes les places sont prises. Vous pouvez regarder.
web-sit = S’asseoir
web-watch = Regarder
web-gathering-full = Tout le monde est là.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-copy-refused = Ce navigateur ne permet pas à une page de copier.

## Account and settings

web-account = Votre compte
web-account-about = Un compte invité n’existe que dans ce navigateur. Avec un identifiant et un mot de passe, vous le retrouvez partout.
web-account-kept = Compte enregistré sous l’identifiant { $login }.
web-account-keep = Enregistrer ce compte
web-login = Identifiant
web-password = Mot de passe
web-log-in = Se connecter
web-log-out = Se déconnecter
web-log-out-everywhere = Se déconnecter partout
web-my-data = Vos données
web-my-data-about = Téléchargez tout ce qui est conservé sur vous, ou supprimez-le.
web-my-data-save = Télécharger mes données
web-delete-me = Supprimer mon compte
web-delete-me-about = Votre nom, votre identifiant et vos messages sont supprimés, et vous quittez vos parties en cours. C’est irréversible.
web-privacy = Ce que ce serveur sait de vous
web-privacy-name = Votre nom
web-privacy-name-about = Sans compte, c’est le nom que vous avez choisi, et un cookie de 180 jours qui dit que c’est vous. Avec un compte s’y ajoutent votre identifiant et votre mot de passe, conservé de sorte que personne ne puisse le lire. Un invité qui n’a été à aucune table est supprimé à la fin du cookie.
web-privacy-matches = Vos parties
web-privacy-matches-about = Chaque coup est conservé avec son heure, pour que la partie puisse être rejouée. Ceux qui sont à la table voient votre nom ; une table publique est vue de tous.
web-privacy-words = Ce que vous dites
web-privacy-words-about = Les messages restent à leur table. Ceux qui regardent une partie en cours ne voient pas ce que les joueurs se disent.
web-privacy-browser = Ce qui reste chez vous
web-privacy-browser-about = La langue, l’apparence, les notes et les plans ne sont conservés que dans ce navigateur. Les pages ne chargent rien d’autres sites et personne ne compte vos visites.
web-privacy-log = Le journal du serveur
web-privacy-log-about = Qui tient ce serveur voit qui a changé quoi et quand, et le réseau d’où cela venait, jamais l’adresse entière.
web-privacy-gone = Quand vous partez
web-privacy-gone-about = Supprimez votre compte, et votre nom, votre identifiant et vos messages disparaissent de toutes les tables où vous avez été. Les parties restent, sans votre nom.
web-privacy-yours = Télécharger ou supprimer mes données
web-theme-auto = Comme le système
web-theme-obsidian = Obsidienne
web-theme-codex = Codex
web-motion = Animations
web-motion-auto = Comme le système
web-motion-still = Réduites
web-setting-first-tap = Jouer au premier appui
web-setting-first-tap-about = Le coup est joué tout de suite, sans aperçu.
web-speed = Coups des autres
web-speed-off = D’un coup
web-speed-usual = Montrés
web-speed-double = Deux fois plus vite
web-setting-ends = Terminer mon tour tout seul
web-setting-ends-about = Trois secondes après la dernière réponse ; un clic l’arrête.
web-setting-sound = Son
web-setting-sound-about = Bref et discret : tuiles, ouvriers, pièces, votre tour.
web-setting-asks-each = Me demander chaque étape
web-setting-asks-each-about = Sinon, le meilleur ordre et toutes les ventes sont joués d’un coup, là où le jeu les connaît, et un ordre sans effet n’est pas demandé.
web-setting-forced = S’arrêter aux étapes forcées
web-setting-forced-about = Ce qui suit de lui-même reste signalé jusqu’à ce que vous appuyiez ; sinon, un instant.
web-setting-coach = Guide
web-setting-coach-about = Explique chaque choix quand vous jouez contre des bots.

## Table

web-you = vous
web-away = hors ligne
web-here = en ligne
web-left = a quitté la table
web-left-about = { $player } a quitté la table. Un bot, ou quelqu’un qui a le lien, peut prendre la suite.
web-people = À cette table
web-seal = Tirage vérifiable
web-seal-about = Tout le hasard a été fixé avant le premier coup, et personne ne peut le voir. L’empreinte ci-dessous l’atteste : à la fin, la graine est affichée ici, et « patolli verify » vérifie qu’une partie enregistrée correspond aux deux.
web-seal-hash = Empreinte
web-seal-seed = Graine
web-leave = Quitter
web-seat-clear = Libérer la place
web-mute = Masquer ses messages
web-unmute = Afficher ses messages
web-players = Joueurs
web-board = Plateau
web-decision = Votre décision
web-options = Options
web-options-count =
    { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
web-options-before = Options précédentes
web-options-after = Plus d’options
web-options-back = Retour
web-reveals = Ce choix ne pourra pas être annulé
web-undo = Annuler
web-redo = Rétablir
web-crumbs = Ce tour jusqu’ici
web-crumb-back = Revenir avant : { $answer }
web-ask-take-back = Demander l’annulation
web-take-back-turn = Annuler mon dernier tour
web-end-turn = Terminer le tour
web-undo-step = Annuler : { $step }
web-next = Ensuite, c’est à { $player }.
web-next-you = Ensuite, c’est encore à vous.
web-ending-reveals = Terminer révèle quelque chose de caché.
web-ending-turns-up = Terminer révèle : { $what }.
web-plays = { $player } joue
web-film-skip = Un clic ou une touche passe.
web-last-moves = Les derniers tours
web-forced = Rien d’autre n’était possible : { $what }
web-told-by = { $player } : { $headline }
web-told-best = au mieux : { $changes }
web-told-nothing = rien ne change encore
web-told-then = ensuite : { $question }
web-touches-you = Vous concerne
web-log-rewound = { $player } reprend son tour.
web-offer-asked = Vous avez demandé à { $player } d’annuler :
web-clock-adds = +{ $seconds } s par tour
web-clock-left = Il reste { $seconds } secondes
web-restart = Recommencer le tour
web-waiting = On attend { $player }…
web-watching = Vous regardez
web-over = La partie est finie
web-stopped = La partie a été arrêtée avant la fin
web-reconnecting = Reconnexion
web-reconnecting-about = La connexion est coupée. Rien d’autre n’est perdu.
web-reconnecting-kept = Votre réponse est gardée et sera envoyée dès que possible.
web-notice-from = De la part de qui s’occupe de ce serveur
web-notice-hide = Masquer
web-drawer = Table, journal et discussion
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dites quelque chose
web-chat-send = Envoyer
web-chat-on = Messages libres
web-chat-phrases = Phrases toutes faites
web-chat-off = Désactivée
web-notes = Notes
web-notes-about = Visibles par vous uniquement. Conservées dans ce navigateur.
web-phrase-hello = Bonjour
web-phrase-good-luck = Bonne chance
web-phrase-nice-move = Joli coup
web-phrase-thanks = Merci
web-phrase-sorry = Pardon
web-phrase-one-moment = Un instant
web-phrase-your-turn = C’est à vous
web-phrase-well-played = Bien joué
web-phrase-goodbye = Au revoir
web-clock = temps restant
web-clock-days = { $days } j { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-recap = Depuis votre dernier tour
web-recap-done = Jouer mon tour
web-text-view = Vue en texte
web-rules = Règles pour ce choix
web-rules-of = Les règles de { $game }
web-rules-none = Ces règles ne sont pas encore écrites ici.
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } paragraphe
       *[other] { $count } paragraphes
    }
web-rules-all = Tout afficher
web-rules-example = Exemple
web-rules-open-question = Votre question en cours : { $question }
web-rules-ruling = Règle { $number }
web-rules-turn = Tourner
web-rules-lesson = Apprendre en jouant
web-pieces = Toutes les pièces
web-pieces-of = Les pièces de { $game }
web-pieces-back = Retour aux règles
web-pieces-search = Chercher dans les pièces
web-pieces-kind = Sorte
web-pieces-when = Quand
web-pieces-where = Où
web-pieces-in-box = Toute la boîte
web-pieces-at-table = À ma table
web-pieces-none = Aucune pièce n’a cela ; retirez un filtre
web-pieces-count = { $count } dans la boîte
web-pieces-count-at-table = { $count } dans la boîte, { $here } visibles à votre table
web-pieces-out-of-sight = dans la boîte, pas visible
web-pieces-clear = Retirer les filtres
# The card of a piece
web-piece-does = Effet
web-piece-when = Quand
web-piece-ends = Ensuite
web-piece-now = Vaut à présent
web-piece-nothing-now = Rien pour l’instant.
web-piece-all = Toutes les pièces

# Why a click chooses nothing
web-refused-turn = Ce n’est pas encore votre tour.
web-refused-other = Ce choix est impossible à présent : répondez à la question ci-dessous.
web-hand-over = Passez l’écran à { $player }
web-hand-over-hidden = Ce que les autres ont en main est caché.
web-hand-over-hold = Maintenez appuyé pour voir votre main
web-orders = Pendant que les autres jouent
web-orders-about = Ces ordres répondent aussitôt pour vous, afin que personne n’attende.
web-orders-none = Ce jeu n’a pas d’ordres permanents.
web-orders-ask = Me demander
web-orders-off-turn = Au tour des autres
web-orders-always = Toujours
web-plan = Essayer sans jouer
web-plan-of = Essai : { $table }
web-plan-about = Une copie pour essayer. Rien ne compte ici ; les tuiles cachées ont été redistribuées.
web-plan-leave = Prévoir pour mon tour : { $answer }
web-plan-leave-none = Jouez un coup pour le prévoir
web-plan-back = Retour à la table
web-plan-left = À votre tour, si c’est encore possible : { $answer }
web-plan-failed = Le coup prévu n’est plus possible : { $answer }
web-plan-forget = Abandonner l’essai
web-offer = La table doit décider
web-offer-take-back = { $player } demande à annuler un coup.
web-total = Total
web-winner = { $count ->
        [1] { $player } gagne
       *[other] { $player } se partagent la victoire
    }
web-look = Voir le plateau
web-map-nearer = Zoomer
web-map-fit = Voir toute la carte

## First lesson

web-lesson = Leçons
web-lesson-about = courtes, à la vraie table
web-lesson-number = Leçon { $number } sur { $count }
web-lesson-minutes = { $minutes } min
web-lesson-sentence = Ce que dit la leçon
web-lesson-go-on = Suite
web-lesson-back = Retour
web-lesson-skip = Passer
web-lesson-leave = Quitter la leçon
web-lesson-nothing-lost = Rien ne peut mal tourner ici : vous pouvez toujours annuler.
web-lesson-end-turn = Terminez votre tour
web-lesson-end-turn-else = Ce tour est complet : terminez-le.
web-lesson-finished = Leçon { $number } sur { $count } terminée
web-lesson-next = Leçon suivante : { $lesson }
web-lesson-easy = Jouer contre un bot facile, avec le guide
web-lesson-easy-about = Niveau 1, deux joueurs
web-lesson-again = La rejouer
web-lesson-all = Toutes les leçons
web-lesson-done = faite
web-lesson-begin = Commencer
web-lesson-continue = Continuer
web-lessons-about = De courtes leçons à la vraie table. Vous pouvez quitter à tout moment et continuer plus tard.
web-lessons-of = { $game } · { $minutes } min
web-lessons-begin = Commencez par « { $lesson } »
web-lessons-go-on = Continuez avec « { $lesson } »
web-lessons-done = { $done } sur { $count } faites
web-coach = Guide
web-coach-got-it = Compris
web-coach-off = Désactiver le guide
web-coach-quiet = Rien de nouveau à dire sur ce choix.

## Replay

web-replay-ribbon = Coup { $move } sur { $moves } · ce n’est pas la table en direct
web-replay-start = Le début
web-replay-plot = Points par coup
web-replay-plot-told = Points après ce coup : { $points }
web-stack-told = { $player } : { $points }
web-turning = Moments clés
web-turning-about = évolution de l’écart
web-turning-turn = Tour { $turn } :
web-turning-none = Personne ne s’est encore détaché.
web-replay-log-about = cliquez sur une ligne pour voir le plateau
web-replay-eyes = Voir comme
web-replay-eyes-watching = spectateur
web-replay-table = À la table
web-replay-move = Coup
web-replay-first = Au début
web-replay-back = Un tour en arrière
web-replay-next = Un tour en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-fork-here = Continuer sur cet écran
web-fork-bots = Continuer contre des bots
web-record-save = Télécharger la partie
web-record-drop = Choisissez un fichier ou déposez-le ici. Rien n’est conservé.
web-record-choose = Choisir un fichier
web-record-unreadable = { $file } n’est pas une partie enregistrée.

# Conseils

web-hint = Conseil
web-hint-says = Le niveau { $level } répondrait : { $answer }
web-hint-alike = Rien ne se détache. Le niveau { $level } répondrait : { $answer }
web-hint-gain = { $points } attendus
web-hint-gain-about = Points de plus que les autres réponses en moyenne, aussi loin que ce niveau regarde.
web-hint-do = Le faire
web-hint-count = { $count ->
    [one] { $count } conseil dans cette partie
   *[other] { $count } conseils dans cette partie
}
web-part-rival = ce qu’en tirent les rivaux
web-part-promise = autres, et plus tard
web-percent = { $value } %

# L’analyse d’une partie

web-review = Analyse
web-review-of = Analyser la partie
web-review-about = { $game } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
web-review-best = le meilleur
web-review-good = bien : jusqu’à 2 % perdus
web-review-slip = faux pas : de 2 à 8 %
web-review-mistake = erreur : plus de 8 %
web-review-sound = Décisions qui étaient les meilleures ou bonnes
web-review-moments = { $count ->
    [0] Moments décisifs
    [one] Le moment décisif
   *[other] { $count } moments décisifs
}
web-review-moments-wait = Ils apparaissent quand toutes les décisions sont jugées.
web-review-flawless = Aucune décision ne vous a coûté plus de 2 %.
web-review-turn = Tour { $turn }
web-review-banner = Tour { $turn } · ce n’est pas la table en cours
web-review-banner-moment = Moment { $number } sur { $count } · tour { $turn } · ce n’est pas la table en cours
web-review-played = Joué
web-review-better = Mieux
web-review-other = La suivante
web-review-lead = avance
web-review-lead-about = Points d’avance sur le meilleur rival à la fin, d’après ce qu’on peut attendre
web-review-to-win = gagner
web-review-view = Quelle réponse est montrée
web-review-was-best = Rien n’était mieux
web-review-expected = points attendus
web-review-chance = Chance de gagner
web-review-judged-by = Jugé avec ce que l’on pouvait savoir alors, et rien d’autre.
web-review-nothing = Aucune décision n’est encore jugée.
web-review-curve = Chance de gagner
web-review-curve-told = Chance de gagner de { $player } au fil de la partie ; ici { $chance }
web-review-rest = le reste n’est pas encore jugé
web-review-points = D’où viennent les points
web-review-points-columns = obtenus · en plus aux moments décisifs
web-review-next = Moment suivant
web-review-try = L’essayer
web-review-later = Il faut attendre que toutes les décisions soient jugées.
web-review-key-moment = moment
web-review-key-decision = décision
web-review-status-none = Personne n’a analysé cette partie
web-review-status-running = Analyse de la partie
web-review-status-stopped = L’analyse est en pause
web-review-status-failed = L’analyse a échoué : aucun processus n’a pu juger. Ce qui est jugé est gardé.
web-review-status-done = La partie est analysée
web-review-count = { $judged } décisions sur { $total }.
web-review-left = Encore { $seconds } s environ. Les tables en cours passent d’abord.
web-review-leave = Vous pouvez partir ; ce qui est jugé est gardé.
web-review-stop = Arrêter l’analyse
web-review-begin = Analyser la partie
web-review-go-on = Continuer
web-review-again = Analyser à nouveau
web-review-not-allowed = Qui a joué ici peut demander l’analyse.
web-review-line = Vous : { $share } des décisions étaient les meilleures ou bonnes. { $count ->
    [0] Aucune n’a coûté plus de 2 %.
    [one] Un moment a décidé.
   *[other] { $count } moments ont décidé.
}

# Puzzles
web-puzzles = Problèmes
web-puzzle = Problème
web-puzzle-of-day = Problème du jour
web-puzzle-of-day-number = Problème du jour { $number }
web-puzzle-of-step = Problème de niveau { $step }
web-puzzle-level = Niveau { $level }
web-puzzle-ask = Trouvez la meilleure réponse
web-puzzle-wrong = Pas encore la meilleure réponse
web-puzzle-first = Trouvé au premier essai
web-puzzle-later = Trouvé au deuxième essai
web-puzzle-missed = Pas trouvé
web-puzzle-about = Une réponse est nettement meilleure que les autres. Ce qui est caché le reste, comme dans une partie.
web-puzzle-answer = Répondre
web-puzzle-judging = Votre réponse est en cours d’examen…
web-puzzle-result = Ce que valait votre réponse
web-puzzle-one-more = Il vous reste un essai.
web-puzzle-best-answer = Le mieux était : { $answer }
web-puzzle-own = La vôtre
web-puzzle-best = Meilleure
web-puzzle-next-best = Suivante
web-puzzle-worth = { $points } points, { $chance } de gagner
web-puzzle-again = Réessayer
web-puzzle-show = Voir la réponse
web-puzzle-next = Problème suivant
web-puzzle-play-on = Continuer d’ici
web-puzzle-solve = Résoudre
web-puzzle-look-again = Revoir
web-puzzle-found-by = Trouvé par les bots dès le
web-puzzle-answers = Réponses possibles
web-puzzle-solved-by = Résolu par
web-puzzle-line = patolli · { $title } · { $game } · { $result } · série { $streak }
web-puzzle-copy = Copier une ligne à partager
web-puzzle-copied = Copiée
web-puzzle-calendar = Problèmes de ce mois
web-puzzle-streak =
    { $count ->
        [0] encore aucun jour
        [one] 1 jour de suite
       *[other] { $count } jours de suite
    }
web-puzzle-legend-first = premier essai
web-puzzle-legend-later = plus tard
web-puzzle-legend-missed = pas trouvé
web-puzzle-ladder = Échelle de problèmes
web-puzzle-ladder-about = { $count } pierres de { $game }. Un problème résolu pose sa pierre ; { $open } pierres ouvrent le niveau supérieur.
web-puzzle-laid = { $laid } sur { $count }
web-puzzle-stone = Pierre { $number } du niveau { $level } : { $result }
web-puzzle-next-stone = Pierre suivante
web-puzzle-none = Aucun jeu n’a encore de problèmes ici.
