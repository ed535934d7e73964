# What the browser says at Teotihuacan's table.

## Board

web-teotihuacan-where = Era { $era } · sun { $light }, moon { $dark }
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
web-teotihuacan-go-to = Go to { $board }
web-teotihuacan-place-here = Place here
web-teotihuacan-confirm = Confirm
web-teotihuacan-turn = Turn
web-teotihuacan-place-turn = { $matches ->
        [0] Drag it, or press R to turn it. No icon matches.
        [one] Drag it, or press R to turn it. { $matches } icon matches.
       *[other] Drag it, or press R to turn it. { $matches } icons match.
    }

## Cards

web-teotihuacan-card-work = Work
web-teotihuacan-card-worship = Worship
web-teotihuacan-card-collect = Collect cocoa
web-teotihuacan-card-lacks = Needs { $need } { $good }; you have { $have }.
web-teotihuacan-card-here = { $colours ->
        [0] Nobody stands here.
        [one] { $colours } colour here. Your workers: { $workers }, the weakest of power { $weakest }.
       *[other] { $colours } colours here. Your workers: { $workers }, the weakest of power { $weakest }.
    }
web-teotihuacan-card-colours = { $colours ->
        [0] Nobody stands here.
        [one] { $colours } colour here: working costs { $colours } cocoa, collecting pays { $pay }.
       *[other] { $colours } colours here: working costs { $colours } cocoa, collecting pays { $pay }.
    }
web-teotihuacan-about-palace = No main action here: worship at a royal tile, or collect cocoa.
web-teotihuacan-about-gathering = Gather: the row is the number of your workers here, the column the power of the weakest.
web-teotihuacan-about-alchemy = Take a technology for its gold and climb the temple of its column. Others who own it score 3 VP.
web-teotihuacan-about-nobles = Pay 2 wood for a building: your workers decide the row, its space scores, and you walk one avenue step.
web-teotihuacan-about-decorations = Pay gold for a slab on a stair of the pyramid: 3 VP, 1 VP for each matching icon, one pyramid track step.
web-teotihuacan-about-construction = Build up to one pyramid tile per worker: VP by level, 1 VP for each matching icon; a matching coloured icon climbs its temple.
web-teotihuacan-about-altar-temple = Worship here for one step on this temple. Whoever stands here is freed for 1 cocoa.
web-teotihuacan-about-altar-royal = Worship here for this royal tile. Whoever stands here is freed for 1 cocoa.
web-teotihuacan-about-discovery = A discovery tile. It costs what stands on its lower band; kept tiles may be used on a later turn.
web-teotihuacan-about-mask = Different masks form sets; an Eclipse pays 1, 3, 6, 10, 15, 21 or 28 VP for a set.
web-teotihuacan-about-used = Used: it no longer does anything.
web-teotihuacan-about-owners = Owned by { $players }.
web-teotihuacan-about-no-owner = Nobody owns it yet.
web-teotihuacan-about-worker = Power { $power }, at { $board }. At power 6 it ascends.
web-teotihuacan-about-locked = Locked: freed by paying 3 cocoa, by spending a turn, or by whoever worships here.
web-teotihuacan-about-neutral = A neutral worker: it only counts as a colour.
web-teotihuacan-about-step = Step { $step }: paid at once to whoever climbs here.
web-teotihuacan-about-group = Take the printed reward or one of these tiles.
web-teotihuacan-about-avenue = Whoever arrives here may claim one of these tiles.
web-teotihuacan-about-buildings = The first gap says what each avenue step is worth in an Eclipse: now { $points } VP.
web-teotihuacan-about-bonus = Step 10 unlocks it; it is scored in the last Eclipse.
web-teotihuacan-about-calendar = The sun moves on after each round and each ascension. When it meets the moon, everybody takes one more turn and the Eclipse is scored.
web-teotihuacan-about-reward = One reward of the wheel for each worker that ascends.
web-teotihuacan-about-track = In this Eclipse each step pays { $points } VP, and the lead 4 VP more.
web-teotihuacan-about-pyramid = Seen from above: the lighter the stone, the higher it lies. { $tiles } tiles are built.
web-teotihuacan-about-salary = Each Eclipse: 1 cocoa per worker, 2 from power 4. Every cocoa unpaid costs 3 VP.

