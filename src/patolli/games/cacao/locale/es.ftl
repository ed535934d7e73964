# Cacao en español.

cacao-name = Cacao

## Opciones

cacao-option-first-seat = Primer jugador
    .about = Quién coloca la primera loseta.
cacao-option-first-seat-random = Al azar
cacao-option-first-seat-0 = Asiento 1
cacao-option-first-seat-1 = Asiento 2
cacao-option-first-seat-2 = Asiento 3
cacao-option-first-seat-3 = Asiento 4

cacao-option-declining = Recolectores inactivos
    .about = Los recolectores pueden no actuar solo en los mercados, o en todas partes.
cacao-option-declining-selling = Solo en los mercados
cacao-option-declining-everything = En todas partes

## Cosas

# a: con su artículo, dentro de una frase.
cacao-jungle-plantation-1 = plantación simple
    .a = una plantación simple
    .does = Cada recolector cosecha 1 cacao.
    .when = Cuando sus recolectores y esta loseta quedan juntos.
cacao-jungle-plantation-2 = plantación doble
    .a = una plantación doble
    .does = Cada recolector cosecha 2 cacaos.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-2 = mercado (precio 2)
    .a = un mercado (precio 2)
    .does = Cada recolector puede vender 1 cacao por 2 oros.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-3 = mercado (precio 3)
    .a = un mercado (precio 3)
    .does = Cada recolector puede vender 1 cacao por 3 oros.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-4 = mercado (precio 4)
    .a = un mercado (precio 4)
    .does = Cada recolector puede vender 1 cacao por 4 oros.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-gold-mine-1 = mina de oro (valor 1)
    .a = una mina de oro (valor 1)
    .does = Cada recolector extrae 1 oro.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-gold-mine-2 = mina de oro (valor 2)
    .a = una mina de oro (valor 2)
    .does = Cada recolector extrae 2 oros.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-water = cenote
    .a = un cenote
    .does = Cada recolector mueve tu aguador un remanso por el río.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-sun-site = centro de culto solar
    .a = un centro de culto solar
    .does = Cada recolector da una ficha de Sol.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-temple = templo
    .a = un templo
    .does = Paga 6 y 3 oros a quienes tengan más recolectores a su lado.
    .when = Al final de la partida.

# Recolectores en los cuatro lados, en el sentido de las agujas del reloj.
cacao-worker-1-1-1-1 = 1-1-1-1
    .does = Un recolector en cada lado.
    .when = Al colocarla y cuando se llena un espacio de selva a su lado.
cacao-worker-2-1-0-1 = 2-1-0-1
    .does = Dos recolectores en un lado, uno en cada lado contiguo.
    .when = { cacao-worker-1-1-1-1.when }
cacao-worker-3-0-0-1 = 3-0-0-1
    .does = Tres recolectores en un lado, uno en el lado de su izquierda.
    .when = { cacao-worker-1-1-1-1.when }
cacao-worker-3-1-0-0 = 3-1-0-0
    .does = Tres recolectores en un lado, uno en el lado de su derecha.
    .when = { cacao-worker-1-1-1-1.when }

cacao-side-north = norte
cacao-side-east = este
cacao-side-south = sur
cacao-side-west = oeste


# Parts of a match; a number follows.
cacao-part-turn-began = Ronda

# De dónde vienen los puntos.
cacao-source-gold = Oro
cacao-source-temples = Templos
cacao-source-sun = Fichas de Sol
cacao-source-water = Aguador

# Van detrás de una cifra con signo: +1 oro; many: +2 oros.
cacao-good-gold = oro
    .many = oros
cacao-good-cacao = cacao
    .many = cacaos
cacao-good-sun = ficha de Sol
    .many = fichas de Sol
cacao-good-water = remanso
    .many = remansos

# Precios de los mercados por los que se preguntará después a un asiento.
cacao-prices-none = ninguno
    .still = { "" }
cacao-prices-2 = 2
    .still = { " " }Después viene tu mercado de precio 2.
cacao-prices-3 = 3
    .still = { " " }Después viene tu mercado de precio 3.
cacao-prices-3-2 = 3 y 2
    .still = { " " }Después vienen tus mercados de precio 3 y 2.
cacao-prices-4 = 4
    .still = { " " }Después viene tu mercado de precio 4.
