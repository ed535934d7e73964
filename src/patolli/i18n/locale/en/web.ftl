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
web-no = No
web-less = Less
web-more = More
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
web-pace-live-told = { $seconds ->
        [0] { $minutes } min for the match
       *[other] { $minutes } min + { $seconds } s a turn
    }
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
web-waiting-others = Waiting for others
web-finished = Finished
web-tables-count = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
web-table-yours = Your decision
web-open-tables = Open tables
web-open-tables-none = No open table right now. Start one and let others join.
web-join = Join
web-learn-title = Learn
web-replay-open = Open a saved match
web-replay-open-about = a match from a file, move by move
web-join-full = Every seat is taken. You can watch.
web-sit = Sit down
web-watch = Watch
web-gathering-full = Everybody is here.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-copy-refused = This browser does not let a page copy.

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
web-privacy = What this server knows of you
web-privacy-name = Your name
web-privacy-name-about = Without an account it is the name that you chose, and a cookie of 180 days that says it is you. With one there are your login and your password, which is kept so that nobody can read it. A guest who sat at no table is forgotten when the cookie has ended.
web-privacy-matches = Your matches
web-privacy-matches-about = Every move is kept with its time, so that a match can be played again. Those at the table see your name; a public table is seen by everybody.
web-privacy-words = What you say
web-privacy-words-about = Messages stay with their table. Those who watch a running match do not see what the players say to each other.
web-privacy-browser = What stays with you
web-privacy-browser-about = Language, look, notes and plans are kept in this browser alone. Pages load nothing from other sites, and nobody counts your visits.
web-privacy-log = The server’s log
web-privacy-log-about = Whoever runs this server sees who changed what and when, and the network from which it came, never the whole address.
web-privacy-gone = When you go
web-privacy-gone-about = Delete your account, and your name, login and messages are gone from every table at which you ever sat. The matches stay, without your name.
web-privacy-yours = Download or delete my data
web-theme-auto = System setting
web-theme-obsidian = Obsidian
web-theme-codex = Codex
web-motion = Animations
web-motion-auto = System setting
web-motion-still = Reduced
web-setting-first-tap = Play on first tap
web-setting-first-tap-about = A move is made at once, without a preview.
web-speed = Others’ moves
web-speed-off = At once
web-speed-usual = Shown
web-speed-double = Twice as fast
web-setting-ends = End my turn by itself
web-setting-ends-about = Three seconds after the last answer; any click stops it.
web-setting-sound = Sound
web-setting-sound-about = Short and quiet: tiles, workers, coins, your turn.
web-setting-asks-each = Ask me for every step
web-setting-asks-each-about = Otherwise the best order and all sales are played at once, where a game knows them, and an order that cannot matter is not asked for.
web-setting-forced = Stop at forced steps
web-setting-forced-about = What follows by itself is pointed out until you press something; otherwise for a moment.
web-setting-coach = Coach
web-setting-coach-about = Explains each choice when you play against bots.

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
web-options-before = More options before
web-options-after = More options
web-options-back = Back
web-reveals = After this you cannot undo
web-undo = Undo
web-redo = Redo
web-crumbs = This turn so far
web-crumb-back = Go back to before: { $answer }
web-ask-take-back = Ask to undo
web-take-back-turn = Take back my last turn
web-end-turn = End turn
web-undo-step = Undo: { $step }
web-next = Then { $player } moves.
web-next-you = Then you move again.
web-ending-reveals = Ending turns up something hidden.
web-ending-turns-up = Ending turns up { $what }.
web-plays = { $player } plays
web-film-skip = A click or a key skips.
web-last-moves = The last turns
web-forced = Only this was possible: { $what }
web-told-by = { $player }: { $headline }
web-told-best = at best: { $changes }
web-told-nothing = nothing changes yet
web-told-then = then: { $question }
web-touches-you = Touches you
web-log-rewound = { $player } takes back a turn.
web-offer-asked = Asked { $player } to let you undo:
web-clock-adds = +{ $seconds } s a turn
web-clock-left = { $seconds } seconds left
web-restart = Restart the turn
web-waiting = Waiting for { $player }
web-watching = You are watching
web-over = The match is over
web-stopped = The match was stopped before its end
web-reconnecting = Reconnecting
web-reconnecting-about = The connection was lost. Nothing else is lost.
web-reconnecting-kept = Your answer is saved and will be sent once.
web-notice-from = From whoever looks after this server
web-notice-hide = Hide
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
web-text-view = Text view
web-rules = Rules for this decision
web-rules-of = The rules of { $game }
web-rules-none = These rules have not been written here yet.
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } paragraph
       *[other] { $count } paragraphs
    }