## In words

web-teotihuacan-told-player = { $player }: { $points } VP, { $cocoa } cocoa, { $wood } wood, { $stone } stone, { $gold } gold.

## Short buttons

web-teotihuacan-short-main = Work
web-teotihuacan-short-worship = Worship
web-teotihuacan-short-tile = Worship for the tile
web-teotihuacan-short-both = Worship for both
web-teotihuacan-short-royal = Worship: space { $number }
web-teotihuacan-short-royal-both = Space { $number } and the tile
web-teotihuacan-short-unlock = Unlock all
web-teotihuacan-short-free = Free all, end the turn
web-teotihuacan-short-level = Level { $level }, { $row }–{ $column }
web-teotihuacan-short-power-up = Power { $power } to { $next } · { $board }

## Teotibot

web-teotihuacan-bot-pyramid = Action pyramid
web-teotihuacan-bot-turn = Teotibot’s turn
web-teotihuacan-bot-about = Two dice choose an action tile by their sum; it moves aside and the tiles above the gap slide down as the arrows say.

## The end

web-teotihuacan-eclipse-title = Eclipse { $number }
web-teotihuacan-final = Final scoring
web-teotihuacan-source = Source
web-teotihuacan-by-era = by era I · II · III
web-teotihuacan-story = How the end was scored
web-teotihuacan-beaten = { $player } beats Teotibot.
web-teotihuacan-not-beaten = Teotibot is not beaten: it needs more than { $points } VP.

## Positions in words

web-teotihuacan-told-workers = Workers: { $list }.
web-teotihuacan-told-worker = power { $power } at { $board }
web-teotihuacan-told-locked = power { $power } locked at { $board }
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
web-teotihuacan-rules-goal-text = You build the city of Teotihuacan with a few workers. Their power grows as they work, until they ascend and are reborn. After three eras, each closed by an Eclipse, the most victory points win.
web-teotihuacan-rules-turn = Your turn
web-teotihuacan-rules-turn-move = Move one free worker one to three boards clockwise. Then do one thing where it arrives: collect cocoa, worship, or work.
web-teotihuacan-rules-turn-collect = Collecting pays 1 cocoa, and 1 more for each colour of free workers there.
web-teotihuacan-rules-turn-worship = Worshipping locks the worker on the round space: a temple step or a royal tile, or the discovery tile beside it, or both for 1 cocoa.
web-teotihuacan-rules-turn-work = Working costs 1 cocoa for each colour of free workers already there, your other ones included. The more of your workers and the stronger the weakest, the better; then power one of them up.
web-teotihuacan-rules-boards = The boards
web-teotihuacan-rules-ascension = Ascension
web-teotihuacan-rules-ascension-text = A worker that reaches power 6 ascends: you walk one step on the Avenue of the Dead, choose a reward of the wheel, and the worker returns to the Palace with power 1. The sun moves on.
web-teotihuacan-rules-temples-text = Each temple step pays at once. On framed steps you take the printed reward or one of the discovery tiles. Step 10 unlocks the bonus tile on top.
web-teotihuacan-rules-eclipse = An Eclipse
web-teotihuacan-rules-eclipse-text = When sun and moon meet, everybody takes one more turn. Then score: 4 VP for the lead on the pyramid track and 4, 3 or 2 VP per step by era; the avenue by the row of buildings; sets of different masks. At last pay the salary.
web-teotihuacan-rules-end = The end
web-teotihuacan-rules-end-text = The third Eclipse ends the match, or the one after the pyramid’s capstone is built. Unlocked bonus tiles are scored then.

## Hints

