# What was wrong with something a person or a file gave us: which value, and why.
# Names that are typed stay as they are; everything else is said in this language.

error-unknown-language = The language “{ $language }” is not available. Available: { $known }.
error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-unknown-theme = There is no theme “{ $theme }”. There are: { $known }.
error-no-features = The game “{ $game }” has no numbers for learning programs. These have: { $known }.
error-no-game = Say which game you want to play: { $known }.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
error-bad-bot = The bot “{ $bot }” cannot be used. { $why }
error-bot-broke = The bot “{ $bot }” broke down as player { $seat }. { $why } The match up to there is in { $path }.

# needed: one of the phrases under “What is needed”.
error-bad-setup = { $what ->
        [seats] The number of seats
        [seed] The seed
        [options] The set of options
        [names] The number of names
        [name] A name
        [matches] The number of matches
        [bots] The number of bots
        [port] The port
        [workers] The number of server processes
        [depth] The depth
        [position] The position
       *[other] This value
    } must be { $needed }, not “{ $value }”.
error-unknown-option = Option “{ $option }” with value “{ $value }” does not exist here. Allowed: { $allowed }.

# why, here and below: one of the sentences under “Why”, or another error.
error-bad-notation = “{ $text }” is not an action. { $why }
error-illegal-action = “{ $action }” is not allowed now. { $why }
error-answered-too-early = “{ $answer }” can only be answered later: before that something hidden turns up, or another player decides.

# seat: counted from 1.
error-no-such-seat = There is no seat { $seat }. The match has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
error-not-your-decision = Seat { $seat } has nothing to decide now.
error-match-is-over = The match is over.
error-nothing-to-take-back = There is nothing to undo.

# path, where: the place in the document.
error-bad-position = The position is wrong at “{ $path }”. { $why }
error-bad-record = The saved match is wrong at “{ $where }”. { $why }
error-cannot-read = “{ $path }” cannot be read. { $why }
error-cannot-write = “{ $path }” cannot be written. { $why }
error-cannot-print = The output cannot be written. { $why }

# What was typed on the command line.
error-unknown-command = There is no command “{ $command }”. There are: { $known }.
error-unknown-argument = “{ $argument }” is not an argument here. Add --help to see them.
error-absent-argument = “{ $argument }” is missing, or its value is.
error-bad-argument = { $argument } must be { $needed }, not “{ $value }”.

## At the table server

error-not-signed-in = Choose a name first.
error-not-allowed = You may not do this here.
error-no-such-table = There is no table “{ $table }”, or it is private.
error-no-such-code = No table has the code “{ $code }”.
error-wrong-password = No account has this login (“{ $login }”) and password.
error-login-taken = Somebody else already has the login “{ $login }”.
error-already-claimed = This account already has a password.
error-bad-name = “{ $name }” cannot be used as a name.
error-seat-taken = Seat { $seat } is taken.
error-no-free-seat = Every seat is taken.
error-not-now = { $status ->
        [gathering] This is not possible before the match has begun.
        [waiting] This is not possible before every seat is taken.
        [playing] This is not possible while the match is being played.
        [timeout] This is not possible before it is decided what happens to the player whose time has run out.
        [too_long] This match has been taken back so often that it can only go on.
        [cancelled] This table has been cancelled.
        [begun] The rematch has already begun.
       *[over] This is not possible after the match.
    }
error-old-rules = The match at table “{ $table }” began under version { $rules } of the rules; this server has version { $known }. Nothing is lost: whoever runs the server can have it finished by that version, or end it.
error-damaged-match = The match at table “{ $table }” cannot be read any more (entry { $entry }). Whoever runs this server has been told.
error-stale-version = The match has moved on (you saw version { $version }, now it is { $now }). Try again.
error-key-reused = The key “{ $key }” has already been used for something else.
error-no-such-offer = This question has already been settled.
error-unknown-order = There is no standing order “{ $order }”. There are: { $known }.
error-chat-is-off = { $chat ->
        [phrases] At this table only the ready-made phrases can be said.
       *[off] There is no chat at this table.
    }
error-too-many = Too many requests in a short time. Wait a moment.
error-too-many-tables = You have { $most } tables that are not over. Finish or leave one before you make another.
error-bad-message = The server did not understand the request. { $why }
error-unstorable-text = A text contains a character that cannot be kept: “{ $text }”.
error-wrong-origin = This request came from another site ({ $origin }).
error-wrong-host = This server does not go by the name “{ $host }”.
error-server-busy = The server cannot save right now. Nothing is lost; it will be tried again.
error-bad-database = The database “{ $url }” cannot be used. { $why }
error-bad-backup = The backup “{ $path }” cannot be used. { $why }
error-not-empty = Something is already kept in “{ $url }”. A restore overwrites nothing: name an empty database.
error-no-such-person = Nobody has the id or login “{ $person }”.
error-no-such-report = No open report has the number “{ $report }”.
error-no-such-deed = No deed has the number “{ $deed }”.
error-nothing-to-restore = Deed { $deed } removed nothing that could be brought back.
error-bad-setting = The setting “{ $setting }” must be { $needed }, not “{ $value }”.
error-unknown-setting = There is no setting “{ $setting }”. There are: { $known }.
error-bad-settings-file = The settings in “{ $path }” cannot be read. { $why }

## The arena

