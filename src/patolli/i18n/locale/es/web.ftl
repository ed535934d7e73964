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
web-no = No
web-less = Menos
web-more = Más
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
web-pace-live-told = { $seconds ->
        [0] { $minutes } min para la partida
       *[other] { $minutes } min + { $seconds } s por turno
    }
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
web-waiting-others = Esperando a otros
web-finished = Terminadas
web-tables-count =
    { $count ->
        [0] ninguna mesa
        [one] { $count } mesa
       *[other] { $count } mesas
    }
web-table-yours = Decides tú
web-open-tables = Mesas abiertas
web-open-tables-none = Ahora no hay mesas abiertas. Abre una para que otros se unan.
web-join = Unirse
web-learn-title = Aprender
web-replay-open = Abrir una partida guardada
web-replay-open-about = una partida de un archivo, jugada a jugada
web-join-full = Todos los asientos están ocupados. Puedes mirar.
web-sit = Sentarse
web-watch = Mirar
web-gathering-full = Ya están todos.
web-link = Enlace a esta mesa
web-copy = Copiar
web-copied = Copiado
web-copy-refused = Este navegador no permite que una página copie.

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
web-privacy = Lo que este servidor sabe de ti
web-privacy-name = Tu nombre
web-privacy-name-about = Sin cuenta es el nombre que elegiste, y una cookie de 180 días que dice que eres tú. Con cuenta son además tu usuario y tu contraseña, que se guarda de modo que nadie pueda leerla. Un invitado que no estuvo en ninguna mesa se olvida cuando la cookie ha terminado.
web-privacy-matches = Tus partidas
web-privacy-matches-about = Cada jugada se guarda con su hora, para que la partida pueda repetirse. Quienes están en la mesa ven tu nombre; una mesa pública la ve todo el mundo.
web-privacy-words = Lo que dices
web-privacy-words-about = Los mensajes se quedan en su mesa. Quienes miran una partida en curso no ven lo que se dicen los jugadores.
web-privacy-browser = Lo que se queda contigo
web-privacy-browser-about = El idioma, el aspecto, las notas y los planes se guardan solo en este navegador. Las páginas no cargan nada de otros sitios y nadie cuenta tus visitas.
web-privacy-log = El historial del servidor
web-privacy-log-about = Quien lleva este servidor ve quién cambió qué y cuándo, y la red desde la que llegó, nunca la dirección completa.
web-privacy-gone = Cuando te vas
web-privacy-gone-about = Si eliminas tu cuenta, tu nombre, tu usuario y tus mensajes desaparecen de todas las mesas en las que estuviste. Las partidas quedan, sin tu nombre.
web-privacy-yours = Descargar o eliminar mis datos
web-theme-auto = Según el sistema
web-theme-obsidian = Obsidiana
web-theme-codex = Códice
web-motion = Animaciones
web-motion-auto = Según el sistema
web-motion-still = Reducidas
web-setting-first-tap = Jugar al primer toque
web-setting-first-tap-about = La jugada se hace al instante, sin vista previa.
web-speed = Jugadas de los demás
web-speed-off = Al instante
web-speed-usual = Mostradas
web-speed-double = El doble de rápido
web-setting-ends = Terminar mi turno solo
web-setting-ends-about = Tres segundos después de la última respuesta; un clic lo detiene.
web-setting-sound = Sonido
web-setting-sound-about = Breve y suave: losetas, trabajadores, monedas, tu turno.
web-setting-asks-each = Preguntarme cada paso
web-setting-asks-each-about = Si no, el mejor orden y todas las ventas se juegan de una vez, donde el juego los conoce, y no se pregunta por un orden que da igual.
web-setting-forced = Detenerse en los pasos forzados
web-setting-forced-about = Lo que ocurre por sí solo queda señalado hasta que pulses algo; si no, solo un momento.
web-setting-coach = Guía
web-setting-coach-about = Explica cada decisión cuando juegas contra bots.

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
web-options-before = Opciones anteriores
web-options-after = Más opciones
web-options-back = Volver
web-reveals = Después no se puede deshacer
web-undo = Deshacer
web-redo = Rehacer
web-crumbs = Este turno hasta ahora
web-crumb-back = Volver a antes de: { $answer }
web-ask-take-back = Pedir permiso para deshacer
web-take-back-turn = Deshacer mi último turno
web-end-turn = Terminar turno
web-undo-step = Deshacer: { $step }
web-next = Después juega { $player }.
web-next-you = Después vuelves a jugar.
web-ending-reveals = Al terminar se revela algo oculto.
web-ending-turns-up = Al terminar se revela: { $what }.
web-plays = Juega { $player }
web-film-skip = Un clic o una tecla lo salta.
web-last-moves = Los últimos turnos
web-forced = Solo era posible esto: { $what }
web-told-by = { $player }: { $headline }
web-told-best = como mucho: { $changes }
web-told-nothing = aún no cambia nada
web-told-then = después: { $question }
web-touches-you = Te afecta
web-log-rewound = { $player } deshace un turno.
web-offer-asked = Has pedido a { $player } deshacer:
web-clock-adds = +{ $seconds } s por turno
web-clock-left = Quedan { $seconds } segundos
web-restart = Reiniciar el turno
web-waiting = Esperando a { $player }
web-watching = Estás mirando
web-over = La partida ha terminado
web-stopped = La partida se detuvo antes del final
web-reconnecting = Reconectando
web-reconnecting-about = Se ha perdido la conexión. No se ha perdido nada más.
web-reconnecting-kept = Tu respuesta está guardada y se enviará una sola vez.
web-notice-from = De quien cuida este servidor
web-notice-hide = Ocultar
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
web-text-view = Vista de texto
web-rules = Reglas para esta decisión
web-rules-of = Las reglas de { $game }
web-rules-none = Estas reglas aún no están escritas aquí.
web-rules-search = Buscar en las reglas
web-rules-contents = Contenido
web-rules-found =
    { $count ->
        [0] No se encontró nada
        [one] { $count } párrafo
       *[other] { $count } párrafos
    }