cacao-prices-4-2 = 4 y 2
    .still = { " " }Después vienen tus mercados de precio 4 y 2.
cacao-prices-4-3 = 4 y 3
    .still = { " " }Después vienen tus mercados de precio 4 y 3.
cacao-prices-4-3-2 = 4, 3 y 2
    .still = { " " }Después vienen tus mercados de precio 4, 3 y 2.

## Preguntas

cacao-decision-place-worker = Elige una loseta de recolectores, su lugar y su orientación
    .about = Debe tocar una loseta de selva; los recolectores usan todas las losetas de selva que tienen enfrente.
cacao-decision-fill-gap = Elige qué loseta de selva va en el espacio vacío
    .about = Si un espacio vacío toca dos losetas de recolectores, debe llenarlo una loseta de selva: elige una de la selva explorada.
cacao-decision-in-any-order = Elige qué recolectores actúan primero
    .about = Un lado termina antes del siguiente: cosecha primero para tener qué vender o vende primero para tener sitio.
cacao-decision-sell-cacao = Elige cuánto cacao vendes
    .about = Cada recolector del lado { $side } de la loseta en { $cell } puede vender 1 cacao.{ $still-later }
cacao-decision-confirm-turn = Termina tu turno
    .about = No queda nada por hacer; se roba una loseta y se repone la selva explorada.
cacao-decision-send-workers = Elige cuántos recolectores actúan
    .about = Los demás recolectores del lado { $side } de la loseta en { $cell } no actúan.

cacao-standing-selling = Vender todo lo que pueda

## Botones

cacao-action-place =
    Colocar { $tile } en { $cell }, { $rotation ->
        [0] sin girar
        [1] girada 90°
        [2] girada 180°
       *[3] girada 270°
    }
cacao-action-overbuild =
    Construir con { $tile } sobre tu loseta en { $cell }, { $rotation ->
        [0] sin girar
        [1] girada 90°
        [2] girada 180°
       *[3] girada 270°
    }
cacao-action-fill = Poner { $a-tile } en { $cell }
cacao-action-use = Usar el lado { $side } de la loseta en { $cell }
cacao-action-sell =
    { $count ->
        [0] No vender nada
        [one] Vender { $count } cacao
       *[other] Vender { $count } cacaos
    }
cacao-action-send =
    { $count ->
        [0] No enviar a nadie
        [one] Enviar { $count } recolector
       *[other] Enviar { $count } recolectores
    }
cacao-action-end-turn = Terminar tu turno

## Historial

cacao-event-match-began = { $player } empieza la partida.
cacao-event-turn-began = { $player } juega su turno (ronda { $round }).
cacao-event-worker-placed = { $player } coloca la loseta { $tile } en { $cell }.
cacao-event-worker-overbuilt = { $player } paga 1 ficha de Sol y construye con { $tile } sobre su loseta en { $cell }.
cacao-event-gap-filled = { $player } pone { $a-tile } en { $cell }.
cacao-event-gap-filled-from-pile = { $player } pone en { $cell } la primera loseta de la pila: { $tile }.
cacao-event-gap-left-open = { $player } deja vacío el espacio en { $cell } hasta el final.
cacao-event-harvested =
    { $player } cosecha { $count ->
        [one] { $count } cacao
       *[other] { $count } cacaos
    }.
cacao-event-harvest-lost =
    { $player } no tiene sitio y pierde { $count ->
        [one] { $count } cacao
       *[other] { $count } cacaos
    }.
cacao-event-sold =
    { $player } vende { $count ->
        [one] { $count } cacao
       *[other] { $count } cacaos
    } por { $gold ->
        [one] { $gold } oro
       *[other] { $gold } oros
    }.
cacao-event-gold-mined =
    { $player } extrae { $count ->
        [one] { $count } oro
       *[other] { $count } oros
    }.
cacao-event-carrier-moved =
    { $player } mueve su aguador { $steps ->
        [one] { $steps } remanso
       *[other] { $steps } remansos
    }, hasta { $value }.
cacao-event-steps-lost =
    El aguador de { $player } está al final del río: { $count ->
        [one] { $count } recolector no tiene
       *[other] { $count } recolectores no tienen
    } efecto.
cacao-event-sun-gained =
    { $player } gana { $count ->
        [one] { $count } ficha de Sol
       *[other] { $count } fichas de Sol
    }.
