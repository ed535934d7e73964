# Qué estaba mal en algo que nos dio una persona o un archivo: qué valor era y por qué.
# Los nombres que se escriben quedan como están; todo lo demás se dice en este idioma.

error-unknown-language = El idioma «{ $language }» no está disponible. Disponibles: { $known }.
error-unknown-game = No existe el juego «{ $game }». Existen: { $known }.
error-no-game = Indica a qué juego quieres jugar: { $known }.
error-unknown-bot = No existe el bot «{ $bot }». Existen: { $known }.

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
error-illegal-action = Ahora no se permite «{ $action }».
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
       *[over] Esto no es posible después de la partida.
    }
error-old-rules = La partida de la mesa «{ $table }» empezó con la versión { $rules } de las reglas; este servidor tiene la { $known }.
error-stale-version = La partida ha avanzado entretanto (viste la versión { $version }, ahora es la { $now }). Inténtalo otra vez.
error-key-reused = La clave «{ $key }» ya se usó para otra cosa.
error-no-such-offer = Esta pregunta ya está resuelta.
error-unknown-order = No hay ninguna orden permanente «{ $order }». Hay: { $known }.
error-chat-is-off = { $chat ->
        [phrases] En esta mesa solo se pueden enviar las frases hechas.
       *[off] En esta mesa no hay chat.
    }
error-too-many = Demasiadas peticiones en poco tiempo. Espera un momento.
error-bad-message = El servidor no ha entendido la petición. { $why }
error-wrong-origin = Esta petición viene de otro sitio ({ $origin }).
error-server-busy = El servidor no puede guardar ahora. No se ha perdido nada; se intentará otra vez.
error-bad-database = La base de datos «{ $url }» no se puede usar. { $why }

## La arena

error-bad-entrant = «{ $entrant }» no es un bot con presupuesto. Escribe nombre, nombre@500 o nombre@0.1s.
error-ticket-lost = La partida { $ticket } se perdió: { $tries } procesos se cerraron.
error-ticket-failed = La partida { $ticket } falló. { $why }
error-cluster-unavailable = No hay clúster en «{ $address }». { $why }

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
error-why-unreachable = No responde.
error-why-rejected = Usuario o contraseña incorrectos.
error-why-no-such-database = No existe ninguna base de datos con ese nombre.
error-why-not-a-database = El archivo no es una base de datos, o está dañado.
error-why-newer-database = Pertenece a una versión de patolli más nueva que esta.
error-why-in-use = Otro programa la está usando.
# code: como lo llama una máquina o un programa.
error-why-reported = La máquina informa de { $code }.
error-why-ray-missing = Ray no está instalado: viene con el paquete patolli[cluster].

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
error-why-lone-process = 1, salvo con PostgreSQL
error-why-of-game = una del juego «{ $game }»
