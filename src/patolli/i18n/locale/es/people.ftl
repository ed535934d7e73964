# Lo que el navegador dice de las personas: inicio, sala de espera, llegada, finales, historial, compartir.

## Shell

people-learn = Aprender
people-you = Tú
people-logging-in = Entrando…
people-welcome-back = Te damos la bienvenida, { $player }
people-account-new-guest = ¿Aún no tienes cuenta? Sigue como invitado, o guarda tu nombre y tus partidas con una contraseña:
people-account-new = ¿Aún no tienes cuenta? No hace falta para jugar; basta un nombre.

## Home

people-waiting-count =
    { $count ->
        [one] { $count } mesa te espera.
       *[other] { $count } mesas te esperan, primero la más urgente.
    }
people-my-tables = Tus mesas
people-nearest-first =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas · la más urgente primero
    }
people-nothing-waits = Nada pendiente por ahora.
people-last-move = Última jugada: { $when }
people-just-now = ahora mismo
people-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
people-left-hours = { $hours } h
people-time-left = quedan { $time }
people-no-clock = sin reloj
people-table-of = Mesa de { $player }
people-table-menu = Qué hacer con esta mesa
people-table-name = Nombre de la mesa
people-rename = Cambiar el nombre
people-copy-invitation = Copiar la invitación
people-copy-selected = El enlace está seleccionado: cópialo tú.
people-cancel = Cancelar la mesa
people-cancel-about = Se avisará a quienes estén sentados y no quedará nada de la mesa.
people-resign = Rendirse
people-resign-about = Das la partida por perdida y ya no podrás volver a ella.
people-not-that = No, volver
people-archive = Archivar
people-unarchive = Recuperar
people-archived = Archivada.
people-all-history = Todas en Historial
people-gathering-line = Reuniendo jugadores · { $taken } de { $seats } asientos ocupados
people-stopped-line = Detenida antes del final
people-row-kept = Tu asiento sigue guardado
people-row-won-resigned = Ganaste por abandono
people-row-resigned = Te rendiste
people-won-line = Ganaste, { $points }
people-code-named = código { $code }
people-new-table = Nueva mesa
people-solo = En solitario contra { $name }
people-solo-brief = Solitario
people-solo-named = Solitario, { $difficulty }
people-solo-about = Un clic y empieza.
people-solo-record = Récord { $best }, { $won } de { $matches } ganadas ({ $difficulty })
people-won-of = { $won } de { $matches }
people-not-yet = aún no
people-seat-link-about = enlace, código o QR
people-seat-open-about = quien encuentre la mesa
people-seat-here-about = se pasan la pantalla
people-seat-empty-about = añade una persona o un bot
people-seat-bot-about = responde en segundos
people-make-open = ¿Abrir esta mesa a todos?
people-make-open-about = Nadie puede encontrar una mesa privada. Un asiento para cualquiera la abre: aparece en la lista y se sienta quien llegue primero.
people-make-open-yes = Abrirla
people-pace-none-about = No se cuenta el tiempo.
people-timeout-bot = Si se acaba el tiempo, un bot sigue hasta que se recupere el asiento.
people-timeout-table = Si se acaba el tiempo, deciden los demás.

## Open tables and pairing

people-live-count = { $count }, en directo
people-filter-games = Todos los juegos
people-filter-seats = Asientos
people-filter-pace = Ritmo
people-filter-language = Idioma
people-filter-level = Nivel
people-seats =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
people-level = Nivel
people-level-any = cualquier nivel
people-level-beginners = principiantes
people-level-regulars = habituales
people-level-experts = expertos
people-open-none-filtered = Ninguna mesa abierta con estos filtros.
people-show-all = Mostrar todas
people-pairing = Juego rápido
people-pairing-told = { $game }, { $count } jugadores, { $pace }
people-pairing-choose = Elegir juego, jugadores y tiempo
people-pairing-looking = Buscando… { $time }
people-pairing-stop = Parar
people-pairing-long = Nadie todavía. La búsqueda sigue:
people-pairing-bot = jugar mientras contra un bot
people-pairing-found = Alguien se ha sentado: ir a la mesa

