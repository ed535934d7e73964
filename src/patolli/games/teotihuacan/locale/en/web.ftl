# What the browser says at Teotihuacan's table.

## Board

web-teotihuacan-where = Era { $era } · light disc { $light }, dark disc { $dark }
web-teotihuacan-where-brief = Era { $era } · { $light } of { $dark }
web-teotihuacan-era = era { $era } of 3
web-teotihuacan-of-three = of III
web-teotihuacan-eclipse = Eclipse in
web-teotihuacan-eclipse-in = Eclipse in { $count }
web-teotihuacan-last-round = last round before the Eclipse
web-teotihuacan-the-last = the last
web-teotihuacan-start = start
web-teotihuacan-each-step = each step { $points } VP
web-teotihuacan-up-to = up to
web-teotihuacan-upper-row = upper row
web-teotihuacan-either-row = either row
web-teotihuacan-per-match = +1 per matching icon
web-teotihuacan-tile-per-worker = one tile per worker · +1 VP per match
web-teotihuacan-stack = { $count } in the stack
web-teotihuacan-salary = Salary due at the next Eclipse
web-teotihuacan-masks-worth = Masks: { $points } VP in an Eclipse

## Deciding

web-teotihuacan-worker-at = Power { $power } · { $board }
web-teotihuacan-go-to = Go to { $the-board }
web-teotihuacan-place-here = Place here
web-teotihuacan-confirm = Confirm
web-teotihuacan-turn = Turn
web-teotihuacan-place-turn = { $matches ->
        [0] Drag it, or press R to turn it. No icon matches.
        [one] Drag it, or press R to turn it. { $matches } icon matches.
       *[other] Drag it, or press R to turn it. { $matches } icons match.
    }

## Cards

web-teotihuacan-card-collect = Collect cocoa
web-teotihuacan-card-colours =
    { $colours ->
        [0] No unlocked workers here: the main action is free, collecting pays { $pay } cocoa.
        [one] { $colours } colour here: the main action costs { $colours } cocoa, collecting pays { $pay }.
       *[other] { $colours } colours here: the main action costs { $colours } cocoa, collecting pays { $pay }.
    }
web-teotihuacan-about-palace = Worship at a royal tile, or collect cocoa.
web-teotihuacan-about-gathering = Gain resources: the row is the number of your workers here, the column the power of the weakest.
web-teotihuacan-about-alchemy = Pay the gold shown to take a technology and advance on the temple of its column. Other players who own it score 3 VP.
web-teotihuacan-about-nobles = Pay 2 wood for a building: your workers decide the row, the space covered scores VP, and you advance one step on the Avenue of the Dead.
web-teotihuacan-about-decorations = Pay gold to place a decoration tile on a side of the pyramid: 3 VP, 1 VP for each matching icon, one pyramid track step.
web-teotihuacan-about-construction = Build up to one pyramid tile per worker: VP by level, 1 VP for each matching icon; a matching coloured icon advances you on its temple.
web-teotihuacan-about-coloured = A matching coloured icon of it advances you: { $temples }.
web-teotihuacan-about-uncoloured = It has no coloured icon: matches bring VP alone.
web-teotihuacan-about-altar-temple = Worship here to advance one step on this temple. If another player’s worker is here, pay 1 cocoa to unlock it.
web-teotihuacan-about-used = Used: it no longer does anything.
web-teotihuacan-about-owners = Owned by { $players }.
web-teotihuacan-about-no-owner = Nobody owns it yet.
web-teotihuacan-about-worker = Power { $power }, at { $the-board }. At power 6 it ascends.
web-teotihuacan-about-locked = Locked: pay 3 cocoa or spend a turn to unlock it; another player who worships here unlocks it too.
web-teotihuacan-about-neutral = A neutral worker: it only counts as another colour.
web-teotihuacan-about-group = Take the printed reward or one of these tiles.
web-teotihuacan-about-avenue = Whoever arrives here may claim one of these tiles.
web-teotihuacan-about-buildings = The lowest visible number is what each avenue step is worth in an Eclipse: now { $points } VP.
web-teotihuacan-about-calendar = The light disc (sun) moves after each round and each ascension. When it reaches the dark disc (moon), the round is finished, everybody takes one more turn, then the Eclipse is scored.
web-teotihuacan-about-track = In this Eclipse each step pays { $points } VP, and the leader scores 4 VP more.
web-teotihuacan-about-pyramid = Seen from above: the lighter the stone, the higher it lies. Tiles built: { $tiles }.
web-teotihuacan-about-salary = Each Eclipse: 1 cocoa per worker, 2 if its power is 4 or 5. Each cocoa not paid costs 3 VP.

## In words

web-teotihuacan-told-player = { $player }: { $points } VP, { $cocoa } cocoa, { $wood } wood, { $stone } stone, { $gold } gold.

## Short buttons

