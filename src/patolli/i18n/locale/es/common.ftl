# Palabras que comparten todas las pantallas.

# El nombre de un puesto cuyo jugador no ha dado ninguno; number empieza en 1.
common-player = Jugador { $number }

# La identidad de un puesto: un nombre, una figura y un color en todos los juegos.
common-jaguar = Jaguar
common-flower = Flor
common-shell = Concha
common-flint = Pedernal
