# Lo que dice el navegador en la mesa de Teotihuacan.

## Board

web-teotihuacan-where = Era { $era } · sol { $light }, luna { $dark }
web-teotihuacan-era = era { $era } de 3
web-teotihuacan-of-three = de III
web-teotihuacan-eclipse = Eclipse en
web-teotihuacan-eclipse-in = Eclipse en { $count }
web-teotihuacan-last-round = última ronda antes del Eclipse
web-teotihuacan-the-last = el último
web-teotihuacan-start = inicio
web-teotihuacan-each-step = cada paso, { $points } PV
web-teotihuacan-up-to = hasta
web-teotihuacan-upper-row = fila superior
web-teotihuacan-either-row = cualquier fila
web-teotihuacan-per-match = +1 por icono igual
web-teotihuacan-tile-per-worker = una losa por trabajador · +1 PV por icono igual
web-teotihuacan-stack = { $count } en la pila
web-teotihuacan-salary = Salario que se debe en el próximo Eclipse
web-teotihuacan-masks-worth = Máscaras: { $points } PV en un Eclipse

## Deciding

web-teotihuacan-worker-at = Poder { $power } · { $board }
web-teotihuacan-go-to = Ir { $board }
web-teotihuacan-place-here = Colocar aquí
web-teotihuacan-confirm = Confirmar
web-teotihuacan-turn = Girar
web-teotihuacan-place-turn = { $matches ->
        [0] Arrástrala o pulsa R para girarla. Ningún icono coincide.
        [one] Arrástrala o pulsa R para girarla. Coincide { $matches } icono.
       *[other] Arrástrala o pulsa R para girarla. Coinciden { $matches } iconos.
    }

## Cards

web-teotihuacan-card-work = Trabajar
web-teotihuacan-card-worship = Rendir culto
web-teotihuacan-card-collect = Recoger cacao
web-teotihuacan-card-lacks = Hace falta { $need } de { $good }; tienes { $have }.
web-teotihuacan-card-here = { $colours ->
        [0] Aquí no hay nadie.
        [one] { $colours } color aquí. Tus trabajadores: { $workers }, el más débil con poder { $weakest }.
       *[other] { $colours } colores aquí. Tus trabajadores: { $workers }, el más débil con poder { $weakest }.
    }
web-teotihuacan-card-colours = { $colours ->
        [0] Aquí no hay nadie.
        [one] { $colours } color aquí: trabajar cuesta { $colours } de cacao, recoger da { $pay }.
       *[other] { $colours } colores aquí: trabajar cuesta { $colours } de cacao, recoger da { $pay }.
    }
