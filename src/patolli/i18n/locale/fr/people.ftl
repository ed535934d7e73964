# Ce que le navigateur dit des personnes : accueil, salle d’attente, arrivée, fins, historique, partage.

## Shell

people-learn = Apprendre
people-you = Vous
people-logging-in = Connexion…
people-welcome-back = Bon retour, { $player }
people-account-new-guest = Pas encore de compte ? Continuez comme invité, ou gardez votre nom et vos parties avec un mot de passe :
people-account-new = Pas encore de compte ? Pas besoin pour jouer : un nom suffit.

## Home

people-waiting-count =
    { $count ->
        [one] { $count } table vous attend.
       *[other] { $count } tables vous attendent, la plus pressée d’abord.
    }
people-my-tables = Vos tables
people-nearest-first =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables · la plus pressée d’abord
    }
people-nothing-waits = Rien ne vous attend.
people-last-move = Dernier coup : { $when }
people-just-now = à l’instant
people-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
people-left-hours = { $hours } h
people-time-left = reste { $time }
people-no-clock = sans pendule
people-table-of = Table ({ $player })
people-table-menu = Que faire de cette table
people-table-name = Nom de la table
people-rename = Renommer la table
people-copy-invitation = Copier l’invitation
people-copy-selected = Le lien est sélectionné : copiez-le vous-même.
people-cancel = Annuler la table
people-cancel-about = Les personnes assises sont prévenues, et rien de la table n’est gardé.
people-resign = Abandonner
people-resign-about = Vous donnez la partie perdue, sans retour possible.
people-not-that = Non, revenir
people-archive = Archiver
people-unarchive = Sortir des archives
people-archived = Archivée.
people-all-history = Toutes dans l’historique
people-gathering-line = En attente · { $taken } places prises sur { $seats }
people-stopped-line = Arrêtée avant la fin
people-row-kept = Votre place vous est gardée
people-row-won-resigned = Gagné par abandon
people-row-resigned = Vous avez abandonné
people-won-line = Gagné, { $points }
people-code-named = code { $code }
people-new-table = Nouvelle table
people-solo = Seul contre { $name }
people-solo-brief = Solo
people-solo-named = Solo, { $difficulty }
people-solo-about = Un clic suffit.
people-solo-record = Record { $best }, { $won } sur { $matches } gagnées ({ $difficulty })
people-won-of = { $won } sur { $matches }
people-not-yet = pas encore
people-seat-link-about = lien, code ou QR
people-seat-open-about = qui trouve la table
people-seat-here-about = on se passe l’écran
people-seat-empty-about = ajoutez quelqu’un ou un bot
people-seat-bot-about = répond en quelques secondes
people-make-open = Ouvrir cette table à tous ?
people-make-open-about = Personne ne trouve une table privée. Une place pour tous l’ouvre : elle apparaît dans la liste, et la première personne venue peut s’asseoir.
people-make-open-yes = L’ouvrir
people-pace-none-about = Le temps n’est pas compté.
people-timeout-bot = Si le temps est écoulé, un bot joue jusqu’à ce que la place soit reprise.
people-timeout-table = Si le temps est écoulé, les autres décident.

## Open tables and pairing

people-live-count = { $count }, en direct
people-filter-games = Tous les jeux
people-filter-seats = Places
people-filter-pace = Rythme
people-filter-language = Langue
people-filter-level = Niveau
people-seats =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
people-level = Niveau
people-level-any = tous niveaux
people-level-beginners = débutants
people-level-regulars = habitués
people-level-experts = experts
people-open-none-filtered = Aucune table ouverte avec ces filtres.
people-show-all = Tout montrer
people-pairing = Partie rapide
people-pairing-told = { $game }, { $count } joueurs, { $pace }
people-pairing-choose = Choisir jeu, joueurs et temps
people-pairing-looking = Recherche… { $time }
people-pairing-stop = Arrêter
people-pairing-long = Personne encore. La recherche continue :
people-pairing-bot = jouer contre un bot en attendant
people-pairing-found = Quelqu’un s’est assis : y aller