web-rules-all = Mostrar todo
web-rules-example = Ejemplo
web-rules-open-question = Tu pregunta abierta: { $question }
web-rules-ruling = Regla { $number }
web-rules-turn = Girar
web-rules-lesson = Apréndelo jugando
web-pieces = Todas las piezas
web-pieces-of = Las piezas de { $game }
web-pieces-back = Volver a las reglas
web-pieces-search = Buscar en las piezas
web-pieces-kind = Tipo
web-pieces-when = Cuándo
web-pieces-where = Dónde
web-pieces-in-box = Toda la caja
web-pieces-at-table = En mi mesa
web-pieces-none = Ninguna pieza tiene eso; quita un filtro
web-pieces-count = { $count } en la caja
web-pieces-count-at-table = { $count } en la caja, { $here } a la vista en tu mesa
web-pieces-out-of-sight = en la caja, no a la vista
web-pieces-clear = Quitar los filtros
# The card of a piece
web-piece-does = Qué hace
web-piece-when = Cuándo
web-piece-ends = Después
web-piece-now = Vale ahora
web-piece-nothing-now = Nada todavía.
web-piece-all = Todas las piezas

# Why a click chooses nothing
web-refused-turn = Todavía no es tu turno.
web-refused-other = Ahora no se puede elegir: responde a la pregunta de abajo.
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
web-total = Total
web-winner = { $count ->
        [1] Gana { $player }
       *[other] { $player } comparten la victoria
    }
web-look = Ver el tablero
web-map-nearer = Acercar
web-map-fit = Ver todo el mapa

## First lesson

web-lesson = Lecciones
web-lesson-about = breves, en la mesa de verdad
web-lesson-number = Lección { $number } de { $count }
web-lesson-minutes = { $minutes } min
web-lesson-sentence = Lo que dice la lección
web-lesson-go-on = Seguir
web-lesson-back = Atrás
web-lesson-skip = Saltar
web-lesson-leave = Salir de la lección
web-lesson-nothing-lost = Aquí nada puede salir mal: siempre puedes deshacer.
web-lesson-end-turn = Termina tu turno
web-lesson-end-turn-else = Este turno está completo: termínalo.
web-lesson-finished = Lección { $number } de { $count } terminada
web-lesson-next = Lección siguiente: { $lesson }
web-lesson-easy = Jugar contra un bot fácil, con el guía
web-lesson-easy-about = Nivel 1, dos jugadores
web-lesson-again = Repetirla
web-lesson-all = Todas las lecciones
web-lesson-done = hecha
web-lesson-begin = Empezar
web-lesson-continue = Continuar
web-lessons-about = Lecciones breves en la mesa de verdad. Puedes salir cuando quieras y seguir más tarde.
web-lessons-of = { $game } · { $minutes } min
web-lessons-begin = Empieza con «{ $lesson }»
web-lessons-go-on = Sigue con «{ $lesson }»
web-lessons-done = { $done } de { $count } hechas
web-coach = Guía
web-coach-got-it = Entendido
web-coach-off = Desactivar el guía
web-coach-quiet = Nada nuevo que decir sobre esta decisión.

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
web-replay-eyes = Ver como
web-replay-eyes-watching = espectador
web-replay-table = A la mesa
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

# Pistas

web-hint = Pista
web-hint-says = El nivel { $level } respondería: { $answer }
web-hint-alike = Nada destaca. El nivel { $level } respondería: { $answer }
web-hint-gain = { $points } esperados
web-hint-gain-about = Puntos más de lo que dan en promedio las otras respuestas, hasta donde mira este nivel.
web-hint-do = Hacerlo
web-hint-count = { $count ->
    [one] { $count } pista en esta partida
   *[other] { $count } pistas en esta partida
}
web-part-rival = lo que sacan los rivales
web-part-promise = otros, y más tarde
web-percent = { $value } %

# El análisis de una partida

