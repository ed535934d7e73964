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
