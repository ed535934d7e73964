# Palabras que comparten todas las pantallas.

# El nombre de un asiento cuyo jugador no ha dado ninguno; number empieza en 1.
common-player = Jugador { $number }

# La identidad de un asiento: un nombre, una figura y un color en todos los juegos.
common-jaguar = Jaguar
common-flower = Flor
common-shell = Concha
common-flint = Pedernal
common-rain = Lluvia

# Un título y lo que dice; cosas una tras otra, cada una de las cuales puede tener comas.
common-labelled = { $label }: { $text }
common-listed = { $one }; { $other }
common-percent = { $figure } %
