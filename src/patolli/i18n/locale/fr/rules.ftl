# Les règles, racontées aux joueurs avec nos mots.

## Cacao

rules-cacao-goal = De quoi il s’agit
rules-cacao-goal-text = Vous menez un village dans la jungle. Vos ouvriers récoltent du cacao, le vendent, portent de l’eau, cherchent de l’or et se rassemblent aux temples. Celui qui a le plus d’or à la fin gagne.
rules-cacao-turn = Un tour
rules-cacao-turn-place = Placez une de vos trois tuiles d’ouvriers.
rules-cacao-turn-fill = Comblez les vides qu’elle ouvre avec des tuiles de l’étal.
rules-cacao-turn-act = Tous les ouvriers qui touchent une tuile de jungle pour la première fois l’utilisent, les vôtres et ceux des autres.
rules-cacao-turn-draw = Piochez une tuile d’ouvriers, et l’étal revient à deux.
rules-cacao-place = Placer une tuile
rules-cacao-place-picture = Une tuile d’ouvriers à côté d’une plantation et au-dessus d’un marché
rules-cacao-place-text = Les tuiles d’ouvriers et de jungle forment un damier. Posez la vôtre sur une place vide qui touche par un côté au moins une tuile de jungle, tournée à votre gré.
rules-cacao-place-workers = Chaque tuile porte quatre ouvriers répartis sur ses côtés : un sur chacun, ou deux et même trois sur un seul. Chaque ouvrier regarde le voisin de son côté.
rules-cacao-fill = Combler les vides
rules-cacao-fill-picture = Deux tuiles d’ouvriers se rencontrent autour d’une place vide, une tuile de jungle la comble
rules-cacao-fill-text = Si votre tuile fait qu’une place vide touche deux tuiles d’ouvriers, il faut la combler : vous choisissez laquelle des deux tuiles de l’étal y va.
rules-cacao-fill-many = Avec deux vides, vous décidez quelle tuile va où. Un troisième reçoit la première de la pile, sans la voir. Sans tuiles, un vide reste ouvert.
rules-cacao-act = Les ouvriers agissent
rules-cacao-act-text = Un ouvrier agit une seule fois : quand sa tuile et la tuile de jungle qu’il regarde se rejoignent. Vos tuiles peuvent donc rapporter au tour d’un autre.
rules-cacao-act-order = Vous choisissez l’ordre de vos côtés ; chacun finit avant le suivant. Récoltez d’abord pour avoir de quoi vendre, ou vendez d’abord pour avoir de la place.
rules-cacao-tiles = Les tuiles de jungle
rules-cacao-tile-plantation = Plantation : chaque ouvrier récolte 1 cacao, ou 2 sur une double. Votre réserve en garde 5 ; le reste est perdu.
rules-cacao-tile-market = Marché : chaque ouvrier peut vendre 1 cacao pour 2, 3 ou 4 or, selon la tuile. Vous pouvez vendre moins.
rules-cacao-tile-mine = Mine d’or : chaque ouvrier trouve 1 ou 2 or.
rules-cacao-tile-water = Eau : chaque ouvrier avance votre porteur d’une case sur la rivière. Il part de −10 et peut atteindre 16.
rules-cacao-tile-sun = Site du soleil : chaque ouvrier rapporte un jeton soleil, trois au plus.
rules-cacao-tile-temple = Temple : rien maintenant. À la fin, il paie ceux qui ont le plus d’ouvriers autour.
rules-cacao-overbuild = Couvrir une tuile
rules-cacao-overbuild-text = Quand la pile et l’étal sont vides au début de votre tour, vous pouvez payer un jeton soleil et poser votre tuile sur une des vôtres encore simple. Tous ses ouvriers agissent, même sur des tuiles déjà utilisées. Une place n’est couverte qu’une fois.
rules-cacao-end = La fin
rules-cacao-end-text = La partie finit quand chacun a posé sa dernière tuile. Comptez votre or, ajoutez la case de votre porteur (elle peut être négative) et 1 or par jeton soleil restant. Le cacao restant ne rapporte rien.
rules-cacao-end-temples = À chaque temple, celui qui a le plus d’ouvriers autour gagne 6 or, le deuxième 3. En cas d’égalité on partage, arrondi vers le bas ; après une égalité pour la première place, il n’y a pas de deuxième prix.
rules-cacao-end-tie = À or égal, le cacao restant décide ; s’il est égal aussi, la victoire est partagée.
