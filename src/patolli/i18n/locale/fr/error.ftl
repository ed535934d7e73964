# Ce qui n’allait pas dans ce qu’une personne ou un fichier nous a donné : quelle valeur, et pourquoi.
# Les noms que l’on saisit restent tels quels ; tout le reste est dit dans cette langue.

error-unknown-language = La langue « { $language } » n’est pas disponible. Langues disponibles : { $known }.
error-unknown-game = Le jeu « { $game } » n’existe pas. Il y a : { $known }.
error-unknown-theme = Le thème « { $theme } » n’existe pas. Il y a : { $known }.
error-no-features = Le jeu « { $game } » n’a pas de nombres pour les programmes qui apprennent. En ont : { $known }.
error-no-game = Indiquez à quel jeu vous voulez jouer : { $known }.
error-unknown-bot = Le bot « { $bot } » n’existe pas. Il y a : { $known }.
error-bad-bot = Le bot « { $bot } » ne peut pas être utilisé. { $why }
error-bot-broke = Le bot « { $bot } » a échoué comme joueur { $seat }. { $why } La partie jusque-là se trouve dans { $path }.

# needed : l’une des expressions de « Ce qu’il faut ».
error-bad-setup = { $what ->
        [seats] Le nombre de places
        [seed] La graine
        [options] L’ensemble des options
        [names] Le nombre de noms
        [name] Un nom
        [matches] Le nombre de parties
        [bots] Le nombre de bots
        [port] Le port
        [workers] Le nombre de processus du serveur
        [depth] La profondeur
        [position] La position
       *[other] Cette valeur
    } doit être { $needed }, pas « { $value } ».
error-unknown-option = L’option « { $option } » avec la valeur « { $value } » n’existe pas ici. Valeurs admises : { $allowed }.

# why, ici et plus bas : l’une des phrases de « Pourquoi », ou une autre erreur.
error-bad-notation = « { $text } » n’est pas une action. { $why }
error-illegal-action = « { $action } » n’est pas permis maintenant. { $why }
error-answered-too-early = « { $answer } » ne peut être répondu que plus tard : d’abord, quelque chose de caché est révélé ou une autre personne décide.

# seat : compté à partir de 1.
error-no-such-seat = La place { $seat } n’existe pas. La partie a { $seats ->
        [one] une place
       *[other] { $seats } places
    }.
error-not-your-decision = La place { $seat } n’a rien à décider maintenant.
error-match-is-over = La partie est terminée.
error-nothing-to-take-back = Il n’y a rien à annuler.

# path, where : l’endroit du document.
error-bad-position = La position est erronée à « { $path } ». { $why }
error-bad-record = La partie enregistrée est erronée à « { $where } ». { $why }
error-cannot-read = Impossible de lire « { $path } ». { $why }
error-cannot-write = Impossible d’écrire « { $path } ». { $why }
error-cannot-print = Impossible d’écrire la sortie. { $why }

# Ce qui a été saisi sur la ligne de commande.
error-unknown-command = La commande « { $command } » n’existe pas. Il y a : { $known }.
error-unknown-argument = « { $argument } » n’est pas un argument ici. Ajoutez --help pour les voir.
error-absent-argument =
    « { $argument ->
        [GAME] JEU
        [FILE] FICHIER
       *[other] { $argument }
    } » manque, ou sa valeur.
error-bad-argument = { $argument } doit être { $needed }, pas « { $value } ».

## Au serveur des tables

error-not-signed-in = Choisissez d’abord un nom.
error-not-allowed = Vous ne pouvez pas faire cela ici.
error-no-such-table = Il n’y a pas de table « { $table } », ou elle est privée.
error-no-such-code = Aucune table n’a le code « { $code } ».
error-wrong-password = Aucun compte n’a cet identifiant (« { $login } ») et ce mot de passe.
error-login-taken = Quelqu’un d’autre a déjà l’identifiant « { $login } ».
error-already-claimed = Ce compte a déjà un mot de passe.
error-bad-name = « { $name } » ne peut pas servir de nom.
error-seat-taken = La place { $seat } est prise.
error-no-free-seat = Toutes les places sont prises.
error-not-now = { $status ->
        [gathering] Ce n’est pas possible avant le début de la partie.
        [waiting] Ce n’est pas possible avant que toutes les places soient prises.
        [playing] Ce n’est pas possible pendant la partie.
        [timeout] Ce n’est pas possible avant que l’on décide du sort de la personne dont le temps est écoulé.
        [too_long] Cette partie a été reprise en arrière si souvent qu’elle ne peut plus que continuer.
        [cancelled] Cette table a été annulée.
        [begun] La revanche a déjà commencé.
       *[over] Ce n’est pas possible après la partie.
    }