## First visit

people-first-title = Bienvenue à la table
people-first-about = { $games } : gratuit, sans compte. Par quoi commencer ?
people-first-lesson = Apprendre en jouant
people-first-lesson-about = Une leçon à la vraie table, une phrase à la fois. Rien ne peut mal tourner.
people-lesson-of = Leçon : { $game }
people-first-easy = Jouer contre un bot facile
people-first-easy-about = Le niveau 1 laisse le temps et se trompe. Un guide explique chaque question.
people-easy-of = { $game } contre un bot facile
people-first-straight = Tout de suite
people-first-straight-about = Choisissez le jeu, les options et les places : amis par lien, bots forts ou tables ouvertes.
people-set-up = Préparer une table
people-code-about = six lettres ou chiffres d’un ami
people-code-unknown = Aucune table n’a ce code
people-watch-match = Regarder une partie

## Joining

people-invites = { $player } vous invite à
people-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
people-your-seat = votre place
people-your-seat-free = votre place
people-options-usual = Règles habituelles
people-options-rest =
    { $count ->
        [one] { $count } autre règle, comme d’habitude.
       *[other] { $count } autres règles, comme d’habitude.
    }
people-new-to-it = Vous découvrez ?
people-name-at-table = Votre nom à la table
people-have-account = J’ai un compte
people-only-watch = Seulement regarder
people-kept-about = C’est votre place : elle vous a été gardée.
people-take-back-seat = Reprendre ma place
people-begun-full = La partie a commencé. Vous pouvez regarder.
people-cancelled = { $player } a annulé cette table.

## Waiting room

people-missing =
    { $count ->
        [one] il manque un joueur
       *[other] il manque { $count } joueurs
    }
people-seats-taken = { $game } · { $taken } places sur { $seats }
people-seat-link-waits = qui a le lien ou le code
people-seat-open-waits = tout le monde : elle est dans la liste des tables ouvertes
people-you-host = vous, hôte
people-here = en ligne
people-away-told = a dit oui, pas là en ce moment
people-for-anyone = Pour tous
people-seat-menu = Que faire de la place : { $player }
people-what-is-played = Ce qui se joue
people-show-them = Les montrer
people-private-told = Privée : seulement avec le lien
people-open-told = Ouverte : tout le monde peut venir
people-watch-told = D’autres peuvent regarder, sans voir les mains.
people-watch-none = Personne ne peut regarder.
people-start = Commencer
people-start-why =
    { $count ->
        [one] Commence quand la place libre est prise
       *[other] Commence quand toutes les places sont prises
    }
people-start-can =
    { $count ->
        [one] Vous pourrez commencer quand la place libre sera prise
       *[other] Vous pourrez commencer quand toutes les places seront prises
    }
people-host-starts = L’hôte lance la partie.
people-rules = Début, spectateurs, discussion
people-rules-change = Modifier
people-rules-start = La partie commence
people-rules-start-full = quand toutes les places sont prises
people-rules-start-host = quand je le décide
people-rules-watch = D’autres peuvent regarder
people-rules-watch-yes = Oui
people-rules-watch-no = Non
people-rules-delay = Ceux qui regardent voient la partie
people-rules-watchers-chat = Leur discussion
people-bring = Inviter quelqu’un
people-qr = L’invitation en code QR
people-qr-about = Visez avec l’appareil photo d’un téléphone
people-code-type = Code à saisir
people-share = Partager…
people-new-link = Nouveau lien et code
people-new-link-about = Ceux que vous avez envoyés ne laissent plus entrer personne ; qui est assis le reste.
people-arrivals = Me prévenir quand quelqu’un arrive
people-arrivals-about = un avis, tant que cette page est en arrière-plan
people-arrivals-denied = Votre navigateur interdit les avis de ce site. Autorisez-les dans ses réglages pour cette page.
people-seat-notice = Me prévenir quand une place est libre
people-seat-is-free = Une place est libre.
people-sat-down = { $player } s’assied

