/** A made-up position in which every kind of piece can be seen; galleries and rules draw it. */
import { BASE_ROWS, TILE_ICONS } from "./material.ts";
import { namesOf } from "./names.ts";
import { SPOTS } from "./pyramid/stones.ts";
import type { BoardName, Player, SpotName, TechnologyName, TeoView, Worker } from "./view.ts";

const player = (seat: number, workers: Worker[]): Player => ({
  bot: false,
  points: [61, 66, 58, 49][seat] ?? 0,
  wood: 3,
  stone: 4,
  gold: 1,
  cocoa: 6,
  temples: { blue: 4, red: 5, green: 6 },
  avenue: 3,
  pyramid_track: 4,
  workers,
  technologies: ["t1"],
  tiles: ["mask_4", "double_move"],
  used_tiles: ["cocoa_4"],
  masks: 1,
  mask_points: 1,
  salary: 5,
  salary_losses: [15, 12, 9, 6, 3, 0],
  bonuses: {},
  sheet: {},
});
const TECHNOLOGIES: TechnologyName[] = ["t1", "t5", "t7", "t11", "t13", "t17"];
const UNBUILT: SpotName[] = ["s3", "s12", "s102", "s106", "s107", "s201", "s202", "s203", "s300"];
const TILES = namesOf(TILE_ICONS);
const at = (board: BoardName, power: number, space = 0): Worker => ({ board, power, space });

/** Four players whose markers all share one step of every track. */
export const sample = (ring: BoardName[]): TeoView => ({
  seats: 4,
  viewer: 0,
  solo: false,
  options: { edition: "second" },
  to_act: [0],
  over: false,
  ring,
  technologies: TECHNOLOGIES.map((technology, slot) => ({
    technology,
    owners: [0, 1, 2, 3].slice(0, slot % 5),
  })),
  royal_tiles: ["a04", "b02", "c08"],
  bonus_tiles: ["technologies", "avenue", "workers"],
  era: 2,
  light: 6,
  dark: 11,
  last_round: false,
  last_eclipse: false,
  pyramid_step_value: 3,
  avenue_value: 3,
  players: [
    player(0, [at("decorations", 3), at("forest", 2), at("construction", 4), at("gold_deposits", 1, 1)]),
    player(1, [at("forest", 2), at("stone_quarry", 3), at("alchemy", 5), at("palace", 2, 2)]),
    player(2, [at("gold_deposits", 4), at("gold_deposits", 4), at("nobles", 1)]),
    player(3, [at("stone_quarry", 5), at("construction", 3), at("palace", 1), at("decorations", 2, 1)]),
  ],
  neutral: [
    ["forest", "alchemy", "nobles"],
    ["palace", "construction", "nobles"],
  ],
  boards: {
    palace: { collect: 3 },
    forest: { work: 3, collect: 4 },
    stone_quarry: { work: 2, collect: 3 },
    gold_deposits: { work: 1, collect: 2 },
    alchemy: { work: 2, collect: 3 },
    nobles: { work: 3, collect: 4 },
    decorations: { work: 1, collect: 2 },
    construction: { work: 3, collect: 4 },
  },
  discoveries: {
    palace: ["temple_any"],
    forest: ["mask_5"],
    stone_quarry: ["points_4"],
    gold_deposits: ["double_move"],
    decorations: ["cocoa_4"],
    avenue_3: ["mask_1", "none", "none"],
    avenue_6: ["mask_2", "none"],
    avenue_8: ["mask_3"],
    blue_4: ["mask_6", "avenue", "none", "none"],
    red_5: ["mask_7", "avenue", "power_up_2", "none", "none"],
    green_3: ["free_cocoa", "none", "none"],
    green_6: ["mask_1", "mask_2", "mask_3", "none"],
  },
  pyramid: SPOTS.filter((spot) => !UNBUILT.includes(spot.name)).map((spot, index) => ({
    spot: spot.name,
    tile: TILES[index] ?? "p0",
    turns: index % 4,
  })),
  icons: [...BASE_ROWS],
  decorations: { top: ["d13", "d3"], right: ["d14", "d6", "d7"], bottom: ["d10"], left: ["d5"] },
  pyramid_offer: ["p28", "p13", null],
  decoration_offer: ["d0", "d9", "d8", null],
  houses: [2, 2, 1],
  stacks: { discoveries: 20, decorations: 6, pyramid: 10 },
  start: { hand: [], kept: [], answered: [], pool: [], shown: [], reserved: {} },
  bot: null,
  ranking: [2, 1, 3, 4],
  won: null,
});
