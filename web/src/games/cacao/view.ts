/** Cacao's View as the wire carries it, and how its pieces are drawn. */

export interface JungleTile {
  x: number;
  y: number;
  tile: string;
  tally?: number[];
}
export interface WorkerTile {
  x: number;
  y: number;
  seat: number;
  tile: string;
  rotation: number;
  sides: number[];
  overbuilt: boolean;
}
export interface Sheet {
  gold: number;
  temples: number;
  sun: number;
  water: number;
  total: number;
}
export interface Village {
  gold: number;
  cacao: number;
  sun: number;
  water: number;
  water_field: number;
  hand: number;
  pile: number;
  unplaced: Record<string, number>;
  sheet: Sheet;
}
export interface CacaoView {
  seats: number;
  viewer: number | null;
  first_seat: number;
  to_act: number[];
  over: boolean;
  rounds: number;
  jungle: JungleTile[];
  workers: WorkerTile[];
  display: string[];
  jungle_left: number;
  to_come: Record<string, number>;
  may_overbuild: boolean;
  villages: Village[];
  hand: string[] | null;
  ranking: number[];
}
export type Cell = readonly [number, number];

export const WATER_TRACK = [-10, -4, -1, 0, 2, 4, 7, 11, 16] as const;
export const STORE = 5;
export const SUN_PLACES = 3;
export const SIDES = ["north", "east", "south", "west"] as const;
export const BEYOND: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The workers on the four sides of an unturned tile; its name is the list. */
export const sidesOf = (tile: string): number[] => tile.split("-").map(Number);
export const turned = (sides: number[], rotation: number): number[] =>
  sides.map((_, side) => sides[(side - rotation + 4) % 4] ?? 0);
/** A tile that looks the same from every side is turned in one way only. */
export const rotationsOf = (tile: string): number => (new Set(sidesOf(tile)).size === 1 ? 1 : 4);
export const keyOf = (cell: Cell): string => `${cell[0]},${cell[1]}`;

/** The big picture of a jungle tile. */
export const tileSymbol = (tile: string): string => `tile-${tile.replaceAll("_", "-")}`;
/** The small picture of a jungle tile. */
export const smallSymbol = (tile: string): string =>
  tile === "temple" ? "jungle-temple" : tile.replaceAll("_", "-");

/** The round that is being played: one tile each a round. */
export function roundOf(view: CacaoView): number {
  const left = Math.max(...view.villages.map((village) => village.hand + village.pile));
  return Math.min(view.rounds, view.rounds - left + 1);
}