## Rematch

people-rematch-again = Rejouer ?
people-rematch-about = Les mêmes personnes, l’ordre change. Personne ne change de table sans dire oui.
people-rematch-offer = Proposer une revanche
people-rematch-offer-again = Proposer à nouveau
people-rematch-ended = Plus de revanche
people-rematch-wants = { $player } veut rejouer
people-rematch-you-begin = Les mêmes, l’ordre change : vous commencez.
people-rematch-begins = Les mêmes, l’ordre change : { $player } commence.
people-rematch-stands = { $time } pour répondre.
people-rematch-join = Accepter
people-rematch-not-now = Pas maintenant
people-rematch-declined = Vous avez dit : pas maintenant.
people-rematch-after-all = Accepter quand même
people-rematch-waiting = On attend { $players }
people-rematch-withdraw = Retirer
people-rematch-joined = d’accord
people-rematch-you-joined = Vous avez accepté
people-rematch-fill = Commencer avec eux et un bot
people-rematch-begun = La revanche a commencé
people-rematch-go = Aller à la table

## Seats without their people

people-timeout-title = Temps écoulé : un bot joue pour vous
people-you-left-title = Vous avez quitté cette partie
people-bot-plays-since = Un bot joue depuis { $time } ; ses coups restent.
people-seat-waits-since = Votre place attend depuis { $time }.
people-clock-then = Vous aurez { $time }.
people-clock-then-bot = ensuite un bot continue
people-clock-then-table = ensuite les autres décident
people-see-moves = Voir ses coups
people-bot-moves =
    { $count ->
        [one] Il a répondu une fois.
       *[other] Il a répondu { $count } fois.
    }
people-their-timeout = { $player } n’a plus de temps
people-left-title = { $player } a quitté la table
people-left-about = Que faire ? Plus de la moitié décide. { $player } peut revenir par le lien à tout moment.
people-left-bot = Un bot continue
people-left-bot-about = jusqu’au retour ({ $player })
people-left-bot-level = Niveau du bot
people-left-wait = Attendre { $player }
people-left-wait-about = sa place lui est gardée
people-left-end = Arrêter la partie ensemble
people-left-end-about = elle s’arrête ici
people-left-end-sure = Si plus de la moitié le souhaite, la partie s’arrête ici et personne ne pourra la continuer.
people-left-said = Votre choix : { $choice }
people-left-change = Changer d’avis
people-left-choose = Que faire ?
people-left-later = Plus tard
people-end-together = Arrêter d’un commun accord
people-end-together-about = On demande à chacun si la partie doit s’arrêter ici.
people-end-asked = Les autres ont été consultés.
people-offer-end = { $player } propose d’arrêter la partie ici.
people-offer-end-yes = L’arrêter ici
people-offer-end-no = Continuer
people-offer-undo-yes = Accepter
people-offer-undo-no = Refuser
people-offer-asked = Demande faite ; on attend les autres.
people-offer-withdraw = Retirer

## History

people-history = Historique
people-history-empty = Aucune partie finie pour l’instant. La première sera ici.
people-history-nothing = Rien ne correspond.
people-history-guest = Connectez-vous pour les garder si ce navigateur perd ses données.
people-history-pages = Pages de l’historique
people-show-all-count = Montrer les { $count }
people-all-matches = Toutes les parties
people-finished-count =
    { $count ->
        [one] { $count } finie
       *[other] { $count } finies
    }
people-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
people-won = gagnée
people-shared-win = partagée
people-lost = perdue
people-stopped = arrêtée
people-place = { $place }e sur { $seats }
people-average = en moyenne
people-best = record
people-page-of = { $from }–{ $until } sur { $total }
people-filter-result = Résultat
people-filter-won = Gagnées
people-filter-not-won = Non gagnées
people-filter-archived = Archivées

