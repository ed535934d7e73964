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
web-yes = Oui
web-no = Non
web-less = Moins
web-more = Plus
web-all = Toutes
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
web-pace-live-told = { $minutes } min + { $seconds } s par tour
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
web-your-turn-none = Rien à jouer pour l’instant. Ouvrez une table ou rejoignez-en une.
web-waiting-others = En attente des autres
web-finished = Terminées
web-tables-count =
    { $count ->
        [0] aucune table
        [one] { $count } table
       *[other] { $count } tables
    }
web-table-gathering = Places libres
web-table-yours = À vous de décider
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune table ouverte pour l’instant. Ouvrez-en une : d’autres pourront la rejoindre.
web-join = Rejoindre
web-learn-title = Apprendre
web-replay-open = Ouvrir une partie enregistrée
web-replay-open-about = une partie d’un fichier, coup par coup
web-join-title = Rejoignez une table de { $game }
web-join-full = Toutes les places sont prises. Vous pouvez regarder.
web-sit = S’asseoir
web-watch = Regarder
web-gathering =
    { $count ->
        [1] Une place est libre. Envoyez le lien à un ami.
       *[other] { $count } places sont libres. Envoyez le lien à vos amis.
    }
web-gathering-full = Tout le monde est là.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié

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
web-theme-auto = Comme le système
web-theme-obsidian = Obsidienne
web-theme-codex = Codex
web-motion = Animations
web-motion-auto = Comme le système
web-motion-still = Réduites
web-setting-first-tap = Jouer au premier appui
web-setting-first-tap-about = Le coup est joué tout de suite, sans aperçu.
web-setting-recap = Résumé des tours précédents
web-setting-recap-about = S’ouvre tout seul quand les autres ont joué sans vous.

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
web-leave-about = Votre place reste libre pour un bot ou pour quelqu’un qui a le lien. Quand il ne reste personne, la partie est arrêtée.
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
web-options-back = Retour
web-reveals = Ce choix ne pourra pas être annulé
web-undo = Annuler
web-redo = Rétablir
web-crumbs = Ce tour jusqu’ici
web-crumb-back = Revenir avant : { $answer }
web-ask-take-back = Demander l’annulation
web-take-back-turn = Annuler mon dernier tour
web-end-turn = Terminer le tour
web-restart = Recommencer le tour
web-waiting = On attend { $player }…
web-watching = Vous regardez
web-over = La partie est finie
web-stopped = La partie a été arrêtée avant la fin
web-reconnecting = Reconnexion
web-reconnecting-about = La connexion est coupée. Rien d’autre n’est perdu.
web-reconnecting-kept = Votre réponse est gardée et sera envoyée dès que possible.
web-gone = Cette table n’est pas visible ou n’existe plus.
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
web-recap-empty = Personne n’a joué depuis.
web-text-view = Vue en texte
web-rules = Règles pour ce choix
web-rules-of = Les règles de { $game }
web-rules-none = Ces règles ne sont pas encore écrites ici.
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
web-offer-timeout = { $player } n’a plus de temps.
web-offer-wait = Attendre
web-offer-end = Finir la partie
web-total = Total
web-winner = { $count ->
        [1] { $player } gagne
       *[other] { $player } se partagent la victoire
    }
web-look = Voir le plateau
web-again = Rejouer avec les mêmes joueurs
web-map-nearer = Zoomer
web-map-fit = Voir toute la carte

## First lesson

web-lesson = Première leçon
web-lesson-about = une vraie partie avec un guide

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
