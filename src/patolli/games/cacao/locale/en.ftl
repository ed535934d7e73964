# Cacao in English.

cacao-name = Cacao

## Options

cacao-option-first-seat = First player
    .about = Who places the first tile.
cacao-option-first-seat-random = Random
cacao-option-first-seat-0 = Seat 1
cacao-option-first-seat-1 = Seat 2
cacao-option-first-seat-2 = Seat 3
cacao-option-first-seat-3 = Seat 4

cacao-option-declining = Idle workers
    .about = Workers may stay idle only at markets, or everywhere.
cacao-option-declining-selling = Only at markets
cacao-option-declining-everything = Everywhere

## Things

# a: with its article, inside a sentence.
cacao-jungle-plantation-1 = single plantation
    .a = a single plantation
    .does = Each worker harvests 1 cacao.
    .when = When workers and this tile come together.
cacao-jungle-plantation-2 = double plantation
    .a = a double plantation
    .does = Each worker harvests 2 cacao.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-2 = market (price 2)
    .a = a market (price 2)
    .does = Each worker may sell 1 cacao for 2 gold.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-3 = market (price 3)
    .a = a market (price 3)
    .does = Each worker may sell 1 cacao for 3 gold.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-4 = market (price 4)
    .a = a market (price 4)
    .does = Each worker may sell 1 cacao for 4 gold.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-gold-mine-1 = gold mine (value 1)
    .a = a gold mine (value 1)
    .does = Each worker brings 1 gold.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-gold-mine-2 = gold mine (value 2)
    .a = a gold mine (value 2)
    .does = Each worker brings 2 gold.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-water = water
    .a = a water tile
    .does = Each worker moves your water carrier one field along the river.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-sun-site = sun-worshiping site
    .a = a sun-worshiping site
    .does = Each worker brings a sun token.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-temple = temple
    .a = a temple
    .does = Pays 6 and 3 gold to those with the most workers beside it.
    .when = At the end of the match.

# Workers on the four sides, clockwise.
cacao-worker-1-1-1-1 = 1-1-1-1
    .does = One worker on each side.
    .when = When you place it, and when a gap beside it is filled.
cacao-worker-2-1-0-1 = 2-1-0-1
    .does = Two workers on one side, one on each of the sides beside it.
    .when = { cacao-worker-1-1-1-1.when }
cacao-worker-3-0-0-1 = 3-0-0-1
    .does = Three workers on one side, one on the side to its left.
    .when = { cacao-worker-1-1-1-1.when }
cacao-worker-3-1-0-0 = 3-1-0-0
    .does = Three workers on one side, one on the side to its right.
    .when = { cacao-worker-1-1-1-1.when }

cacao-side-north = north
cacao-side-east = east
cacao-side-south = south
cacao-side-west = west


# Parts of a match; a number follows.
cacao-part-turn-began = Round

# Where points come from.
cacao-source-gold = Gold
cacao-source-temples = Temples
cacao-source-sun = Sun tokens
cacao-source-water = Water

# Stands after a signed figure: +2 gold.
cacao-good-gold = gold
    .many = gold
cacao-good-cacao = cacao
    .many = cacao
cacao-good-sun = sun
    .many = sun
cacao-good-water = water
    .many = water

# Prices of the markets that a seat is asked about next.
cacao-prices-none = none
    .still = { "" }
cacao-prices-2 = 2
    .still = { " " }Then comes your market at 2.
cacao-prices-3 = 3
    .still = { " " }Then comes your market at 3.
cacao-prices-3-2 = 3 and 2
    .still = { " " }Then come your markets at 3 and 2.
cacao-prices-4 = 4
    .still = { " " }Then comes your market at 4.
cacao-prices-4-2 = 4 and 2
    .still = { " " }Then come your markets at 4 and 2.
cacao-prices-4-3 = 4 and 3
    .still = { " " }Then come your markets at 4 and 3.
cacao-prices-4-3-2 = 4, 3 and 2
    .still = { " " }Then come your markets at 4, 3 and 2.

## Questions

cacao-decision-place-worker = Choose a worker tile, its place and its rotation
    .about = It must touch a jungle tile; workers use every jungle tile they face.
cacao-decision-fill-gap = Choose which jungle tile goes into the gap
    .about = Where two worker tiles meet at an empty place, a jungle tile from the display must fill it.
cacao-decision-in-any-order = Choose which workers act first
    .about = One side finishes before the next: harvest first to have goods, or sell first to have room.
cacao-decision-sell-cacao = Choose how much cacao you sell
    .about = Each worker on the { $side } side of the tile at { $cell } may sell one.{ $still-later }
cacao-decision-confirm-turn = End your turn
    .about = Nothing more can be done in it; a tile is drawn and the display is refilled.
cacao-decision-send-workers = Choose how many workers act
    .about = The other workers on the { $side } side of the tile at { $cell } stay idle.

cacao-standing-selling = Sell all I can

## Buttons

cacao-action-place =
    Place { $tile } at { $cell }, { $rotation ->
        [0] not turned
        [1] turned 90°
        [2] turned 180°
       *[3] turned 270°
    }
