# Words that every screen shares.

# The name of a seat whose player has given none; number counts from 1.
common-player = Player { $number }

# A seat's identity: a name, a shape and a colour in every game.
common-jaguar = Jaguar
common-flower = Flower
common-shell = Shell
common-flint = Flint
common-rain = Rain

# A heading and what it says; things one after the other, each of which may hold commas.
common-labelled = { $label }: { $text }
common-listed = { $one }; { $other }
common-percent = { $figure }%
