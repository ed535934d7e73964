# What the browser says at Cacao's table.

web-cacao-round = Round { $round } of { $rounds } · jungle { $left } left
web-cacao-round-brief = Round { $round } of { $rounds }
web-cacao-ended = finished
web-cacao-tiles = { $hand } in hand · { $pile } left
web-cacao-hand = Your hand
web-cacao-hand-of = The hand of { $player }
web-cacao-tile = Tile { $number }: { $tile }{ $count ->
        [1] { "" }
       *[other] { ", " }{ $count } of them
    }
web-cacao-display = Jungle display
web-cacao-display-empty = No jungle tile is left.
web-cacao-left = { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
web-cacao-to-come = Still to come
web-cacao-now = If it ended now
web-cacao-final = Final score
web-cacao-wish = Automatic answers
web-cacao-wish-about = On others’ turns, while this page is open. You can undo until the next move.
web-cacao-wish-price = Lowest price
web-cacao-wish-price-about = at markets that pay at least this
web-cacao-wish-keep = Always keep
web-cacao-wish-keep-about = cacao you never sell
web-cacao-wish-harvest = Harvest first
web-cacao-wish-harvest-about = before selling, when both are possible
web-cacao-wish-ask = Ask me instead
web-cacao-wish-ask-about = when cacao would be lost
web-cacao-tie = Equal gold: the cacao left over decides ({ $left }).
web-cacao-story = Scoring in detail
web-cacao-gold = gold
web-cacao-temples = temples
web-cacao-sun = sun tokens
web-cacao-water = water
web-cacao-village = { $player }: { $gold } gold, { $cacao } cacao, { $sun ->
        [one] { $sun } sun token
       *[other] { $sun } sun tokens
    }, water carrier on { $water }, { $hand ->
        [one] { $hand } tile
       *[other] { $hand } tiles
    } in hand and { $pile } in the pile.
web-cacao-map = Map with { $jungle } jungle tiles and { $workers } worker tiles
web-cacao-cell = Place at { $x }, { $y }
web-cacao-place-question = Place a worker tile
web-cacao-place-choose = Choose one of your tiles, or drag it to a highlighted place.
web-cacao-place-where = Now choose a highlighted place.
web-cacao-place-gap = Pick the jungle tile for the gap, turn your tile, then place it.
web-cacao-place-turn = Turn it with R, or by tapping it, then place it.
web-cacao-place = Place here
web-cacao-cover = Overbuild this tile
web-cacao-cover-next = Overbuild a tile
web-cacao-cover-about = Overbuild one of your own tiles for a sun token
web-cacao-crumb-place = place
web-cacao-crumb-fill = gap
web-cacao-crumb-act = workers
web-cacao-crumb-sell = sell
web-cacao-turn = Turn
web-cacao-gap = gap
web-cacao-order = What your workers did, in order
web-cacao-order-sell = sell { $count }
web-cacao-order-gain = +{ $amount }
web-cacao-change-order = Change order or sales
web-cacao-in-all = in all
web-cacao-this-move = This move
web-cacao-nothing = gives nothing right away
web-cacao-others = { $player } acts at the gap too
web-cacao-told-row = Row { $y }:
web-cacao-told-tile = column { $x } { $tile }
web-cacao-told-workers = column { $x } workers of { $player }, north { $north }, east { $east }, south { $south }, west { $west }
web-cacao-told-notation = A tile is named by its workers clockwise from the north.

# What happened, in sentences and in a few words: who sees the map needs no coordinates
web-cacao-log-opens = { $player } opens { $a-tile }.
web-cacao-log-overbuilds = { $player } pays 1 sun token and overbuilds a tile.
web-cacao-log-places = { $player } places a worker tile.
web-cacao-log-temple = { $player } gains { $gold } gold at a temple, with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
    }.
web-cacao-log-leaves-open = { $player } leaves a gap open for good.
web-cacao-told-opens = Opens { $a-tile }
web-cacao-told-sells = Sale: +{ $gold }
web-cacao-told-mines = Gold mine: +{ $count }
web-cacao-told-harvests = Harvest: +{ $count }
web-cacao-told-carries = Water carrier: +{ $steps }
web-cacao-told-worships = Sun tokens: +{ $count }
web-cacao-told-overbuilds = Overbuilds a tile
web-cacao-told-places = Places a worker tile

## Rules and pieces

web-cacao-rules-place = A worker tile beside a plantation and above a market
web-cacao-rules-fill = Either tile may go to either gap
web-cacao-where-map = on the map
web-cacao-where-display = in the display
web-cacao-where-hand = in your hand
web-cacao-where-village = in a village

# What the end of a turn turns up
web-cacao-up-worker = your next worker tile
web-cacao-up-jungle = { $count ->
        [one] one jungle tile
       *[other] { $count } jungle tiles
    }

# The card of a piece: what it is worth now
web-cacao-tiles-on-map = Tiles on the map
web-cacao-tile-at = { $tile } at { $x }, { $y }
web-cacao-workers-at = worker tile of { $player } at { $x }, { $y }
web-cacao-village-board = Village board
web-cacao-worth-at-best = at best
web-cacao-worth-pile = It still lies in the pile.
web-cacao-worth-no-gap = It fills a gap that a worker tile opens.
web-cacao-worth-no-place = No place beside it is free.
web-cacao-worth-temple = You do not have enough workers beside it.
web-cacao-worth-laid = Workers that face an empty place wait until it is filled.
web-cacao-worth-theirs = Its workers act for another player.

# Why an answer brings nothing
web-cacao-none-storage = your storage is full
web-cacao-none-sun = no room for sun tokens
web-cacao-none-river = the river ends here
web-cacao-none-temple = no prize for you
web-cacao-none-cacao = no cacao to sell
web-cacao-none-workers = no worker of yours acts there