web-rules-all = Show all
web-rules-example = Example
web-rules-open-question = Your open question: { $question }
web-rules-ruling = Rule { $number }
web-rules-turn = Turn
web-rules-lesson = Learn it by doing
web-pieces = All pieces
web-pieces-of = The pieces of { $game }
web-pieces-back = Back to the rules
web-pieces-search = Search the pieces
web-pieces-kind = Kind
web-pieces-when = When
web-pieces-where = Where
web-pieces-in-box = Whole box
web-pieces-at-table = At my table
web-pieces-none = No piece has that; clear a filter
web-pieces-count = { $count } in the box
web-pieces-count-at-table = { $count } in the box, { $here } in sight at your table
web-pieces-out-of-sight = in the box, not in sight
web-pieces-clear = Clear filters
# The card of a piece
web-piece-does = Does
web-piece-when = When
web-piece-ends = Then
web-piece-now = Worth now
web-piece-nothing-now = Nothing yet.
web-piece-all = All pieces

# Why a click chooses nothing
web-refused-turn = It is not your turn yet.
web-refused-other = This cannot be chosen now: answer the question below.
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
web-total = Total
web-winner = { $count ->
        [1] { $player } wins
       *[other] { $player } share the win
    }
web-look = Look at the board
web-map-nearer = Zoom in
web-map-fit = Show the whole map

## First lesson

web-lesson = Lessons
web-lesson-about = short, on the real table
web-lesson-number = Lesson { $number } of { $count }
web-lesson-minutes = { $minutes } min
web-lesson-sentence = What the lesson says
web-lesson-go-on = Go on
web-lesson-back = Back
web-lesson-skip = Skip
web-lesson-leave = Leave the lesson
web-lesson-nothing-lost = Nothing can go wrong here: you can always undo.
web-lesson-end-turn = End your turn
web-lesson-end-turn-else = This turn is complete: end it.
web-lesson-finished = Lesson { $number } of { $count } finished
web-lesson-next = Next lesson: { $lesson }
web-lesson-easy = Play an easy bot, with the coach
web-lesson-easy-about = Level 1, two players
web-lesson-again = Play it again
web-lesson-all = All lessons
web-lesson-done = done
web-lesson-begin = Begin
web-lesson-continue = Continue
web-lessons-about = Short lessons on the real table. You may leave at any time and go on later.
web-lessons-of = { $game } · { $minutes } min
web-lessons-begin = Begin with “{ $lesson }”
web-lessons-go-on = Go on with “{ $lesson }”
web-lessons-done = { $done } of { $count } done
web-coach = Coach
web-coach-got-it = Got it
web-coach-off = Switch the coach off
web-coach-quiet = Nothing new to say about this choice.

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
web-replay-eyes = See as
web-replay-eyes-watching = a spectator
web-replay-table = To the table
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

# Hints

web-hint = Hint
web-hint-says = Level { $level } would answer: { $answer }
web-hint-alike = Nothing stands out. Level { $level } would answer: { $answer }
web-hint-gain = { $points } expected
web-hint-gain-about = Points more than the other answers bring on average, as far as this level looks ahead.
web-hint-do = Do it
web-hint-count = { $count ->
    [one] { $count } hint in this match
   *[other] { $count } hints in this match
}
web-part-rival = what rivals make of it
web-part-promise = other and later
web-percent = { $value } %

# The review of a match

