# Ce que dit le terminal : menus, questions, aide.

## Commandes

cli-about-patolli = Des jeux de société joués avec une machine qui connaît les règles. Sans commande, les tables s’ouvrent dans votre navigateur.
cli-about-play = Jouer une partie dans ce terminal, entre personnes ou contre des bots.
cli-about-resume = Continuer une partie enregistrée, ou partir d’une position écrite.
cli-about-rules = Lire les règles d’un jeu.
cli-about-simulate = Faire jouer de nombreuses parties à des bots ; la même graine donne les mêmes parties.
cli-about-replay = Parcourir une partie enregistrée.
cli-about-verify = Vérifier une partie enregistrée en la rejouant.
cli-about-perft = Compter les suites possibles d’une partie jusqu’à une profondeur donnée.
cli-about-serve = Servir des tables aux navigateurs, pour jouer à l’aide d’un lien.
cli-about-backup = Enregistrer dans un fichier tout ce que garde un serveur, sans l’arrêter.
cli-about-restore = Remplir une base de données vide à partir d’une sauvegarde.
cli-about-check = Rejouer avec cette version toutes les parties que garde un serveur, sans rien changer.
cli-about-admin = Prendre soin d’un serveur : personnes, tables et ce qui a été fait.
cli-about-version = Afficher la version du programme et des règles.
cli-about-version-flag = Afficher la version du programme.
cli-about-help = Afficher cette aide.

## Arguments des commandes

cli-argument-game = La clé du jeu ; « patolli version » en donne la liste.
cli-argument-game-or-browser = La clé du jeu, pour jouer dans ce terminal ; sans elle, les tables s’ouvrent dans votre navigateur.
cli-argument-game-or-all = La clé du jeu ; sans elle, les règles de tous les jeux s’affichent.
cli-argument-file = Une partie enregistrée ou une position, en JSON.
cli-argument-seats = Combien jouent, bots compris.
cli-argument-seats-bots = Combien de bots jouent.
cli-argument-bots = Les noms des bots, séparés par des virgules, par exemple random,greedy. Ils prennent les dernières places.
cli-argument-bots-all = Les noms des bots, séparés par des virgules, par exemple random,greedy ; une liste trop courte se répète.
cli-argument-names = Les noms des joueurs, séparés par des virgules.
cli-argument-other-bots = Les noms des bots, séparés par des virgules, aux dernières places ; sinon, ceux de la partie enregistrée.
cli-argument-other-names = Les noms des joueurs, séparés par des virgules ; sinon, ceux de la partie enregistrée.
cli-argument-option = Une option du jeu, nom=valeur ; peut être répétée.
cli-argument-seed = Le nombre qui décide de la donne ; sinon, un nombre secret est tiré.
cli-argument-first-seed = Le nombre qui décide de la première donne.
cli-argument-matches = Combien de parties.
cli-argument-depth = La profondeur, en décisions.
cli-argument-position = La position d’où compter, en JSON.
cli-argument-save = Où enregistrer la partie.
cli-argument-json = Écrire du JSON, lisible par une machine.
cli-argument-to-end = Ne pas attendre de touche : tout afficher, jusqu’à la table finale.
cli-argument-terminal = Jouer dans ce terminal et non dans le navigateur ; sans jeu, il est demandé.
cli-argument-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
cli-argument-port = Le port d’écoute.
cli-argument-database = Où enregistrer les tables : un fichier pour SQLite, ou postgresql://…
cli-argument-backup-file = Le fichier de la sauvegarde.
cli-argument-admin-deed = people, tables, reports, deeds ; ou rename, password, logout, silence, delete, end, close, restore, announce, withdraw.
cli-argument-admin-subject = Qui ou laquelle : une partie du nom, un identifiant ; l’identifiant d’une table ; le numéro d’un signalement ou, pour restore, d’une action ; ce qu’on annonce.
cli-argument-admin-value = Le nouveau nom, pour rename ; pendant combien de minutes, pour announce.
cli-argument-workers = Combien de processus serveur ; plus d’un exige PostgreSQL.
cli-argument-bot-processes = Combien de processus réfléchissent pour les bots.
cli-argument-bundle = Le dossier de la version construite pour le navigateur.
cli-argument-origin = Une autre adresse dont les pages peuvent utiliser ce serveur ; peut être répétée.
cli-argument-proxy = Une machine ou un réseau que l’on croit sur l’adresse des visiteurs, comme 127.0.0.1 ; peut être répété.
cli-argument-settings = Un fichier de réglages, en TOML ; les options et l’environnement l’emportent.
cli-argument-secure = N’envoyer les cookies que par https ; pour un serveur derrière un proxy https.
cli-argument-ray = Faire réfléchir les bots sur le cluster Ray à cette adresse ; « local » en démarre un sur cette machine.
cli-argument-open = Ouvrir les tables dans le navigateur ; si le port est pris, le prochain port libre est utilisé.

## Autour de l’aide