error-old-rules = La partie de la table « { $table } » a commencé avec la version { $rules } des règles ; ce serveur a la version { $known }. Rien n’est perdu : qui tient le serveur peut la faire finir avec cette version, ou l’arrêter.
error-damaged-match = La partie de la table « { $table } » ne peut plus être lue (entrée { $entry }). Les responsables de ce serveur sont avertis.
error-stale-version = La partie a avancé entre-temps (version { $version } vue, { $now } maintenant). Réessayez.
error-key-reused = La clé « { $key } » a déjà servi à autre chose.
error-no-such-offer = Cette question est déjà réglée.
error-unknown-order = Il n’y a pas d’ordre permanent « { $order } ». Il y a : { $known }.
error-chat-is-off = { $chat ->
        [phrases] À cette table, seules les phrases toutes faites sont possibles.
       *[off] Il n’y a pas de discussion à cette table.
    }
error-too-many = Trop de demandes en peu de temps. Attendez un instant.
error-too-many-tables = Vous avez { $most } tables en cours. Terminez-en ou quittez-en une avant d’en créer une autre.
error-bad-message = Le serveur n’a pas compris la demande. { $why }
error-unstorable-text = Un texte contient un caractère qui ne peut pas être conservé : « { $text } ».
error-wrong-origin = Cette demande vient d’un autre site ({ $origin }).
error-wrong-host = Ce serveur ne répond pas au nom de « { $host } ».
error-server-busy = Le serveur ne peut pas enregistrer pour l’instant. Rien n’est perdu ; il réessaiera.
error-bad-database = La base de données « { $url } » est inutilisable. { $why }
error-bad-backup = La sauvegarde « { $path } » ne peut pas être utilisée. { $why }
error-not-empty = « { $url } » contient déjà des données. Une restauration n’écrase rien : indiquez une base vide.
error-no-such-person = Personne n’a l’identifiant « { $person } ».
error-no-such-report = Aucun signalement ouvert ne porte le numéro « { $report } ».
error-no-such-deed = Aucune action ne porte le numéro « { $deed } ».
error-nothing-to-restore = L’action { $deed } n’a rien retiré qui puisse revenir.
error-bad-setting = Le réglage « { $setting } » doit être { $needed }, pas « { $value } ».
error-unknown-setting = Le réglage « { $setting } » n’existe pas. Il y a : { $known }.
error-bad-settings-file = Impossible de lire les réglages de « { $path } ». { $why }

## L’arène

error-bad-entrant = « { $entrant } » n’est pas un bot avec un budget. Écrivez nom, nom@500 ou nom@0.1s.
error-ticket-lost = La partie { $ticket } est perdue : { $tries } processus se sont arrêtés.
error-ticket-failed = La partie { $ticket } a échoué. { $why }
error-cluster-unavailable = Il n’y a pas de cluster à « { $address } ». { $why }
error-missing-extra = { $package } n’est pas installé : il vient avec le paquet patolli[{ $extra }].
error-bad-weights = Les poids « { $file } » ne peuvent pas servir. { $why }
error-cannot-keep = « { $path } » ne peut pas être écrit. { $why }
error-nothing-to-learn = Il n’y a encore rien à apprendre sur { $game } : son évaluation ne nomme aucun trait.

## Pourquoi : des phrases entières

# value : tel que le document ou la personne l’a écrit.
error-why-is-not = { $value } n’est pas { $needed }.
error-why-missing = Cet élément manque.
error-why-unknown-name = Ce nom n’a pas sa place ici.
error-why-at-most = { $most ->
        [one] { $most } élément au maximum est admis.
       *[other] { $most } éléments au maximum sont admis.
    }
error-why-at-least = { $least ->
        [one] Il faut au moins { $least } élément.
       *[other] Il faut au moins { $least } éléments.
    }
error-why-exactly = { $count ->
        [0] Il ne faut aucun élément ici.
        [one] Il faut exactement { $count } élément.
       *[other] Il faut exactement { $count } éléments.
    }
error-why-different = Il faut { $count } éléments différents.
error-why-too-deep = Il y a trop de niveaux imbriqués.
error-why-only-so-many = Il n’y a que { $most } « { $name } », pas { $count }.
error-why-does-not-fit = Cela ne correspond pas à ce qui est sur la table.
error-why-each-seat-once = Il faut nommer ici des places, chacune une seule fois.
error-why-no-such-action = Aucune action ne s’appelle « { $name } ».
error-why-no-answer = Cela ne répond pas à la question posée.
error-why-words-after = { $count ->
        [0] Rien ne doit suivre « { $name } ».
        [one] Un mot doit suivre « { $name } ».
       *[other] { $count } mots doivent suivre « { $name } ».
    }
error-why-other-rules = Elle a été jouée avec la version { $value } des règles ; ce programme a la version { $known }.
error-why-other-seed = Cela ne correspond pas à la graine.
error-why-leads-to = Les coups mènent à { $value }.

