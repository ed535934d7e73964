# What the browser says.

## Shell

web-home-link = Home
web-pages = Pages
web-play = Play
web-learn = Rules
web-replay = Replay
web-settings = Settings
web-language = Language
web-theme = Theme
web-close = Close
web-loading = Loading the table…
web-guest = Guest
web-yes = Yes
web-no = No
web-less = Less
web-more = More
web-all = All
web-save = Save
web-saved = Saved.
web-error-unknown = That did not work ({ $kind }).
web-error-unreachable = The server cannot be reached. Try again in a moment.

## Home

web-home-title = Play now
web-home-about = No account needed. Play bots right away, or invite friends with a link.
web-step-game = Game
web-step-options = Options
web-step-seats = Seats
web-minutes = { $minutes } min
web-weight-light = light
web-weight-medium = medium
web-weight-heavy = heavy
web-pace = Pace
web-pace-none = No limit
web-pace-live = Live
web-pace-days = Turn-based
web-pace-days-told = { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
web-pace-live-told = { $minutes } min + { $seconds } s a turn
web-pace-bank = Time for the match
web-pace-increment = Added after a turn
web-seconds = { $seconds } s
web-pace-turn = Time for a turn
web-pace-night = Night pause
web-pace-night-none = None
web-pace-timeout = When time runs out
web-pace-timeout-bot = A bot takes over
web-pace-timeout-table = The others decide
web-table = Table
web-private = Private
web-open = Open
web-more-options =
    { $count ->
        [one] { $count } more rule option
       *[other] { $count } more rule options
    }
web-fewer-options = Show fewer rules
web-figures =
    { $count ->
        [one] { $count } difficulty setting
       *[other] { $count } difficulty settings
    }
web-alone = In a solo match you play against { $name }.
web-your-name = Your name
web-seat = Seat { $number }
web-seat-free = Free seat
web-seat-link = Friend (link)
web-seat-here = Same screen
web-seat-open = Anyone
web-seat-empty = Empty
web-seat-bot = Add a bot
web-bot = bot
web-bot-level = Bot, level { $level }
web-bot-named = Bot, { $name }
web-start = Start now
web-your-turn = Your turn
web-your-turn-none = No match is waiting for you. Start a table, or join an open one.
web-waiting-others = Waiting for others
web-finished = Finished
web-tables-count = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
web-table-gathering = Seats are free
web-table-yours = Your decision
web-open-tables = Open tables
web-open-tables-none = No open table right now. Start one and let others join.
web-join = Join
web-learn-title = Learn
web-replay-open = Open a saved match
web-replay-open-about = a match from a file, move by move
web-join-title = Join a table of { $game }
web-join-full = Every seat is taken. You can watch.
web-sit = Sit down
web-watch = Watch
web-gathering = { $count ->
        [one] One seat is free. Send the link to a friend.
       *[other] { $count } seats are free. Send the link to your friends.
    }
web-gathering-full = Everybody is here.
web-link = Link to this table
web-copy = Copy
web-copied = Copied

## Account and settings

web-account = Your account
web-account-about = A guest account exists only in this browser. With a login and a password you can use it anywhere.
web-account-kept = Saved under the login { $login }.
web-account-keep = Save this account
web-login = Login
web-password = Password
web-log-in = Log in
web-log-out = Log out
web-log-out-everywhere = Log out everywhere
web-my-data = Your data
web-my-data-about = Download everything stored about you, or delete it.
web-my-data-save = Download my data
web-delete-me = Delete my account
web-delete-me-about = Your name, login and messages are deleted, and you leave your running matches. This cannot be undone.
web-theme-auto = System setting
web-theme-obsidian = Obsidian
web-theme-codex = Codex
web-motion = Animations
web-motion-auto = System setting
web-motion-still = Reduced
web-setting-first-tap = Play on first tap
web-setting-first-tap-about = A move is made at once, without a preview.
web-setting-recap = Recap of what happened
web-setting-recap-about = Opens by itself when others moved while you were away.

## Table

web-you = you
web-away = away
web-here = online
web-left = has left
web-left-about = { $player } has left. A bot, or somebody with the link, can take over.
web-people = At this table
web-seal = Verifiable deal
web-seal-about = Everything left to chance was fixed before the first move, and nobody can see it. This fingerprint proves it: when the match is over, the seed is shown here, and “patolli verify” checks that a saved match fits both.
web-seal-hash = Fingerprint
web-seal-seed = Seed
web-leave = Leave
web-leave-about = Your seat stays free for a bot or for anyone with the link. When no person is left, the match stops.
web-seat-clear = Free the seat
web-mute = Mute
web-unmute = Unmute
web-players = Players
web-board = Board
web-decision = Your decision
web-options = Options
web-options-count =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
web-options-back = Back
web-reveals = After this you cannot undo
web-undo = Undo
web-redo = Redo
web-crumbs = This turn so far
web-crumb-back = Go back to before: { $answer }
web-ask-take-back = Ask to undo
web-take-back-turn = Take back my last turn
web-end-turn = End turn
web-restart = Restart the turn
web-waiting = Waiting for { $player }
web-watching = You are watching
web-over = The match is over
web-stopped = The match was stopped before its end
web-reconnecting = Reconnecting
web-reconnecting-about = The connection was lost. Nothing else is lost.
web-reconnecting-kept = Your answer is saved and will be sent once.
web-gone = This table cannot be seen, or is not there any more.
web-drawer = Table, log and chat
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-on = Free text and phrases
web-chat-phrases = Phrases only
web-chat-off = Off
web-notes = Notes
web-notes-about = For your eyes only. Kept in this browser.
web-phrase-hello = Hello
web-phrase-good-luck = Good luck
web-phrase-nice-move = Nice move
web-phrase-thanks = Thanks
web-phrase-sorry = Sorry
web-phrase-one-moment = One moment
web-phrase-your-turn = It is your turn
web-phrase-well-played = Well played
web-phrase-goodbye = Goodbye
web-clock = time left
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-recap = Since your last turn
web-recap-done = Take my turn
web-recap-empty = Nobody has moved since.
web-text-view = Text view
web-rules = Rules for this decision
web-rules-of = The rules of { $game }
web-rules-none = These rules have not been written here yet.
web-hand-over = Pass the screen to { $player }
web-hand-over-hidden = What the others hold is hidden.
web-hand-over-hold = Hold to show your hand
web-orders = While others play
web-orders-about = These answer for you at once, so that nobody has to wait.
web-orders-none = This game has no standing orders.
web-orders-ask = Ask me
web-orders-off-turn = On others’ turns
web-orders-always = Always
web-plan = Try out a plan
web-plan-of = Plan: { $table }
web-plan-about = A copy to try things out. Nothing here counts; hidden tiles were dealt anew.
web-plan-leave = Use on my turn: { $answer }
web-plan-leave-none = Make a move to save it for your turn
web-plan-back = Back to the table
web-plan-left = On your turn, if it still fits: { $answer }
web-plan-failed = Your plan no longer fits: { $answer }
web-plan-forget = Discard the plan
web-offer = The table decides
web-offer-take-back = { $player } asks to undo a move.
web-offer-timeout = { $player } has run out of time.
web-offer-wait = Wait
web-offer-end = End the match
web-total = Total
web-winner = { $count ->
        [1] { $player } wins
       *[other] { $player } share the win
    }
web-look = Look at the board
web-again = Play again with the same players
web-map-nearer = Zoom in
web-map-fit = Show the whole map

## First lesson

web-lesson = First lesson
web-lesson-about = a real match with a coach

## Replay

web-replay-ribbon = Move { $move } of { $moves } · not the live table
web-replay-start = The beginning
web-replay-plot = Points by move
web-replay-plot-told = Points after this move: { $points }
web-stack-told = { $player }: { $points }
web-turning = Turning points
web-turning-about = change in the lead
web-turning-turn = Turn { $turn }:
web-turning-none = Nobody has pulled ahead yet.
web-replay-log-about = select a line to see the board
web-replay-move = Move
web-replay-first = Start
web-replay-back = Previous turn
web-replay-next = Next turn
web-replay-last = End
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-fork-here = Continue on this screen
web-fork-bots = Continue against bots
web-record-save = Download the match
web-record-drop = Choose a file, or drop it here. It is not stored.
web-record-choose = Choose a file
web-record-unreadable = { $file } is not a saved match.
