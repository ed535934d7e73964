# Lo que dice la terminal: menús, preguntas, ayuda.

## Comandos

cli-about-patolli = Juegos de mesa jugados con una máquina que conoce las reglas. Sin orden, las mesas se abren en tu navegador.
cli-about-play = Juega una partida en esta terminal, entre personas o contra bots.
cli-about-resume = Continúa una partida guardada o empieza desde una posición escrita.
cli-about-rules = Lee las reglas de un juego.
cli-about-simulate = Deja que los bots jueguen muchas partidas; con la misma semilla se juegan las mismas.
cli-about-replay = Recorre una partida guardada, jugada a jugada.
cli-about-verify = Comprueba una partida guardada jugándola de nuevo.
cli-about-perft = Cuenta las continuaciones posibles de una partida hasta cierta profundidad.
cli-about-serve = Ofrece mesas al navegador, para jugar con un enlace.
cli-about-backup = Guarda en un archivo todo lo que conserva un servidor, sin detenerlo.
cli-about-restore = Llena una base de datos vacía con una copia de seguridad.
cli-about-check = Juega de nuevo, con esta versión, todas las partidas que conserva un servidor, sin cambiar nada.
cli-about-admin = Cuida de un servidor: personas, mesas y lo que se hizo con ellas.
cli-about-version = Muestra la versión del programa y de las reglas.
cli-about-version-flag = Muestra la versión del programa.
cli-about-help = Muestra esta ayuda.

## Argumentos de los comandos

cli-argument-game = La clave del juego; «patolli version» las enumera.
cli-argument-game-or-browser = La clave del juego, para jugar en esta terminal; sin ella, las mesas se abren en tu navegador.
cli-argument-game-or-all = La clave del juego; sin ella, lees las reglas de todos los juegos.
cli-argument-file = Una partida guardada o una posición, en JSON.
cli-argument-seats = Cuántos juegan, bots incluidos.
cli-argument-seats-bots = Cuántos bots juegan.
cli-argument-bots = Bots por su nombre, con comas, como random,greedy. Ocupan los últimos asientos.
cli-argument-bots-all = Bots por su nombre, con comas, como random,greedy; una lista corta se repite.
cli-argument-names = Los nombres de los jugadores, con comas.
cli-argument-other-bots = Bots por su nombre, con comas, en los últimos asientos; si falta, los de la partida guardada.
cli-argument-other-names = Los nombres de los jugadores, con comas; si falta, los de la partida guardada.
cli-argument-option = Una opción del juego como nombre=valor; se puede repetir.
cli-argument-seed = El número que decide el reparto; si falta, se sortea uno secreto.
cli-argument-first-seed = El número que decide el primer reparto.
cli-argument-matches = Cuántas partidas.
cli-argument-depth = Cuántas decisiones de profundidad.
cli-argument-position = Una posición desde la que contar, en JSON.
cli-argument-save = Dónde se guarda la partida.
cli-argument-json = Escribe JSON para máquinas.
cli-argument-to-end = No espera ninguna tecla: lo escribe todo y muestra la mesa final.
cli-argument-terminal = Juega en esta terminal y no en el navegador; si falta el juego, se pregunta.
cli-argument-host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otras máquinas.
cli-argument-port = El puerto en el que escuchar.
cli-argument-database = Dónde se guardan las mesas: un archivo para SQLite o postgresql://…
cli-argument-backup-file = El archivo de la copia de seguridad.
cli-argument-admin-deed = people, tables, reports, deeds; o rename, password, logout, silence, delete, end, close, restore, announce, withdraw.
cli-argument-admin-subject = Quién o cuál: parte de un nombre, un identificador o un usuario; el identificador de una mesa; el número de un aviso o, para restore, de una acción; lo que se anuncia.
cli-argument-admin-value = El nuevo nombre, para rename; cuántos minutos, para announce.
cli-argument-workers = Cuántos procesos de servidor; más de uno necesita PostgreSQL.
cli-argument-bot-processes = Cuántos procesos piensan por los bots.
cli-argument-bundle = La carpeta con la versión construida para el navegador.
cli-argument-origin = Otra dirección cuyas páginas pueden usar este servidor; se puede repetir.
cli-argument-proxy = Una máquina o red a la que se cree sobre la dirección de los visitantes, como 127.0.0.1; puede repetirse.
cli-argument-settings = Un archivo con ajustes, en TOML; las opciones y el entorno tienen prioridad.
cli-argument-secure = Envía cookies solo por https; para un servidor detrás de un proxy que usa https.
cli-argument-ray = Hace que los bots piensen en el clúster de Ray de esta dirección; «local» inicia uno en esta máquina.
cli-argument-open = Abre las mesas en el navegador; si el puerto está ocupado, se usa el siguiente libre.

## En torno a la ayuda

