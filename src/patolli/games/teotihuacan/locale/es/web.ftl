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
web-teotihuacan-about-coloured = Sus iconos de color que coinciden te hacen avanzar: { $temples }.
web-teotihuacan-about-uncoloured = No tiene iconos de color: los que coinciden solo dan PV.
web-teotihuacan-about-altar-temple = Adoración: avanza 1 peldaño en este templo. Si hay un trabajador de otro jugador, paga 1 cacao para desbloquearlo.
web-teotihuacan-about-used = Usada: ya no hace nada.
web-teotihuacan-about-owners = Adquirida por { $players }.
web-teotihuacan-about-no-owner = Nadie la ha adquirido todavía.
web-teotihuacan-about-worker = Poder { $power }, { $at-board }. Con poder 6 asciende.
web-teotihuacan-about-locked = Un trabajador bloqueado se desbloquea por 3 cacaos, dedicando un turno a ello o cuando otro jugador hace una adoración en su espacio.
web-teotihuacan-about-neutral = Un trabajador neutral: solo cuenta como un color más.
web-teotihuacan-about-group = Toma la recompensa impresa o una de estas losetas.
web-teotihuacan-about-avenue = Quien llegue aquí puede tomar una de estas losetas.
web-teotihuacan-about-buildings = El número visible más bajo es lo que vale cada paso de la Avenida de los Muertos en un Eclipse: ahora { $points } PV.
web-teotihuacan-about-calendar = El disco blanco (sol) avanza tras cada ronda y con cada ascensión. Cuando alcanza al disco negro (luna), se termina la ronda, todos juegan un turno más y se puntúa el Eclipse.
web-teotihuacan-about-track = En este Eclipse, cada paso da { $points } PV, y liderar la pista, 4 PV más.
web-teotihuacan-about-pyramid = Vista desde arriba: cuanto más clara la piedra, más alta está. Losetas construidas: { $tiles }.
web-teotihuacan-about-salary = En cada Eclipse: 1 cacao por trabajador, 2 si tiene poder 4 o 5. Cada cacao sin pagar cuesta 3 PV.

## In words

web-teotihuacan-told-player = { $player }: { $points } PV, { teotihuacan-cocoas }, { teotihuacan-woods }, { teotihuacan-stones } y { teotihuacan-golds }.

## Short buttons

web-teotihuacan-short-main = Acción principal
web-teotihuacan-short-worship = Espacio
web-teotihuacan-short-tile = Loseta
web-teotihuacan-short-both = Espacio y loseta
web-teotihuacan-short-royal = Espacio { $number }
web-teotihuacan-short-royal-both = { $number } y loseta
web-teotihuacan-short-unlock = Desbloquear a todos
web-teotihuacan-short-free = Desbloquear y terminar
web-teotihuacan-short-technology = Tecnología { $number }
web-teotihuacan-crumb-start = inicio
web-teotihuacan-crumb-move = mover
web-teotihuacan-crumb-unlock = desbloquear
web-teotihuacan-crumb-collect = cacao
web-teotihuacan-crumb-worship = adoración
web-teotihuacan-crumb-action = acción
web-teotihuacan-crumb-technology = tecnología
web-teotihuacan-crumb-building = edificio
web-teotihuacan-crumb-decoration = decoración
web-teotihuacan-crumb-pyramid = pirámide
web-teotihuacan-crumb-temple = templo
web-teotihuacan-crumb-tile = loseta
web-teotihuacan-crumb-resources = recursos
web-teotihuacan-crumb-power = poder
web-teotihuacan-crumb-ascension = ascensión
web-teotihuacan-crumb-salary = salario
web-teotihuacan-crumb-decline = renunciar
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
web-teotihuacan-told-collecting =
    Recoger cacao da { $collect ->
        [one] { $collect } cacao
       *[other] { $collect } cacaos
    }.
web-teotihuacan-told-working =
    La acción principal cuesta { $work ->
        [one] { $work } cacao
       *[other] { $work } cacaos
    }.
web-teotihuacan-told-here = Aquí: { $list }.
web-teotihuacan-told-nobody = Aquí no hay nadie.
web-teotihuacan-told-built = Construido: { $list }.
web-teotihuacan-told-neutral = neutral
web-teotihuacan-told-gathers = Con { $workers } de tus trabajadores allí: { $weak } si el más débil tiene poder 1, { $middle } desde 2, { $strong } desde 4.
web-teotihuacan-told-nobles = Fila de { $workers }: { $built } de { $spaces } ocupados; el siguiente da { $points } PV.
web-teotihuacan-told-level = Nivel { $level }: { $price }, { $points } PV.
web-teotihuacan-told-decorations = Una decoración cuesta { $one } oros con un trabajador, { $two } con dos, { $three } con tres, y da { $points } PV.

## Hints

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

## What a choice brings

