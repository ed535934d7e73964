# What the terminal says: menus, prompts, help.

## Commands

cli-about-patolli = Board games played with a machine that knows the rules. Without a command the tables open in your browser.
cli-about-play = Play a match at this terminal, among people or against bots.
cli-about-resume = Continue a saved match, or start from a written position.
cli-about-rules = Read the rules of a game.
cli-about-simulate = Let bots play many matches; the same seed plays the same ones.
cli-about-replay = Walk through a recorded match.
cli-about-verify = Check a saved match by playing it again.
cli-about-perft = Count the possible continuations of a match to a given depth.
cli-about-serve = Serve tables to browsers, so that people play by a link.
cli-about-backup = Write everything that a server keeps into one file, while it runs.
cli-about-restore = Fill an empty database from a backup.
cli-about-check = Play every match that a server keeps again, with this version, without changing anything.
cli-about-admin = Look after a server: people, tables and what was done about them.
cli-about-version = Show the version of the program and of the rules.
cli-about-version-flag = Show the version of the program.
cli-about-help = Show this help.

## Arguments of commands

cli-argument-game = The game’s key; “patolli version” lists them.
cli-argument-game-or-browser = The game’s key, to play in this terminal; without one the tables open in your browser.
cli-argument-game-or-all = The game’s key; without one you read the rules of all games.
cli-argument-file = A record or a position, as JSON.
cli-argument-seats = How many play, bots included.
cli-argument-seats-bots = How many bots play.
cli-argument-bots = Bots by name, with commas, such as random,greedy. They take the last seats.
cli-argument-bots-all = Bots by name, with commas, such as random,greedy; a short list is repeated.
cli-argument-names = The players’ names, with commas.
cli-argument-other-bots = Bots by name, with commas, in the last seats; otherwise those of the saved match.
cli-argument-other-names = The players’ names, with commas; otherwise those of the saved match.
cli-argument-option = An option of the game as name=value; may be repeated.
cli-argument-seed = The number that decides the deal; a secret one is drawn otherwise.
cli-argument-first-seed = The number that decides the first deal.
cli-argument-matches = How many matches.
cli-argument-depth = How many decisions deep.
cli-argument-position = A position to count from, as JSON.
cli-argument-save = Where the match is saved.
cli-argument-json = Print JSON for machines.
cli-argument-to-end = Do not wait for keys: print everything and show the final table.
cli-argument-terminal = Play in this terminal, not in the browser; without a game you are asked for one.
cli-argument-host = The address to listen at; 0.0.0.0 lets other machines in.
cli-argument-port = The port to listen at.
cli-argument-database = Where tables are kept: a file for SQLite, or postgresql://…
cli-argument-backup-file = The file of the backup.
cli-argument-admin-deed = people, tables, reports, deeds; or rename, password, logout, silence, delete, end, close, restore, announce, withdraw.
cli-argument-admin-subject = Whom or which: a part of a name, an id, a login; the id of a table; the number of a report or, for restore, of a deed; what is announced.
cli-argument-admin-value = The new name, for rename; for how many minutes, for announce.
cli-argument-workers = How many server processes; more than one needs PostgreSQL.
cli-argument-bot-processes = How many processes think for bots.
cli-argument-bundle = The folder with the browser build.
cli-argument-origin = Another address whose pages may use this server; may be repeated.
cli-argument-proxy = A machine or network whose word on visitors’ addresses is taken, such as 127.0.0.1; may be repeated.
cli-argument-settings = A file with settings, as TOML; flags and the environment are stronger.
cli-argument-secure = Send cookies over https only; for a server behind a proxy that speaks it.
cli-argument-ray = Let bots think on the Ray cluster at this address; “local” starts one on this machine.
cli-argument-open = Open the tables in the browser; if the port is taken, the next free one is used.

## Around the help

cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-default = (default: { $value })
cli-help-value-command = COMMAND
cli-help-value-options = OPTIONS
cli-help-value-arguments = ARGUMENTS
cli-help-value-game = GAME
cli-help-value-file = FILE
cli-help-value-number = NUMBER
cli-help-value-text = TEXT
cli-help-value-path = PATH
cli-help-language = Every command takes --lang en, es, pt or fr; otherwise the environment decides.

## At the table

cli-keys = u undo · ? help · q save and quit
cli-key-back = 0 back
cli-which-game = Which game do you want to play?
cli-typing = Type the number or the letter of what you choose.
cli-table-help =
    0  go one question back
    u  undo your last choice, until something is revealed or somebody else plays
    ?  this help, and from here the rules
    q  save the match and quit; “patolli resume FILE” plays it on
cli-rules-or-back = Type r for the rules of { $game }, or press Enter to go back.
cli-press-enter = Press Enter to continue.
cli-hand-over = Hand the screen to { $player }.
cli-thinking = { $player } is thinking
cli-earlier = { $count ->
        [one] … { $count } earlier event
       *[other] … { $count } earlier events
    }
cli-needs-rows = This page needs { $rows } rows; the window has { $height }. Make it taller, or scroll up.
cli-then-no-undo = cannot be undone
cli-cannot-undo = Nothing can be undone: something was revealed, or somebody else has played.
cli-not-understood = “{ $word }” is not one of the choices.
cli-did-you-mean = Did you mean “{ $word }”?
cli-winner = { $player } wins.
cli-winners = { $players } share the win.
cli-saved-open = The match is saved. Play on with: patolli resume { $path }
cli-saved-finished = The match is saved. Watch it with: patolli replay { $path }

## Columns

cli-column-player = Player
cli-column-score = Points
cli-column-place = Place
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-mean = Mean
cli-column-least = Least
cli-column-most = Most

## Results of commands

cli-simulating = Playing
cli-simulated = { $matches ->
        [one] { $matches } match, { $decisions } decisions.
       *[other] { $matches } matches, { $decisions } decisions.
    }
cli-verifying = Playing the record again
cli-verified-finished =
    The record is valid: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } to the end. Points: { $scores }.
cli-verified-open =
    The record is valid: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, not finished. Points so far: { $scores }.
cli-counting = Counting
cli-counted =
    { $nodes ->
        [one] { $nodes } continuation to depth { $depth }, in { $seconds } s.
       *[other] { $nodes } continuations to depth { $depth }, in { $seconds } s.
    }
cli-replay-move = Move { $move } of { $moves }
cli-replay-keys = n, → or Enter next · p or ← back · 0 first · $ last · q quit
cli-version-game = { $key }: { $name }, rules { $rules }
cli-version-running = The rules run { $running ->
    [compiled] compiled
    [stale] interpreted: the sources have changed since they were compiled; `make setup` compiles them anew
   *[interpreted] interpreted, about ten times slower than compiled
}

## Serving

cli-serving = Serving at { $address } – stop with Ctrl+C.
cli-serving-already = The tables are open already, at { $address } – your browser shows them.

## Backups and checks

cli-backing-up = Copying …
cli-backed-up = The backup is complete: { $path }
cli-restoring = Restoring …
cli-restored = Everything from { $path } has been restored.
cli-checking = Playing every match again …
cli-check-found = Table { $table }: { $why }
cli-checked = { $wrong ->
        [0] { $tables } tables with { $entries } entries: all can be played on.
        [one] { $tables } tables with { $entries } entries: one cannot be played on.
       *[other] { $tables } tables with { $entries } entries: { $wrong } cannot be played on.
    } { $older ->
        [0] None is over that older rules were played at.
        [one] One that is over was played by older rules; its end can still be looked at.
       *[other] { $older } that are over were played by older rules; their ends can still be looked at.
    }
cli-admin-done = Done and written down.
