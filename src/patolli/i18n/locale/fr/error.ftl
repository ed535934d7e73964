# Ce qui n’allait pas dans ce qu’une personne ou un fichier nous a donné, et quelle valeur c’était.

error-unknown-language = Je ne parle pas « { $language } ». Je parle : { $known }.
error-unknown-game = Le jeu « { $game } » n’existe pas. Il y a : { $known }.
error-unknown-bot = Le bot « { $bot } » n’existe pas. Il y a : { $known }.

# what : seats, seed ou options, comme on les saisit ; allowed : un intervalle ou une liste.
error-bad-setup = { $what } ne peut pas être « { $value } ». Valeurs admises : { $allowed }.
error-unknown-option = L’option « { $option } » avec la valeur « { $value } » n’existe pas ici. Valeurs admises : { $allowed }.

# why : un détail technique.
error-bad-notation = « { $text } » n’est pas une action : { $why }.
error-illegal-action = « { $action } » n’est pas permis maintenant.

# seat : compté à partir de 0, comme dans un enregistrement.
error-not-your-decision = La place { $seat } n’a rien à décider maintenant.
error-match-is-over = La partie est terminée.
error-nothing-to-take-back = La place { $seat } n’a rien à annuler.

# path : à quel endroit du document ; why : un détail technique.
error-bad-position = La position est erronée à { $path } : { $why }.
error-bad-record = L’enregistrement est erroné à { $where } : { $why }.

# Ce qui a été saisi sur la ligne de commande.
error-unknown-command = La commande « { $command } » n’existe pas. Il y a : { $known }.
error-unknown-argument = « { $argument } » n’est pas un argument ici. Ajoutez --help pour les voir.
error-absent-argument = « { $argument } » manque, ou sa valeur.
error-bad-argument = { $argument } ne peut pas être « { $value } ».
error-cannot-write = Impossible d’écrire { $path } : { $why }.

# At the table server. deed, status, what, chat: technical words; why: a technical detail.
error-not-signed-in = Entrez d’abord : un nom suffit.
error-not-allowed = Vous ne pouvez pas faire cela ici ({ $deed }).
error-no-such-table = Il n’y a pas de table « { $table } », ou elle est privée.
error-wrong-password = Aucun compte n’a cet identifiant (« { $login } ») et ce mot de passe.
error-login-taken = Quelqu’un d’autre a déjà l’identifiant « { $login } ».
error-already-claimed = Ce compte a déjà un mot de passe.
error-bad-name = « { $name } » n’est pas un nom que les autres puissent lire.
error-seat-taken = La place { $seat } est prise.
error-no-free-seat = Toutes les places sont prises.
error-not-now = Cela ne peut pas se faire maintenant ({ $deed }, { $status }).
error-old-rules = La partie de la table « { $table } » a commencé avec les règles { $rules } ; ce serveur a les règles { $known }.
error-stale-version = Il s’est passé quelque chose entre-temps : vous avez vu la version { $version }, c’est maintenant la { $now }.
error-key-reused = La clé « { $key } » désignait déjà autre chose.
error-no-such-offer = Cette question ({ $offer }) est déjà réglée.
error-unknown-order = Il n’y a pas d’ordre permanent « { $order } ». Il y a : { $known }.
error-chat-is-off = À cette table on ne discute pas ainsi ({ $chat }).
error-too-many = Trop en peu de temps ({ $what }). Attendez un instant.
error-bad-message = Le serveur n’a pas compris : { $why }.
error-wrong-origin = Cette demande vient d’un autre site ({ $origin }).
error-server-busy = Le serveur ne peut pas enregistrer pour l’instant. Rien n’est perdu ; il réessaiera.
error-bad-database = La base de données { $url } est inutilisable : { $why }.

## L’arène

error-bad-entrant = « { $entrant } » n’est pas un bot avec un budget. Écrivez nom, nom@500 ou nom@0.1s.
error-ticket-lost = La partie { $ticket } est perdue : { $tries } processus en sont morts.
error-ticket-failed = La partie { $ticket } a échoué : { $why }.
error-cluster-unavailable = Pas de grappe à « { $address } » : { $why }.