cacao-event-sun-lost =
    { $player } no tiene sitio y pierde { $count ->
        [one] { $count } ficha de Sol
       *[other] { $count } fichas de Sol
    }.
cacao-event-worker-drawn = { $player } roba la loseta { $tile }.
cacao-event-worker-drawn-unseen = { $player } roba una loseta de recolectores.
cacao-event-display-refilled = Nueva loseta en la selva explorada: { $tile }.
cacao-event-jungle-exhausted = La selva se agota; desde el próximo turno se puede construir sobre losetas propias.
cacao-event-temple-scored =
    { $player } gana { $gold ->
        [one] { $gold } oro
       *[other] { $gold } oros
    } por el templo en { $cell }, con { $workers ->
        [one] { $workers } recolector
       *[other] { $workers } recolectores
    }.
cacao-event-sun-scored =
    { $player } gana { $gold ->
        [one] { $gold } oro
       *[other] { $gold } oros
    } por { $count ->
        [one] { $count } ficha de Sol
       *[other] { $count } fichas de Sol
    }.
cacao-event-water-scored =
    { $value ->
        [0] { $player } no suma nada a su oro por el aguador.
       *[other] { $player } suma { $value } a su oro por el aguador.
    }
cacao-event-scored =
    { $player } termina con { $total ->
        [one] { $total } oro
       *[other] { $total } oros
    }.
cacao-event-match-ended = La partida termina.

## Por qué se rechaza una posición

cacao-why-jungle-cell = un espacio vacío para una loseta de selva
cacao-why-worker-cell = un espacio vacío para una loseta de recolectores junto a una loseta de selva
cacao-why-too-far = Las losetas llegan más lejos de lo que es posible en una partida.
cacao-why-overbuilt-early = No se construye sobre nada mientras quedan losetas de selva.
cacao-why-open-gap = El espacio en { $cell } debe llenarse.
cacao-why-no-room = Puede que no haya sitio para todas las losetas de recolectores.
cacao-why-not-one-turn = Estos no son los pasos de un turno.
cacao-why-no-workers-there = Este jugador no tiene recolectores ahí.
cacao-why-not-a-gap = Un espacio de selva toca al menos dos losetas de recolectores.
cacao-why-wrong-tile-faced = Los recolectores no tienen enfrente la loseta de selva que hace falta.
cacao-why-short-display = La selva explorada debe tener { $count } losetas mientras queden en la pila.

## Why an answer cannot be given

cacao-why-on-jungle = Aquí hay una loseta de selva; las losetas de recolectores van a su lado.
cacao-why-of-another = Esta loseta es de otra persona; construye sobre una tuya.
cacao-why-overbuilt-already = Aquí ya hay dos losetas; no se permite una tercera.
cacao-why-jungle-first = Podrás construir sobre tus losetas cuando se acabe la selva; { $left ->
        [one] queda { $left } loseta
       *[other] quedan { $left } losetas
    }.
cacao-why-needs-sun =
    { $price ->
        [one] Hace falta { $price } ficha de Sol
       *[other] Hacen falta { $price } fichas de Sol
    }; tienes { $own }.
cacao-why-for-jungle = Aquí van losetas de selva, cuando dos losetas de recolectores toquen este lugar.
cacao-why-no-jungle-beside = Hace falta una loseta de selva al lado; este lugar no tiene ninguna.
cacao-why-only-by-overbuilding = Aquí hay una loseta tuya; solo puedes construir sobre ella.
cacao-why-nothing-to-overbuild = Aquí no hay ninguna loseta sobre la que construir.
cacao-why-not-in-hand = No tienes esa loseta en la mano.
cacao-why-no-gap-to-fill = Aquí no hay ningún espacio de selva que llenar.
cacao-why-not-in-display = Esa loseta no está en la selva explorada.
cacao-why-other-tile-first = Primero va la otra loseta de la selva explorada.
cacao-why-other-gap-first = Primero se llena otro espacio.
cacao-why-no-more-cacao = No tienes más de { $own } cacao para vender.
cacao-why-no-more-workers = { $workers ->
        [one] Aquí solo puede actuar { $workers } recolector.
       *[other] Aquí solo pueden actuar { $workers } recolectores.
    }
