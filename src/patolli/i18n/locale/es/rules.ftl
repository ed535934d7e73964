# Las reglas, contadas a los jugadores con nuestras palabras.

## Cacao

rules-cacao-goal = Objetivo
rules-cacao-goal-text = Diriges una aldea en la selva. Tus recolectores cosechan cacao, lo venden, acarrean agua, extraen oro y se reúnen en los templos. Gana quien tenga más oro al final.
rules-cacao-turn = Un turno
rules-cacao-turn-place = Coloca una de tus tres losetas de recolectores.
rules-cacao-turn-fill = Llena los espacios de selva que se formen con losetas de la selva explorada.
rules-cacao-turn-act = Todos los recolectores que tienen enfrente una loseta de selva por primera vez la usan, los tuyos y los ajenos.
rules-cacao-turn-draw = Roba otra loseta de recolectores; la selva explorada se repone hasta tener dos losetas.
rules-cacao-place = Colocar una loseta
rules-cacao-place-picture = Una loseta de recolectores junto a una plantación y sobre un mercado
rules-cacao-place-text = Las losetas de recolectores y de selva forman un damero. Pon la tuya en un lugar vacío que toque por un lado al menos una loseta de selva, girada como quieras.
rules-cacao-place-workers = Cada loseta tiene cuatro recolectores repartidos en sus lados: uno por lado, o dos y hasta tres en el mismo. Cada recolector usa la loseta de selva que tiene enfrente.
rules-cacao-fill = Llenar los espacios de selva
rules-cacao-fill-picture = Dos losetas de recolectores tocan un lugar vacío y una loseta de selva lo llena
rules-cacao-fill-text = Si tu loseta hace que un espacio de selva vacío toque dos losetas de recolectores, hay que llenarlo: eliges cuál de las dos losetas de la selva explorada va ahí.
rules-cacao-fill-many = Con dos espacios, decides qué loseta va en cada uno. Un tercero recibe la primera de la pila, sin verla. Si no quedan losetas, el espacio queda vacío.
rules-cacao-act = Los recolectores actúan
rules-cacao-act-text = Un recolector actúa una sola vez: cuando su loseta y la loseta de selva que tiene enfrente quedan juntas. Por eso tus losetas pueden darte algo en el turno de otro.
rules-cacao-act-order = Tú eliges en qué orden actúan tus lados; cada lado termina antes del siguiente. Cosecha primero para tener qué vender, o vende primero para tener sitio.
rules-cacao-tiles = Las losetas de selva
rules-cacao-tile-plantation = Plantación: cada recolector cosecha 1 cacao, o 2 en una doble. En tu almacén caben 5; el resto se pierde.
rules-cacao-tile-market = Mercado: cada recolector puede vender 1 cacao por 2, 3 o 4 oros, según la loseta. Puedes vender menos.
rules-cacao-tile-mine = Mina de oro: cada recolector extrae 1 o 2 oros.
rules-cacao-tile-water = Cenote: cada recolector mueve tu aguador un remanso por el río. Empieza en −10 y puede llegar a 16.
rules-cacao-tile-sun = Centro de culto solar: cada recolector da una ficha de Sol, hasta tres.
rules-cacao-tile-temple = Templo: no hace nada por ahora. Al final paga a quienes tengan más recolectores a su lado.
rules-cacao-overbuild = Construir sobre tus losetas
rules-cacao-overbuild-text = Si al empezar tu turno no quedan losetas ni en la pila ni en la selva explorada, puedes pagar una ficha de Sol y construir sobre una de tus losetas sobre la que aún no se haya construido. Todos los recolectores de la loseta nueva actúan, también en losetas ya usadas. En cada lugar solo se puede construir así una vez.
rules-cacao-end = El final
rules-cacao-end-text = La partida acaba cuando todos han colocado su última loseta. Cuenta tu oro, suma el remanso de tu aguador (puede ser negativo) y 1 oro por cada ficha de Sol que te quede. El cacao sobrante no da nada.
rules-cacao-end-temples = En cada templo, quien tenga más recolectores al lado gana 6 oros; el segundo, 3. Los empatados se reparten el premio, redondeando hacia abajo; si hay empate por el primer lugar, no hay segundo premio.
rules-cacao-end-tie = Si el oro es igual, decide el cacao sobrante; si también es igual, se comparte la victoria.
