# Las reglas, contadas a los jugadores con nuestras palabras.

## Cacao

rules-cacao-goal = De qué se trata
rules-cacao-goal-text = Llevas a tu pueblo a la selva. Tus trabajadores cosechan cacao, lo venden, acarrean agua, buscan oro y se reúnen en los templos. Gana quien tenga más oro al final.
rules-cacao-turn = Un turno
rules-cacao-turn-place = Coloca una de tus tres losetas de trabajadores.
rules-cacao-turn-fill = Llena los huecos que abre con losetas de la muestra de selva.
rules-cacao-turn-act = Todos los trabajadores que tocan por primera vez una loseta de selva la usan, los tuyos y los ajenos.
rules-cacao-turn-draw = Roba otra loseta de trabajadores y la muestra vuelve a tener dos.
rules-cacao-place = Colocar una loseta
rules-cacao-place-picture = Una loseta de trabajadores junto a una plantación y sobre un mercado
rules-cacao-place-text = Las losetas de trabajadores y de selva forman un damero. Pon la tuya en un lugar vacío que toque por un lado al menos una loseta de selva, girada como quieras.
rules-cacao-place-workers = Cada loseta tiene cuatro trabajadores repartidos en sus lados: uno en cada uno, o dos y hasta tres en el mismo. Cada trabajador mira al vecino de su lado.
rules-cacao-fill = Llenar huecos
rules-cacao-fill-picture = Dos losetas de trabajadores se encuentran en un lugar vacío y una loseta de selva lo llena
rules-cacao-fill-text = Si tu loseta hace que un lugar vacío toque dos losetas de trabajadores, hay que llenarlo: eliges cuál de las dos losetas de la muestra va ahí.
rules-cacao-fill-many = Con dos huecos decides qué loseta va en cada uno. Un tercero recibe la primera de la pila, sin verla. Sin losetas, el hueco queda abierto.
rules-cacao-act = Los trabajadores actúan
rules-cacao-act-text = Un trabajador actúa una vez: cuando su loseta y la de selva que mira se juntan. Por eso tus losetas pueden ganar en el turno de otro.
rules-cacao-act-order = Tú eliges en qué orden actúan tus lados; cada lado termina antes del siguiente. Cosecha primero para tener género, o vende primero para tener sitio.
rules-cacao-tiles = Las losetas de selva
rules-cacao-tile-plantation = Plantación: cada trabajador cosecha 1 de cacao, o 2 en una doble. Tu almacén guarda 5; el resto se pierde.
rules-cacao-tile-market = Mercado: cada trabajador puede vender 1 de cacao por 2, 3 o 4 de oro, según la loseta. Puedes vender menos.
rules-cacao-tile-mine = Mina de oro: cada trabajador encuentra 1 o 2 de oro.
rules-cacao-tile-water = Agua: cada trabajador mueve tu aguador un campo por el río. Empieza en −10 y puede llegar a 16.
rules-cacao-tile-sun = Lugar del sol: cada trabajador trae una ficha de sol, hasta tres.
rules-cacao-tile-temple = Templo: nada por ahora. Al final paga a quienes tengan más trabajadores a su lado.
rules-cacao-overbuild = Cubrir una loseta
rules-cacao-overbuild-text = Cuando al empezar tu turno no quedan ni pila ni muestra, puedes pagar una ficha de sol y poner tu loseta sobre una tuya sin cubrir. Todos sus trabajadores actúan, también en losetas ya usadas. Un lugar se cubre una sola vez.
rules-cacao-end = El final
rules-cacao-end-text = La partida acaba cuando todos han puesto su última loseta. Cuenta tu oro, suma el campo de tu aguador (puede ser negativo) y 1 de oro por cada ficha de sol. El cacao sobrante no paga nada.
rules-cacao-end-temples = En cada templo, quien tenga más trabajadores al lado gana 6 de oro, el segundo 3. Los empatados se reparten el premio, redondeando hacia abajo; con empate en el primero no hay segundo premio.
rules-cacao-end-tie = Si el oro es igual, decide el cacao sobrante; si también es igual, se comparte la victoria.
