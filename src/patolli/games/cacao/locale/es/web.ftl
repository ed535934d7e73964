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
web-cacao-tile = Loseta { $number }: { $tile }
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
web-cacao-this-move = Esta jugada
web-cacao-nothing = no da nada por ahora
web-cacao-others = { $player } también actúa en ese espacio
web-cacao-told-row = Fila { $y }:
web-cacao-told-tile = columna { $x }: { $tile }
web-cacao-told-workers = columna { $x }: recolectores de { $player }, norte { $north }, este { $east }, sur { $south }, oeste { $west }

## First lesson

web-cacao-coach-next = Entendido
web-cacao-coach-stop = Cerrar la guía
web-cacao-coach-tile = Elige una de tus tres losetas. Los sombreros de sus lados son tus recolectores.
web-cacao-coach-place = Ahora toca un lugar resaltado junto a la selva. Cada recolector usa la loseta de selva que tiene enfrente.
web-cacao-coach-turn = Toca la loseta otra vez para girarla. Las etiquetas muestran lo que daría cada lado.
web-cacao-coach-gap = Dos losetas de recolectores tocan un espacio de selva vacío: elige la loseta de selva que lo llena, A o B.
web-cacao-coach-commit = ¿Te gusta? Colócala. Antes de eso nada es definitivo.
web-cacao-coach-sell = Un mercado: cada recolector puede vender 1 cacao. Vende ahora o guarda cacao para un precio mejor.
web-cacao-coach-order = Tú decides qué lado actúa primero: cosecha para tener qué vender, o vende para tener sitio.
web-cacao-coach-others = Tus recolectores también actúan en turnos ajenos, cuando se llena un espacio a su lado.
web-cacao-coach-water = Tu aguador está en −10, y eso cuenta al final. Envía recolectores a los cenotes.
web-cacao-coach-temple = Los templos pagan al final: 6 oros a quien tenga más recolectores al lado, 3 al segundo.
web-cacao-coach-store = Tu almacén está casi lleno: lo que pase de 5 cacaos se pierde. Busca un mercado.
web-cacao-coach-end = Ya lo sabes todo. «Si acabara ahora» muestra cómo va cada uno.
