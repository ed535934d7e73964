# Qué estaba mal en algo que nos dio una persona o un archivo: qué valor era y por qué.
# Los nombres que se escriben quedan como están; todo lo demás se dice en este idioma.

error-unknown-language = El idioma «{ $language }» no está disponible. Disponibles: { $known }.
error-unknown-game = No existe el juego «{ $game }». Existen: { $known }.
error-unknown-theme = No existe el tema «{ $theme }». Existen: { $known }.
error-no-features = El juego «{ $game }» no tiene números para programas que aprenden. Los tienen: { $known }.
error-no-game = Indica a qué juego quieres jugar: { $known }.
error-unknown-bot = No existe el bot «{ $bot }». Existen: { $known }.
error-bad-bot = El bot «{ $bot }» no se puede usar. { $why }
error-bot-broke = El bot «{ $bot }» falló como jugador { $seat }. { $why } La partida hasta ese momento está en { $path }.

# needed: una de las expresiones de «Qué hace falta».
error-bad-setup = { $what ->
        [seats] El número de asientos
        [seed] La semilla
        [options] El conjunto de opciones
        [names] El número de nombres
        [name] Un nombre
        [matches] El número de partidas
        [bots] El número de bots
        [port] El puerto
        [workers] El número de procesos del servidor
        [depth] La profundidad
        [position] La posición
       *[other] Este valor
    } debe ser { $needed }, no «{ $value }».
error-unknown-option = La opción «{ $option }» con el valor «{ $value }» no existe aquí. Se admite: { $allowed }.

# why, aquí y abajo: una de las oraciones de «Por qué», u otro error.
error-bad-notation = «{ $text }» no es una acción. { $why }
error-illegal-action = Ahora no se permite «{ $action }». { $why }
error-answered-too-early = «{ $answer }» solo se puede responder más tarde: antes sale a la luz algo oculto o decide otro jugador.

# seat: contado desde 1.
error-no-such-seat = No existe el asiento { $seat }. La partida tiene { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    }.
error-not-your-decision = El asiento { $seat } no tiene nada que decidir ahora.
error-match-is-over = La partida ha terminado.
error-nothing-to-take-back = No hay nada que deshacer.

# path, where: el lugar en el documento.
error-bad-position = La posición tiene un error en «{ $path }». { $why }
error-bad-record = La partida guardada tiene un error en «{ $where }». { $why }
error-cannot-read = No se puede leer «{ $path }». { $why }
error-cannot-write = No se puede escribir «{ $path }». { $why }
error-cannot-print = No se puede escribir la salida. { $why }

# Lo que se escribió en la línea de comandos.
error-unknown-command = No existe el comando «{ $command }». Existen: { $known }.
error-unknown-argument = «{ $argument }» no es un argumento aquí. Añade --help para verlos.
error-absent-argument =
    Falta «{ $argument ->
        [GAME] JUEGO
        [FILE] ARCHIVO
       *[other] { $argument }
    }» o su valor.
error-bad-argument = { $argument } debe ser { $needed }, no «{ $value }».

## En el servidor de mesas

error-not-signed-in = Primero elige un nombre.
error-not-allowed = No puedes hacer esto aquí.
error-no-such-table = No hay ninguna mesa «{ $table }», o es privada.
error-no-such-code = Ninguna mesa tiene el código «{ $code }».
error-wrong-password = Ninguna cuenta tiene este usuario («{ $login }») y contraseña.
error-login-taken = Otra persona ya tiene el usuario «{ $login }».
error-already-claimed = Esta cuenta ya tiene contraseña.
error-bad-name = «{ $name }» no sirve como nombre.
error-seat-taken = El asiento { $seat } está ocupado.
error-no-free-seat = Todos los asientos están ocupados.
error-not-now = { $status ->
        [gathering] Esto no es posible antes de que empiece la partida.
        [waiting] Esto no es posible antes de que se ocupen todos los asientos.
        [playing] Esto no es posible mientras se juega la partida.
        [timeout] Esto no es posible antes de que se decida qué pasa con quien agotó su tiempo.
        [too_long] Esta partida se ha deshecho tantas veces que ya solo puede seguir.
        [cancelled] Esta mesa se ha cancelado.
        [begun] La revancha ya ha empezado.
       *[over] Esto no es posible después de la partida.
    }
