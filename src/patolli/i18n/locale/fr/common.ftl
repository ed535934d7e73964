# Les mots que tous les écrans partagent.

# Le nom d’une place dont le joueur n’en a donné aucun ; number commence à 1.
common-player = Joueur { $number }
