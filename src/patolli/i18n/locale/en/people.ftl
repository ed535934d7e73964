# What the browser says of people: home, waiting room, joining, ends, history, sharing.

## Shell

people-learn = Learn
people-you = You
people-logging-in = Logging in…
people-welcome-back = Welcome back, { $player }
people-account-new-guest = No account yet? Play on as a guest, or keep your name and matches with a password:
people-account-new = No account yet? None is needed to play; a name is enough.

## Home

people-waiting-count =
    { $count ->
        [one] { $count } table is waiting for you.
       *[other] { $count } tables are waiting for you, the nearest first.
    }
people-my-tables = Your tables
people-nearest-first =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables · nearest first
    }
people-nothing-waits = Nothing is waiting for you.
people-last-move = Last move: { $when }
people-just-now = just now
people-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
people-left-hours = { $hours } h
people-time-left = { $time } left
people-no-clock = no clock
people-table-of = { $player }’s table
people-table-menu = What to do with this table
people-table-name = Name of the table
people-rename = Rename table
people-copy-invitation = Copy invitation
people-copy-selected = The link is selected: copy it yourself.
people-cancel = Cancel table
people-cancel-about = Everybody who sits there is told, and nothing of the table is kept.
people-resign = Resign
people-resign-about = You give the match up: for you it is lost, and you cannot come back to it.
people-not-that = No, go back
people-archive = Archive
people-unarchive = Bring back
people-archived = Archived.
people-all-history = All in History
people-gathering-line = Gathering · { $taken } of { $seats } seats taken
people-stopped-line = Stopped before its end
people-row-kept = Your seat is kept for you
people-row-won-resigned = You won by resignation
people-row-resigned = You resigned
people-won-line = You won, { $points }
people-code-named = code { $code }
people-new-table = New table
people-solo = Solo against { $name }
people-solo-brief = Solo
people-solo-named = Solo, { $difficulty }
people-solo-about = One click begins.
people-solo-record = Best { $best }, won { $won } of { $matches } on { $difficulty }
people-won-of = won { $won } of { $matches }
people-not-yet = not yet
people-seat-link-about = link, code or QR
people-seat-open-about = whoever finds the table
people-seat-here-about = passes the screen on
people-seat-empty-about = add a person or a bot
people-seat-bot-about = answers within seconds
people-make-open = Make this table open?
people-make-open-about = Nobody can find a private table. A seat for anyone makes it open: it stands in the list, and whoever comes first may sit down.
people-make-open-yes = Make it open
people-pace-none-about = Nobody’s time is counted.
people-timeout-bot = When time runs out, a bot plays on until the seat is taken back.
people-timeout-table = When time runs out, the others decide what happens.

## Open tables and pairing

people-live-count = { $count }, live
people-filter-games = All games
people-filter-seats = Any seats
people-filter-pace = Any pace
people-filter-language = Any language
people-filter-level = Any level
people-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
people-level = Level
people-level-any = any level
people-level-beginners = newcomers
people-level-regulars = practised
people-level-experts = experts
people-open-none-filtered = No open table for these filters.
people-show-all = Show all
people-pairing = Quick pairing
people-pairing-told = { $game }, { $count } players, { $pace }
people-pairing-choose = Choose game, players and time
people-pairing-looking = Looking… { $time }
people-pairing-stop = Stop
people-pairing-long = Nobody yet. The search goes on:
people-pairing-bot = play a bot meanwhile
people-pairing-found = Somebody sat down: go there

## First visit

people-first-title = Welcome to the table
people-first-about = { $games }: free, no account. How would you like to begin?
people-first-lesson = Learn by playing
people-first-lesson-about = A lesson at the real table, one sentence at a time. Nothing can go wrong.
people-lesson-of = Lesson: { $game }
people-first-easy = Play an easy bot
people-first-easy-about = Level 1 gives you time and makes mistakes. A coach says what each question means.
people-easy-of = { $game } against an easy bot
people-first-straight = Straight in
people-first-straight-about = Choose game, options and seats yourself: friends by link, strong bots, or open tables.
people-set-up = Set up a table
people-code-about = six letters or figures from a friend
people-code-unknown = No table has this code
people-watch-match = Watch a match

## Joining

