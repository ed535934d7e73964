// A game of Cacao's shape for boardgame.io: a growing table, secret hands, goods that change with each move.
const TILES = ["1-1-1-1", "2-1-0-1", "3-0-0-1", "3-1-0-0"];
const JUNGLE = ["plantation_1", "plantation_2", "market_2", "market_3", "market_4", "mine_1", "mine_2", "water", "temple", "sun"];

const village = () => ({ gold: 0, cacao: 0, sun: 0, water: 0, hand: [0, 1, 2], unplaced: { a: 4, b: 5, c: 1, d: 1 }, sheet: { gold: 0, temples: 0, sun: 0, water: -10, total: -10 } });

exports.Table = {
  name: "table",
  setup: () => ({ jungle: [], workers: [], villages: [village(), village()], pile: JUNGLE.concat(JUNGLE, JUNGLE), moves: 0 }),
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    villages: G.villages.map((own, seat) => (String(seat) === playerID ? own : { ...own, hand: own.hand.length })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, tile, rotation) => {
      const seat = Number(playerID);
      const number = G.moves;
      G.workers.push({ x: number % 9, y: Math.floor(number / 9), seat, tile: TILES[tile], rotation, sides: [1, 2, 0, 1], overbuilt: false });
      if (number % 2 === 0 && G.pile.length) G.jungle.push({ x: number % 9, y: Math.floor(number / 9), tile: G.pile.pop() });
      const own = G.villages[seat];
      own.gold += rotation;
      own.cacao = (own.cacao + 1) % 6;
      own.sheet.total = own.gold + own.water;
      own.hand = [tile, (tile + 1) % 4, (tile + 2) % 4];
      G.moves += 1;
    },
  },
  // As many moves as a match of Cacao between two has answers.
  endIf: ({ G }) => (G.moves >= 54 ? { over: true } : undefined),
};
