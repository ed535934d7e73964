# Lo que dice el navegador en la mesa de Teotihuacan.

## Board

web-teotihuacan-where = Era { $era } · disco blanco { $light }, disco negro { $dark }
web-teotihuacan-where-brief = Era { $era } · { $light } de { $dark }
web-teotihuacan-era = era { $era } de 3
web-teotihuacan-of-three = de III
web-teotihuacan-eclipse = Eclipse en
web-teotihuacan-eclipse-in = Eclipse en { $count }
web-teotihuacan-last-round = última ronda antes del Eclipse
web-teotihuacan-the-last = el último
web-teotihuacan-start = inicio
web-teotihuacan-each-step = cada paso: { $points } PV
web-teotihuacan-up-to = hasta
web-teotihuacan-upper-row = fila superior
web-teotihuacan-either-row = cualquier fila
web-teotihuacan-per-match = +1 por icono que coincide
web-teotihuacan-tile-per-worker = 1 loseta por trabajador · +1 PV por coincidencia
web-teotihuacan-stack = { $count } en la pila
web-teotihuacan-salary = Salario del próximo Eclipse
web-teotihuacan-masks-worth = Máscaras: { $points } PV en un Eclipse

## Deciding

web-teotihuacan-worker-at = Poder { $power } · { $board }
web-teotihuacan-go-to = Ir { $to-board }
web-teotihuacan-place-here = Colocar aquí
web-teotihuacan-confirm = Confirmar
web-teotihuacan-turn = Girar
web-teotihuacan-place-turn = { $matches ->
        [0] Arrástrala o pulsa R para girarla. Ningún icono coincide.
        [one] Arrástrala o pulsa R para girarla. Coincide { $matches } icono.
       *[other] Arrástrala o pulsa R para girarla. Coinciden { $matches } iconos.
    }

## Cards

web-teotihuacan-card-collect = Recoger cacao
web-teotihuacan-card-colours =
    { $colours ->
        [0] Aquí no hay trabajadores desbloqueados: la acción principal es gratis y recoger da { $pay } cacao.
        [one] { $colours } color aquí: la acción principal cuesta { $colours } cacao y recoger da { $pay }.
       *[other] { $colours } colores aquí: la acción principal cuesta { $colours } cacaos y recoger da { $pay }.
    }
web-teotihuacan-about-palace = Adoración en una loseta real, o recoger cacao.
web-teotihuacan-about-gathering = Gana recursos: la fila depende de cuántos trabajadores tienes aquí; la columna, del poder del más débil.
web-teotihuacan-about-alchemy = Paga el oro indicado para adquirir una tecnología y avanza en el templo de su columna. Los demás jugadores que ya la tienen ganan 3 PV.
web-teotihuacan-about-nobles = Paga 2 maderas por un edificio: tus trabajadores deciden la fila, el espacio cubierto da PV y avanzas 1 paso en la Avenida de los Muertos.
web-teotihuacan-about-decorations = Paga oro para colocar una loseta de decoración en un lado de la pirámide: 3 PV, 1 PV por icono que coincide y 1 paso en la pista de la pirámide.
web-teotihuacan-about-construction = Construye hasta una loseta de pirámide por trabajador: PV según el nivel y 1 PV por icono que coincide; si es de color, te hace avanzar en su templo.
web-teotihuacan-about-altar-temple = Adoración: avanza 1 peldaño en este templo. Si hay un trabajador de otro jugador, paga 1 cacao para desbloquearlo.
web-teotihuacan-about-altar-royal = Adoración: usa esta loseta real. Si hay un trabajador de otro jugador, paga 1 cacao para desbloquearlo.
web-teotihuacan-about-discovery = Una loseta de descubrimiento. Su coste está en la banda inferior; puedes guardarla y usarla en otro turno.
web-teotihuacan-about-mask = Las máscaras distintas forman conjuntos; en un Eclipse, cada conjunto da 1, 3, 6, 10, 15, 21 o 28 PV.
web-teotihuacan-about-used = Usada: ya no hace nada.
web-teotihuacan-about-owners = Adquirida por { $players }.
web-teotihuacan-about-no-owner = Nadie la ha adquirido todavía.
web-teotihuacan-about-worker = Poder { $power }, { $at-board }. Con poder 6 asciende.
web-teotihuacan-about-locked = Un trabajador bloqueado se desbloquea por 3 cacaos, dedicando un turno a ello o cuando otro jugador hace una adoración en su espacio.
web-teotihuacan-about-neutral = Un trabajador neutral: solo cuenta como un color más.
web-teotihuacan-about-step = Peldaño { $step }: da su recompensa en el acto a quien llega.
web-teotihuacan-about-group = Toma la recompensa impresa o una de estas losetas.
web-teotihuacan-about-avenue = Quien llegue aquí puede tomar una de estas losetas.
web-teotihuacan-about-buildings = El número visible más bajo es lo que vale cada paso de la Avenida de los Muertos en un Eclipse: ahora { $points } PV.
web-teotihuacan-about-bonus = El peldaño 10 la desbloquea; se puntúa en el último Eclipse.
web-teotihuacan-about-calendar = El disco blanco (sol) avanza tras cada ronda y con cada ascensión. Cuando alcanza al disco negro (luna), se termina la ronda, todos juegan un turno más y se puntúa el Eclipse.
web-teotihuacan-about-reward = Una recompensa de la rueda de ascensión por cada trabajador que asciende.
web-teotihuacan-about-track = En este Eclipse, cada paso da { $points } PV, y liderar la pista, 4 PV más.
web-teotihuacan-about-pyramid = Vista desde arriba: cuanto más clara la piedra, más alta está. Losetas construidas: { $tiles }.
web-teotihuacan-about-salary = En cada Eclipse: 1 cacao por trabajador, 2 si tiene poder 4 o 5. Cada cacao sin pagar cuesta 3 PV.