web-review = Análisis
web-review-of = Analizar la partida
web-review-about = { $game } · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
web-review-best = lo mejor
web-review-good = bien: hasta 2 % perdido
web-review-slip = desliz: de 2 a 8 %
web-review-mistake = error: más de 8 %
web-review-sound = Decisiones que fueron lo mejor o buenas
web-review-moments = { $count ->
    [0] Momentos que decidieron
    [one] El momento que decidió
   *[other] { $count } momentos que decidieron
}
web-review-moments-wait = Aparecen cuando todas las decisiones están juzgadas.
web-review-flawless = Ninguna decisión te costó más del 2 %.
web-review-turn = Turno { $turn }
web-review-banner = Turno { $turn } · no es la mesa en curso
web-review-banner-moment = Momento { $number } de { $count } · turno { $turn } · no es la mesa en curso
web-review-played = Jugado
web-review-better = Mejor
web-review-other = La siguiente
web-review-lead = ventaja
web-review-lead-about = Puntos de ventaja sobre el mejor rival al final, según lo esperable
web-review-to-win = ganar
web-review-view = Qué respuesta se muestra
web-review-was-best = No había nada mejor
web-review-expected = puntos esperados
web-review-chance = Probabilidad de ganar
web-review-judged-by = Juzgado con lo que se podía saber entonces, y nada más.
web-review-nothing = Aún no hay decisiones juzgadas.
web-review-curve = Probabilidad de ganar
web-review-curve-told = Probabilidad de ganar de { $player } a lo largo de la partida; aquí { $chance }
web-review-rest = el resto aún no está juzgado
web-review-points = De dónde vinieron los puntos
web-review-points-columns = logrados · más en los momentos que decidieron
web-review-next = Siguiente momento
web-review-try = Probarlo
web-review-later = Espera a que todas las decisiones estén juzgadas.
web-review-key-moment = momento
web-review-key-decision = decisión
web-review-status-none = Nadie ha analizado esta partida
web-review-status-running = Analizando la partida
web-review-status-stopped = El análisis está en pausa
web-review-status-failed = El análisis falló: ningún proceso pudo juzgar. Lo juzgado se conserva.
web-review-status-done = La partida está analizada
web-review-count = { $judged } de { $total } decisiones.
web-review-left = Faltan unos { $seconds } s. Las mesas en curso van primero.
web-review-leave = Puedes irte; lo juzgado se conserva.
web-review-stop = Detener el análisis
web-review-begin = Analizar la partida
web-review-go-on = Continuar
web-review-again = Analizar de nuevo
web-review-not-allowed = Puede pedir el análisis quien jugó aquí.
web-review-line = Tú: { $share } de lo mejor o bien. { $count ->
    [0] Ninguna decisión costó más del 2 %.
    [one] Decidió un momento.
   *[other] Decidieron { $count } momentos.
}

# Puzzles
web-puzzles = Problemas
web-puzzle = Problema
web-puzzle-of-day = Problema del día
web-puzzle-of-day-number = Problema del día { $number }
web-puzzle-of-step = Problema de nivel { $step }
web-puzzle-level = Nivel { $level }
web-puzzle-ask = Encuentra la mejor respuesta
web-puzzle-wrong = Aún no es la mejor respuesta
web-puzzle-first = Resuelto al primer intento
web-puzzle-later = Resuelto al segundo intento
web-puzzle-missed = Sin resolver
web-puzzle-about = Una respuesta es claramente mejor que las demás. Lo oculto sigue oculto, como en una partida.
web-puzzle-answer = Responder
web-puzzle-judging = Estamos juzgando tu respuesta…
web-puzzle-result = Cuánto valía tu respuesta
web-puzzle-one-more = Tienes un intento más.
web-puzzle-best-answer = Lo mejor era: { $answer }
web-puzzle-own = Tuya
web-puzzle-best = Mejor
web-puzzle-next-best = Siguiente
web-puzzle-worth = { $points } puntos, { $chance } de ganar
web-puzzle-again = Otra vez
web-puzzle-show = Ver la respuesta
web-puzzle-next = Siguiente problema
web-puzzle-play-on = Seguir desde aquí
web-puzzle-solve = Resolver
web-puzzle-look-again = Ver otra vez
web-puzzle-found-by = Lo encuentran los bots desde
web-puzzle-answers = Respuestas posibles
web-puzzle-solved-by = Resuelto por
web-puzzle-line = patolli · { $title } · { $game } · { $result } · racha { $streak }
web-puzzle-copy = Copiar una línea para otros
web-puzzle-copied = Copiada
web-puzzle-calendar = Problemas de este mes
web-puzzle-streak =
    { $count ->
        [0] aún ningún día
        [one] 1 día seguido
       *[other] { $count } días seguidos
    }
web-puzzle-legend-first = primer intento
web-puzzle-legend-later = después
web-puzzle-legend-missed = sin resolver
web-puzzle-ladder = Escalera de problemas
web-puzzle-ladder-about = { $count } piedras de { $game }. Un problema resuelto coloca su piedra; { $open } piedras abren el nivel de arriba.
web-puzzle-laid = { $laid } de { $count }
web-puzzle-stone = Piedra { $number } del nivel { $level }: { $result }
web-puzzle-next-stone = Siguiente piedra
web-puzzle-none = Ningún juego tiene problemas todavía.
