# What was wrong with something a person or a file gave us, and which value it was.

error-unknown-language = I do not speak “{ $language }”. I speak: { $known }.
error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.

# what: seats, seed or options, as they are typed; allowed: a range or a list.
error-bad-setup = { $what } cannot be “{ $value }”. Allowed: { $allowed }.
error-unknown-option = Option “{ $option }” with value “{ $value }” does not exist here. Allowed: { $allowed }.

# why: a technical detail.
error-bad-notation = “{ $text }” is not an action: { $why }.
error-illegal-action = “{ $action }” is not allowed now.

# seat: counted from 0, as in a record.
error-not-your-decision = Seat { $seat } has nothing to decide now.
error-match-is-over = The match is over.
error-nothing-to-take-back = Seat { $seat } has nothing to take back.

# path: where in the document; why: a technical detail.
error-bad-position = The position is wrong at { $path }: { $why }.
error-bad-record = The record is wrong at { $where }: { $why }.

# What was typed on the command line.
error-unknown-command = There is no command “{ $command }”. There are: { $known }.
error-unknown-argument = “{ $argument }” is not an argument here. Add --help to see them.
error-absent-argument = “{ $argument }” is missing, or its value is.
error-bad-argument = { $argument } cannot be “{ $value }”.
error-cannot-write = { $path } cannot be written: { $why }.