## In words

web-teotihuacan-told-player = { $player }: { $points } PV, { teotihuacan-cocoas }, { teotihuacan-woods }, { teotihuacan-stones } y { teotihuacan-golds }.

## Short buttons

web-teotihuacan-short-main = Acción principal
web-teotihuacan-short-worship = Adoración
web-teotihuacan-short-tile = Adoración: loseta
web-teotihuacan-short-both = Adoración: ambas cosas
web-teotihuacan-short-royal = Adoración: espacio { $number }
web-teotihuacan-short-royal-both = Adoración: { $number } y loseta
web-teotihuacan-short-unlock = Desbloquear a todos
web-teotihuacan-short-free = Desbloquear y terminar
web-teotihuacan-short-level = Nivel { $level }, { $row }–{ $column }
web-teotihuacan-short-power-up = Poder { $power } → { $next } · { $board }

## Teotibot

web-teotihuacan-bot-pyramid = Pirámide de acciones
web-teotihuacan-bot-turn = Turno de Teotibot
web-teotihuacan-bot-about = La suma de dos dados elige una loseta de acción; después se aparta y las de debajo suben según las losetas de dirección.

## The end

web-teotihuacan-eclipse-title = Eclipse { $number }
web-teotihuacan-final = Puntuación final
web-teotihuacan-source = Fuente
web-teotihuacan-by-era = por era I · II · III
web-teotihuacan-story = Puntuación final en detalle
web-teotihuacan-beaten = { $player } vence a Teotibot.
web-teotihuacan-not-beaten = Teotibot no ha sido vencido: necesitabas más de { $points } PV.

## Positions in words

web-teotihuacan-told-workers = Trabajadores: { $list }.
web-teotihuacan-told-worker = poder { $power } { $at-board }
web-teotihuacan-told-locked = poder { $power } (bloqueado) { $at-board }
web-teotihuacan-told-tracks =
    Templos: azul { $blue }, rojo { $red }, verde { $green }. Avenida de los Muertos { $avenue }. Pista de la pirámide { $track }. Salario: { $salary ->
        [one] { $salary } cacao
       *[other] { $salary } cacaos
    }.
web-teotihuacan-told-tiles = Losetas: { $list }.
web-teotihuacan-told-here = Aquí: { $list }.
web-teotihuacan-told-nobody = Aquí no hay nadie.
web-teotihuacan-told-built = Construido: { $list }.
web-teotihuacan-told-neutral = neutral