cacao-action-overbuild =
    Overbuild your tile at { $cell } with { $tile }, { $rotation ->
        [0] not turned
        [1] turned 90°
        [2] turned 180°
       *[3] turned 270°
    }
cacao-action-fill = Put { $a-tile } at { $cell }
cacao-action-use = Use the { $side } side of the tile at { $cell }
cacao-action-sell = { $count ->
        [0] Sell nothing
       *[other] Sell { $count } cacao
    }
cacao-action-send = { $count ->
        [0] Send nobody
        [one] Send { $count } worker
       *[other] Send { $count } workers
    }
cacao-action-end-turn = End your turn

## Log

cacao-event-match-began = { $player } goes first.
cacao-event-turn-began = { $player } takes a turn (round { $round }).
cacao-event-worker-placed = { $player } places { $tile } at { $cell }.
cacao-event-worker-overbuilt = { $player } pays 1 sun token and overbuilds the tile at { $cell } with { $tile }.
cacao-event-gap-filled = { $player } puts { $a-tile } at { $cell }.
cacao-event-gap-filled-from-pile = { $player } places the top tile of the pile at { $cell }: { $a-tile }.
cacao-event-gap-left-open = { $player } leaves the gap at { $cell } open for good.
cacao-event-harvested = { $player } harvests { $count } cacao.
cacao-event-harvest-lost = { $player } has no room and loses { $count } cacao.
cacao-event-sold = { $player } sells { $count } cacao for { $gold } gold.
cacao-event-gold-mined = { $player } mines { $count } gold.
cacao-event-carrier-moved = { $player } moves the water carrier { $steps ->
        [one] { $steps } field
       *[other] { $steps } fields
    }, to { $value }.
cacao-event-steps-lost = { $player }’s water carrier is at the end of the river: { $count ->
        [one] { $count } worker has
       *[other] { $count } workers have
    } no effect.
cacao-event-sun-gained = { $player } gains { $count ->
        [one] { $count } sun token
       *[other] { $count } sun tokens
    }.
cacao-event-sun-lost = { $player } has no room and loses { $count ->
        [one] { $count } sun token
       *[other] { $count } sun tokens
    }.
cacao-event-worker-drawn = { $player } draws { $tile }.
cacao-event-worker-drawn-unseen = { $player } draws a worker tile.
cacao-event-display-refilled = New tile in the display: { $a-tile }.
cacao-event-jungle-exhausted = The jungle is used up; from the next turn on, tiles may be overbuilt.
cacao-event-temple-scored = { $player } gains { $gold } gold at the temple at { $cell } with { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
cacao-event-sun-scored = { $player } gains { $gold } gold for { $count ->
        [one] { $count } sun token
       *[other] { $count } sun tokens
    }.
cacao-event-water-scored = { $player } scores { $value } gold for the water carrier.
cacao-event-scored = { $player } ends with { $total } gold.
cacao-event-match-ended = The match ends.

## Why a position is refused

cacao-why-jungle-cell = an empty place for a jungle tile
cacao-why-worker-cell = an empty place for a worker tile beside a jungle tile
cacao-why-too-far = The tiles reach farther than they can in any match.
cacao-why-overbuilt-early = Nothing is overbuilt while there are jungle tiles left.
cacao-why-open-gap = The gap at { $cell } must be filled.
cacao-why-no-room = There may be no room for all worker tiles.
cacao-why-not-one-turn = These are not the steps of one turn.
cacao-why-no-workers-there = This player has no workers there.
cacao-why-not-a-gap = A gap touches at least two worker tiles.
cacao-why-wrong-tile-faced = The workers do not face the jungle tile that this needs.
cacao-why-short-display = The jungle display must hold { $count } tiles while there are any in the pile.

## Why an answer cannot be given

cacao-why-on-jungle = A jungle tile lies here; worker tiles go beside it.
cacao-why-of-another = This tile belongs to another player; overbuild one of your own.
cacao-why-overbuilt-already = Two tiles already lie here; a third is not allowed.
cacao-why-jungle-first = You can overbuild once the jungle is empty; { $left ->
        [one] { $left } tile is left
       *[other] { $left } tiles are left
    }.
cacao-why-needs-sun = Needs { $price ->
        [one] { $price } sun token
       *[other] { $price } sun tokens
    }; you have { $own }.
cacao-why-for-jungle = Jungle tiles go here, once two worker tiles touch this place.
cacao-why-no-jungle-beside = Needs a jungle tile beside it; this place has none.
cacao-why-only-by-overbuilding = A tile of your own lies here; it can only be overbuilt.
cacao-why-nothing-to-overbuild = There is no tile here to overbuild.
cacao-why-not-in-hand = You have no such tile in your hand.
cacao-why-no-gap-to-fill = There is no gap to fill here.
cacao-why-not-in-display = There is no such tile in the jungle display.
cacao-why-other-tile-first = The other tile of the jungle display goes first.
cacao-why-other-gap-first = Another gap is filled first.
cacao-why-no-more-cacao = You have no more than { $own } cacao to sell.
cacao-why-no-more-workers = { $workers ->
        [one] Only { $workers } worker can act here.
       *[other] Only { $workers } workers can act here.
    }