people-invites = { $player } invites you to
people-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
people-your-seat = your seat
people-your-seat-free = your seat
people-options-usual = Usual rules
people-options-rest =
    { $count ->
        [one] { $count } more rule as usual.
       *[other] { $count } more rules as usual.
    }
people-new-to-it = New to it?
people-name-at-table = Your name at the table
people-have-account = I have an account
people-only-watch = Only watch
people-kept-about = This is your seat: it was kept for you.
people-take-back-seat = Take my seat back
people-begun-full = The match has begun. You can watch.
people-cancelled = { $player } has cancelled this table.

## Waiting room

people-missing =
    { $count ->
        [one] waiting for one more player
       *[other] waiting for { $count } more players
    }
people-seats-taken = { $game } · { $taken } of { $seats } seats
people-seat-link-waits = whoever has the link or the code
people-seat-open-waits = anyone: it stands in the list of open tables
people-you-host = you, host
people-here = here
people-away-told = said yes, not here now
people-for-anyone = For anyone
people-seat-menu = What to do with { $player }’s seat
people-what-is-played = What is played
people-show-them = Show them
people-private-told = Private: only people with the link
people-open-told = Open: anyone may join
people-watch-told = Others may watch; they see no hands.
people-watch-none = Nobody may watch.
people-start = Start
people-start-why =
    { $count ->
        [one] Starts when the free seat is taken
       *[other] Starts when all seats are taken
    }
people-start-can =
    { $count ->
        [one] You can start when the free seat is taken
       *[other] You can start when all seats are taken
    }
people-host-starts = The host starts the match.
people-rules = Start, spectators, chat
people-rules-change = Change
people-rules-start = The match starts
people-rules-start-full = when all seats are taken
people-rules-start-host = when I say so
people-rules-watch = Others may watch
people-rules-watch-yes = Yes
people-rules-watch-no = No
people-rules-delay = Those who watch see the match
people-rules-watchers-chat = Their chat
people-bring = Bring somebody
people-qr = The invitation as a QR code
people-qr-about = Point a phone’s camera at it
people-code-type = Code to type
people-share = Share…
people-new-link = New link and code
people-new-link-about = Those that you have sent let nobody in any more; whoever sits here stays.
people-arrivals = Tell me when somebody comes
people-arrivals-about = a notice, while this page is in the background
people-arrivals-denied = Your browser forbids notices from this site. Allow them in its settings for this page.
people-seat-notice = Tell me when a seat is free
people-seat-is-free = A seat is free now.
people-sat-down = { $player } sits down

## Rematch

people-rematch-again = Play again?
people-rematch-about = The same people, sides changed. Nobody is moved without saying yes.
people-rematch-offer = Offer a rematch
people-rematch-offer-again = Offer again
people-rematch-ended = The rematch is off
people-rematch-wants = { $player } wants to play again
people-rematch-you-begin = Same seats, sides changed: you begin.
people-rematch-begins = Same seats, sides changed: { $player } begins.
people-rematch-stands = { $time } to answer.
people-rematch-join = Join
people-rematch-not-now = Not now
people-rematch-declined = You said not now.
people-rematch-after-all = Join after all
people-rematch-waiting = Waiting for { $players }
people-rematch-withdraw = Withdraw
people-rematch-joined = joined
people-rematch-you-joined = You have joined
people-rematch-fill = Start with these and a bot
people-rematch-begun = The rematch has begun
people-rematch-go = Go to the table

## Seats without their people

people-timeout-title = Time ran out: a bot plays for you
people-you-left-title = You left this match
people-bot-plays-since = A bot has played since { $time }; its moves stand.
people-seat-waits-since = Your seat has been waiting since { $time }.
people-clock-then = You then have { $time }.
people-clock-then-bot = then a bot plays on
people-clock-then-table = then the others decide
people-see-moves = See its moves
people-bot-moves =
    { $count ->
        [one] It has answered once.
       *[other] It has answered { $count } times.
    }