error-old-rules = La partida de la mesa «{ $table }» empezó con la versión { $rules } de las reglas; este servidor tiene la { $known }. No se ha perdido nada: quien lleva el servidor puede hacer que se termine con esa versión, o darla por terminada.
error-damaged-match = La partida de la mesa «{ $table }» ya no se puede leer (entrada { $entry }). Quien lleva este servidor está avisado.
error-stale-version = La partida ha avanzado entretanto (viste la versión { $version }, ahora es la { $now }). Inténtalo otra vez.
error-key-reused = La clave «{ $key }» ya se usó para otra cosa.
error-no-such-offer = Esta pregunta ya está resuelta.
error-unknown-order = No hay ninguna orden permanente «{ $order }». Hay: { $known }.
error-chat-is-off = { $chat ->
        [phrases] En esta mesa solo se pueden enviar las frases hechas.
       *[off] En esta mesa no hay chat.
    }
error-too-many = Demasiadas peticiones en poco tiempo. Espera un momento.
error-too-many-tables = Tienes { $most } mesas sin terminar. Termina o deja una antes de crear otra.
error-bad-message = El servidor no ha entendido la petición. { $why }
error-unstorable-text = Un texto contiene un carácter que no se puede guardar: «{ $text }».
error-wrong-origin = Esta petición viene de otro sitio ({ $origin }).
error-wrong-host = Este servidor no responde al nombre «{ $host }».
error-server-busy = El servidor no puede guardar ahora. No se ha perdido nada; se intentará otra vez.
error-bad-database = La base de datos «{ $url }» no se puede usar. { $why }
error-bad-backup = La copia de seguridad «{ $path }» no sirve. { $why }
error-not-empty = En «{ $url }» ya hay datos. Al restaurar no se sobrescribe nada: indica una base de datos vacía.
error-no-such-person = Nadie tiene el identificador o usuario «{ $person }».
error-no-such-report = No hay ningún aviso abierto con el número «{ $report }».
error-no-such-deed = Ninguna acción tiene el número «{ $deed }».
error-nothing-to-restore = La acción { $deed } no quitó nada que se pueda recuperar.
error-bad-setting = El ajuste «{ $setting }» debe ser { $needed }, no «{ $value }».
error-unknown-setting = No existe el ajuste «{ $setting }». Ajustes disponibles: { $known }.
error-bad-settings-file = No se pueden leer los ajustes de «{ $path }». { $why }

## La arena

error-bad-entrant = «{ $entrant }» no es un bot con presupuesto. Escribe nombre, nombre@500 o nombre@0.1s.
error-ticket-lost = La partida { $ticket } se perdió: { $tries } procesos se cerraron.
error-ticket-failed = La partida { $ticket } falló. { $why }
error-cluster-unavailable = No hay clúster en «{ $address }». { $why }
error-missing-extra = { $package } no está instalado: viene con el paquete patolli[{ $extra }].
error-bad-weights = No se pueden usar los pesos «{ $file }». { $why }
error-cannot-keep = No se puede escribir «{ $path }». { $why }
error-nothing-to-learn = Aún no hay nada que aprender de { $game }: su evaluación no nombra rasgos.

## Por qué: oraciones completas

# value: como lo escribió el documento o la persona.
error-why-is-not = { $value } no es { $needed }.
error-why-missing = Falta.
error-why-unknown-name = Este nombre no corresponde aquí.
error-why-at-most = { $most ->
        [one] Se admite como máximo un elemento.
       *[other] Se admiten como máximo { $most } elementos.
    }
error-why-at-least = { $least ->
        [one] Hace falta al menos un elemento.
       *[other] Hacen falta al menos { $least } elementos.
    }
error-why-exactly = { $count ->
        [0] Aquí no va ningún elemento.
        [one] Hace falta exactamente un elemento.
       *[other] Hacen falta exactamente { $count } elementos.
    }
error-why-different = Debe haber { $count } elementos distintos.
error-why-too-deep = Tiene demasiados niveles anidados.
error-why-only-so-many = Solo hay { $most } de «{ $name }», no { $count }.
error-why-does-not-fit = No concuerda con lo que hay en la mesa.
error-why-each-seat-once = Aquí deben nombrarse asientos, cada uno una sola vez.
error-why-no-such-action = Ninguna acción se llama «{ $name }».
error-why-no-answer = No responde a la pregunta abierta.
error-why-words-after = { $count ->
        [0] A «{ $name }» no puede seguirle nada.
        [one] A «{ $name }» debe seguirle una palabra.
       *[other] A «{ $name }» deben seguirle { $count } palabras.
    }