web-review = Review
web-review-of = Review the match
web-review-about = { $game } · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
web-review-best = best
web-review-good = good: up to 2 % lost
web-review-slip = slip: 2 to 8 %
web-review-mistake = mistake: over 8 %
web-review-sound = Decisions that were best or good
web-review-moments = { $count ->
    [0] Moments that decided
    [one] The moment that decided
   *[other] { $count } moments that decided
}
web-review-moments-wait = They appear when every decision is judged.
web-review-flawless = No decision cost you more than 2 %.
web-review-turn = Turn { $turn }
web-review-banner = Turn { $turn } · not the live table
web-review-banner-moment = Moment { $number } of { $count } · turn { $turn } · not the live table
web-review-played = Played
web-review-better = Better
web-review-other = Next best
web-review-lead = lead
web-review-lead-about = Points ahead of the best rival at the end, as far as can be expected
web-review-to-win = to win
web-review-view = Which answer is shown
web-review-was-best = Nothing was better
web-review-expected = points expected
web-review-chance = Chance to win
web-review-judged-by = Judged with what could be known then, and nothing else.
web-review-nothing = No decision is judged yet.
web-review-curve = Chance to win
web-review-curve-told = Chance to win of { $player } over the match; here { $chance }
web-review-rest = the rest is not judged yet
web-review-points = Where the points came from
web-review-points-columns = reached · more in the moments that decided
web-review-next = Next moment
web-review-try = Try it
web-review-later = This waits until every decision is judged.
web-review-key-moment = moment
web-review-key-decision = decision
web-review-status-none = Nobody has reviewed this match
web-review-status-running = Reviewing the match
web-review-status-stopped = The review rests
web-review-status-failed = The review failed: no process could judge it. What was judged is kept.
web-review-status-done = The match is reviewed
web-review-count = { $judged } of { $total } decisions.
web-review-left = About { $seconds } s left. Live tables come first.
web-review-leave = You may leave; what is judged is kept.
web-review-stop = Stop the review
web-review-begin = Review the match
web-review-go-on = Go on
web-review-again = Review again
web-review-not-allowed = Whoever played here can have it reviewed.
web-review-line = You: { $share } best or good. { $count ->
    [0] No decision cost more than 2 %.
    [one] One moment decided.
   *[other] { $count } moments decided.
}

# Puzzles
web-puzzles = Puzzles
web-puzzle = Puzzle
web-puzzle-of-day = Puzzle of the day
web-puzzle-of-day-number = Puzzle of the day { $number }
web-puzzle-of-step = Puzzle of level { $step }
web-puzzle-level = Level { $level }
web-puzzle-ask = Find the best answer
web-puzzle-wrong = Not the best answer yet
web-puzzle-first = Found at the first try
web-puzzle-later = Found at the second try
web-puzzle-missed = Not found
web-puzzle-about = One answer is clearly better than the others. What is hidden stays hidden, as in a match.
web-puzzle-answer = Answer
web-puzzle-judging = Your answer is being judged…
web-puzzle-result = What your answer was worth
web-puzzle-one-more = You have one more try.
web-puzzle-best-answer = Best was: { $answer }
web-puzzle-own = Yours
web-puzzle-best = Best
web-puzzle-next-best = Next best
web-puzzle-worth = { $points } points, { $chance } to win
web-puzzle-again = Try again
web-puzzle-show = Show the answer
web-puzzle-next = Next puzzle
web-puzzle-play-on = Play on from here
web-puzzle-solve = Solve
web-puzzle-look-again = Look again
web-puzzle-found-by = Found by bots from
web-puzzle-answers = Possible answers
web-puzzle-solved-by = Solved by
web-puzzle-line = patolli · { $title } · { $game } · { $result } · streak { $streak }
web-puzzle-copy = Copy a line for others
web-puzzle-copied = Copied
web-puzzle-calendar = Puzzles of this month
web-puzzle-streak =
    { $count ->
        [0] no day yet
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
web-puzzle-legend-first = first try
web-puzzle-legend-later = later
web-puzzle-legend-missed = missed
web-puzzle-ladder = Puzzle ladder
web-puzzle-ladder-about = { $count } stones of { $game }. A solved puzzle lays its stone; { $open } stones open the level above.
web-puzzle-laid = { $laid } of { $count }
web-puzzle-stone = Stone { $number } of level { $level }: { $result }
web-puzzle-next-stone = Next stone
web-puzzle-none = No game here has puzzles yet.
