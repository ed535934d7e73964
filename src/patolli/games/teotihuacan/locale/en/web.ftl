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
web-teotihuacan-about-altar-temple = Worship here to advance one step on this temple. If another player’s worker is here, pay 1 cocoa to unlock it.
web-teotihuacan-about-altar-royal = Worship here to use this royal tile. If another player’s worker is here, pay 1 cocoa to unlock it.
web-teotihuacan-about-discovery = A discovery tile. Its cost is on its lower band; you may keep it and use it on a later turn.
web-teotihuacan-about-mask = Different masks form sets; an Eclipse pays 1, 3, 6, 10, 15, 21 or 28 VP for a set.
web-teotihuacan-about-used = Used: it no longer does anything.
web-teotihuacan-about-owners = Owned by { $players }.
web-teotihuacan-about-no-owner = Nobody owns it yet.
web-teotihuacan-about-worker = Power { $power }, at { $the-board }. At power 6 it ascends.
web-teotihuacan-about-locked = Locked: pay 3 cocoa or spend a turn to unlock it; another player who worships here unlocks it too.
web-teotihuacan-about-neutral = A neutral worker: it only counts as another colour.
web-teotihuacan-about-step = Step { $step }: you gain its reward when you reach it.
web-teotihuacan-about-group = Take the printed reward or one of these tiles.
web-teotihuacan-about-avenue = Whoever arrives here may claim one of these tiles.
web-teotihuacan-about-buildings = The lowest visible number is what each avenue step is worth in an Eclipse: now { $points } VP.
web-teotihuacan-about-bonus = Step 10 unlocks it; it is scored in the last Eclipse.
web-teotihuacan-about-calendar = The light disc (sun) moves after each round and each ascension. When it reaches the dark disc (moon), the round is finished, everybody takes one more turn, then the Eclipse is scored.
web-teotihuacan-about-reward = One reward of the wheel for each worker that ascends.
web-teotihuacan-about-track = In this Eclipse each step pays { $points } VP, and the leader scores 4 VP more.
web-teotihuacan-about-pyramid = Seen from above: the lighter the stone, the higher it lies. Tiles built: { $tiles }.
web-teotihuacan-about-salary = Each Eclipse: 1 cocoa per worker, 2 if its power is 4 or 5. Each cocoa not paid costs 3 VP.

## In words

web-teotihuacan-told-player = { $player }: { $points } VP, { $cocoa } cocoa, { $wood } wood, { $stone } stone, { $gold } gold.

## Short buttons

web-teotihuacan-short-main = Main action
web-teotihuacan-short-worship = Worship
web-teotihuacan-short-tile = Worship for the tile
web-teotihuacan-short-both = Worship for both
web-teotihuacan-short-royal = Worship: space { $number }
web-teotihuacan-short-royal-both = Space { $number } and the tile
web-teotihuacan-short-unlock = Unlock all
web-teotihuacan-short-free = Unlock all, end turn
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
web-teotihuacan-told-here = Here: { $list }.
web-teotihuacan-told-nobody = Nobody here.
web-teotihuacan-told-built = Built: { $list }.
web-teotihuacan-told-neutral = neutral

## Gallery

web-teotihuacan-gallery = Every piece of Teotihuacan
web-teotihuacan-gallery-rings = Rings in other orders
web-teotihuacan-gallery-one-step = Four markers on one step

## Rules

web-teotihuacan-rules-goal = The goal
web-teotihuacan-rules-goal-text = You build the city of Teotihuacan with a few workers. Their power grows as they work, until they ascend and start again at 1. After three eras, each closed by an Eclipse, the player with the most victory points wins.
web-teotihuacan-rules-turn = Your turn
web-teotihuacan-rules-turn-move = Move one unlocked worker one to three boards clockwise. Then take one action where it lands: collect cocoa, worship, or the main action.
web-teotihuacan-rules-turn-collect = Collecting pays 1 cocoa, and 1 more for each colour of unlocked workers there.
web-teotihuacan-rules-turn-worship = Worshipping locks the worker on the round space: a temple step or a royal tile, or the discovery tile beside it, or both for 1 cocoa.
web-teotihuacan-rules-turn-work = The main action costs 1 cocoa for each colour of unlocked workers already there, your own included. The more workers you have there and the stronger the weakest, the better; then power one of them up.
web-teotihuacan-rules-boards = The boards
web-teotihuacan-rules-ascension = Ascension
web-teotihuacan-rules-ascension-text = A worker that reaches power 6 ascends: you advance one step on the Avenue of the Dead, choose a reward of the ascension wheel, and the worker returns to the Palace with power 1. The light disc moves on.
web-teotihuacan-rules-temples-text = Each temple step pays at once. On framed steps you take the printed reward or one of the discovery tiles. Step 10 unlocks the bonus tile on top.
web-teotihuacan-rules-eclipse = An Eclipse
web-teotihuacan-rules-eclipse-text = When the light disc reaches the dark disc, everybody takes one more turn. Then score: the Avenue of the Dead by the row of buildings; 4 VP for leading the pyramid track and 4, 3 or 2 VP per step by era; sets of different masks. Finally pay the salary.
web-teotihuacan-rules-end = The end
web-teotihuacan-rules-end-text = The match ends with the third Eclipse, or with the one after the top tile of the pyramid is placed. Unlocked bonus tiles are scored then.