web-teotihuacan-about-palace = Aquí no hay acción principal: rinde culto en una loseta real o recoge cacao.
web-teotihuacan-about-gathering = Recolecta: la fila es el número de tus trabajadores aquí; la columna, el poder del más débil.
web-teotihuacan-about-alchemy = Toma una tecnología por su oro y sube al templo de su columna. Quienes ya la tienen anotan 3 PV.
web-teotihuacan-about-nobles = Paga 2 de madera por un edificio: tus trabajadores deciden la fila, su casilla puntúa y avanzas un paso en la avenida.
web-teotihuacan-about-decorations = Paga oro por una losa en una escalera de la pirámide: 3 PV, 1 PV por icono igual y un paso en la pista de la pirámide.
web-teotihuacan-about-construction = Construye hasta una losa de pirámide por trabajador: PV según el nivel, 1 PV por icono igual; un icono de color igual sube a su templo.
web-teotihuacan-about-altar-temple = Rinde culto aquí por un paso en este templo. Quien esté aquí queda libre por 1 de cacao.
web-teotihuacan-about-altar-royal = Rinde culto aquí por esta loseta real. Quien esté aquí queda libre por 1 de cacao.
web-teotihuacan-about-discovery = Una loseta de descubrimiento. Cuesta lo que indica su banda inferior; guardada, puede usarse en otro turno.
web-teotihuacan-about-mask = Las máscaras distintas forman conjuntos; un Eclipse paga 1, 3, 6, 10, 15, 21 o 28 PV por conjunto.
web-teotihuacan-about-used = Usada: ya no hace nada.
web-teotihuacan-about-owners = La tienen { $players }.
web-teotihuacan-about-no-owner = Nadie la tiene todavía.
web-teotihuacan-about-worker = Poder { $power }, en { $board }. Con poder 6 asciende.
web-teotihuacan-about-locked = Bloqueado: se libera por 3 de cacao, gastando un turno o si alguien rinde culto aquí.
web-teotihuacan-about-neutral = Un trabajador neutral: solo cuenta como un color.
web-teotihuacan-about-step = Paso { $step }: se paga en el acto a quien sube hasta aquí.
web-teotihuacan-about-group = Toma la recompensa impresa o una de estas losetas.
web-teotihuacan-about-avenue = Quien llegue aquí puede tomar una de estas losetas.
web-teotihuacan-about-buildings = El primer hueco dice cuánto vale cada paso de la avenida en un Eclipse: ahora { $points } PV.
web-teotihuacan-about-bonus = El paso 10 la desbloquea; se puntúa en el último Eclipse.
web-teotihuacan-about-calendar = El sol avanza tras cada ronda y cada ascensión. Cuando alcanza a la luna, todos juegan un turno más y se puntúa el Eclipse.
web-teotihuacan-about-reward = Una recompensa de la rueda por cada trabajador que asciende.
web-teotihuacan-about-track = En este Eclipse cada paso da { $points } PV, y quien va primero, 4 PV más.
web-teotihuacan-about-pyramid = Vista desde arriba: cuanto más clara la piedra, más alta está. Hay { $tiles } losas construidas.
web-teotihuacan-about-salary = En cada Eclipse: 1 de cacao por trabajador, 2 desde poder 4. Cada cacao sin pagar cuesta 3 PV.

## In words

web-teotihuacan-told-player = { $player }: { $points } PV, { $cocoa } de cacao, { $wood } de madera, { $stone } de piedra, { $gold } de oro.

## Short buttons

web-teotihuacan-short-main = Trabajar
web-teotihuacan-short-worship = Rendir culto
web-teotihuacan-short-tile = Culto por la loseta
web-teotihuacan-short-both = Culto por ambas cosas
web-teotihuacan-short-royal = Culto: espacio { $number }
web-teotihuacan-short-royal-both = Espacio { $number } y la loseta
web-teotihuacan-short-unlock = Desbloquear todos
web-teotihuacan-short-free = Liberar y terminar
web-teotihuacan-short-level = Nivel { $level }, { $row }–{ $column }
web-teotihuacan-short-power-up = Poder { $power } a { $next } · { $board }

## Teotibot

web-teotihuacan-bot-pyramid = Pirámide de acciones
web-teotihuacan-bot-turn = Turno de Teotibot
web-teotihuacan-bot-about = Dos dados eligen una loseta de acción por su suma; se aparta y las losetas se deslizan como dicen las flechas.

## The end

web-teotihuacan-eclipse-title = Eclipse { $number }
web-teotihuacan-final = Puntuación final
web-teotihuacan-source = Fuente
web-teotihuacan-by-era = por era I · II · III
web-teotihuacan-story = Cómo se puntuó el final
web-teotihuacan-beaten = { $player } vence a Teotibot.
web-teotihuacan-not-beaten = Teotibot no ha sido vencido: hacen falta más de { $points } PV.

## Positions in words

web-teotihuacan-told-workers = Trabajadores: { $list }.
web-teotihuacan-told-worker = poder { $power } en { $board }
web-teotihuacan-told-locked = poder { $power } bloqueado en { $board }
web-teotihuacan-told-tracks = Templos: azul { $blue }, rojo { $red }, verde { $green }. Avenida { $avenue }. Pista de la pirámide { $track }. Salario: { $salary } de cacao.
web-teotihuacan-told-tiles = Losetas: { $list }.
web-teotihuacan-told-here = Aquí: { $list }.
web-teotihuacan-told-nobody = Nadie aquí.
web-teotihuacan-told-built = Construido: { $list }.
web-teotihuacan-told-neutral = neutral

