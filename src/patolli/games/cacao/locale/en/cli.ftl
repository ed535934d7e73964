# What the terminal says at Cacao's table.

cli-cacao-typing =
    Several at once work too: “2 c 3” is tile 2, place c, orientation 3.
    Notation works at any time, for example “place 2-1-0-1 3 1,0” or “sell 2”.

cli-cacao-round = round { $round } of { $rounds }
cli-cacao-display = Jungle display
cli-cacao-to-come = Still to come
cli-cacao-choose-cell = Choose a place on the map for { $tile }
cli-cacao-choose-turn = Choose how the tile turns
cli-cacao-confirm = Place the tile like this, or go back
cli-cacao-overbuild = The jungle is used up: you may also overbuild one of your own tiles. That costs 1 sun token; all workers of the new tile act.
cli-cacao-gold = Gold
cli-cacao-temples = Temples
cli-cacao-sun = Sun
cli-cacao-river = River
cli-cacao-total = Total
cli-cacao-left-over = Cacao
cli-cacao-tie = The gold is equal: more cacao left over decides.
cli-cacao-legend =
    Worker tiles show the workers on each side; a double frame lies on another tile.
    ◉ gold · ▮ stored cacao · ☼ sun tokens · ▤ tiles in hand + pile · ≈ the river and the water carrier.
    ▲ with a shape: who leads at this temple. ↑2 ♣1: two workers would face that tile; ? is a gap to fill.
