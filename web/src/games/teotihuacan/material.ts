/** Printed facts that the drawing needs: figures and places, no rules. */
import type { BoardName, Good, SideName, TempleName } from "./view.ts";

export const BOARDS: readonly BoardName[] = [
  "palace",
  "forest",
  "stone_quarry",
  "gold_deposits",
  "alchemy",
  "nobles",
  "decorations",
  "construction",
];
export const numberOf = (board: BoardName): number => BOARDS.indexOf(board) + 1;
export const TEMPLES: readonly TempleName[] = ["blue", "red", "green"];
export const SIDES: readonly SideName[] = ["top", "right", "bottom", "left"];
export const GOODS: readonly Good[] = ["cocoa", "wood", "stone", "gold"];

/** A gain as pairs of figure and icon. */
export type Pay = readonly (readonly [number, string])[];

export const WORSHIP_TEMPLE: Partial<Record<BoardName, TempleName | "any">> = {
  forest: "red",
  stone_quarry: "green",
  gold_deposits: "blue",
  decorations: "any",
};

export type ResourceBoardName = "forest" | "stone_quarry" | "gold_deposits";
/** By workers counted, then by the power of the weakest: 1, 2–3, 4–5. */
export const CELLS: Record<ResourceBoardName, readonly (readonly Pay[])[]> = {
  forest: [
    [[[1, "cocoa"]], [[1, "wood"]], [[2, "wood"]]],
    [
      [[1, "wood"]],
      [[2, "wood"]],
      [
        [3, "wood"],
        [2, "cocoa"],
      ],
    ],
    [
      [
        [2, "wood"],
        [1, "cocoa"],
      ],
      [
        [3, "wood"],
        [3, "cocoa"],
      ],
      [
        [4, "wood"],
        [5, "cocoa"],
      ],
    ],
  ],
  stone_quarry: [
    [[[1, "vp"]], [[1, "stone"]], [[2, "stone"]]],
    [
      [[1, "stone"]],
      [[2, "stone"]],
      [
        [3, "stone"],
        [2, "vp"],
      ],
    ],
    [
      [
        [2, "stone"],
        [1, "vp"],
      ],
      [
        [3, "stone"],
        [3, "vp"],
      ],
      [
        [4, "stone"],
        [5, "vp"],
      ],
    ],
  ],
  gold_deposits: [
    [[[1, "vp"]], [[1, "gold"]], [[2, "gold"]]],
    [
      [[1, "gold"]],
      [[2, "gold"]],
      [
        [3, "gold"],
        [2, "vp"],
      ],
    ],
    [
      [
        [2, "gold"],
        [1, "cocoa"],
      ],
      [
        [3, "gold"],
        [1, "temple-any"],
      ],
      [
        [4, "gold"],
        [2, "temple-any"],
      ],
    ],
  ],
};
export const isResourceBoard = (board: BoardName): board is ResourceBoardName => board in CELLS;
export const RESOURCE_OF: Record<ResourceBoardName, Good> = {
  forest: "wood",
  stone_quarry: "stone",
  gold_deposits: "gold",
};
export const columnOf = (power: number): number => (power >= 4 ? 2 : power >= 2 ? 1 : 0);
/** Power-ups of a main action by workers counted. */
export const POWER_UPS: Record<BoardName, readonly number[]> = {
  palace: [0, 0, 0, 0],
  forest: [0, 1, 1, 2],
  stone_quarry: [0, 1, 1, 2],
  gold_deposits: [0, 1, 1, 2],
  alchemy: [0, 1, 1, 1],
  nobles: [0, 1, 1, 2],
  decorations: [0, 1, 1, 1],
  construction: [0, 1, 1, 2],
};

export const NOBLES_ROWS: readonly (readonly number[])[] = [
  [3, 2, 2, 1, 1],
  [5, 4, 3, 3],
  [7, 6, 5],
];
export const ROW_NAMES = ["top", "centre", "bottom"] as const;
export const ROW_VALUES: readonly number[] = [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1];
export const DECORATION_GOLD: readonly number[] = [0, 3, 2, 1];
export const LEVEL_STONE = 2;
export const LEVEL_POINTS: readonly number[] = [1, 3, 5, 7];

const steps = (icon: string, figures: readonly number[]): (readonly [number, string] | undefined)[] =>
  figures.map((figure) => (figure ? [figure, icon] : undefined));