## Gallery

web-teotihuacan-gallery = Todas las piezas de Teotihuacan
web-teotihuacan-gallery-rings = Anillos en otro orden
web-teotihuacan-gallery-one-step = Cuatro marcadores en un paso

## Rules

web-teotihuacan-rules-goal = El objetivo
web-teotihuacan-rules-goal-text = Construyes la ciudad de Teotihuacan con unos pocos trabajadores. Su poder crece al trabajar, hasta que ascienden y renacen. Tras tres eras, cada una cerrada por un Eclipse, gana quien tiene más puntos de victoria.
web-teotihuacan-rules-turn = Tu turno
web-teotihuacan-rules-turn-move = Mueve un trabajador libre de uno a tres tableros en sentido horario. Después haz una cosa donde llega: recoger cacao, rendir culto o trabajar.
web-teotihuacan-rules-turn-collect = Recoger da 1 de cacao y 1 más por cada color de trabajadores libres allí.
web-teotihuacan-rules-turn-worship = Rendir culto bloquea al trabajador en el espacio redondo: un paso de templo o una loseta real, o la loseta de descubrimiento, o ambas por 1 de cacao.
web-teotihuacan-rules-turn-work = Trabajar cuesta 1 de cacao por cada color de trabajadores libres que ya estén allí, incluidos otros tuyos. Cuantos más tengas y más fuerte sea el más débil, mejor; después sube el poder de uno.
web-teotihuacan-rules-boards = Los tableros
web-teotihuacan-rules-ascension = Ascensión
web-teotihuacan-rules-ascension-text = Un trabajador que llega a poder 6 asciende: avanzas un paso en la Avenida de los Muertos, eliges una recompensa de la rueda y el trabajador vuelve al Palacio con poder 1. El sol avanza.
web-teotihuacan-rules-temples-text = Cada paso de templo paga en el acto. En los pasos enmarcados tomas la recompensa impresa o una loseta de descubrimiento. El paso 10 desbloquea la loseta de bonificación.
web-teotihuacan-rules-eclipse = Un Eclipse
web-teotihuacan-rules-eclipse-text = Cuando el sol alcanza a la luna, todos juegan un turno más. Después se puntúa: 4 PV por ir primero en la pista de la pirámide y 4, 3 o 2 PV por paso según la era; la avenida según la fila de edificios; los conjuntos de máscaras. Al final se paga el salario.
web-teotihuacan-rules-end = El final
web-teotihuacan-rules-end-text = El tercer Eclipse termina la partida, o el que sigue a la cúspide de la pirámide. Entonces se puntúan las bonificaciones desbloqueadas.

## Hints

