# What the browser says at Cacao's table.

web-cacao-round = Round { $round } of { $rounds } · jungle { $left } left
web-cacao-round-brief = Round { $round } of { $rounds }
web-cacao-ended = finished
web-cacao-tiles = { $hand } in hand · { $pile } left
web-cacao-hand = Your hand
web-cacao-tile = Tile { $number }: { $tile }
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
web-cacao-this-move = This move
web-cacao-nothing = gives nothing right away
web-cacao-others = { $player } acts at the gap too
web-cacao-told-row = Row { $y }:
web-cacao-told-tile = column { $x } { $tile }
web-cacao-told-workers = column { $x } workers of { $player }, north { $north }, east { $east }, south { $south }, west { $west }

## First lesson

web-cacao-coach-next = Got it
web-cacao-coach-stop = Close the guide
web-cacao-coach-tile = Choose one of your three tiles. The hats on its sides are your workers.
web-cacao-coach-place = Now tap a highlighted place beside the jungle. Each worker uses the jungle tile it faces.
web-cacao-coach-turn = Tap the tile again to turn it. The labels show what each side would bring.
web-cacao-coach-gap = Two worker tiles would meet at an empty place: choose the jungle tile that fills it, A or B.
web-cacao-coach-commit = Happy with it? Place it. Nothing is final before that.
web-cacao-coach-sell = A market: each worker may sell one cacao. Sell now, or keep some for a better price.
web-cacao-coach-order = Which side acts first is up to you: harvest to have something to sell, or sell to have room.
web-cacao-coach-others = Your workers act on the turns of others too, when a gap beside them is filled.
web-cacao-coach-water = Your water carrier stands at −10, and that counts at the end. Send workers to the water.
web-cacao-coach-temple = Temples pay at the end: 6 gold to the most workers beside them, 3 to the second.
web-cacao-coach-store = Your storage is nearly full: more than five cacao would be lost. Look for a market.
web-cacao-coach-end = You know it all now. “If it ended now” shows how everyone stands.