web-teotihuacan-coming-resources = recursos a tu elección
web-teotihuacan-coming-power-up = potenciación
web-teotihuacan-coming-ascension = ascensión con recompensa
web-teotihuacan-coming-discovery = loseta de descubrimiento
web-teotihuacan-coming-technology = tecnología
web-teotihuacan-coming-building = edificio
web-teotihuacan-coming-decoration = decoración
web-teotihuacan-coming-pyramid-tile = loseta de pirámide
web-teotihuacan-coming-worker = cuarto trabajador
web-teotihuacan-coming-bonus = loseta de bonificación desbloqueada
web-teotihuacan-coming-unlock = todos tus trabajadores desbloqueados
web-teotihuacan-coming-choice = queda por elegir
web-teotihuacan-spends = gasta la loseta «{ $tile }»
web-teotihuacan-times = { $count } ×
web-teotihuacan-reason-nothing = No se paga ni se obtiene nada.
web-teotihuacan-reason-ends = Termina tu turno.
web-teotihuacan-reason-order = Solo se elige el orden.
web-teotihuacan-reason-moves = El trabajador se mueve; después se elige qué hace allí.
web-teotihuacan-reason-counts = Cuenta como un trabajador más.
web-teotihuacan-reason-placed = Decide dónde empiezan tus trabajadores.
web-teotihuacan-reason-blocked = No hay peldaño libre encima.
web-teotihuacan-reason-uncounted = Aún no hay nada que contar.
web-teotihuacan-reason-ends-brief = termina tu turno
web-teotihuacan-reason-order-brief = solo el orden
web-teotihuacan-reason-moves-brief = se elige allí
web-teotihuacan-reason-counts-brief = un trabajador más
web-teotihuacan-reason-placed-brief = dónde empiezan

## Pieces that explain themselves

web-teotihuacan-tile-ends = Se voltea, pero sigue contando para las losetas de bonificación.
web-teotihuacan-technology-ends = Sigue siendo tuya. Cuando otro jugador la adquiere, ganas 3 PV.
web-teotihuacan-royal-ends = El trabajador queda bloqueado. Si hay un trabajador de otro jugador, pagas 1 cacao para desbloquearlo.
web-teotihuacan-starting-does = Cada una de tus dos losetas iniciales da lo que muestra.
web-teotihuacan-starting-when = Antes del primer turno; tus trabajadores empiezan en tres de los cuatro tableros.
web-teotihuacan-step-pays = El peldaño { $step } paga { $reward } a quien llega a él.
web-teotihuacan-step-tiles = O toma en su lugar una de las losetas de descubrimiento que hay allí.
web-teotihuacan-step-bonus = El peldaño { $step } desbloquea la loseta de bonificación de arriba para el último Eclipse.
web-teotihuacan-step-top = Aquí solo cabe un marcador.
web-teotihuacan-step-start = Todos los marcadores empiezan aquí.

## Refused clicks

web-teotihuacan-refused-worker-first = Elige primero un trabajador.
web-teotihuacan-refused-others = Este trabajador no es tuyo.

## An Eclipse

web-teotihuacan-last-turn = Último turno antes del Eclipse: debes { $due } de salario y tienes { $own } en cacao.
web-teotihuacan-salary-asks = Debes { $due } de salario y tienes { $own } en cacao. Cada cacao sin pagar cuesta 3 PV.
web-teotihuacan-salary-pays = Pagas { $paid } de { $due }
web-teotihuacan-salary-keeps = { $cocoa ->
        [one] Te queda { $cocoa } cacao.
       *[other] Te quedan { $cocoa } cacaos.
    }
web-teotihuacan-salary-decides = decide
web-teotihuacan-salary-owes = debe { $due }, tiene { $own }
web-teotihuacan-salary-pay = Pagar { $cocoa }
web-teotihuacan-salary-each = 3 PV por cada cacao sin pagar
web-teotihuacan-eclipse-so-far = Puntos hasta aquí
web-teotihuacan-eclipse-then = Después del Eclipse
web-teotihuacan-eclipse-tells = Termina la era { $era }. Se cuentan los puntos y después todos pagan el salario.
web-teotihuacan-eclipse-meets = Los discos se encuentran en { $space }

## Looking while choosing

web-teotihuacan-look-boards = Ver los tableros
web-teotihuacan-look-tiles = Volver a las losetas

## Tabs

web-teotihuacan-tab-sky = Cielo, Avenida
web-teotihuacan-tab-log = Historial, chat

# A turn in two or three words, beside who took it
web-teotihuacan-told-builds = Construye en el nivel { $level }
web-teotihuacan-told-decorates = Decoración: { $side }
web-teotihuacan-told-building = Coloca un edificio
web-teotihuacan-told-worships = { $board } · adoración
web-teotihuacan-told-acts = { $board } · acción principal
web-teotihuacan-told-collects = { $board } · cacao
web-teotihuacan-told-moves = Va { $to-board }
web-teotihuacan-told-unlocks = Desbloquea a todos
web-teotihuacan-told-salary = Salario: { $paid } de { $due }
web-teotihuacan-told-starts = Losetas iniciales
web-teotihuacan-log-starts = { $player } se queda con dos losetas iniciales.
web-teotihuacan-log-builds =
    { $player } construye en el nivel { $level }; { $matches ->
        [0] no cuenta ningún icono
        [one] coincide { $matches } icono
       *[other] coinciden { $matches } iconos
    }.
web-teotihuacan-log-decorates =
    { $player } coloca una decoración en el lado { $side }; { $matches ->
        [0] no cuenta ningún icono
        [one] coincide { $matches } icono
       *[other] coinciden { $matches } iconos
    }.

## Rules

web-teotihuacan-rules-tile = Una loseta de pirámide que se puede girar, { $count } de 2
web-teotihuacan-rules-slab = Una decoración sobre el espacio impreso de arriba
web-teotihuacan-rules-matches =
    { $count ->
        [0] Ningún icono coincide
        [one] Coincide { $count } icono
       *[other] Coinciden { $count } iconos
    }

# What the end of a turn turns up
web-teotihuacan-up-pyramid = { $count ->
        [one] una loseta de pirámide
       *[other] { $count } losetas de pirámide
    }
web-teotihuacan-up-decorations = { $count ->
        [one] una decoración
       *[other] { $count } decoraciones
    }
web-teotihuacan-up-discoveries = { $count ->
        [one] una loseta de descubrimiento
       *[other] { $count } losetas de descubrimiento
    }