const merged = (
  ...lists: (readonly [number, string] | undefined)[][]
): (readonly [number, string] | undefined)[] =>
  (lists[0] ?? []).map((_, step) => lists.map((list) => list[step]).find(Boolean));
/** What each of the twelve steps pays. */
export const STEP_PAY: Record<TempleName, (readonly [number, string] | undefined)[]> = {
  blue: merged(
    steps("resource-any", [0, 1, 1, 1, 1, 2, 2, 0, 2, 0, 0, 0]),
    steps("vp", [0, 0, 0, 0, 0, 0, 0, 2, 0, 4, 0, 6]),
  ),
  red: steps("vp", [0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7]),
  green: merged(
    steps("cocoa", [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 0, 0]),
    steps("vp", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5]),
  ),
};
export const TOP_STEP = 11;
export const BONUS_STEP = 10;
/** Where discovery tiles lie on the tracks, by the names of the View. */
export const TEMPLE_GROUPS: Record<TempleName, Record<number, string>> = {
  blue: { 4: "blue_4" },
  red: { 5: "red_5" },
  green: { 3: "green_3", 6: "green_6" },
};
export const AVENUE_GROUPS: Record<number, string> = { 3: "avenue_3", 6: "avenue_6", 8: "avenue_8" };
export const AVENUE_STEPS = 10;

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
export const GRID = 8;
export interface Spot {
  name: string;
  level: number;
  row: number;
  column: number;
}
/** Spots from level 1 up, row by row; each covers four cells of the grid. */
export const SPOTS: readonly Spot[] = [4, 3, 2, 1].flatMap((side, level) =>
  Array.from({ length: side * side }, (_, index) => ({
    name: `s${level * 100 + index}`,
    level: level + 1,
    row: level + 2 * Math.floor(index / side),
    column: level + 2 * (index % side),
  })),
);
export const spotNamed = (name: string): Spot | undefined => SPOTS.find((spot) => spot.name === name);
/** Icons clockwise from the top left. */
const TILE_ICONS = [
  "bnRg nbrG nrbG gnbR gnbr gnrb gnrB gbrn gBrn bnrn Bnrn gnrn gnRn bnGn bngn bngr",
  "bngR gnbr nnnr bnnn nnng bnng gnnb nngr Gnnr bnnR bnnr gbGb rBrb grgR nnnn nnnn",
].flatMap((row) => row.split(" "));
export const iconsOf = (tile: string): string => TILE_ICONS[Number(tile.slice(1))] ?? "nnnn";
/** A quarter turn clockwise brings the last icon to the front. */
export const turned = (icons: string, turns: number): string =>
  turns ? icons.slice(-turns) + icons.slice(0, -turns) : icons;
export const cellsOf = (spot: Spot): readonly (readonly [number, number])[] => [
  [spot.row, spot.column],
  [spot.row, spot.column + 1],
  [spot.row + 1, spot.column + 1],
  [spot.row + 1, spot.column],
];

const DECORATION_ICONS = "BR nB GG BG RB Bn RR GB RG Gn nR BB GR Rn nG".split(" ");
export const decorationIcons = (tile: string): string => DECORATION_ICONS[Number(tile.slice(1))] ?? "nn";
export const PRINTED_ICONS: Record<SideName, string> = { top: "rg", right: "ng", bottom: "bn", left: "br" };
/** A side may turn the tile so that its second icon comes first, read left to right or top to bottom. */
export const decorationPair = (tile: string, side: SideName): string => {
  const icons = decorationIcons(tile);
  return side === "bottom" || side === "left" ? (icons[1] ?? "") + (icons[0] ?? "") : icons;
};
/** The two grid cells under a space above the first level. */
export function cellsUnder(side: SideName, level: number): readonly (readonly [number, number])[] {
  const depth = level - 2;
  const along = [3, 4];
  if (side === "top") return along.map((column) => [depth, column] as const);
  if (side === "bottom") return along.map((column) => [GRID - 1 - depth, column] as const);
  return along.map((row) => [row, side === "left" ? depth : GRID - 1 - depth] as const);
}

