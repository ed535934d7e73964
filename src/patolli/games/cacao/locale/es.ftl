# Cacao en español.

cacao-name = Cacao

## Opciones

cacao-option-first-seat = Primer jugador
    .about = Quién coloca la primera loseta.
cacao-option-first-seat-random = Por sorteo
cacao-option-first-seat-0 = Puesto 1
cacao-option-first-seat-1 = Puesto 2
cacao-option-first-seat-2 = Puesto 3
cacao-option-first-seat-3 = Puesto 4

cacao-option-declining = Recolectores ociosos
    .about = Si los recolectores pueden quedarse ociosos solo en los mercados o en todas partes.
cacao-option-declining-selling = Solo en los mercados
cacao-option-declining-everything = En todas partes

## Cosas

# a: con su artículo, dentro de una frase.
cacao-jungle-plantation-1 = plantación simple
    .a = una plantación simple
cacao-jungle-plantation-2 = plantación doble
    .a = una plantación doble
cacao-jungle-market-2 = mercado (precio 2)
    .a = un mercado (precio 2)
cacao-jungle-market-3 = mercado (precio 3)
    .a = un mercado (precio 3)
cacao-jungle-market-4 = mercado (precio 4)
    .a = un mercado (precio 4)
cacao-jungle-gold-mine-1 = mina de oro (valor 1)
    .a = una mina de oro (valor 1)
cacao-jungle-gold-mine-2 = mina de oro (valor 2)
    .a = una mina de oro (valor 2)
cacao-jungle-water = cenote
    .a = un cenote
cacao-jungle-sun-site = centro de culto solar
    .a = un centro de culto solar
cacao-jungle-temple = templo
    .a = un templo

# Recolectores en los cuatro lados, en el sentido de las agujas del reloj.
cacao-worker-1-1-1-1 = 1-1-1-1
cacao-worker-2-1-0-1 = 2-1-0-1
cacao-worker-3-0-0-1 = 3-0-0-1
cacao-worker-3-1-0-0 = 3-1-0-0

cacao-side-north = norte
cacao-side-east = este
cacao-side-south = sur
cacao-side-west = oeste

# Precios de mercados, tras dos puntos.
cacao-prices-none = ninguno
cacao-prices-2 = a 2
cacao-prices-3 = a 3
cacao-prices-3-2 = a 3 y 2
cacao-prices-4 = a 4
cacao-prices-4-2 = a 4 y 2
cacao-prices-4-3 = a 4 y 3
cacao-prices-4-3-2 = a 4, 3 y 2

# De dónde vienen los puntos.
cacao-source-gold = Oro
cacao-source-temples = Templos
cacao-source-sun = Fichas de sol
cacao-source-water = Agua

# Va detrás de una cifra con signo: +2 oro.
cacao-good-gold = oro
cacao-good-cacao = cacao
cacao-good-sun = sol
cacao-good-water = río

## Preguntas

cacao-decision-place-worker = Elige una loseta de recolectores, adónde va y cómo gira
    .about = Debe tocar una loseta de selva; los recolectores usan todas las losetas de selva que tienen enfrente.
cacao-decision-fill-gap = Elige qué loseta de selva va en el hueco
    .about = Donde dos losetas de recolectores se encuentran ante un lugar vacío, una loseta de la selva explorada debe llenarlo.
cacao-decision-in-any-order = Elige qué recolectores actúan primero
    .about = Un lado termina antes del siguiente: cosecha primero para tener género o vende primero para tener sitio.
cacao-decision-sell-cacao = Elige cuánto cacao vendes
    .about = Cada recolector del lado { $side } de la loseta en { $cell } puede vender uno. Mercados tuyos por venir: { $later }.
cacao-decision-send-workers = Elige cuántos recolectores actúan
    .about = Los demás recolectores del lado { $side } de la loseta en { $cell } quedan ociosos.

## Botones

cacao-action-place = Colocar { $tile } en { $cell }, { $rotation ->
        [0] sin girar
        [1] girada 90°
        [2] girada 180°
       *[3] girada 270°
    }
cacao-action-overbuild = Cubrir tu loseta en { $cell } con { $tile }, { $rotation ->
        [0] sin girar
        [1] girada 90°
        [2] girada 180°
       *[3] girada 270°
    }
cacao-action-fill = Poner { $a-tile } en { $cell }
cacao-action-use = Usar el lado { $side } de la loseta en { $cell }
cacao-action-sell = { $count ->
        [0] No vender nada
       *[other] Vender { $count } de cacao
    }
cacao-action-send = { $count ->
        [0] No enviar a nadie
        [one] Enviar { $count } recolector
       *[other] Enviar { $count } recolectores
    }

## Crónica

cacao-event-match-began = { $player } empieza la partida.
cacao-event-turn-began = { $player } empieza la ronda { $round }.
cacao-event-worker-placed = { $player } coloca { $tile } en { $cell }.
cacao-event-worker-overbuilt = { $player } paga 1 ficha de Sol y cubre la loseta en { $cell } con { $tile }.
cacao-event-gap-filled = { $player } pone { $a-tile } en { $cell }.
cacao-event-gap-filled-from-pile = { $player } descubre { $a-tile } de la pila en { $cell }.
cacao-event-gap-left-open = { $player } deja el hueco en { $cell } abierto para siempre.
cacao-event-harvested = { $player } cosecha { $count } de cacao.
cacao-event-harvest-lost = { $player } no tiene sitio y pierde { $count } de cacao.
cacao-event-sold = { $player } vende { $count } de cacao por { $gold } de oro.
cacao-event-gold-mined = { $player } extrae { $count } de oro.
cacao-event-carrier-moved = { $player } mueve el aguador { $steps ->
        [one] { $steps } remanso
       *[other] { $steps } remansos
    }, hasta { $value }.
cacao-event-sun-gained = { $player } gana { $count ->
        [one] { $count } ficha de Sol
       *[other] { $count } fichas de Sol
    }.
cacao-event-worker-drawn = { $player } roba { $tile }.
cacao-event-worker-drawn-unseen = { $player } roba una loseta de recolectores.
cacao-event-display-refilled = La selva explorada recibe { $a-tile }.
cacao-event-jungle-exhausted = La selva se agota; desde el próximo turno se puede construir encima.
cacao-event-temple-scored = { $player } gana { $gold } de oro en el templo en { $cell } con { $workers ->
        [one] { $workers } recolector
       *[other] { $workers } recolectores
    }.
cacao-event-sun-scored = { $player } gana { $gold } de oro por { $count ->
        [one] { $count } ficha de Sol
       *[other] { $count } fichas de Sol
    }.
cacao-event-water-scored = { $player } cuenta { $value } de oro por el aguador.
cacao-event-scored = { $player } termina con { $total } de oro.
cacao-event-match-ended = La partida termina.
