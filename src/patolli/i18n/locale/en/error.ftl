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

# At the table server. deed, status, what, chat: technical words; why: a technical detail.
error-not-signed-in = Sign in first: a name is enough.
error-not-allowed = You may not do this here ({ $deed }).
error-no-such-table = There is no table “{ $table }”, or it is private.
error-wrong-password = No account has this login (“{ $login }”) and password.
error-login-taken = Somebody else already has the login “{ $login }”.
error-already-claimed = This account already has a password.
error-bad-name = “{ $name }” is not a name that others could read.
error-seat-taken = Seat { $seat } is taken.
error-no-free-seat = Every seat is taken.
error-not-now = This cannot be done now ({ $deed }, { $status }).
error-old-rules = The match at table “{ $table }” began under rules { $rules }; this server has rules { $known }.
error-stale-version = Something has happened meanwhile: you saw version { $version }, now it is { $now }.
error-key-reused = The key “{ $key }” already stood for something else.
error-no-such-offer = This question ({ $offer }) has already been settled.
error-unknown-order = There is no standing order “{ $order }”. There are: { $known }.
error-chat-is-off = This table does not chat that way ({ $chat }).
error-too-many = Too many { $what } in a short time. Wait a moment.
error-bad-message = The server did not understand: { $why }.
error-wrong-origin = This request came from another site ({ $origin }).
error-server-busy = The server cannot save right now. Nothing is lost; it will be tried again.
error-bad-database = The database { $url } cannot be used: { $why }.

## The arena

error-bad-entrant = “{ $entrant }” is not a bot with a budget. Write name, name@500 or name@0.1s.
error-ticket-lost = Match { $ticket } was lost: { $tries } processes died over it.
error-ticket-failed = Match { $ticket } broke down: { $why }.
error-cluster-unavailable = No cluster at “{ $address }”: { $why }.