web-teotihuacan-hints-off = Quitar las pistas
web-teotihuacan-hints-on = Mostrar pistas
web-teotihuacan-hints = Pista para esta decisión
web-teotihuacan-hint-in-any-order = Resuelve antes lo que ayuda a lo otro: lo que ganas ahora puede pagar lo siguiente.
web-teotihuacan-hint-keep-starting-tiles = Elige dos: sus bienes son tu comienzo y sus tableros, los primeros lugares de tus trabajadores.
web-teotihuacan-hint-draft-starting-tile = Al final el orden se invierte: quien elige último toma dos seguidas.
web-teotihuacan-hint-place-workers = Tres tableros distintos. Juntos, los trabajadores rinden más adelante.
web-teotihuacan-hint-claim-reserved = Paga su precio y es tuya; si no, vuelve a la pila.
web-teotihuacan-hint-finish-turn = Quizá te convenga aún usar una loseta o liberar; luego termina el turno.
web-teotihuacan-hint-move-worker = Elige un trabajador y luego un tablero iluminado, de uno a tres pasos. La etiqueta dice qué cuesta y qué da trabajar ahí.
web-teotihuacan-hint-bring-companion = Dos trabajadores que llegan juntos cuentan como dos para trabajar.
web-teotihuacan-hint-use-board = Trabaja para ganar bienes y poder, rinde culto por un templo (el trabajador queda bloqueado) o recoge cacao si te falta.
web-teotihuacan-hint-buy-resources = Un trabajador más fuerte puede cambiar más veces.
web-teotihuacan-hint-sell-resource = Vende lo que no vayas a necesitar pronto; el cacao paga trabajo y salario.
web-teotihuacan-hint-swap-resource = Un recurso y 1 de cacao se vuelven tantos recursos como el poder del trabajador.
web-teotihuacan-hint-buy-temple-step = Cada escalón da algo en el acto; el 10 abre la loseta extra de ese templo.
web-teotihuacan-hint-take-resources = La madera es para edificios y altura; la piedra, para la pirámide; el oro, para tecnologías y decoraciones.
web-teotihuacan-hint-choose-temple = El azul da recursos; el rojo, puntos; el verde, cacao. Subir mucho en uno abre su loseta extra.
web-teotihuacan-hint-choose-major-reward = Una loseta se queda contigo; la recompensa impresa es inmediata. Cada loseta se toma una sola vez.
web-teotihuacan-hint-claim-on-avenue = Las máscaras distintas valen más en conjunto; las demás losetas ayudan una vez, cuando quieras.
web-teotihuacan-hint-claim-on-board = Paga lo que dice su banda inferior. Otra loseta ocupará su lugar.
web-teotihuacan-hint-power-up = Los trabajadores fuertes recogen más. Con poder 6 asciende: una recompensa, y vuelve a empezar en 1.
web-teotihuacan-hint-power-up-anywhere = Cualquier trabajador libre: uno cerca de 6, o uno que comparte tablero con otros.
web-teotihuacan-hint-buy-power-up = Un cacao por un paso más hacia la ascensión.
web-teotihuacan-hint-choose-ascension-reward = Un cuarto trabajador pronto vale más que 5 puntos; pero cada uno pide salario.
web-teotihuacan-hint-take-technology = Una tecnología ayuda el resto de la partida. Quien ya la tiene puntúa 3 cuando la tomas.
web-teotihuacan-hint-build-house = Con más trabajadores llegas a mejores filas. Cada edificio baja también el valor de los pasos de la avenida.
web-teotihuacan-hint-take-decoration = Busca iconos iguales a los que hay bajo el siguiente lugar libre de una escalera.
web-teotihuacan-hint-place-decoration = Los iconos rodeados coinciden: 1 punto cada uno, y uno de color sube su templo.
web-teotihuacan-hint-build-pyramid = Una loseta por cada trabajador aquí. Las de iconos de color pueden subir templos.
web-teotihuacan-hint-choose-spot = Más alto da más y cuesta madera. Señala un lugar iluminado: los iconos rodeados coinciden.
web-teotihuacan-hint-turn-tile = Gírala hasta que coincidan más iconos.
web-teotihuacan-hint-save-resource = Ahorra lo que menos tengas.
web-teotihuacan-hint-pay-salary = Cada cacao sin pagar cuesta 3 puntos: casi siempre conviene pagarlo todo.

## The score book

web-teotihuacan-in-words = En palabras, paso a paso
web-teotihuacan-book-before = antes
web-teotihuacan-book-after = después
web-teotihuacan-book-nothing = Nadie puntuó en este Eclipse.
web-teotihuacan-path = El camino de cada quien
web-teotihuacan-sources = De dónde vinieron los puntos
web-teotihuacan-group-pyramid = Pirámide y decoraciones
web-teotihuacan-group-temples = Templos
web-teotihuacan-group-avenue = Avenida y nobles
web-teotihuacan-group-technologies = Tecnologías
web-teotihuacan-group-masks = Máscaras
web-teotihuacan-group-rest = Palacio, losetas y lo demás
