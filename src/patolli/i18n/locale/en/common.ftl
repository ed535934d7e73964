# Words that every screen shares.

# The name of a seat whose player has given none; number counts from 1.
common-player = Player { $number }