## First visit

people-first-title = Te damos la bienvenida a la mesa
people-first-about = { $games }: gratis y sin cuenta. ¿Cómo quieres empezar?
people-first-lesson = Aprender jugando
people-first-lesson-about = Una lección en la mesa de verdad, frase a frase. Nada puede salir mal.
people-lesson-of = Lección: { $game }
people-first-easy = Jugar contra un bot fácil
people-first-easy-about = El nivel 1 te da tiempo y se equivoca. Un guía explica cada pregunta.
people-easy-of = { $game } contra un bot fácil
people-first-straight = Directo a la mesa
people-first-straight-about = Elige tú el juego, las opciones y los asientos: amigos por enlace, bots fuertes o mesas abiertas.
people-set-up = Preparar una mesa
people-code-about = seis letras o cifras de un amigo
people-code-unknown = Ninguna mesa tiene este código
people-watch-match = Mirar una partida

## Joining

people-invites = { $player } te invita a
people-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
people-your-seat = tu asiento
people-your-seat-free = tu asiento
people-options-usual = Reglas habituales
people-options-rest =
    { $count ->
        [one] { $count } regla más, la habitual.
       *[other] { $count } reglas más, las habituales.
    }
people-new-to-it = ¿No lo conoces?
people-name-at-table = Tu nombre en la mesa
people-have-account = Tengo una cuenta
people-only-watch = Solo mirar
people-kept-about = Este es tu asiento: se ha guardado para ti.
people-take-back-seat = Recuperar mi asiento
people-begun-full = La partida ha empezado. Puedes mirar.
people-cancelled = { $player } ha cancelado esta mesa.

## Waiting room

people-missing =
    { $count ->
        [one] falta un jugador
       *[other] faltan { $count } jugadores
    }
people-seats-taken = { $game } · { $taken } de { $seats } asientos
people-seat-link-waits = quien tenga el enlace o el código
people-seat-open-waits = cualquiera: está en la lista de mesas abiertas
people-you-host = tú, anfitrión
people-here = aquí
people-away-told = dijo que sí, ahora no está
people-for-anyone = Para cualquiera
people-seat-menu = Qué hacer con el asiento de { $player }
people-what-is-played = Qué se juega
people-show-them = Mostrarlas
people-private-told = Privada: solo con el enlace
people-open-told = Abierta: cualquiera puede unirse
people-watch-told = Otros pueden mirar, sin ver las manos.
people-watch-none = Nadie puede mirar.
people-start = Empezar
people-start-why =
    { $count ->
        [one] Empieza cuando se ocupe el asiento libre
       *[other] Empieza cuando se ocupen todos los asientos
    }
people-start-can =
    { $count ->
        [one] Puedes empezar cuando se ocupe el asiento libre
       *[other] Puedes empezar cuando se ocupen todos los asientos
    }
people-host-starts = El anfitrión empieza la partida.
people-rules = Inicio, espectadores, chat
people-rules-change = Cambiar
people-rules-start = La partida empieza
people-rules-start-full = al ocuparse todos los asientos
people-rules-start-host = cuando yo lo diga
people-rules-watch = Otros pueden mirar
people-rules-watch-yes = Sí
people-rules-watch-no = No
people-rules-delay = Quienes miran ven la partida
people-rules-watchers-chat = Su chat
people-bring = Traer a alguien
people-qr = La invitación como código QR
people-qr-about = Apunta con la cámara de un móvil
people-code-type = Código para escribir
people-share = Compartir…
people-new-link = Enlace y código nuevos
people-new-link-about = Los que enviaste ya no dejan entrar a nadie; quien está sentado se queda.
people-arrivals = Avisarme cuando llegue alguien
people-arrivals-about = un aviso, mientras esta página está en segundo plano
people-arrivals-denied = Tu navegador no permite avisos de este sitio. Actívalos en sus ajustes para esta página.
people-seat-notice = Avisarme cuando haya un asiento libre
people-seat-is-free = Hay un asiento libre.
people-sat-down = { $player } se sienta

