# Lo que dice el navegador.

## Shell

web-home-link = Inicio
web-pages = Páginas
web-play = Jugar
web-learn = Reglas
web-replay = Repetición
web-settings = Ajustes
web-language = Idioma
web-theme = Tema
web-close = Cerrar
web-loading = Preparando la mesa…
web-guest = Invitado
web-yes = Sí
web-no = No
web-less = Menos
web-more = Más
web-all = Todas
web-save = Guardar
web-saved = Guardado.
web-error-unknown = No ha funcionado ({ $kind }).
web-error-unreachable = No se puede llegar al servidor. Inténtalo de nuevo en un momento.

## Home

web-home-title = Juega ya
web-home-about = No hace falta cuenta. Juega contra bots al instante o invita a amigos con un enlace.
web-step-game = Juego
web-step-options = Opciones
web-step-seats = Asientos
web-minutes = { $minutes } min
web-weight-light = ligero
web-weight-medium = medio
web-weight-heavy = complejo
web-pace = Ritmo
web-pace-none = Sin límite
web-pace-live = En vivo
web-pace-days = Por turnos
web-pace-days-told = { $count ->
        [one] { $count } día por turno
       *[other] { $count } días por turno
    }
web-pace-live-told = { $minutes } min + { $seconds } s por turno
web-pace-bank = Tiempo para la partida
web-pace-increment = Se añade tras cada turno
web-seconds = { $seconds } s
web-pace-turn = Tiempo por turno
web-pace-night = Pausa nocturna
web-pace-night-none = Ninguna
web-pace-timeout = Cuando se acaba el tiempo
web-pace-timeout-bot = Un bot toma el relevo
web-pace-timeout-table = Deciden los demás
web-table = Mesa
web-private = Privada
web-open = Abierta
web-more-options = { $count ->
        [one] { $count } regla más, con su valor habitual
       *[other] { $count } reglas más, con sus valores habituales
    }
web-fewer-options = Mostrar menos reglas
web-figures =
    { $count ->
        [one] { $count } ajuste de dificultad
       *[other] { $count } ajustes de dificultad
    }
web-alone = Si juegas en solitario, te enfrentas a { $name }.
web-your-name = Tu nombre
web-seat = Asiento { $number }
web-seat-free = Asiento libre
web-seat-link = Amigo (enlace)
web-seat-here = Misma pantalla
web-seat-open = Cualquiera
web-seat-empty = Vacío
web-seat-bot = Añadir un bot
web-bot = bot
web-bot-level = Bot, nivel { $level }
web-bot-named = Bot, { $name }
web-start = Empezar ya
web-your-turn = Te toca
web-your-turn-none = No te toca en ninguna partida. Abre una mesa o únete a una abierta.
web-waiting-others = Esperando a otros
web-finished = Terminadas
web-tables-count =
    { $count ->
        [0] ninguna mesa
        [one] { $count } mesa
       *[other] { $count } mesas
    }
web-table-gathering = Aún quedan asientos libres
web-table-yours = Decides tú
web-open-tables = Mesas abiertas
web-open-tables-none = Ahora no hay mesas abiertas. Abre una para que otros se unan.
web-join = Unirse
web-learn-title = Aprender
web-replay-open = Abrir una partida guardada
web-replay-open-about = una partida de un archivo, jugada a jugada
web-join-title = Únete a una mesa de { $game }
web-join-full = Todos los asientos están ocupados. Puedes mirar.
web-sit = Sentarse
web-watch = Mirar
web-gathering = { $count ->
        [one] Queda un asiento libre. Envía el enlace a un amigo.
       *[other] Quedan { $count } asientos libres. Envía el enlace a tus amigos.
    }
web-gathering-full = Ya están todos.
web-link = Enlace a esta mesa
web-copy = Copiar
web-copied = Copiado

## Account and settings

web-account = Tu cuenta
web-account-about = Una cuenta de invitado solo existe en este navegador. Con un usuario y una contraseña puedes usarla en cualquier lugar.
web-account-kept = Guardada con el usuario { $login }.
web-account-keep = Guardar esta cuenta
web-login = Usuario
web-password = Contraseña
web-log-in = Iniciar sesión
web-log-out = Cerrar sesión
web-log-out-everywhere = Cerrar todas las sesiones
web-my-data = Tus datos
web-my-data-about = Descarga todo lo que se guarda sobre ti, o elimínalo.
web-my-data-save = Descargar mis datos
web-delete-me = Eliminar mi cuenta
web-delete-me-about = Se eliminan tu nombre, tu usuario y tus mensajes, y sales de tus partidas en curso. No se puede deshacer.
web-theme-auto = Según el sistema
web-theme-obsidian = Obsidiana
web-theme-codex = Códice
web-motion = Animaciones
web-motion-auto = Según el sistema
web-motion-still = Reducidas
web-setting-first-tap = Jugar al primer toque
web-setting-first-tap-about = La jugada se hace al instante, sin vista previa.
web-setting-recap = Resumen de lo ocurrido
web-setting-recap-about = Se abre automáticamente si otros han jugado mientras no estabas.

## Table