## Hints

web-teotihuacan-hints-off = Switch hints off
web-teotihuacan-hints-on = Show hints
web-teotihuacan-hints = Hint for this choice
web-teotihuacan-hint-in-any-order = First take what helps the other: what you gain now may pay for what follows.
web-teotihuacan-hint-keep-starting-tiles = Pick two: they give your starting resources and your workers’ first boards.
web-teotihuacan-hint-draft-starting-tile = The second pick goes in reverse order, so the last player picks twice in a row.
web-teotihuacan-hint-place-workers = Three different boards. Later on, workers on the same board do more.
web-teotihuacan-hint-claim-reserved = Pay its cost to keep it; otherwise it goes back.
web-teotihuacan-hint-finish-turn = You may still use a tile or unlock your workers; then end the turn.
web-teotihuacan-hint-move-worker = Pick a worker, then a highlighted board one to three steps on. The tag shows what the main action there costs and gives.
web-teotihuacan-hint-bring-companion = Two workers arriving together count as two for the main action.
web-teotihuacan-hint-use-board = Take the main action for resources and a power-up, worship for a temple (the worker is locked), or collect cocoa when you run low.
web-teotihuacan-hint-buy-resources = A stronger worker may exchange more often.
web-teotihuacan-hint-sell-resource = Sell what you will not need soon; cocoa pays for main actions and salary.
web-teotihuacan-hint-swap-resource = One resource and 1 cocoa become as many resources as the worker’s power.
web-teotihuacan-hint-buy-temple-step = Each step pays at once; step 10 unlocks the bonus tile of that temple.
web-teotihuacan-hint-take-resources = Wood is for buildings and upper levels, stone for the pyramid, gold for technologies and decorations.
web-teotihuacan-hint-choose-temple = Blue gives resources, red points, green cocoa. High up on a temple you unlock its bonus tile.
web-teotihuacan-hint-choose-major-reward = A tile is yours to use later, the printed reward comes at once. Each tile here can be taken only once.
web-teotihuacan-hint-claim-on-avenue = A set of different masks is worth more with each mask; other tiles help once, when you like.
web-teotihuacan-hint-claim-on-board = Pay the cost on its lower band. A new tile takes its place.
web-teotihuacan-hint-power-up = Stronger workers gain more resources. At power 6 a worker ascends: you get a reward and it starts again at 1.
web-teotihuacan-hint-power-up-anywhere = Any unlocked worker: one near 6, or one that shares a board with others.
web-teotihuacan-hint-buy-power-up = One cocoa for one more step towards an ascension.
web-teotihuacan-hint-choose-ascension-reward = An early fourth worker is worth more than 5 points; but every worker must be paid a salary.
web-teotihuacan-hint-take-technology = A technology helps for the rest of the match. Others who own it already score 3 when you take it.
web-teotihuacan-hint-build-house = More workers reach a better row. Every building also makes avenue steps worth less for all.
web-teotihuacan-hint-take-decoration = Look for icons that match those under the next free space of a side.
web-teotihuacan-hint-place-decoration = Ringed icons match: 1 VP each, and a coloured one advances you on its temple.
web-teotihuacan-hint-build-pyramid = One tile per worker here. Coloured icons that match advance you on temples.
web-teotihuacan-hint-choose-spot = Higher pays more but costs wood. Point at a highlighted spot: ringed icons match.
web-teotihuacan-hint-turn-tile = Turn it so that as many icons as possible match.
web-teotihuacan-hint-save-resource = Save what you have least of.
web-teotihuacan-hint-pay-salary = Each unpaid cocoa costs 3 VP: paying all is nearly always right.

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
