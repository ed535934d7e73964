# Palabras que comparten todas las pantallas.

# El nombre de un puesto cuyo jugador no ha dado ninguno; number empieza en 1.
common-player = Jugador { $number }