cli-help-usage = Uso:
cli-help-commands = Comandos
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-default = (por defecto: { $value })
cli-help-value-command = COMANDO
cli-help-value-options = OPCIONES
cli-help-value-arguments = ARGUMENTOS
cli-help-value-game = JUEGO
cli-help-value-file = ARCHIVO
cli-help-value-number = NÚMERO
cli-help-value-text = TEXTO
cli-help-value-path = RUTA
cli-help-language = Todo comando admite --lang en, es, pt o fr; si falta, decide el entorno.

## En la mesa

cli-keys = u deshacer · ? ayuda · q guardar y salir
cli-key-back = 0 atrás
cli-which-game = ¿A qué juego quieres jugar?
cli-typing = Escribe el número o la letra de lo que eliges.
cli-table-help =
    0  vuelve una pregunta atrás
    u  deshace tu última elección, mientras no se revele nada ni juegue nadie más
    ?  esta ayuda y, desde aquí, las reglas
    q  guarda la partida y sale; «patolli resume ARCHIVO» la continúa
cli-rules-or-back = Escribe r para leer las reglas de { $game } o pulsa Intro para volver.
cli-press-enter = Pulsa Intro para continuar.
cli-hand-over = Pasa la pantalla a { $player }.
cli-thinking = { $player } está pensando
cli-earlier = { $count ->
        [one] … { $count } suceso anterior
       *[other] … { $count } sucesos anteriores
    }
cli-needs-rows = Esta página necesita { $rows } filas; la ventana tiene { $height }. Hazla más alta o desplázate hacia arriba.
cli-then-no-undo = no se podrá deshacer
cli-cannot-undo = No se puede deshacer: se ha revelado algo o ha jugado otro jugador.
cli-not-understood = «{ $word }» no es ninguna de las opciones.
cli-did-you-mean = ¿Querías decir «{ $word }»?
cli-winner = { $player } gana.
cli-winners = { $players } comparten la victoria.
cli-saved-open = La partida está guardada. Continúala con: patolli resume { $path }
cli-saved-finished = La partida está guardada. Mírala con: patolli replay { $path }

## Columnas

cli-column-player = Jugador
cli-column-score = Puntos
cli-column-place = Posición
cli-column-seat = Asiento
cli-column-bot = Bot
cli-column-wins = Victorias
cli-column-mean = Media
cli-column-least = Mínimo
cli-column-most = Máximo

## Resultados de los comandos

cli-simulating = Jugando
cli-simulated = { $matches ->
        [one] { $matches } partida, { $decisions } decisiones.
       *[other] { $matches } partidas, { $decisions } decisiones.
    }
cli-verifying = Jugando de nuevo la partida
cli-verified-finished =
    La partida guardada es válida: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } hasta el final. Puntos: { $scores }.
cli-verified-open =
    La partida guardada es válida: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }, sin terminar. Puntos hasta ahora: { $scores }.
cli-counting = Contando
cli-counted =
    { $nodes ->
        [one] { $nodes } continuación hasta la profundidad { $depth }, en { $seconds } s.
       *[other] { $nodes } continuaciones hasta la profundidad { $depth }, en { $seconds } s.
    }
cli-replay-move = Jugada { $move } de { $moves }
cli-replay-keys = n, → o Intro siguiente · p o ← atrás · 0 primera · $ última · q salir
cli-version-game = { $key }: { $name }, reglas { $rules }
cli-version-running =
    Las reglas se ejecutan { $running ->
        [compiled] compiladas
        [stale] interpretadas: las fuentes han cambiado desde que se compilaron; `make setup` las compila de nuevo
       *[interpreted] interpretadas, unas diez veces más lentas que compiladas
    }

## Serving

cli-serving = Servidor en { $address }; Ctrl+C para detenerlo.
cli-serving-already = Las mesas ya están abiertas en { $address }; tu navegador las muestra.

## Backups and checks

cli-backing-up = Copiando…
cli-backed-up = La copia de seguridad está completa: { $path }
cli-restoring = Restaurando…
cli-restored = Se ha restaurado todo lo que había en { $path }.
cli-checking = Jugando de nuevo todas las partidas…
cli-check-found = Mesa { $table }: { $why }
cli-checked = { $wrong ->
        [0] { $tables } mesas con { $entries } entradas: todas pueden seguir.
        [one] { $tables } mesas con { $entries } entradas: una no puede seguir.
       *[other] { $tables } mesas con { $entries } entradas: { $wrong } no pueden seguir.
    } { $older ->
        [0] Ninguna terminada se jugó con reglas anteriores.
        [one] Una terminada se jugó con reglas anteriores; su final aún se puede ver.
       *[other] { $older } terminadas se jugaron con reglas anteriores; su final aún se puede ver.
    }
cli-admin-done = Hecho y anotado.