cli-help-usage = Usage :
cli-help-commands = Commandes
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-default = (par défaut : { $value })
cli-help-value-command = COMMANDE
cli-help-value-options = OPTIONS
cli-help-value-arguments = ARGUMENTS
cli-help-value-game = JEU
cli-help-value-file = FICHIER
cli-help-value-number = NOMBRE
cli-help-value-text = TEXTE
cli-help-value-path = CHEMIN
cli-help-language = Chaque commande accepte --lang en, es, pt ou fr ; sinon, l’environnement décide.

## À la table

cli-keys = u annuler · ? aide · q enregistrer et quitter
cli-key-back = 0 retour
cli-which-game = À quel jeu voulez-vous jouer ?
cli-typing = Tapez le numéro ou la lettre de votre choix.
cli-table-help =
    0  revenir une question en arrière
    u  annuler votre dernier choix, tant que rien n’est révélé et que personne d’autre ne joue
    ?  afficher cette aide et, de là, les règles
    q  enregistrer la partie et quitter ; « patolli resume FICHIER » la continue
cli-rules-or-back = Tapez r pour lire les règles ({ $game }), ou appuyez sur Entrée pour revenir.
cli-press-enter = Appuyez sur Entrée pour continuer.
cli-hand-over = Passez l’écran à { $player }.
cli-thinking = { $player } réfléchit
cli-earlier = { $count ->
        [one] … { $count } événement plus ancien
       *[other] … { $count } événements plus anciens
    }
cli-needs-rows = Cette page a besoin de { $rows } lignes ; la fenêtre en a { $height }. Agrandissez-la ou remontez.
cli-then-no-undo = ne pourra pas être annulé
cli-cannot-undo = Impossible d’annuler : quelque chose a été révélé, ou quelqu’un d’autre a joué.
cli-not-understood = « { $word } » ne fait pas partie des choix.
cli-did-you-mean = Vouliez-vous dire « { $word } » ?
cli-winner = { $player } gagne.
cli-winners = { $players } partagent la victoire.
cli-saved-open = La partie est enregistrée. Continuez-la avec : patolli resume { $path }
cli-saved-finished = La partie est enregistrée. Revoyez-la avec : patolli replay { $path }

## Colonnes

cli-column-player = Joueur
cli-column-score = Points
cli-column-place = Rang
cli-column-seat = Place
cli-column-bot = Bot
cli-column-wins = Victoires
cli-column-mean = Moyenne
cli-column-least = Minimum
cli-column-most = Maximum

## Résultats des commandes

cli-simulating = Parties jouées
cli-simulated = { $matches ->
        [one] { $matches } partie, { $decisions } décisions.
       *[other] { $matches } parties, { $decisions } décisions.
    }
cli-verifying = La partie enregistrée est rejouée
cli-verified-finished =
    La partie enregistrée est valide : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } jusqu’à la fin. Points : { $scores }.
cli-verified-open =
    La partie enregistrée est valide : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, sans être terminée. Points jusqu’ici : { $scores }.
cli-counting = Comptage
cli-counted =
    { $nodes ->
        [one] { $nodes } suite possible jusqu’à la profondeur { $depth }, en { $seconds } s.
       *[other] { $nodes } suites possibles jusqu’à la profondeur { $depth }, en { $seconds } s.
    }
cli-replay-move = Coup { $move } sur { $moves }
cli-replay-keys = n, → ou Entrée suivant · p ou ← retour · 0 premier · $ dernier · q quitter
cli-version-game = { $key } : { $name }, règles { $rules }
cli-version-running =
    Les règles sont exécutées sous forme { $running ->
        [compiled] compilée
        [stale] interprétée : les sources ont changé depuis la compilation ; `make setup` la recompile
       *[interpreted] interprétée, environ dix fois plus lente que compilée
    }

## Serving

cli-serving = Serveur ouvert à l’adresse { $address } – Ctrl+C pour l’arrêter.
cli-serving-already = Les tables sont déjà ouvertes à l’adresse { $address } – votre navigateur les affiche.

## Backups and checks

cli-backing-up = Copie…
cli-backed-up = La sauvegarde est complète : { $path }
cli-restoring = Restauration…
cli-restored = Tout ce que contenait { $path } a été restauré.
cli-checking = Toutes les parties sont rejouées…
cli-check-found = Table { $table } : { $why }
cli-checked = { $wrong ->
        [0] { $tables } tables, { $entries } entrées : toutes peuvent continuer.
        [one] { $tables } tables, { $entries } entrées : une ne peut pas continuer.
       *[other] { $tables } tables, { $entries } entrées : { $wrong } ne peuvent pas continuer.
    } { $older ->
        [0] Aucune partie finie n’a suivi d’anciennes règles.
        [one] Une partie finie a suivi d’anciennes règles ; sa fin reste visible.
       *[other] { $older } parties finies ont suivi d’anciennes règles ; leur fin reste visible.
    }
cli-admin-done = C’est fait et noté.