web-you = tú
web-away = ausente
web-here = en línea
web-left = ha salido de la mesa
web-left-about = { $player } ha salido de la mesa. Puede seguir un bot, o alguien con el enlace.
web-people = En esta mesa
web-seal = Azar verificable
web-seal-about = Todo lo que decide el azar quedó fijado antes de la primera jugada, y nadie puede verlo. Esta huella lo garantiza: al final se muestra aquí la semilla, y «patolli verify» comprueba que una partida guardada corresponde a ambas.
web-seal-hash = Huella
web-seal-seed = Semilla
web-leave = Salir de la mesa
web-leave-about = Tu asiento queda libre para un bot o para quien tenga el enlace. Cuando no queda ninguna persona, la partida se detiene.
web-seat-clear = Liberar el asiento
web-mute = Silenciar
web-unmute = Dejar de silenciar
web-players = Jugadores
web-board = Tablero
web-decision = Tu decisión
web-options = Opciones
web-options-count =
    { $count ->
        [one] { $count } opción
       *[other] { $count } opciones
    }
web-options-back = Volver
web-reveals = Después no se puede deshacer
web-undo = Deshacer
web-redo = Rehacer
web-crumbs = Este turno hasta ahora
web-crumb-back = Volver a antes de: { $answer }
web-ask-take-back = Pedir permiso para deshacer
web-take-back-turn = Deshacer mi último turno
web-end-turn = Terminar turno
web-restart = Reiniciar el turno
web-waiting = Esperando a { $player }
web-watching = Estás mirando
web-over = La partida ha terminado
web-stopped = La partida se detuvo antes del final
web-reconnecting = Reconectando
web-reconnecting-about = Se ha perdido la conexión. No se ha perdido nada más.
web-reconnecting-kept = Tu respuesta está guardada y se enviará una sola vez.
web-gone = Esta mesa no se puede ver o ya no existe.
web-drawer = Mesa, historial y chat
web-log = Historial
web-log-empty = Aún no ha pasado nada.
web-chat = Chat
web-chat-empty = Nadie ha dicho nada aún.
web-chat-say = Di algo
web-chat-send = Enviar
web-chat-on = Texto libre y frases
web-chat-phrases = Solo frases
web-chat-off = Desactivado
web-notes = Notas
web-notes-about = Solo para ti. Se guardan en este navegador.
web-phrase-hello = Hola
web-phrase-good-luck = Suerte
web-phrase-nice-move = Buena jugada
web-phrase-thanks = Gracias
web-phrase-sorry = Perdón
web-phrase-one-moment = Un momento
web-phrase-your-turn = Te toca
web-phrase-well-played = Bien jugado
web-phrase-goodbye = Adiós
web-clock = tiempo restante
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-recap = Desde tu último turno
web-recap-done = Jugar mi turno
web-recap-empty = Nadie ha jugado desde entonces.
web-text-view = Vista de texto
web-rules = Reglas para esta decisión
web-rules-of = Las reglas de { $game }
web-rules-none = Estas reglas aún no están escritas aquí.
web-hand-over = Pasa la pantalla a { $player }
web-hand-over-hidden = Lo que tienen los demás está oculto.
web-hand-over-hold = Mantén pulsado para ver tu mano
web-orders = Mientras juegan los demás
web-orders-about = Estas órdenes responden por ti al instante, para que nadie espere.
web-orders-none = Este juego no tiene órdenes permanentes.
web-orders-ask = Pregúntame
web-orders-off-turn = En turnos ajenos
web-orders-always = Siempre
web-plan = Probar un plan
web-plan-of = Plan: { $table }
web-plan-about = Una copia para probar. Aquí nada cuenta; las losetas ocultas se han repartido de nuevo.
web-plan-leave = Reservar para mi turno: { $answer }
web-plan-leave-none = Haz una jugada para reservarla
web-plan-back = Volver a la mesa
web-plan-left = En tu turno, si aún es posible: { $answer }
web-plan-failed = Ya no es posible: { $answer }
web-plan-forget = Descartar el plan
web-offer = Decide la mesa
web-offer-take-back = { $player } pide deshacer su jugada.
web-offer-timeout = Se acabó el tiempo de { $player }.
web-offer-wait = Esperar
web-offer-end = Terminar la partida
web-total = Total
web-winner = { $count ->
        [1] Gana { $player }
       *[other] { $player } comparten la victoria
    }
web-look = Ver el tablero
web-again = Otra partida con los mismos
web-map-nearer = Acercar
web-map-fit = Ver todo el mapa

## First lesson

web-lesson = Primera lección
web-lesson-about = una partida real con guía

## Replay

web-replay-ribbon = Jugada { $move } de { $moves } · no es la mesa en vivo
web-replay-start = El comienzo
web-replay-plot = Puntos por jugada
web-replay-plot-told = Puntos tras esta jugada: { $points }
web-stack-told = { $player }: { $points }
web-turning = Momentos decisivos
web-turning-about = cambio en la ventaja
web-turning-turn = Turno { $turn }:
web-turning-none = Nadie se ha adelantado aún.
web-replay-log-about = pulsa una línea para ver el tablero
web-replay-move = Jugada
web-replay-first = Al comienzo
web-replay-back = Turno anterior
web-replay-next = Turno siguiente
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-speed = Velocidad
web-fork-here = Seguir en esta pantalla
web-fork-bots = Seguir contra bots
web-record-save = Descargar la partida
web-record-drop = Elige un archivo o suéltalo aquí. No se guarda.
web-record-choose = Elegir un archivo
web-record-unreadable = { $file } no es una partida guardada.
