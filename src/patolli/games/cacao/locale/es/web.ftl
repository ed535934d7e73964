# Lo que dice el navegador en la mesa de Cacao.

web-cacao-round =
    Ronda { $round } de { $rounds } · { $left ->
        [0] no quedan losetas de selva
        [one] queda { $left } loseta de selva
       *[other] quedan { $left } losetas de selva
    }
web-cacao-round-brief = Ronda { $round } de { $rounds }
web-cacao-ended = terminada
web-cacao-tiles = { $hand } en mano · { $pile } en la pila
web-cacao-hand = Tu mano
web-cacao-hand-of = La mano de { $player }
web-cacao-tile = Loseta { $number }: { $tile }{ $count ->
        [1] { "" }
       *[other] { ", " }{ $count } iguales
    }
web-cacao-display = Selva explorada
web-cacao-display-empty = No queda ninguna loseta de selva.
web-cacao-left =
    { $count ->
        [0] no quedan losetas
        [one] queda { $count } loseta
       *[other] quedan { $count } losetas
    }
web-cacao-to-come = Aún por salir
web-cacao-now = Si acabara ahora
web-cacao-final = Puntuación final
web-cacao-wish = Respuestas automáticas
web-cacao-wish-about = En turnos ajenos, mientras esta página esté abierta. Puedes deshacer hasta la próxima jugada.
web-cacao-wish-price = Precio mínimo
web-cacao-wish-price-about = en mercados que paguen al menos esto
web-cacao-wish-keep = Guardar siempre
web-cacao-wish-keep-about = cacao que nunca vendes
web-cacao-wish-harvest = Cosechar primero
web-cacao-wish-harvest-about = antes de vender, cuando se pueden hacer ambas cosas
web-cacao-wish-ask = Preguntarme
web-cacao-wish-ask-about = cuando se perdería cacao
web-cacao-tie = Empate en oro: decide el cacao sobrante ({ $left }).
web-cacao-story = Puntuación en detalle
web-cacao-gold = oro
web-cacao-temples = templos
web-cacao-sun = fichas de Sol
web-cacao-water = aguador
web-cacao-village =
    { $player }: { $gold ->
        [one] { $gold } oro
       *[other] { $gold } oros
    }, { $cacao ->
        [one] { $cacao } cacao
       *[other] { $cacao } cacaos
    }, { $sun ->
        [one] { $sun } ficha de Sol
       *[other] { $sun } fichas de Sol
    }, aguador en { $water }, { $hand ->
        [one] { $hand } loseta
       *[other] { $hand } losetas
    } en mano y { $pile } en la pila.
web-cacao-map =
    Mapa con { $jungle ->
        [one] { $jungle } loseta
       *[other] { $jungle } losetas
    } de selva y { $workers ->
        [one] { $workers } loseta de recolectores
       *[other] { $workers } losetas de recolectores
    }
web-cacao-cell = Lugar { $x }, { $y }
web-cacao-place-question = Coloca una loseta de recolectores
web-cacao-place-choose = Elige una de tus losetas o arrástrala a un lugar resaltado.
web-cacao-place-where = Ahora elige un lugar resaltado.
web-cacao-place-gap = Elige la loseta de selva para el espacio vacío, gira la tuya y colócala.
web-cacao-place-turn = Gírala con R o tocándola, y colócala.
web-cacao-place = Colocar aquí
web-cacao-cover = Construir sobre esta loseta
web-cacao-cover-next = Construir sobre una loseta
web-cacao-cover-about = Construye sobre una de tus losetas por una ficha de Sol
web-cacao-crumb-place = colocar
web-cacao-crumb-fill = espacio
web-cacao-crumb-act = recolectores
web-cacao-crumb-sell = vender
web-cacao-turn = Girar
web-cacao-gap = espacio
web-cacao-order = Lo que hicieron tus recolectores, en orden
web-cacao-order-sell = vender { $count }
web-cacao-order-gain = +{ $amount }
web-cacao-change-order = Cambiar orden o ventas
web-cacao-in-all = en total
web-cacao-this-move = Esta jugada
web-cacao-nothing = no da nada por ahora
web-cacao-others = { $player } también actúa en ese espacio
web-cacao-told-row = Fila { $y }:
web-cacao-told-tile = columna { $x }: { $tile }
web-cacao-told-workers = columna { $x }: recolectores de { $player }, norte { $north }, este { $east }, sur { $south }, oeste { $west }
web-cacao-told-notation = Una loseta se nombra por sus recolectores, en el sentido de las agujas del reloj desde el norte.

# What happened, in sentences and in a few words: who sees the map needs no coordinates
web-cacao-log-opens = { $player } abre { $a-tile }.
web-cacao-log-overbuilds = { $player } paga 1 ficha de Sol y construye sobre una loseta suya.
web-cacao-log-places = { $player } coloca una loseta de recolectores.
web-cacao-log-temple = { $player } gana { $gold ->
    [one] { $gold } oro
   *[other] { $gold } oros
    } en un templo, con { $workers ->
    [one] { $workers } recolector
   *[other] { $workers } recolectores
    }.
web-cacao-log-leaves-open = { $player } deja vacío un espacio hasta el final.
web-cacao-told-opens = Abre { $a-tile }
web-cacao-told-sells = Venta: +{ $gold }
web-cacao-told-mines = Mina de oro: +{ $count }
web-cacao-told-harvests = Cosecha: +{ $count }
web-cacao-told-carries = Aguador: +{ $steps }
web-cacao-told-worships = Fichas de Sol: +{ $count }
web-cacao-told-overbuilds = Construye sobre una loseta
web-cacao-told-places = Coloca una loseta de recolectores

## Rules and pieces

web-cacao-rules-place = Una loseta de recolectores junto a una plantación y sobre un mercado
web-cacao-rules-fill = Cada loseta puede ir a cualquiera de los dos espacios
web-cacao-where-map = en el mapa
web-cacao-where-display = en la selva explorada
web-cacao-where-hand = en tu mano
web-cacao-where-village = en una aldea

# What the end of a turn turns up
web-cacao-up-worker = tu próxima loseta de recolectores
web-cacao-up-jungle = { $count ->
        [one] una loseta de selva
       *[other] { $count } losetas de selva
    }

# The card of a piece: what it is worth now
web-cacao-tiles-on-map = Losetas en el mapa
web-cacao-tile-at = { $tile } en { $x }, { $y }
web-cacao-workers-at = loseta de recolectores de { $player } en { $x }, { $y }
web-cacao-village-board = Tablero de aldea
web-cacao-worth-at-best = como mucho
web-cacao-worth-pile = Todavía está en la pila.
web-cacao-worth-no-gap = Llena un espacio que abra una loseta de recolectores.
web-cacao-worth-no-place = No hay ningún lugar libre a su lado.
web-cacao-worth-temple = No tienes suficientes recolectores a su lado.
web-cacao-worth-laid = Los recolectores que tienen enfrente un lugar vacío esperan a que se llene.
web-cacao-worth-theirs = Sus recolectores actúan para otro jugador.

# Why an answer brings nothing
web-cacao-none-storage = tu almacén está lleno
web-cacao-none-sun = no caben más fichas de Sol
web-cacao-none-river = el río acaba aquí
web-cacao-none-temple = sin premio para ti
web-cacao-none-cacao = sin cacao que vender
web-cacao-none-workers = no actúa ningún recolector tuyo