/** Wood, stone, gold, cocoa. */
const COSTS: Record<string, Partial<Record<Good, number>>> = {
  mask_1: { gold: 1, cocoa: 2 },
  mask_2: { wood: 1, cocoa: 1 },
  mask_3: { wood: 1, cocoa: 1 },
  mask_4: { wood: 1 },
  mask_5: { wood: 1 },
  mask_6: { wood: 1 },
  mask_7: { wood: 1 },
  points_4: { wood: 1 },
  resources_3: { cocoa: 1 },
  avenue: { cocoa: 1 },
  temple_any: { cocoa: 1 },
  cocoa_4: { gold: 1 },
  power_up_2: { cocoa: 1 },
};
export const costOf = (discovery: string): Pay =>
  Object.entries(COSTS[discovery] ?? {}).map(([good, count]) => [count, good] as const);
export const DISCOVERIES = [
  "mask_1",
  "mask_2",
  "mask_3",
  "mask_4",
  "mask_5",
  "mask_6",
  "mask_7",
  "points_4",
  "resources_3",
  "resources_2",
  "avenue",
  "temple_any",
  "temple_blue",
  "temple_red",
  "temple_green",
  "cocoa_4",
  "power_up_2",
  "double_move",
  "free_cocoa",
  "unlimited_move",
  "extra_worker",
] as const;

export const TECHNOLOGIES = ["t1", "t3", "t5", "t7", "t9", "t11", "t13", "t15", "t17"] as const;
export const technologyNumber = (technology: string): number => Number(technology.slice(1));
export const technologyCost = (technology: string): number => (technologyNumber(technology) < 9 ? 1 : 2);
export const COLUMN_TEMPLE: readonly TempleName[] = ["blue", "red", "green"];

export const ROYAL_TILES = ["a04", "a05", "a09", "b02", "b06", "b07", "c01", "c03", "c08"] as const;
export const BONUS_TILES = [
  "masks",
  "technologies",
  "flat",
  "avenue",
  "bonus_count",
  "discoveries",
  "workers",
] as const;

export interface StartingTile {
  boards: readonly [BoardName, BoardName];
  gains: Pay;
}
const start = (first: number, second: number, ...gains: (readonly [number, string])[]): StartingTile => ({
  boards: [BOARDS[first - 1] ?? "palace", BOARDS[second - 1] ?? "palace"],
  gains,
});
export const STARTING_TILES: Record<string, StartingTile> = {
  st1: start(1, 2, [3, "wood"], [2, "cocoa"], [1, "avenue"]),
  st2: start(4, 3, [2, "stone"], [3, "gold"], [1, "temple-green"]),
  st3: start(2, 3, [4, "wood"], [1, "stone"], [1, "temple-blue"]),
  st4: start(1, 4, [2, "gold"], [5, "cocoa"], [1, "temple-red"]),
  st5: start(4, 5, [2, "gold"], [1, "technology"]),
  st6: start(2, 4, [3, "wood"], [2, "gold"], [1, "power-up"]),
  st7: start(5, 8, [2, "resource-any"], [1, "technology"]),
  st8: start(6, 7, [4, "stone"], [2, "cocoa"], [1, "temple-blue"]),
  st9: start(5, 6, [1, "temple-blue"], [1, "temple-red"], [1, "temple-green"]),
  st10: start(7, 8, [5, "cocoa"], [1, "temple-red"], [1, "power-up"]),
  st11: start(6, 8, [5, "cocoa"], [1, "temple-green"], [1, "power-up"]),
  st12: start(5, 7, [2, "resource-any"], [1, "temple-blue"], [1, "temple-red"]),
  st13: start(3, 5, [5, "wood"], [3, "cocoa"]),
  st14: start(3, 7, [3, "stone"], [1, "gold"], [1, "discovery"]),
  st15: start(2, 6, [1, "wood"], [2, "stone"], [3, "gold"]),
  st16: start(4, 8, [3, "gold"], [2, "cocoa"], [1, "discovery"]),
  st17: start(3, 8, [2, "wood"], [3, "stone"], [3, "cocoa"]),
  st18: start(2, 7, [1, "wood"], [2, "stone"], [1, "avenue"]),
};
export const REWARDS = ["points", "two_temples", "fourth_worker", "one_temple", "cocoa"] as const;
export const ascensionCocoa = (options: Record<string, string>): number =>
  options.edition === "first" ? 6 : 5;
export const CALENDAR = 13;
export const TRACK_STEPS = 11;
