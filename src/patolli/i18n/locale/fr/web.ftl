# Ce que dit le navigateur.

## Shell

web-home-link = Accueil
web-pages = Pages
web-play = Jouer
web-learn = Règles
web-replay = Relecture
web-settings = Réglages
web-language = Langue
web-theme = Clair ou sombre
web-close = Fermer
web-loading = On prépare la table…
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
web-home-about = Sans compte. Des robots tout de suite, des amis par lien.
web-step-game = Jeu
web-step-options = Options
web-step-seats = Places
web-minutes = { $minutes } min
web-weight-light = léger
web-weight-heavy = exigeant
web-pace = Rythme
web-pace-none = Sans pendule
web-pace-live = En direct
web-pace-days = En jours
web-pace-days-told = { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
web-pace-live-told = { $minutes } min, et { $seconds } s par tour
web-pace-bank = Temps pour la partie
web-pace-increment = Ajouté après un tour
web-seconds = { $seconds } s
web-pace-turn = Temps pour un tour
web-pace-night = Nuits sans pendule
web-pace-night-none = Aucune
web-pace-timeout = Quand le temps est écoulé
web-pace-timeout-bot = Un robot prend la suite
web-pace-timeout-table = Les autres décident
web-table = Table
web-private = Privée
web-open = Ouverte
web-more-options = { $count ->
        [one] { $count } autre règle, par défaut
       *[other] { $count } autres règles, par défaut
    }
web-fewer-options = Montrer moins de règles
web-figures = { $count ->
        [one] { $count } valeur à part, selon la difficulté
       *[other] { $count } valeurs à part, selon la difficulté
    }
web-alone = Seul à la table, vous affrontez { $name }.
web-your-name = Votre nom
web-seat = Place { $number }
web-seat-free = Place libre
web-seat-link = Ami par lien
web-seat-here = Même écran
web-seat-open = N’importe qui
web-seat-empty = Vide
web-seat-bot = Asseoir un robot
web-bot = robot
web-bot-level = Robot, niveau { $level }
web-bot-named = Robot, { $name }
web-start = Commencer
web-your-turn = À vous
web-your-turn-none = Rien ne vous attend. Ouvrez une table ou rejoignez-en une.
web-waiting-others = En attente des autres
web-finished = Terminées
web-tables-count = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
web-table-gathering = Il reste des places
web-table-yours = À vous de décider
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune table ouverte. Ouvrez-en une et laissez venir les autres.
web-join = Rejoindre
web-learn-title = Apprendre
web-replay-open = Ouvrir un enregistrement
web-replay-open-about = une partie d’un fichier, coup par coup
web-join-title = Rejoignez une table de { $game }
web-join-full = Toutes les places sont prises. Vous pouvez regarder.
web-sit = S’asseoir
web-watch = Regarder
web-gathering = { $count ->
        [one] Une place est libre. Envoyez le lien à un ami.
       *[other] { $count } places sont libres. Envoyez le lien à vos amis.
    }
web-gathering-full = Tout le monde est là.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié

## Account and settings

web-account = Votre compte
web-account-about = Un invité vit dans ce navigateur. Avec un identifiant et un mot de passe, vous revenez de partout.
web-account-kept = Conservé sous l’identifiant { $login }.
web-account-keep = Conserver ce compte
web-login = Identifiant
web-password = Mot de passe
web-log-in = Se connecter
web-log-out = Se déconnecter
web-log-out-everywhere = Se déconnecter partout
web-my-data = Vos données
web-my-data-about = Tout ce qui est gardé sur vous, dans un fichier ; ou tout oublié.
web-my-data-save = Enregistrer mes données
web-delete-me = Me supprimer
web-delete-me-about = Votre nom, votre identifiant et vos mots sont oubliés, et vous quittez vos parties en cours. C’est irréversible.
web-theme-auto = Comme le système
web-theme-obsidian = Obsidienne
web-theme-codex = Codex
web-motion = Mouvement
web-motion-auto = Comme le système
web-motion-still = Immobile
web-setting-first-tap = Valider au premier toucher
web-setting-first-tap-about = La place est prise tout de suite, sans aperçu.
web-setting-recap = Me raconter ce qui s’est passé
web-setting-recap-about = S’ouvre tout seul quand les autres ont joué sans vous.

## Table

web-you = vous
web-away = absent
web-here = ici
web-left = est parti
web-left-about = { $player } a quitté la table. Un robot peut continuer, ou quelqu’un avec le lien.
web-people = À cette table
web-seal = Une donne honnête
web-seal-about = Tout ce que le hasard décide a été fixé avant le premier coup, et personne ne peut le voir. Ce sceau l’atteste : à la fin, la graine est montrée ici, et « patolli verify » vérifie qu’une partie enregistrée correspond aux deux.
web-seal-hash = Sceau
web-seal-seed = Graine
web-leave = Partir
web-leave-about = Votre place reste libre pour un robot ou pour qui a le lien. Quand il ne reste personne, la partie est arrêtée.
web-seat-clear = Libérer la place
web-mute = Ne plus entendre
web-unmute = Entendre de nouveau
web-players = Joueurs
web-board = Plateau
web-decision = Votre décision
web-options = Options
web-options-count = { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
web-options-back = Retour
web-reveals = Ensuite, plus d’annulation
web-undo = Annuler
web-redo = Rétablir
web-crumbs = Ce tour jusqu’ici
web-crumb-back = Revenir avant : { $answer }
web-ask-take-back = Demander à revenir
web-restart = Refaire le tour
web-waiting = En attente de { $player }
web-watching = Vous regardez
web-over = La partie est finie
web-stopped = La partie a été arrêtée avant la fin
web-reconnecting = Reconnexion
web-reconnecting-about = La connexion est coupée. Rien d’autre n’est perdu.
web-reconnecting-kept = Votre réponse est gardée et partira une seule fois.
web-gone = Cette table n’est pas visible ou n’existe plus.
web-drawer = Table, journal et discussion
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dites quelque chose
web-chat-send = Envoyer
web-chat-on = Mots et phrases
web-chat-phrases = Phrases seules
web-chat-off = Aucun
web-notes = Notes
web-notes-about = Pour vous seul. Gardées dans ce navigateur.
web-phrase-hello = Bonjour
web-phrase-good-luck = Bonne chance
web-phrase-nice-move = Joli coup
web-phrase-thanks = Merci
web-phrase-sorry = Désolé
web-phrase-one-moment = Un instant
web-phrase-your-turn = C’est à vous
web-phrase-well-played = Bien joué
web-phrase-goodbye = Au revoir
web-clock = temps restant
web-clock-days = { $days } j { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-recap = Depuis votre dernier tour
web-recap-done = À mon tour
web-recap-empty = Personne n’a joué depuis.
web-text-view = Vue en texte
web-rules = Règles pour ce choix
web-rules-of = Les règles de { $game }
web-rules-none = Ces règles ne sont pas encore écrites ici.
web-hand-over = Passez l’écran à { $player }
web-hand-over-hidden = Ce que les autres ont en main est caché.
web-hand-over-hold = Maintenez pour voir votre main
web-orders = Pendant que les autres jouent
web-orders-about = Elles répondent pour vous aussitôt, pour que personne n’attende.
web-orders-none = Ce jeu n’a pas d’ordres permanents.
web-orders-ask = Me demander
web-orders-off-turn = Au tour des autres
web-orders-always = Toujours
web-plan = Essayer sur une copie
web-plan-of = Essai : { $table }
web-plan-about = Une copie pour essayer. Rien ne compte ici ; ce que vous ne voyez pas a été redistribué.
web-plan-leave = Laisser pour mon tour : { $answer }
web-plan-leave-none = Jouez un coup pour le laisser prêt
web-plan-back = Retour à la table
web-plan-left = À votre tour, si c’est encore possible : { $answer }
web-plan-failed = Votre essai n’est plus possible : { $answer }
web-plan-forget = Oublier l’essai
web-offer = La table doit s’accorder
web-offer-take-back = { $player } demande à revenir en arrière.
web-offer-timeout = Le temps de { $player } est écoulé.
web-offer-wait = Attendre
web-offer-end = Finir la partie
web-total = Total
web-winner = { $count ->
        [1] { $player } gagne
       *[other] { $player } se partagent la victoire
    }
web-look = Voir le plateau
web-again = Rejouer à ces places
web-map-nearer = Zoomer
web-map-fit = Voir toute la carte

## First lesson

web-lesson = Première leçon
web-lesson-about = une vraie partie avec un guide
web-coach-next = Compris
web-coach-stop = Renvoyer le guide
web-coach-tile = Choisissez une de vos trois tuiles. Les chapeaux sur ses côtés sont vos ouvriers.
web-coach-place = Touchez maintenant une place éclairée près de la jungle. Chaque ouvrier utilise la tuile de jungle qu’il regarde.
web-coach-turn = Touchez encore la tuile pour la tourner. Les jetons montrent ce que chaque côté rapporterait.
web-coach-gap = Deux tuiles d’ouvriers se rencontreraient autour d’une place vide : choisissez la tuile de jungle qui la comble, A ou B.
web-coach-commit = Cela vous va ? Placez-la. Rien n’est définitif avant.
web-coach-sell = Un marché : chaque ouvrier peut vendre un cacao. Vendez maintenant, ou gardez pour un meilleur prix.
web-coach-order = À vous de choisir quel côté agit d’abord : récoltez pour avoir de quoi vendre, ou vendez pour avoir de la place.
web-coach-others = Vos ouvriers agissent aussi au tour des autres, quand un vide voisin est comblé.
web-coach-water = Votre porteur est à −10, et cela compte à la fin. Envoyez des ouvriers à l’eau.
web-coach-temple = Les temples paient à la fin : 6 or à celui qui a le plus d’ouvriers autour, 3 au deuxième.
web-coach-store = Votre réserve est presque pleine : au-delà de cinq cacao, tout est perdu. Cherchez un marché.
web-coach-end = Vous savez tout. « Si tout finissait » montre où chacun en est.

## Replay

web-replay-ribbon = Coup { $move } sur { $moves } · ce n’est pas la table en direct
web-replay-start = Le début
web-replay-plot = Points par coup
web-replay-plot-told = Points après ce coup : { $points }
web-stack-told = { $player } : { $points }
web-turning = Tournants
web-turning-about = écart avec les autres
web-turning-turn = Tour { $turn } :
web-turning-none = Personne ne s’est encore détaché.
web-replay-log-about = une ligne ouvre son plateau
web-replay-move = Coup
web-replay-first = Au début
web-replay-back = Un tour en arrière
web-replay-next = Un tour en avant
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-speed = Vitesse
web-fork-here = Continuer sur cet écran
web-fork-bots = Continuer contre des robots
web-record-save = Garder l’enregistrement
web-record-drop = Choisissez un fichier ou déposez-le ici. Rien n’est conservé.
web-record-choose = Choisir un fichier
web-record-unreadable = { $file } n’est pas l’enregistrement d’une partie.

## Cacao

web-cacao-round = Manche { $round } sur { $rounds } · jungle { $left }
web-cacao-ended = terminée
web-cacao-tiles = { $hand } en main · { $pile }
web-cacao-hand = Votre main
web-cacao-tile = Tuile { $number } : { $tile }
web-cacao-display = Étal de la jungle
web-cacao-display-empty = Il ne reste aucune tuile de jungle.
web-cacao-left = { $count ->
        [one] reste { $count } tuile
       *[other] reste { $count } tuiles
    }
web-cacao-to-come = Encore à venir
web-cacao-now = Si tout finissait
web-cacao-final = Score final
web-cacao-order-selling = Vendre tout ce que je peux
web-cacao-wish = Répondre en détail
web-cacao-wish-about = Aux tours des autres, tant que cette page est ouverte. Vous pouvez annuler jusqu’au coup suivant.
web-cacao-wish-price = Vendre dès
web-cacao-wish-price-about = aux marchés qui paient au moins cela
web-cacao-wish-keep = Toujours garder
web-cacao-wish-keep-about = cacao que vous ne vendez jamais
web-cacao-wish-harvest = Récolter d’abord
web-cacao-wish-harvest-about = avant de vendre, si les deux agissent
web-cacao-wish-ask = Me demander plutôt
web-cacao-wish-ask-about = quand du cacao serait perdu
web-cacao-tie = Or égal : le cacao restant décide ({ $left }).
web-cacao-story = Comment on a compté
web-cacao-gold = or
web-cacao-temples = temples
web-cacao-sun = jetons soleil
web-cacao-water = eau
web-cacao-temple-workers = ouvriers aux temples
web-cacao-village = { $player } : { $gold } or, { $cacao } cacao, { $sun ->
        [one] { $sun } jeton soleil
       *[other] { $sun } jetons soleil
    }, porteur d’eau sur { $water }, { $hand ->
        [one] { $hand } tuile
       *[other] { $hand } tuiles
    } en main et { $pile } dans la pile.
web-cacao-map = Carte avec { $jungle } tuiles de jungle et { $workers } d’ouvriers
web-cacao-cell = Place { $x }, { $y }
web-cacao-place-question = Placez une tuile d’ouvriers
web-cacao-place-choose = Choisissez une de vos tuiles ou glissez-la vers une place éclairée.
web-cacao-place-where = Choisissez maintenant une place éclairée.
web-cacao-place-gap = Choisissez la tuile de jungle pour le vide, tournez la vôtre, placez-la.
web-cacao-place-turn = Tournez-la avec R ou d’un toucher, puis placez-la.
web-cacao-place = Placer ici
web-cacao-cover = Couvrir cette tuile
web-cacao-cover-next = Couvrir une tuile
web-cacao-cover-about = Couvrez une de vos tuiles contre un jeton soleil
web-cacao-crumb-place = placer
web-cacao-crumb-fill = creux
web-cacao-crumb-act = ouvriers
web-cacao-crumb-sell = vendre
web-cacao-turn = Tourner
web-cacao-gap = vide
web-cacao-this-move = Ce coup
web-cacao-nothing = ne rapporte rien tout de suite
web-cacao-others = { $player } agit aussi au vide
web-cacao-told-row = Rangée { $y } :
web-cacao-told-tile = colonne { $x } { $tile }
web-cacao-told-workers = colonne { $x } ouvriers de { $player }, nord { $north }, est { $east }, sud { $south }, ouest { $west }