error-why-other-rules = Se jugó con la versión { $value } de las reglas; este programa tiene la { $known }.
error-why-other-seed = No corresponde a la semilla.
error-why-leads-to = Las jugadas llevan a { $value }.

# Archivos y bases de datos.
error-why-no-such-file = No existe tal archivo o carpeta.
error-why-no-permission = No tienes permiso.
error-why-file-or-folder = Hay una carpeta donde hace falta un archivo, o un archivo donde hace falta una carpeta.
error-why-disk-full = El disco está lleno.
error-why-read-only = El disco o el archivo está protegido contra escritura.
error-why-too-large = Ocupa más de { $megabytes } MB.
error-why-not-json = No es un documento JSON.
error-why-database-address = Su dirección debe ser una ruta, sqlite:ruta o postgresql://…
error-why-not-toml = No es TOML.
error-why-unreachable = No responde.
error-why-rejected = Usuario o contraseña incorrectos.
error-why-no-such-database = No existe ninguna base de datos con ese nombre.
error-why-not-a-database = El archivo no es una base de datos, o está dañado.
error-why-newer-database = Pertenece a una versión de patolli más nueva que esta.
error-why-already-there = Ya existe un archivo con ese nombre.
error-why-log-has-gaps = De { $head } entradas hay { $count }.
error-why-damaged-sheet = Su documento está dañado.
error-why-another-result = Termina de otra manera que lo que se anotó.
error-why-other-version = La creó otra versión del programa. Inicia antes el servidor de esta versión.
error-why-in-use = Otro programa la está usando.
# code: como lo llama una máquina o un programa.
error-why-reported = La máquina informa de { $code }.
error-why-not-importable = Su archivo no se puede cargar: { $what }
error-why-not-in-module = Allí no hay nada llamado «{ $name }».
error-why-does-not-choose = «{ $name }» no tiene un método choose(observation, budget).
error-why-bot-at-a-place = «{ $name }» indica dónde está un programa, y un archivo no puede hacer que se ejecute. Si te fías de él, nómbralo tú con --bots.
error-why-other-shape = La tabla «{ $name }» tiene otra forma.
error-why-table-missing = Falta la tabla «{ $name }».
error-why-made-for-others = Se hicieron para otra cosa: «{ $name }» es distinto.
error-why-no-weights = No son pesos.
error-why-raised = Lanzó { $name }.

# Peticiones al servidor.
error-why-unknown-request = Este servidor no conoce tal petición.
error-why-wrong-fields = Falta o es incorrecto: { $fields }.
error-why-text-or-phrase = Un mensaje es un texto o una frase hecha, no ambas cosas.
error-why-hello-first = Primero hay que abrir la mesa.

## Qué hace falta: expresiones que siguen a «debe ser» y «no es»

error-why-whole-number = un número entero de { $low } a { $high }
error-why-whole-number-from = un número entero, { $low } o más
error-why-integer = un número entero
error-why-name-and-value = una opción como nombre=valor
error-why-list-of-bots = una lista de bots, con comas
error-why-different-bots = una lista de al menos dos bots distintos
error-why-given-once = un argumento que se da una sola vez
error-why-coordinates = un par de números enteros de { $low } a { $high }
error-why-hexadecimal = un número hexadecimal como 0x1f
error-why-one-of = uno de estos valores: { $names }
error-why-text = un texto
error-why-short-text = un texto de { $most } caracteres como máximo
error-why-list = una lista
error-why-table = una tabla de nombres y valores
error-why-move = una jugada con su asiento delante
error-why-free-port = uno que no use ningún otro programa
error-why-positive-number = un número mayor que 0
error-why-folder-of-pages = una carpeta con las páginas compiladas
error-why-origin = la dirección de un sitio, como https://tables.example.org
error-why-network = la dirección de una máquina o de una red, como 10.0.0.0/8
error-why-list-of-texts = una lista de textos
error-why-lone-process = 1, salvo con PostgreSQL
error-why-of-game = una del juego «{ $game }»
error-nobody-judges = Ningún proceso pudo juzgarlo ahora. Vuelve a pedirlo.


# Puzzles
error-no-such-puzzle = No hay ningún problema llamado «{ $puzzle }».
error-bad-puzzle = El problema «{ $puzzle }» no se puede usar. { $why }
error-cannot-keep-puzzles = No se puede leer o escribir «{ $path }». { $why }
error-other-puzzles = «{ $path }» es de otra búsqueda de problemas. Bórralo o indica otro archivo.
error-why-no-puzzle = Esto no es un problema.
