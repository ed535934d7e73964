# The rules, told to players in our own words.

## Cacao

rules-cacao-goal = Goal
rules-cacao-goal-text = You lead a village into the jungle. Your workers harvest cacao, sell it, carry water, dig for gold and gather at temples. Whoever has the most gold at the end wins.
rules-cacao-turn = A turn
rules-cacao-turn-place = Place one of your three worker tiles.
rules-cacao-turn-fill = Fill the gaps it opens with tiles from the jungle display.
rules-cacao-turn-act = All workers that face a jungle tile for the first time use it, yours and those of others.
rules-cacao-turn-draw = Draw a new worker tile, and the display is filled up to two again.
rules-cacao-place = Placing a tile
rules-cacao-place-picture = A worker tile beside a plantation and above a market
rules-cacao-place-text = Worker tiles and jungle tiles make a checkerboard. Put your tile on an empty place that touches at least one jungle tile by an edge, turned as you like.
rules-cacao-place-workers = Every tile has four workers, spread over its sides: one on each, or two or even three on one. Each worker faces the tile on its side.
rules-cacao-fill = Filling gaps
rules-cacao-fill-picture = Two worker tiles meet at an empty place, and a jungle tile fills it
rules-cacao-fill-text = If your tile makes an empty place touch two worker tiles, it must be filled: you choose which of the two display tiles goes there.
rules-cacao-fill-many = With two gaps you decide which tile goes where. A third gap gets the top tile of the pile, unseen. Without tiles a gap stays open.
rules-cacao-act = Workers act
rules-cacao-act-text = A worker acts once: when its tile and the jungle tile it faces come together. So your tiles may earn on another player’s turn.
rules-cacao-act-order = You choose in which order your sides act; each side finishes before the next. Harvest first to have goods, or sell first to have room.
rules-cacao-tiles = The jungle tiles
rules-cacao-tile-plantation = Plantation: each worker harvests 1 cacao, or 2 at a double one. Your storage holds 5; the rest is lost.
rules-cacao-tile-market = Market: each worker may sell 1 cacao for 2, 3 or 4 gold, as the tile says. You may sell less.
rules-cacao-tile-mine = Gold mine: each worker finds 1 or 2 gold.
rules-cacao-tile-water = Water: each worker moves your water carrier one field along the river. It begins at −10 and can reach 16.
rules-cacao-tile-sun = Sun-worshiping site: each worker brings a sun token, up to three.
rules-cacao-tile-temple = Temple: no effect now. At the end it pays those with the most workers beside it.
rules-cacao-overbuild = Overbuilding
rules-cacao-overbuild-text = If pile and display are both empty when your turn begins, you may pay a sun token and lay your tile on one of your own tiles that has not been overbuilt. All its workers act, even at tiles used before. A place is overbuilt only once.
rules-cacao-end = The end
rules-cacao-end-text = The match ends when everybody has placed their last tile. Count your gold, add the field of your water carrier (it may be below zero) and 1 gold for each sun token left. Cacao left over pays nothing.
rules-cacao-end-temples = At each temple the player with the most workers beside it gains 6 gold, the second 3. Those who tie share the prize, rounded down; after a tie for first there is no second prize.
rules-cacao-end-tie = If the gold is equal, more cacao left over decides; if that is equal too, the win is shared.