web-teotihuacan-hints-off = Switch hints off
web-teotihuacan-hints-on = Show hints
web-teotihuacan-hints = Hint for this choice
web-teotihuacan-hint-in-any-order = Take first what helps the other: goods you gain now may pay for what follows.
web-teotihuacan-hint-keep-starting-tiles = Pick two: their goods are your start, their boards your workers’ first places.
web-teotihuacan-hint-draft-starting-tile = The order turns back at the end, so the last to choose takes two in a row.
web-teotihuacan-hint-place-workers = Three different boards. Workers that stand together later do better work.
web-teotihuacan-hint-claim-reserved = Pay its price and it is yours; otherwise it goes back.
web-teotihuacan-hint-finish-turn = A tile of yours or an unlock may still be worth it now; then end the turn.
web-teotihuacan-hint-move-worker = Pick a worker, then a lit board one to three steps on. The tag shows what working there costs and brings.
web-teotihuacan-hint-bring-companion = Two workers arriving together count as two for the work.
web-teotihuacan-hint-use-board = Work for goods and power, worship for a temple (the worker is locked), or collect cocoa when you run low.
web-teotihuacan-hint-buy-resources = A stronger worker may exchange more often.
web-teotihuacan-hint-sell-resource = Sell what you will not need soon; cocoa pays for work and salary.
web-teotihuacan-hint-swap-resource = One resource and 1 cocoa become as many resources as the worker’s power.
web-teotihuacan-hint-buy-temple-step = Each step pays at once; step 10 opens the bonus tile of that temple.
web-teotihuacan-hint-take-resources = Wood is for buildings and height, stone for the pyramid, gold for technologies and decorations.
web-teotihuacan-hint-choose-temple = Blue gives resources, red points, green cocoa. One temple climbed high opens its bonus tile.
web-teotihuacan-hint-choose-major-reward = A tile stays with you, the printed reward is at once. Each tile here can be taken only once.
web-teotihuacan-hint-claim-on-avenue = Different masks grow in worth as a set; other tiles help once, when you like.
web-teotihuacan-hint-claim-on-board = Pay what stands on its lower band. A new tile will take its place.
web-teotihuacan-hint-power-up = Stronger workers gather more. At power 6 a worker ascends: a reward, and it starts again at 1.
web-teotihuacan-hint-power-up-anywhere = Any free worker: one near 6, or one that shares a board with others.
web-teotihuacan-hint-buy-power-up = One cocoa for one more step towards an ascension.
web-teotihuacan-hint-choose-ascension-reward = A fourth worker early is worth more than 5 points; but each worker wants a salary.
web-teotihuacan-hint-take-technology = A technology helps for the rest of the match. Others who own it already score 3 when you take it.
web-teotihuacan-hint-build-house = More workers reach a better row. Every building also makes avenue steps worth less for all.
web-teotihuacan-hint-take-decoration = Look for icons that match what lies under the next free place of a stair.
web-teotihuacan-hint-place-decoration = Ringed icons match: 1 point each, and a coloured one climbs its temple.
web-teotihuacan-hint-build-pyramid = One tile per worker here. Tiles with coloured icons can climb temples.
web-teotihuacan-hint-choose-spot = Higher pays more and costs wood. Point at a lit spot: ringed icons match.
web-teotihuacan-hint-turn-tile = Turn it until most icons match.
web-teotihuacan-hint-save-resource = Save what you have least of.
web-teotihuacan-hint-pay-salary = Unpaid cocoa costs 3 points each: paying all is nearly always right.

## The score book

web-teotihuacan-in-words = In words, one by one
web-teotihuacan-book-before = before
web-teotihuacan-book-after = after
web-teotihuacan-book-nothing = Nobody scored in this Eclipse.
web-teotihuacan-path = Everybody’s path
web-teotihuacan-sources = Where the points came from
web-teotihuacan-group-pyramid = Pyramid and decorations
web-teotihuacan-group-temples = Temples
web-teotihuacan-group-avenue = Avenue and nobles
web-teotihuacan-group-technologies = Technologies
web-teotihuacan-group-masks = Masks
web-teotihuacan-group-rest = Palace, tiles and the rest
