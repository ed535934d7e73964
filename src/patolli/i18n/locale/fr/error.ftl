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
