# Les règles, racontées aux joueurs avec nos mots.

## Cacao

rules-cacao-goal = But du jeu
rules-cacao-goal-text = Vous menez un village dans la jungle. Vos ouvriers récoltent du cacao, le vendent, portent de l’eau, exploitent des mines d’or et se rassemblent aux temples. Le joueur qui a le plus d’or à la fin gagne.
rules-cacao-turn = Un tour
rules-cacao-turn-place = Placez une de vos trois tuiles Ouvriers.
rules-cacao-turn-fill = Comblez les places vides ainsi créées avec des tuiles de la jungle explorée.
rules-cacao-turn-act = Tous les ouvriers qui font face à une tuile Jungle pour la première fois l’utilisent, les vôtres et ceux des autres.
rules-cacao-turn-draw = Piochez une tuile Ouvriers ; la jungle explorée est complétée à deux tuiles.
rules-cacao-place = Placer une tuile
rules-cacao-place-picture = Une tuile Ouvriers à côté d’une plantation et au-dessus d’un marché
rules-cacao-place-text = Les tuiles Ouvriers et Jungle forment un damier. Placez la vôtre sur une place vide dont un côté touche au moins une tuile Jungle, dans l’orientation de votre choix.
rules-cacao-place-workers = Chaque tuile porte quatre ouvriers répartis sur ses côtés : un sur chacun, ou deux, voire trois, sur un seul. Chaque ouvrier fait face à la tuile voisine de son côté.
rules-cacao-fill = Combler les places vides
rules-cacao-fill-picture = Deux tuiles Ouvriers bordent une place vide, une tuile Jungle la comble
rules-cacao-fill-text = Si votre tuile fait qu’une place vide touche deux tuiles Ouvriers, il faut la combler : vous choisissez laquelle des deux tuiles de la jungle explorée y va.
rules-cacao-fill-many = Avec deux places vides, vous décidez quelle tuile va où. Une troisième reçoit la première tuile de la pioche, sans choix possible. S’il n’y a plus de tuile, la place reste vide.
rules-cacao-act = Les ouvriers agissent
rules-cacao-act-text = Un ouvrier agit une seule fois : quand sa tuile et la tuile Jungle qui lui fait face se rejoignent. Vos tuiles peuvent donc rapporter pendant le tour d’un autre joueur.
rules-cacao-act-order = Vous choisissez l’ordre de vos côtés ; chacun finit avant le suivant. Récoltez d’abord pour avoir de quoi vendre, ou vendez d’abord pour faire de la place.
rules-cacao-tiles = Les tuiles Jungle
rules-cacao-tile-plantation = Plantation : chaque ouvrier récolte 1 cacao, ou 2 sur une plantation double. Votre entrepôt contient 5 cacaos ; le reste est perdu.
rules-cacao-tile-market = Marché : chaque ouvrier peut vendre 1 cacao pour 2, 3 ou 4 or, selon la tuile. Vous pouvez en vendre moins.
rules-cacao-tile-mine = Mine d’or : chaque ouvrier gagne 1 ou 2 or.
rules-cacao-tile-water = Point d’eau : chaque ouvrier avance votre porteur d’eau d’une case sur la rivière. Il part de −10 et peut atteindre 16.
rules-cacao-tile-sun = Lieu de culte du Soleil : chaque ouvrier rapporte un jeton Soleil, trois au plus.
rules-cacao-tile-temple = Temple : aucun effet sur le moment. À la fin, il rapporte de l’or aux joueurs qui ont le plus d’ouvriers autour.
rules-cacao-overbuild = Recouvrir une tuile
rules-cacao-overbuild-text = Si la pioche et la jungle explorée sont vides au début de votre tour, vous pouvez payer un jeton Soleil et placer votre tuile sur une des vôtres qui n’est pas encore recouverte. Tous ses ouvriers agissent, même sur des tuiles déjà utilisées. Une place n’est recouverte qu’une fois.
rules-cacao-end = La fin
rules-cacao-end-text = La partie s’achève quand chacun a placé sa dernière tuile. Comptez votre or, ajoutez la case de votre porteur d’eau (elle peut être négative) et 1 or par jeton Soleil restant. Le cacao restant ne rapporte rien.
rules-cacao-end-temples = À chaque temple, le joueur qui a le plus d’ouvriers autour gagne 6 or, le deuxième 3. En cas d’égalité, le gain est partagé et arrondi à l’inférieur ; après une égalité pour la première place, il n’y a pas de deuxième prix.
rules-cacao-end-tie = À or égal, le cacao restant décide ; s’il est égal aussi, la victoire est partagée.