## Gallery

web-teotihuacan-gallery = Todas las piezas de Teotihuacan
web-teotihuacan-gallery-rings = Anillos en otro orden
web-teotihuacan-gallery-one-step = Cuatro marcadores en un peldaño

## Rules

web-teotihuacan-rules-goal = El objetivo
web-teotihuacan-rules-goal-text = Construyes la ciudad de Teotihuacan con unos pocos trabajadores. Su poder crece con cada acción principal, hasta que ascienden y vuelven a empezar con poder 1. Tras tres eras, cada una cerrada por un Eclipse, gana quien tenga más puntos de victoria (PV).
web-teotihuacan-rules-turn = Tu turno
web-teotihuacan-rules-turn-move = Mueve a un trabajador desbloqueado de 1 a 3 tableros en sentido horario. Después haz una acción en el tablero al que llega: recoger cacao, adoración o acción principal.
web-teotihuacan-rules-turn-collect = Recoger da 1 cacao y 1 más por cada color de trabajadores desbloqueados que haya allí.
web-teotihuacan-rules-turn-worship = La adoración bloquea al trabajador en un espacio de adoración (redondo): te da un peldaño de templo o una loseta real, o la loseta de descubrimiento de al lado, o ambas cosas por 1 cacao.
web-teotihuacan-rules-turn-work = La acción principal cuesta 1 cacao por cada color de trabajadores desbloqueados que ya haya allí, también el tuyo. Cuantos más trabajadores tengas allí y más fuerte sea el más débil, mejor; después, potencia a uno de ellos.
web-teotihuacan-rules-boards = Los tableros
web-teotihuacan-rules-ascension = Ascensión
web-teotihuacan-rules-ascension-text = Un trabajador que llega a poder 6 asciende: avanzas 1 paso en la Avenida de los Muertos, eliges una recompensa de la rueda de ascensión y el trabajador vuelve al Palacio con poder 1. El disco blanco también avanza.
web-teotihuacan-rules-temples-text = Cada peldaño da su recompensa en el acto. En los peldaños mayores (enmarcados) eliges la recompensa impresa o una loseta de descubrimiento. El peldaño 10 desbloquea la loseta de bonificación del templo.
web-teotihuacan-rules-eclipse = Un Eclipse
web-teotihuacan-rules-eclipse-text = Cuando el disco blanco alcanza al disco negro, todos juegan un turno más. Después se puntúa: la Avenida de los Muertos según la fila de edificios; 4 PV por liderar la pista de la pirámide y 4, 3 o 2 PV por paso según la era; los conjuntos de máscaras distintas. Al final se paga el salario.
web-teotihuacan-rules-end = El final
web-teotihuacan-rules-end-text = La partida acaba con el tercer Eclipse, o con el siguiente a la colocación de la última loseta de la pirámide. Entonces se puntúan las losetas de bonificación desbloqueadas.

## Hints

