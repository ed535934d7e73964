# Les mots que tous les écrans partagent.

# Le nom d’une place dont le joueur n’en a donné aucun ; number commence à 1.
common-player = Joueur { $number }

# L’identité d’une place : un nom, une forme et une couleur dans tous les jeux.
common-jaguar = Jaguar
common-flower = Fleur
common-shell = Coquillage
common-flint = Silex
common-rain = Pluie

# Un titre et ce qu’il annonce ; des choses l’une après l’autre, dont chacune peut contenir des virgules.
common-labelled = { $label } : { $text }
common-listed = { $one } ; { $other }
common-percent = { $figure } %
