# Cacao in English.

cacao-name = Cacao

## Options

cacao-option-first-seat = First player
    .about = Who places the first tile.
cacao-option-first-seat-random = Drawn by lot
cacao-option-first-seat-0 = Seat 1
cacao-option-first-seat-1 = Seat 2
cacao-option-first-seat-2 = Seat 3
cacao-option-first-seat-3 = Seat 4

cacao-option-declining = Idle workers
    .about = Whether workers may stay idle only at markets, or everywhere.
cacao-option-declining-selling = Only at markets
cacao-option-declining-everything = Everywhere

## Things

# a: with its article, inside a sentence.
cacao-jungle-plantation-1 = single plantation
    .a = a single plantation
cacao-jungle-plantation-2 = double plantation
    .a = a double plantation
cacao-jungle-market-2 = market (price 2)
    .a = a market (price 2)
cacao-jungle-market-3 = market (price 3)
    .a = a market (price 3)
cacao-jungle-market-4 = market (price 4)
    .a = a market (price 4)
cacao-jungle-gold-mine-1 = gold mine (value 1)
    .a = a gold mine (value 1)
cacao-jungle-gold-mine-2 = gold mine (value 2)
    .a = a gold mine (value 2)
cacao-jungle-water = water
    .a = a water tile
cacao-jungle-sun-site = sun-worshiping site
    .a = a sun-worshiping site
cacao-jungle-temple = temple
    .a = a temple

# Workers on the four sides, clockwise.
cacao-worker-1-1-1-1 = 1-1-1-1
cacao-worker-2-1-0-1 = 2-1-0-1
cacao-worker-3-0-0-1 = 3-0-0-1
cacao-worker-3-1-0-0 = 3-1-0-0

cacao-side-north = north
cacao-side-east = east
cacao-side-south = south
cacao-side-west = west

# Prices of markets, after a colon.
cacao-prices-none = none
cacao-prices-2 = at 2
cacao-prices-3 = at 3
cacao-prices-3-2 = at 3 and 2
cacao-prices-4 = at 4
cacao-prices-4-2 = at 4 and 2
cacao-prices-4-3 = at 4 and 3
cacao-prices-4-3-2 = at 4, 3 and 2

# Where points come from.
cacao-source-gold = Gold
cacao-source-temples = Temples
cacao-source-sun = Sun tokens
cacao-source-water = Water

# Stands after a signed figure: +2 gold.
cacao-good-gold = gold
cacao-good-cacao = cacao
cacao-good-sun = sun
cacao-good-water = river

## Questions

cacao-decision-place-worker = Choose a worker tile, where it goes and how it turns
    .about = It must touch a jungle tile; workers use every jungle tile they face.
cacao-decision-fill-gap = Choose which jungle tile goes into the gap
    .about = Where two worker tiles meet at an empty place, a jungle tile from the display must fill it.
cacao-decision-in-any-order = Choose which workers act first
    .about = One side finishes before the next: harvest first to have goods, or sell first to have room.
cacao-decision-sell-cacao = Choose how much cacao you sell
    .about = Each worker on the { $side } side of the tile at { $cell } may sell one. Your markets still to come: { $later }.
cacao-decision-send-workers = Choose how many workers act
    .about = The other workers on the { $side } side of the tile at { $cell } stay idle.

## Buttons

cacao-action-place = Place { $tile } at { $cell }, { $rotation ->
        [0] unturned
        [1] turned 90°
        [2] turned 180°
       *[3] turned 270°
    }
cacao-action-overbuild = Cover your tile at { $cell } with { $tile }, { $rotation ->
        [0] unturned
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

## Log

cacao-event-match-began = { $player } goes first.
cacao-event-turn-began = { $player } begins round { $round }.
cacao-event-worker-placed = { $player } places { $tile } at { $cell }.
cacao-event-worker-overbuilt = { $player } pays 1 sun token and covers the tile at { $cell } with { $tile }.
cacao-event-gap-filled = { $player } puts { $a-tile } at { $cell }.
cacao-event-gap-filled-from-pile = { $player } turns up { $a-tile } from the pile at { $cell }.
cacao-event-gap-left-open = { $player } leaves the gap at { $cell } open for good.
cacao-event-harvested = { $player } harvests { $count } cacao.
cacao-event-harvest-lost = { $player } has no room and loses { $count } cacao.
cacao-event-sold = { $player } sells { $count } cacao for { $gold } gold.
cacao-event-gold-mined = { $player } mines { $count } gold.
cacao-event-carrier-moved = { $player } moves the water carrier { $steps ->
        [one] { $steps } field
       *[other] { $steps } fields
    }, to { $value }.
cacao-event-sun-gained = { $player } gains { $count ->
        [one] { $count } sun token
       *[other] { $count } sun tokens
    }.
cacao-event-worker-drawn = { $player } draws { $tile }.
cacao-event-worker-drawn-unseen = { $player } draws a worker tile.
cacao-event-display-refilled = The display receives { $a-tile }.
cacao-event-jungle-exhausted = The jungle is used up; from the next turn on, tiles may be overbuilt.
cacao-event-temple-scored = { $player } gains { $gold } gold at the temple at { $cell } with { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
cacao-event-sun-scored = { $player } gains { $gold } gold for { $count ->
        [one] { $count } sun token
       *[other] { $count } sun tokens
    }.
cacao-event-water-scored = { $player } counts { $value } gold for the water carrier.
cacao-event-scored = { $player } ends with { $total } gold.
cacao-event-match-ended = The match ends.