web-teotihuacan-hints-off = Ocultar consejos
web-teotihuacan-hints-on = Mostrar consejos
web-teotihuacan-hints = Consejo para esta decisión
web-teotihuacan-hint-in-any-order = Resuelve antes lo que ayuda a lo otro: lo que ganas ahora puede pagar lo siguiente.
web-teotihuacan-hint-keep-starting-tiles = Elige dos: te dan tus recursos iniciales y los primeros tableros de tus trabajadores.
web-teotihuacan-hint-draft-starting-tile = La segunda elección va en orden inverso: el último jugador elige dos veces seguidas.
web-teotihuacan-hint-place-workers = Tres tableros distintos. Más adelante, los trabajadores rinden más en un mismo tablero.
web-teotihuacan-hint-claim-reserved = Paga su coste para quedártela; si no, vuelve a la pila.
web-teotihuacan-hint-finish-turn = Aún puedes usar una loseta o desbloquear a tus trabajadores; después termina el turno.
web-teotihuacan-hint-move-worker = Elige un trabajador y luego un tablero resaltado, de 1 a 3 más adelante. La etiqueta muestra lo que cuesta y lo que da allí la acción principal.
web-teotihuacan-hint-bring-companion = Dos trabajadores que llegan juntos cuentan como dos en la acción principal.
web-teotihuacan-hint-use-board = Haz la acción principal para ganar recursos y una potenciación, una adoración para avanzar en un templo (el trabajador queda bloqueado), o recoge cacao si te queda poco.
web-teotihuacan-hint-buy-resources = Un trabajador más fuerte puede cambiar más veces.
web-teotihuacan-hint-sell-resource = Vende lo que no vayas a necesitar pronto; el cacao paga las acciones principales y el salario.
web-teotihuacan-hint-swap-resource = Un recurso y 1 cacao se convierten en tantos recursos como el poder del trabajador.
web-teotihuacan-hint-buy-temple-step = Cada peldaño da su recompensa en el acto; el 10 desbloquea la loseta de bonificación de ese templo.
web-teotihuacan-hint-take-resources = La madera es para edificios y niveles altos; la piedra, para la pirámide; el oro, para tecnologías y decoraciones.
web-teotihuacan-hint-choose-temple = El azul da recursos; el rojo, PV; el verde, cacao. Si llegas arriba en uno, desbloqueas su loseta de bonificación.
web-teotihuacan-hint-choose-major-reward = Una loseta puedes usarla más tarde; la recompensa impresa es inmediata. Cada loseta solo puede tomarse una vez.
web-teotihuacan-hint-claim-on-avenue = Un conjunto de máscaras distintas vale más con cada máscara; las demás losetas ayudan una vez, cuando quieras.
web-teotihuacan-hint-claim-on-board = Paga el coste de su banda inferior. Otra loseta ocupará su lugar.
web-teotihuacan-hint-power-up = Los trabajadores fuertes ganan más recursos. Con poder 6 ascienden: ganas una recompensa y vuelven a empezar con poder 1.
web-teotihuacan-hint-power-up-anywhere = Cualquier trabajador desbloqueado: uno cercano a poder 6, o uno que comparta tablero con otros.
web-teotihuacan-hint-buy-power-up = Por 1 cacao, un trabajador queda más cerca de la ascensión.
web-teotihuacan-hint-choose-ascension-reward = Un cuarto trabajador pronto en la partida vale más que 5 PV, pero hay que pagar salario a cada trabajador.
web-teotihuacan-hint-take-technology = Una tecnología ayuda el resto de la partida. Los demás que ya la tienen ganan 3 PV cuando la adquieres.
web-teotihuacan-hint-build-house = Con más trabajadores llegas a mejores filas. Cada edificio también baja el valor de los pasos de la Avenida para todos.
web-teotihuacan-hint-take-decoration = Busca iconos que coincidan con los del siguiente espacio libre de un lado.
web-teotihuacan-hint-place-decoration = Los iconos rodeados coinciden: 1 PV cada uno, y los de color te hacen avanzar en su templo.
web-teotihuacan-hint-build-pyramid = Una loseta por cada trabajador aquí. Los iconos de color que coinciden te hacen avanzar en los templos.
web-teotihuacan-hint-choose-spot = Más arriba ganas más PV, pero cuesta madera. Señala un espacio resaltado: los iconos rodeados coinciden.
web-teotihuacan-hint-turn-tile = Gírala para que coincidan tantos iconos como sea posible.
web-teotihuacan-hint-save-resource = Ahorra lo que menos tengas.
web-teotihuacan-hint-pay-salary = Cada cacao sin pagar cuesta 3 PV: casi siempre conviene pagarlo todo.

## The score book

web-teotihuacan-in-words = Detalle, paso a paso
web-teotihuacan-book-before = antes
web-teotihuacan-book-after = después
web-teotihuacan-book-nothing = Nadie ha ganado PV en este Eclipse.
web-teotihuacan-path = PV a lo largo de la partida
web-teotihuacan-sources = De dónde vienen los PV
web-teotihuacan-group-pyramid = Pirámide y decoraciones
web-teotihuacan-group-temples = Templos
web-teotihuacan-group-avenue = Avenida de los Muertos y Nobles
web-teotihuacan-group-technologies = Tecnologías
web-teotihuacan-group-masks = Máscaras
web-teotihuacan-group-rest = Palacio, losetas y lo demás