## Rematch

people-rematch-again = ¿Otra partida?
people-rematch-about = Las mismas personas, con los lados cambiados. Nadie cambia de mesa sin decir que sí.
people-rematch-offer = Proponer la revancha
people-rematch-offer-again = Proponer otra vez
people-rematch-ended = Ya no hay revancha
people-rematch-wants = { $player } quiere jugar otra vez
people-rematch-you-begin = Los mismos, con los lados cambiados: empiezas tú.
people-rematch-begins = Los mismos, con los lados cambiados: empieza { $player }.
people-rematch-stands = Quedan { $time } para responder.
people-rematch-join = Unirse
people-rematch-not-now = Ahora no
people-rematch-declined = Has dicho que ahora no.
people-rematch-after-all = Unirse de todos modos
people-rematch-waiting = Esperando a { $players }
people-rematch-withdraw = Retirar
people-rematch-joined = aceptado
people-rematch-you-joined = Te has unido
people-rematch-fill = Empezar con estos y un bot
people-rematch-begun = La revancha ha empezado
people-rematch-go = Ir a la mesa

## Seats without their people

people-timeout-title = Se acabó el tiempo: un bot juega por ti
people-you-left-title = Dejaste esta partida
people-bot-plays-since = Un bot juega desde las { $time }; sus jugadas valen.
people-seat-waits-since = Tu asiento espera desde las { $time }.
people-clock-then = Tendrás { $time }.
people-clock-then-bot = después sigue un bot
people-clock-then-table = después deciden los demás
people-see-moves = Ver sus jugadas
people-bot-moves =
    { $count ->
        [one] Ha respondido una vez.
       *[other] Ha respondido { $count } veces.
    }
people-their-timeout = A { $player } se le acabó el tiempo
people-left-title = { $player } ha dejado la mesa
people-left-about = ¿Qué hacemos? Decide más de la mitad. { $player } puede volver con el enlace cuando quiera.
people-left-bot = Sigue un bot
people-left-bot-about = hasta que vuelva { $player }
people-left-bot-level = Nivel del bot
people-left-wait = Esperar a { $player }
people-left-wait-about = se le guarda el asiento
people-left-end = Terminar la partida de acuerdo
people-left-end-about = se detiene aquí
people-left-end-sure = Si lo quiere más de la mitad, la partida se detiene aquí y nadie podrá seguirla.
people-left-said = Dijiste: { $choice }
people-left-change = Cambiar de idea
people-left-choose = ¿Qué hacemos?
people-left-later = Más tarde
people-end-together = Terminar de acuerdo
people-end-together-about = Se pregunta a todos si la partida se detiene aquí.
people-end-asked = Se ha preguntado a los demás.
people-offer-end = { $player } propone terminar aquí la partida.
people-offer-end-yes = Terminar aquí
people-offer-end-no = Seguir jugando
people-offer-undo-yes = Permitir
people-offer-undo-no = Rechazar
people-offer-asked = Lo has pedido; se espera a los demás.
people-offer-withdraw = Retirar

## History

people-history = Historial
people-history-empty = Aún no hay partidas terminadas. La primera estará aquí.
people-history-nothing = Nada coincide.
people-history-guest = Inicia sesión para conservarlas si este navegador pierde sus datos.
people-history-pages = Páginas del historial
people-show-all-count = Mostrar las { $count }
people-all-matches = Todas las partidas
people-finished-count =
    { $count ->
        [one] { $count } terminada
       *[other] { $count } terminadas
    }
people-matches =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
people-won = ganada
people-shared-win = compartida
people-lost = perdida
people-stopped = detenida
people-place = { $place }.º de { $seats }
people-average = de media
people-best = récord
people-page-of = { $from }–{ $until } de { $total }
people-filter-result = Resultado
people-filter-won = Ganadas
people-filter-not-won = No ganadas
people-filter-archived = Archivadas

