// Written by `python -m patolli.server.typescript` from src/patolli/games/teotihuacan/material: change that.

export const BOARDS = [
  "palace",
  "forest",
  "stone_quarry",
  "gold_deposits",
  "alchemy",
  "nobles",
  "decorations",
  "construction",
] as const;
export const TEMPLES = ["blue", "red", "green"] as const;
export const GOOD_NAMES = ["wood", "stone", "gold", "cocoa"] as const;
export const WORSHIP_TEMPLE = {
  forest: "red",
  stone_quarry: "green",
  gold_deposits: "blue",
  decorations: "any",
} as const;
export const RESOURCE_CELLS = {
  forest: [
    [
      [0, 0, 0, 1, 0, 0],
      [1, 0, 0, 0, 0, 0],
      [2, 0, 0, 0, 0, 0],
    ],
    [
      [1, 0, 0, 0, 0, 0],
      [2, 0, 0, 0, 0, 0],
      [3, 0, 0, 2, 0, 0],
    ],
    [
      [2, 0, 0, 1, 0, 0],
      [3, 0, 0, 3, 0, 0],
      [4, 0, 0, 5, 0, 0],
    ],
  ],
  stone_quarry: [
    [
      [0, 0, 0, 0, 1, 0],
      [0, 1, 0, 0, 0, 0],
      [0, 2, 0, 0, 0, 0],
    ],
    [
      [0, 1, 0, 0, 0, 0],
      [0, 2, 0, 0, 0, 0],
      [0, 3, 0, 0, 2, 0],
    ],
    [
      [0, 2, 0, 0, 1, 0],
      [0, 3, 0, 0, 3, 0],
      [0, 4, 0, 0, 5, 0],
    ],
  ],
  gold_deposits: [
    [
      [0, 0, 0, 0, 1, 0],
      [0, 0, 1, 0, 0, 0],
      [0, 0, 2, 0, 0, 0],
    ],
    [
      [0, 0, 1, 0, 0, 0],
      [0, 0, 2, 0, 0, 0],
      [0, 0, 3, 0, 2, 0],
    ],
    [
      [0, 0, 2, 1, 0, 0],
      [0, 0, 3, 0, 0, 1],
      [0, 0, 4, 0, 0, 2],
    ],
  ],
} satisfies Record<string, readonly (readonly (readonly number[])[])[]>;
export const POWER_COLUMN: readonly number[] = [0, 0, 1, 1, 2, 2];
export const NOBLES_ROW_NAMES = ["top", "centre", "bottom"] as const;
export const NOBLES_ROWS: readonly (readonly number[])[] = [
  [3, 2, 2, 1, 1],
  [5, 4, 3, 3],
  [7, 6, 5],
];
export const BUILDING_WOOD = 2;
export const BUILDINGS_ROW: readonly number[] = [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1];
export const DECORATION_GOLD: readonly number[] = [0, 3, 2, 1];
export const DECORATION_POINTS = 3;
export const STEP_RESOURCES = {
  blue: [0, 1, 1, 1, 1, 2, 2, 0, 2, 0, 0, 0],
  red: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  green: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
} satisfies Record<string, readonly number[]>;
export const STEP_POINTS = {
  blue: [0, 0, 0, 0, 0, 0, 0, 2, 0, 4, 0, 6],
  red: [0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7],
  green: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5],
} satisfies Record<string, readonly number[]>;
export const STEP_COCOA = {
  blue: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  red: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  green: [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 0, 0],
} satisfies Record<string, readonly number[]>;
export const TOP_STEP = 11;
export const BONUS_STEP = 10;
export const TEMPLE_TILE_STEPS = {
  blue: [4],
  red: [5],
  green: [3, 6],
} satisfies Record<string, readonly number[]>;
export const AVENUE_LAST_STEP = 9;
export const AVENUE_TILE_STEPS: readonly number[] = [3, 6, 8];
export const CALENDAR_SPACES = 13;
export const PYRAMID_TRACK_LAST_STEP = 10;
export const ASCENSION_POINTS = 5;
export const ASCENSION_COCOA = { first: 6, second: 5 } satisfies Record<string, number>;
export const TWO_TEMPLES_COCOA = 3;
export const FOURTH_WORKER_COCOA = 2;
export const GRID = 8;
export const BASE_ROWS = [
  "nnnbbnnn",
  "gggbbnnn",
  "nnnbnrrr",
  "ggrnnbbb",
  "ggrnbrrr",
  "nnrnbggg",
  "bbbrrnnn",
  "gggrrnnn",
] as const;
export const LEVEL_SIDES: readonly number[] = [4, 3, 2, 1];
export const SPOT_LEVEL = {
  s0: 0,
  s1: 0,
  s2: 0,
  s3: 0,
  s4: 0,
  s5: 0,
  s6: 0,
  s7: 0,
  s8: 0,
  s9: 0,
  s10: 0,
  s11: 0,
  s12: 0,
  s13: 0,
  s14: 0,
  s15: 0,
  s100: 1,
  s101: 1,
  s102: 1,
  s103: 1,
  s104: 1,
  s105: 1,
  s106: 1,
  s107: 1,
  s108: 1,
  s200: 2,
  s201: 2,
  s202: 2,
  s203: 2,
  s300: 3,
} satisfies Record<string, number>;
export const LEVEL_STONE: readonly number[] = [2, 2, 2, 2];
export const LEVEL_WOOD: readonly number[] = [0, 1, 2, 3];
export const LEVEL_POINTS: readonly number[] = [1, 3, 5, 7];
export const TILE_ICONS = {
  p0: "bnRg",
  p1: "nbrG",
  p2: "nrbG",
  p3: "gnbR",
  p4: "gnbr",
  p5: "gnrb",
  p6: "gnrB",
  p7: "gbrn",
  p8: "gBrn",
  p9: "bnrn",
  p10: "Bnrn",
  p11: "gnrn",
  p12: "gnRn",
  p13: "bnGn",
  p14: "bngn",
  p15: "bngr",
  p16: "bngR",
  p17: "gnbr",
  p18: "nnnr",
  p19: "bnnn",
  p20: "nnng",
  p21: "bnng",
  p22: "gnnb",
  p23: "nngr",
  p24: "Gnnr",
  p25: "bnnR",
  p26: "bnnr",
  p27: "gbGb",
  p28: "rBrb",
  p29: "grgR",
  p30: "nnnn",
  p31: "nnnn",
} as const;
export const SIDES = ["top", "right", "bottom", "left"] as const;
export const DECORATION_ICONS = {
  d0: "BR",
  d1: "nB",
  d2: "GG",
  d3: "BG",
  d4: "RB",
  d5: "Bn",
  d6: "RR",
  d7: "GB",
  d8: "RG",
  d9: "Gn",
  d10: "nR",
  d11: "BB",
  d12: "GR",
  d13: "Rn",
  d14: "nG",
} as const;
export const PRINTED_ICONS = { top: "rg", right: "ng", bottom: "bn", left: "br" } as const;
export const DISCOVERY_COST = {
  mask_1: [0, 0, 1, 2],
  mask_2: [1, 0, 0, 1],
  mask_3: [1, 0, 0, 1],
  mask_4: [1, 0, 0, 0],
  mask_5: [1, 0, 0, 0],
  mask_6: [1, 0, 0, 0],
  mask_7: [1, 0, 0, 0],
  points_4: [1, 0, 0, 0],
  resources_3: [0, 0, 0, 1],
  resources_2: [0, 0, 0, 0],
  avenue: [0, 0, 0, 1],
  temple_any: [0, 0, 0, 1],
  temple_blue: [0, 0, 0, 0],
  temple_red: [0, 0, 0, 0],
  temple_green: [0, 0, 0, 0],
  cocoa_4: [0, 0, 1, 0],
  power_up_2: [0, 0, 0, 1],
  double_move: [0, 0, 0, 0],
  free_cocoa: [0, 0, 0, 0],
  unlimited_move: [0, 0, 0, 0],
  extra_worker: [0, 0, 0, 0],
} satisfies Record<string, readonly number[]>;
export const DISCOVERY_POINTS = 4;
export const DISCOVERY_COCOA = 4;
export const DISCOVERY_POWER_UPS = 2;
export const TECHNOLOGY_GOLD = {
  t1: 1,
  t3: 1,
  t5: 1,
  t7: 1,
  t9: 2,
  t11: 2,
  t13: 2,
  t15: 2,
  t17: 2,
} satisfies Record<string, number>;
export const TECHNOLOGY_POINTS = {
  t1: 0,
  t3: 3,
  t5: 0,
  t7: 1,
  t9: 4,
  t11: 3,
  t13: 0,
  t15: 0,
  t17: 0,
} satisfies Record<string, number>;
export const ROYAL_POINTS = {
  c01: 0,
  b02: 0,
  c03: 0,
  a04: 2,
  a05: 2,
  b06: 0,
  b07: 0,
  c08: 0,
  a09: 1,
} satisfies Record<string, number>;
export const ROYAL_POWER_BONUS = {
  c01: 1,
  b02: 0,
  c03: 0,
  a04: 0,
  a05: 0,
  b06: 0,
  b07: 0,
  c08: -1,
  a09: 1,
} satisfies Record<string, number>;
export const COCOA_PER_RESOURCE = 2;
export const BONUS_POINTS = {
  technologies: 5,
  flat: 15,
  avenue: 3,
  bonus_count: 9,
  discoveries: 2,
  weak_worker: 4,
  strong_worker: 9,
} satisfies Record<string, number>;
export const STARTING_BOARDS = {
  st1: ["palace", "forest"],
  st2: ["gold_deposits", "stone_quarry"],
  st3: ["forest", "stone_quarry"],
  st4: ["palace", "gold_deposits"],
  st5: ["gold_deposits", "alchemy"],
  st6: ["forest", "gold_deposits"],
  st7: ["alchemy", "construction"],
  st8: ["nobles", "decorations"],
  st9: ["alchemy", "nobles"],
  st10: ["decorations", "construction"],
  st11: ["nobles", "construction"],
  st12: ["alchemy", "decorations"],
  st13: ["stone_quarry", "alchemy"],
  st14: ["stone_quarry", "decorations"],
  st15: ["forest", "nobles"],
  st16: ["gold_deposits", "construction"],
  st17: ["stone_quarry", "construction"],
  st18: ["forest", "decorations"],
} as const;
export const STARTING_GAINS = {
  st1: [3, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0],
  st2: [0, 2, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0],
  st3: [4, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
  st4: [0, 0, 2, 5, 0, 0, 1, 0, 0, 0, 0, 0],
  st5: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0],
  st6: [3, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0],
  st7: [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0],
  st8: [0, 4, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0],
  st9: [0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0],
  st10: [0, 0, 0, 5, 0, 0, 1, 0, 0, 1, 0, 0],
  st11: [0, 0, 0, 5, 0, 0, 0, 1, 0, 1, 0, 0],
  st12: [0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0, 0],
  st13: [5, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0],
  st14: [0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  st15: [1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  st16: [0, 0, 3, 2, 0, 0, 0, 0, 0, 0, 0, 1],
  st17: [2, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0],
  st18: [1, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
} satisfies Record<string, readonly number[]>;
export const SLOT_OF_SUM: readonly number[] = [-1, -1, 3, 3, 1, 1, 0, 0, 0, 2, 2, 5, 5];