people-their-timeout = { $player } ran out of time
people-left-title = { $player } left the table
people-left-about = What shall happen? More than half decides. { $player } can come back by the link at any time.
people-left-bot = A bot plays on
people-left-bot-about = until { $player } is back
people-left-bot-level = How strong the bot is
people-left-wait = Wait for { $player }
people-left-wait-about = the seat is kept
people-left-end = End the match together
people-left-end-about = it stops here
people-left-end-sure = If more than half want it, the match stops here, and nobody can go on with it.
people-left-said = You said: { $choice }
people-left-change = Change my mind
people-left-choose = What shall happen?
people-left-later = Later
people-end-together = End by agreement
people-end-together-about = Everybody is asked whether the match shall stop here.
people-end-asked = The others have been asked.
people-offer-end = { $player } asks to end the match here.
people-offer-end-yes = End it here
people-offer-end-no = Play on
people-offer-undo-yes = Allow it
people-offer-undo-no = Refuse
people-offer-asked = You asked; waiting for the others.
people-offer-withdraw = Withdraw

## History

people-history = History
people-history-empty = No finished match yet. The first one will be here.
people-history-nothing = Nothing fits.
people-history-guest = Log in to keep these when this browser loses its data.
people-history-pages = Pages of the history
people-show-all-count = Show all { $count }
people-all-matches = All matches
people-finished-count = { $count } finished
people-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
people-won = won
people-shared-win = shared
people-lost = lost
people-stopped = stopped
people-place = { $place } of { $seats }
people-average = on average
people-best = best
people-page-of = { $from }–{ $until } of { $total }
people-filter-result = Any result
people-filter-won = Won
people-filter-not-won = Not won
people-filter-archived = Archived

## Sharing and watching

people-share-title = Share this match
people-share-looks = How it looks where you paste it
people-share-opens = Opens
people-share-move = At move { $move }
people-share-start = From the start
people-share-who = Who can read it
people-share-link = Whoever has the link
people-share-secret = This table is private, so the link carries a secret part.
people-share-sat = Only who sat at the table
people-share-sat-about = The link is useless to others.
people-share-public = This table is open: anyone may look at it.
people-link = Link
people-qr-code = QR code
people-save-record = Save match
people-save-picture = Save picture
people-share-picture = The position as a picture
people-watch-title = Matches to watch
people-watch-none-now = No public match is being played right now.
people-watchers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
people-a-guest = a guest
people-with-link = with the link
people-watching-late = You are watching, { $seconds } s behind
people-watchers-now = They see the table at once
people-watchers-late = They see the table { $seconds } s late
people-watchers-no-delay = at once
people-watchers-see = no hands, no plans, no notes
people-watchers-talk = Their chat is their own
people-watchers-silent = They cannot chat
people-watchers-talk-on = Their own
people-watchers-chat-own = Only those who watch read this.
people-watchers-chat-none = Who watches cannot chat here.
people-welcome-brought =
    { $count ->
        [one] Welcome back, { $player }: { $count } match came along.
       *[other] Welcome back, { $player }: { $count } matches came along.
    }
people-bring-matches = Bring my matches along
people-bring-matches-about = Played here as a guest: { $running } running, { $finished } finished.
people-have-account-about = Already have an account? Log in; your matches here can come along.
people-leave-about = Your seat is kept for you: come back by the link or from your tables. Until then the others decide whether a bot plays on. When no person is left, the match stops.
people-give-up-seat-about = Your seat is free for somebody else.
people-has-resigned = has resigned
people-bot-for = a bot plays for { $player }
people-bot-in-place = { $player } (bot)

## Passwords and sessions

people-password-change = Change the password
people-password-now = Your password now
people-password-new = New password
people-password-about = You stay logged in here; everywhere else you log in again.
people-password-changed = The new password is saved.
people-sessions = Where you are logged in
people-session-since = since { $day }, { $time }
people-session-here = here
people-report = Report
people-report-about = Whoever runs this server is told, with this table and what was said at it.
people-report-sent = The report has been sent.
people-from-file = from a written position
people-from-file-about = This match does not begin with a sealed deal, but with a position out of a file. Somebody may know what is hidden in it.

## What people did, in the log

people-log-sat = { $player } sits down.
people-log-left = { $player } left the table.
people-log-removed = { $player } was sent away from the table.
people-log-returned = { $player } is back and plays on.
people-log-timed-out = { $player }’s time has run out.
people-log-bot-sat = A bot plays on for { $player }.
people-log-resigned = { $player } resigns.
people-log-agreed = All agreed to end the match here.
people-log-voted = The others ended the match, because { $player } was not there.
people-log-cancelled = The table was cancelled.