web-teotihuacan-short-main = Main action
web-teotihuacan-short-worship = Space
web-teotihuacan-short-tile = Tile
web-teotihuacan-short-both = Space and tile
web-teotihuacan-short-royal = Space { $number }
web-teotihuacan-short-royal-both = { $number } and tile
web-teotihuacan-short-unlock = Unlock all
web-teotihuacan-short-free = Unlock all, end turn
web-teotihuacan-short-technology = Technology { $number }
web-teotihuacan-crumb-start = start
web-teotihuacan-crumb-move = move
web-teotihuacan-crumb-unlock = unlock
web-teotihuacan-crumb-collect = cocoa
web-teotihuacan-crumb-worship = worship
web-teotihuacan-crumb-action = action
web-teotihuacan-crumb-technology = technology
web-teotihuacan-crumb-building = building
web-teotihuacan-crumb-decoration = decoration
web-teotihuacan-crumb-pyramid = pyramid
web-teotihuacan-crumb-temple = temple
web-teotihuacan-crumb-tile = tile
web-teotihuacan-crumb-resources = resources
web-teotihuacan-crumb-power = power
web-teotihuacan-crumb-ascension = ascension
web-teotihuacan-crumb-salary = salary
web-teotihuacan-crumb-decline = decline
web-teotihuacan-short-level = Level { $level }, { $row }–{ $column }
web-teotihuacan-short-power-up = Power { $power } → { $next } · { $board }

## Teotibot

web-teotihuacan-bot-pyramid = Action pyramid
web-teotihuacan-bot-turn = Teotibot’s turn
web-teotihuacan-bot-about = Two dice choose an action tile by their sum; it is set aside, and tiles below the gap move up as the direction tiles say.

## The end

web-teotihuacan-eclipse-title = Eclipse { $number }
web-teotihuacan-final = Final scoring
web-teotihuacan-source = Source
web-teotihuacan-by-era = by era I · II · III
web-teotihuacan-story = Final scoring in detail
web-teotihuacan-beaten = { $player } beats Teotibot.
web-teotihuacan-not-beaten = Teotibot is not beaten: you needed more than { $points } VP.

## Positions in words

web-teotihuacan-told-workers = Workers: { $list }.
web-teotihuacan-told-worker = power { $power } at { $the-board }
web-teotihuacan-told-locked = power { $power }, locked, at { $the-board }
web-teotihuacan-told-tracks = Temples: blue { $blue }, red { $red }, green { $green }. Avenue { $avenue }. Pyramid track { $track }. Salary due { $salary } cocoa.
web-teotihuacan-told-tiles = Tiles: { $list }.
web-teotihuacan-told-collecting = Collecting pays { $collect } cocoa.
web-teotihuacan-told-working = The main action costs { $work } cocoa.
web-teotihuacan-told-here = Here: { $list }.
web-teotihuacan-told-nobody = Nobody here.
web-teotihuacan-told-built = Built: { $list }.
web-teotihuacan-told-neutral = neutral
web-teotihuacan-told-gathers = With { $workers } of your workers there: { $weak } if the weakest has power 1, { $middle } from 2, { $strong } from 4.
web-teotihuacan-told-nobles = Row of { $workers }: { $built } of { $spaces } taken, the next gives { $points } VP.
web-teotihuacan-told-level = Level { $level }: { $price }, { $points } VP.
web-teotihuacan-told-decorations = A decoration costs { $one } gold with one worker, { $two } with two, { $three } with three, and gives { $points } VP.

## Hints

## The score book

web-teotihuacan-in-words = In detail, step by step
web-teotihuacan-book-before = before
web-teotihuacan-book-after = after
web-teotihuacan-book-nothing = Nobody scored in this Eclipse.
web-teotihuacan-path = Score over time
web-teotihuacan-sources = Where the points came from
web-teotihuacan-group-pyramid = Pyramid and decorations
web-teotihuacan-group-temples = Temples
web-teotihuacan-group-avenue = Avenue of the Dead and nobles
web-teotihuacan-group-technologies = Technologies
web-teotihuacan-group-masks = Masks
web-teotihuacan-group-rest = Palace, tiles and the rest

## What a choice brings

web-teotihuacan-coming-resources = resources of your choice
web-teotihuacan-coming-power-up = power-up
web-teotihuacan-coming-ascension = ascension with a reward
web-teotihuacan-coming-discovery = discovery tile
web-teotihuacan-coming-technology = technology
web-teotihuacan-coming-building = building
web-teotihuacan-coming-decoration = decoration
web-teotihuacan-coming-pyramid-tile = pyramid tile
web-teotihuacan-coming-worker = fourth worker
web-teotihuacan-coming-bonus = bonus tile unlocked
web-teotihuacan-coming-unlock = all your workers unlocked
web-teotihuacan-coming-choice = more to choose
web-teotihuacan-spends = uses up the tile “{ $tile }”
web-teotihuacan-times = { $count } ×
web-teotihuacan-reason-nothing = Nothing is paid and nothing gained.
web-teotihuacan-reason-ends = Ends your turn.
web-teotihuacan-reason-order = Only the order is chosen.
web-teotihuacan-reason-moves = The worker moves; what it does there is chosen next.
web-teotihuacan-reason-counts = Counts as one worker more.
web-teotihuacan-reason-placed = Decides where your workers start.
web-teotihuacan-reason-blocked = No free step above.
web-teotihuacan-reason-uncounted = Nothing to count yet.
web-teotihuacan-reason-ends-brief = ends your turn
web-teotihuacan-reason-order-brief = only the order
web-teotihuacan-reason-moves-brief = choose there
web-teotihuacan-reason-counts-brief = one worker more
web-teotihuacan-reason-placed-brief = where workers start