## Sharing and watching

people-share-title = Compartir esta partida
people-share-looks = Cómo se ve donde lo pegues
people-share-opens = Se abre
people-share-move = En la jugada { $move }
people-share-start = Desde el principio
people-share-who = Quién puede verla
people-share-link = Quien tenga el enlace
people-share-secret = La mesa es privada, así que el enlace lleva una parte secreta.
people-share-sat = Solo quienes se sentaron a la mesa
people-share-sat-about = El enlace no sirve a nadie más.
people-share-public = La mesa es abierta: cualquiera puede verla.
people-link = Enlace
people-qr-code = Código QR
people-save-record = Guardar partida
people-save-picture = Guardar imagen
people-share-picture = La posición como imagen
people-watch-title = Partidas para mirar
people-watch-none-now = Ahora mismo no se juega ninguna partida pública.
people-watchers =
    { $count ->
        [one] Una persona está mirando
       *[other] { $count } personas están mirando
    }
people-a-guest = un invitado
people-with-link = con el enlace
people-watching-late = Estás mirando, con { $seconds } s de retraso
people-watchers-now = Ven la mesa al instante
people-watchers-late = Ven la mesa con { $seconds } s de retraso
people-watchers-no-delay = al instante
people-watchers-see = sin manos, planes ni notas
people-watchers-talk = Su chat es solo suyo
people-watchers-silent = No pueden chatear
people-watchers-talk-on = Propio
people-watchers-chat-own = Esto solo lo leen quienes miran.
people-watchers-chat-none = Quienes miran no pueden chatear aquí.
people-welcome-brought =
    { $count ->
        [one] Te damos la bienvenida, { $player }: { $count } partida ha venido contigo.
       *[other] Te damos la bienvenida, { $player }: { $count } partidas han venido contigo.
    }
people-bring-matches = Traer mis partidas
people-bring-matches-about = Jugadas aquí como invitado: { $running } en curso, { $finished } terminadas.
people-have-account-about = ¿Ya tienes cuenta? Inicia sesión; tus partidas de aquí pueden venir contigo.
people-leave-about = Se te guarda el asiento: vuelve con el enlace o desde tus mesas. Mientras tanto, los demás deciden si sigue un bot. Cuando no queda ninguna persona, la partida se detiene.
people-give-up-seat-about = Tu asiento queda libre para otra persona.
people-has-resigned = se ha rendido
people-bot-for = un bot juega por { $player }
people-bot-in-place = { $player } (bot)

## Passwords and sessions

people-password-change = Cambiar la contraseña
people-password-now = Tu contraseña actual
people-password-new = Nueva contraseña
people-password-about = Aquí sigues con la sesión abierta; en los demás sitios tendrás que volver a entrar.
people-password-changed = La nueva contraseña está guardada.
people-sessions = Dónde tienes la sesión abierta
people-session-since = desde el { $day }, { $time }
people-session-here = aquí
people-report = Avisar
people-report-about = Quien lleva este servidor recibe el aviso, con esta mesa y lo que se dijo en ella.
people-report-sent = El aviso se ha enviado.
people-from-file = desde una posición escrita
people-from-file-about = Esta partida no empieza con un reparto sellado, sino con una posición de un archivo. Alguien puede saber lo que esconde.

## What people did, in the log

people-log-sat = { $player } se sienta.
people-log-left = { $player } dejó la mesa.
people-log-removed = Se retiró a { $player } de la mesa.
people-log-returned = { $player } volvió y sigue jugando.
people-log-timed-out = A { $player } se le acabó el tiempo.
people-log-bot-sat = Un bot sigue jugando por { $player }.
people-log-resigned = { $player } se rinde.
people-log-agreed = Todos acordaron terminar aquí la partida.
people-log-voted = Los demás terminaron la partida porque { $player } no estaba.
people-log-cancelled = La mesa fue cancelada.
