# Qué estaba mal en algo que nos dio una persona o un archivo, y qué valor era.

error-unknown-language = No hablo «{ $language }». Hablo: { $known }.
error-unknown-game = No existe el juego «{ $game }». Existen: { $known }.
error-unknown-bot = No existe el bot «{ $bot }». Existen: { $known }.

# what: seats, seed u options, tal como se escriben; allowed: un intervalo o una lista.
error-bad-setup = { $what } no puede ser «{ $value }». Se admite: { $allowed }.
error-unknown-option = La opción «{ $option }» con el valor «{ $value }» no existe aquí. Se admite: { $allowed }.

# why: un detalle técnico.
error-bad-notation = «{ $text }» no es una acción: { $why }.
error-illegal-action = Ahora no se permite «{ $action }».

# seat: contado desde 0, como en un registro.
error-not-your-decision = El puesto { $seat } no tiene nada que decidir ahora.
error-match-is-over = La partida ha terminado.
error-nothing-to-take-back = El puesto { $seat } no tiene nada que deshacer.

# path: en qué lugar del documento; why: un detalle técnico.
error-bad-position = La posición tiene un error en { $path }: { $why }.
error-bad-record = El registro tiene un error en { $where }: { $why }.

# Lo que se escribió en la línea de órdenes.
error-unknown-command = No existe la orden «{ $command }». Existen: { $known }.
error-unknown-argument = «{ $argument }» no es un argumento aquí. Añade --help para verlos.
error-absent-argument = Falta «{ $argument }» o su valor.
error-bad-argument = { $argument } no puede ser «{ $value }».
error-cannot-write = No se puede escribir { $path }: { $why }.

# At the table server. deed, status, what, chat: technical words; why: a technical detail.
error-not-signed-in = Entra primero: basta con un nombre.
error-not-allowed = No puedes hacer esto aquí ({ $deed }).
error-no-such-table = No hay ninguna mesa «{ $table }», o es privada.
error-wrong-password = Ninguna cuenta tiene este usuario («{ $login }») y contraseña.
error-login-taken = Otra persona ya tiene el usuario «{ $login }».
error-already-claimed = Esta cuenta ya tiene contraseña.
error-bad-name = «{ $name }» no es un nombre que otros puedan leer.
error-seat-taken = El asiento { $seat } está ocupado.
error-no-free-seat = Todos los asientos están ocupados.
error-not-now = Ahora no se puede hacer ({ $deed }, { $status }).
error-old-rules = La partida de la mesa «{ $table }» empezó con las reglas { $rules }; este servidor tiene las { $known }.
error-stale-version = Mientras tanto ha pasado algo: viste la versión { $version }, ahora es la { $now }.
error-key-reused = La clave «{ $key }» ya significaba otra cosa.
error-no-such-offer = Esta pregunta ({ $offer }) ya está resuelta.
error-unknown-order = No hay ninguna orden permanente «{ $order }». Hay: { $known }.
error-chat-is-off = En esta mesa no se charla así ({ $chat }).
error-too-many = Demasiado en poco tiempo ({ $what }). Espera un momento.
error-bad-message = El servidor no ha entendido: { $why }.
error-wrong-origin = Esta petición viene de otro sitio ({ $origin }).
error-server-busy = El servidor no puede guardar ahora. No se ha perdido nada; se intentará otra vez.
error-bad-database = La base de datos { $url } no se puede usar: { $why }.

## La arena

error-bad-entrant = «{ $entrant }» no es un bot con presupuesto. Escribe nombre, nombre@500 o nombre@0.1s.
error-ticket-lost = La partida { $ticket } se perdió: { $tries } procesos murieron con ella.
error-ticket-failed = La partida { $ticket } falló: { $why }.
error-cluster-unavailable = No hay clúster en «{ $address }»: { $why }.