## Pieces that explain themselves

web-teotihuacan-tile-ends = It is turned over, but still counts for the bonus tiles.
web-teotihuacan-technology-ends = It stays yours. When another player takes it, you score 3 VP.
web-teotihuacan-royal-ends = The worker stays locked. If another player’s worker is here, you pay 1 cocoa to unlock it.
web-teotihuacan-starting-does = Each of your two starting tiles gives what it shows.
web-teotihuacan-starting-when = Before the first turn; your workers start on three of the four boards.
web-teotihuacan-step-pays = Step { $step } pays { $reward } to whoever reaches it.
web-teotihuacan-step-tiles = Or take one of the discovery tiles lying there instead.
web-teotihuacan-step-bonus = Step { $step } unlocks the bonus tile above for the last Eclipse.
web-teotihuacan-step-top = Only one marker fits here.
web-teotihuacan-step-start = Every marker starts here.

## Refused clicks

web-teotihuacan-refused-worker-first = Choose a worker first.
web-teotihuacan-refused-others = This worker is not yours.

## An Eclipse

web-teotihuacan-last-turn = Last turn before the Eclipse: you owe { $due } cocoa, you have { $own }.
web-teotihuacan-salary-asks = You owe { $due } cocoa and have { $own }. Each cocoa not paid costs 3 VP.
web-teotihuacan-salary-pays = You pay { $paid } of { $due }
web-teotihuacan-salary-keeps = You keep { $cocoa } cocoa.
web-teotihuacan-salary-decides = decides
web-teotihuacan-salary-owes = owes { $due }, has { $own }
web-teotihuacan-salary-pay = Pay { $cocoa }
web-teotihuacan-salary-each = 3 VP for each cocoa not paid
web-teotihuacan-eclipse-so-far = Points so far
web-teotihuacan-eclipse-then = After the Eclipse
web-teotihuacan-eclipse-tells = Era { $era } ends. Points are counted, then everybody pays the salary.
web-teotihuacan-eclipse-meets = The discs meet on { $space }

## Looking while choosing

web-teotihuacan-look-boards = Look at the boards
web-teotihuacan-look-tiles = Back to the tiles

## Tabs

web-teotihuacan-tab-sky = Sky, avenue
web-teotihuacan-tab-log = Log, chat

# A turn in two or three words, beside who took it
web-teotihuacan-told-builds = Builds on level { $level }
web-teotihuacan-told-decorates = Decoration: { $side }
web-teotihuacan-told-building = Places a building
web-teotihuacan-told-worships = { $board } · worship
web-teotihuacan-told-acts = { $board } · main action
web-teotihuacan-told-collects = { $board } · cocoa
web-teotihuacan-told-moves = Moves to { $the-board }
web-teotihuacan-told-unlocks = Unlocks all workers
web-teotihuacan-told-salary = Salary: { $paid } of { $due }
web-teotihuacan-told-starts = Starting tiles
web-teotihuacan-log-starts = { $player } keeps two starting tiles.
web-teotihuacan-log-builds =
    { $player } builds on level { $level }; { $matches ->
        [0] no icon matches
        [one] { $matches } icon matches
       *[other] { $matches } icons match
    }.
web-teotihuacan-log-decorates =
    { $player } places a decoration on the { $side } side; { $matches ->
        [0] no icon matches
        [one] { $matches } icon matches
       *[other] { $matches } icons match
    }.

## Rules

web-teotihuacan-rules-tile = A pyramid tile that can be turned, { $count } of 2
web-teotihuacan-rules-slab = A decoration over the printed space at the top
web-teotihuacan-rules-matches =
    { $count ->
        [0] No icon matches
        [one] { $count } icon matches
       *[other] { $count } icons match
    }

# What the end of a turn turns up
web-teotihuacan-up-pyramid = { $count ->
        [one] one pyramid tile
       *[other] { $count } pyramid tiles
    }
web-teotihuacan-up-decorations = { $count ->
        [one] one decoration
       *[other] { $count } decorations
    }
web-teotihuacan-up-discoveries = { $count ->
        [one] one discovery tile
       *[other] { $count } discovery tiles
    }