error-bad-entrant = “{ $entrant }” is not a bot with a budget. Write name, name@500 or name@0.1s.
error-ticket-lost = Match { $ticket } was lost: { $tries } processes stopped.
error-ticket-failed = Match { $ticket } broke down. { $why }
error-cluster-unavailable = There is no cluster at “{ $address }”. { $why }
error-missing-extra = { $package } is not installed: it comes with the package patolli[{ $extra }].
error-bad-weights = The weights “{ $file }” cannot be used. { $why }
error-cannot-keep = “{ $path }” cannot be written. { $why }
error-nothing-to-learn = There is nothing to learn about { $game } yet: its evaluation names no traits.

## Why: whole sentences

# value: as the document or the person wrote it.
error-why-is-not = { $value } is not { $needed }.
error-why-missing = It is missing.
error-why-unknown-name = This name does not belong here.
error-why-at-most = { $most ->
        [one] At most one entry is allowed.
       *[other] At most { $most } entries are allowed.
    }
error-why-at-least = { $least ->
        [one] At least one entry is needed.
       *[other] At least { $least } entries are needed.
    }
error-why-exactly = { $count ->
        [0] No entry belongs here.
        [one] Exactly one entry is needed.
       *[other] Exactly { $count } entries are needed.
    }
error-why-different = There must be { $count } different entries.
error-why-too-deep = It is nested too deeply.
error-why-only-so-many = There are only { $most } of “{ $name }”, not { $count }.
error-why-does-not-fit = It does not fit the pieces on the table.
error-why-each-seat-once = Seats must be named here, each of them once.
error-why-no-such-action = No action is called “{ $name }”.
error-why-no-answer = It does not answer the open question.
error-why-words-after = { $count ->
        [0] Nothing may follow “{ $name }”.
        [one] One word must follow “{ $name }”.
       *[other] { $count } words must follow “{ $name }”.
    }
error-why-other-rules = It was played with version { $value } of the rules; this program has version { $known }.
error-why-other-seed = It does not belong to the seed.
error-why-leads-to = The moves lead to { $value }.

# Files and databases.
error-why-no-such-file = There is no such file or folder.
error-why-no-permission = You do not have permission.
error-why-file-or-folder = A folder stands where a file is needed, or a file where a folder is.
error-why-disk-full = The disk is full.
error-why-read-only = The disk or the file is write-protected.
error-why-too-large = It is larger than { $megabytes } MB.
error-why-not-json = It is not a JSON document.
error-why-database-address = Its address must be a path, sqlite:path or postgresql://…
error-why-not-toml = It is not TOML.
error-why-unreachable = It cannot be reached.
error-why-rejected = The user name or the password is wrong.
error-why-no-such-database = There is no database of this name.
error-why-not-a-database = The file is not a database, or it is damaged.
error-why-newer-database = It belongs to a newer version of patolli than this one.
error-why-already-there = A file with this name is already there.
error-why-log-has-gaps = Of { $head } entries { $count } are there.
error-why-damaged-sheet = Its document is damaged.
error-why-another-result = It ends otherwise than was written down.
error-why-other-version = It was made by another version of the program. Start the server of this version first.
error-why-in-use = Another program is using it.
# code: what a machine or a program calls it.
error-why-reported = The machine reports { $code }.
error-why-not-importable = Its file cannot be loaded: { $what }
error-why-not-in-module = Nothing there is called “{ $name }”.
error-why-does-not-choose = “{ $name }” has no method choose(observation, budget).
error-why-bot-at-a-place = “{ $name }” says where a program lies, and a file may not have one run. If you trust it, name it yourself with --bots.
error-why-other-shape = The table “{ $name }” has another shape.
error-why-table-missing = The table “{ $name }” is missing.
error-why-made-for-others = They were made for something else: “{ $name }” differs.
error-why-no-weights = These are no weights.
error-why-raised = It raised { $name }.

# Requests to the server.
error-why-unknown-request = This server knows no such request.
error-why-wrong-fields = Missing or wrong: { $fields }.
error-why-text-or-phrase = A message is either a text or a phrase.
error-why-hello-first = The table must be opened first.

## What is needed: phrases that follow “must be” and “is not”

error-why-whole-number = a whole number from { $low } to { $high }
error-why-whole-number-from = a whole number, { $low } or more
error-why-integer = a whole number
error-why-name-and-value = an option as name=value
error-why-list-of-bots = a list of bots, with commas
error-why-different-bots = a list of at least two different bots
error-why-given-once = an argument that is given once
error-why-coordinates = a pair of whole numbers from { $low } to { $high }
error-why-hexadecimal = a hexadecimal number such as 0x1f
error-why-one-of = one of these: { $names }
error-why-text = a text
error-why-short-text = a text of at most { $most } characters
error-why-list = a list
error-why-table = a table of names and values
error-why-move = a move with its seat in front
error-why-free-port = one that no other program uses
error-why-positive-number = a number greater than 0
error-why-folder-of-pages = a folder with the built pages
error-why-origin = the address of a site, such as https://tables.example.org
error-why-network = the address of a machine or a network, such as 10.0.0.0/8
error-why-list-of-texts = a list of texts
error-why-lone-process = 1, except with PostgreSQL
error-why-of-game = one of the game “{ $game }”
error-nobody-judges = No process could judge this just now. Ask again.


# Puzzles
error-no-such-puzzle = There is no puzzle called “{ $puzzle }”.
error-bad-puzzle = The puzzle “{ $puzzle }” cannot be used. { $why }
error-cannot-keep-puzzles = “{ $path }” cannot be read or written. { $why }
error-other-puzzles = “{ $path }” belongs to another search for puzzles. Remove it, or name another file.
error-why-no-puzzle = This is no puzzle.