# Fichiers et bases de données.
error-why-no-such-file = Ce fichier ou ce dossier n’existe pas.
error-why-no-permission = Vous n’en avez pas la permission.
error-why-file-or-folder = Il y a un dossier là où il faut un fichier, ou un fichier là où il faut un dossier.
error-why-disk-full = Le disque est plein.
error-why-read-only = Le disque ou le fichier est protégé en écriture.
error-why-too-large = La taille dépasse { $megabytes } Mo.
error-why-not-json = Ce n’est pas un document JSON.
error-why-database-address = Son adresse doit être un chemin, sqlite:chemin ou postgresql://…
error-why-not-toml = Ce n’est pas du TOML.
error-why-unreachable = Aucune réponse.
error-why-rejected = L’identifiant ou le mot de passe est incorrect.
error-why-no-such-database = Aucune base de données ne porte ce nom.
error-why-not-a-database = Le fichier n’est pas une base de données, ou il est endommagé.
error-why-newer-database = Elle appartient à une version de patolli plus récente que celle-ci.
error-why-already-there = Un fichier de ce nom existe déjà.
error-why-log-has-gaps = Sur { $head } entrées, { $count } sont présentes.
error-why-damaged-sheet = Son document est endommagé.
error-why-another-result = Elle se termine autrement que ce qui a été noté.
error-why-other-version = Une autre version du programme l’a créée. Démarrez d’abord le serveur de cette version.
error-why-in-use = Un autre programme l’utilise.
# code : le nom que lui donne une machine ou un programme.
error-why-reported = La machine signale { $code }.
error-why-not-importable = Son fichier ne peut pas être chargé : { $what }
error-why-not-in-module = Rien ne s’y appelle « { $name } ».
error-why-does-not-choose = « { $name } » n’a pas de méthode choose(observation, budget).
error-why-bot-at-a-place = « { $name } » indique où se trouve un programme, et un fichier ne peut pas le faire exécuter. Si vous lui faites confiance, nommez-le vous-même avec --bots.
error-why-other-shape = Le tableau « { $name } » a une autre forme.
error-why-table-missing = Le tableau « { $name } » manque.
error-why-made-for-others = Ils ont été faits pour autre chose : « { $name } » diffère.
error-why-no-weights = Ce ne sont pas des poids.
error-why-raised = Il a levé { $name }.

# Demandes au serveur.
error-why-unknown-request = Ce serveur ne connaît pas une telle demande.
error-why-wrong-fields = Manquant ou erroné : { $fields }.
error-why-text-or-phrase = Un message est soit un texte, soit une phrase toute faite.
error-why-hello-first = Il faut d’abord ouvrir la table.

## Ce qu’il faut : des expressions qui suivent « doit être » et « n’est pas »

error-why-whole-number = un nombre entier de { $low } à { $high }
error-why-whole-number-from = un nombre entier, { $low } ou plus
error-why-integer = un nombre entier
error-why-name-and-value = une option de la forme nom=valeur
error-why-list-of-bots = une liste de bots, séparés par des virgules
error-why-different-bots = une liste d’au moins deux bots différents
error-why-given-once = un argument donné une seule fois
error-why-coordinates = une paire de nombres entiers de { $low } à { $high }
error-why-hexadecimal = un nombre hexadécimal tel que 0x1f
error-why-one-of = l’une de ces valeurs : { $names }
error-why-text = un texte
error-why-short-text = un texte de { $most } caractères au maximum
error-why-list = une liste
error-why-table = un tableau de noms et de valeurs
error-why-move = un coup précédé de sa place
error-why-free-port = un port qu’aucun autre programme n’utilise
error-why-positive-number = un nombre supérieur à 0
error-why-folder-of-pages = un dossier contenant les pages construites
error-why-origin = l’adresse d’un site, comme https://tables.example.org
error-why-network = l’adresse d’une machine ou d’un réseau, comme 10.0.0.0/8
error-why-list-of-texts = une liste de textes
error-why-lone-process = 1, sauf avec PostgreSQL
error-why-of-game = une position du jeu « { $game } »
error-nobody-judges = Aucun processus n’a pu juger cela pour l’instant. Demandez à nouveau.


# Puzzles
error-no-such-puzzle = Il n’y a pas de problème nommé « { $puzzle } ».
error-bad-puzzle = Le problème « { $puzzle } » ne peut pas servir. { $why }
error-cannot-keep-puzzles = « { $path } » ne peut être ni lu ni écrit. { $why }
error-other-puzzles = « { $path } » appartient à une autre recherche de problèmes. Supprimez-le ou indiquez un autre fichier.
error-why-no-puzzle = Ce n’est pas un problème.