## Sharing and watching

people-share-title = Partager cette partie
people-share-looks = L’aspect là où vous le collez
people-share-opens = S’ouvre
people-share-move = Au coup { $move }
people-share-start = Depuis le début
people-share-who = Qui peut la lire
people-share-link = Qui a le lien
people-share-secret = La table est privée : le lien porte une partie secrète.
people-share-sat = Seulement qui était à la table
people-share-sat-about = Le lien ne sert à personne d’autre.
people-share-public = La table est ouverte : tout le monde peut la voir.
people-link = Lien
people-qr-code = Code QR
people-save-record = Enregistrer la partie
people-save-picture = Enregistrer l’image
people-share-picture = La position en image
people-watch-title = Parties à regarder
people-watch-none-now = Aucune partie publique en ce moment.
people-watchers =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
people-a-guest = un invité
people-with-link = avec le lien
people-watching-late = Vous regardez, avec { $seconds } s de retard
people-watchers-now = Elles voient la table aussitôt
people-watchers-late = Elles voient la table { $seconds } s plus tard
people-watchers-no-delay = aussitôt
people-watchers-see = ni mains, ni plans, ni notes
people-watchers-talk = Leur discussion est à elles
people-watchers-silent = Elles ne peuvent pas discuter
people-watchers-talk-on = À elles
people-watchers-chat-own = Seuls ceux qui regardent lisent ceci.
people-watchers-chat-none = Ceux qui regardent ne peuvent pas discuter ici.
people-welcome-brought =
    { $count ->
        [one] Bon retour, { $player } : { $count } partie a suivi.
       *[other] Bon retour, { $player } : { $count } parties ont suivi.
    }
people-bring-matches = Apporter mes parties
people-bring-matches-about = Jouées ici comme invité : { $running } en cours, { $finished } finies.
people-have-account-about = Déjà un compte ? Connectez-vous ; vos parties d’ici peuvent suivre.
people-leave-about = Votre place vous est gardée : revenez par le lien ou depuis vos tables. En attendant, les autres décident si un bot continue. Quand il ne reste personne, la partie est arrêtée.
people-give-up-seat-about = Votre place est libre pour quelqu’un d’autre.
people-has-resigned = a abandonné
people-bot-for = un bot joue pour { $player }
people-bot-in-place = { $player } (bot)

## Passwords and sessions

people-password-change = Changer le mot de passe
people-password-now = Votre mot de passe actuel
people-password-new = Nouveau mot de passe
people-password-about = Votre session reste ouverte ici ; ailleurs, il faudra vous reconnecter.
people-password-changed = Le nouveau mot de passe est enregistré.
people-sessions = Vos sessions ouvertes
people-session-since = depuis le { $day }, { $time }
people-session-here = ici
people-report = Signaler
people-report-about = Les responsables de ce serveur sont avertis : ils voient cette table et ce qui s’y est dit.
people-report-sent = Le signalement est envoyé.
people-from-file = à partir d’une position écrite
people-from-file-about = Cette partie ne commence pas par une donne scellée, mais par une position tirée d’un fichier. Quelqu’un peut savoir ce qu’elle cache.

## What people did, in the log

people-log-sat = { $player } prend place.
people-log-left = { $player } a quitté la table.
people-log-removed = { $player } a été écarté de la table.
people-log-returned = { $player } est de retour et reprend la partie.
people-log-timed-out = { $player } n’a plus de temps.
people-log-bot-sat = Un bot continue à la place de { $player }.
people-log-resigned = { $player } abandonne.
people-log-agreed = Tout le monde a accepté d’arrêter la partie ici.
people-log-voted = Les autres ont arrêté la partie, car { $player } n’était pas là.
people-log-cancelled = La table a été annulée.
