/** Printed prices and gains, as pairs of figure and icon. */
import {
  DISCOVERY_COST,
  GOOD_NAMES,
  LEVEL_STONE,
  LEVEL_WOOD,
  RESOURCE_CELLS,
  STARTING_BOARDS,
  STARTING_GAINS,
  STEP_COCOA,
  STEP_POINTS,
  STEP_RESOURCES,
  TECHNOLOGY_GOLD,
} from "./material.ts";
import type { ResourceBoardName } from "./ring.ts";
import type { BoardName, StartingTileName, TempleName } from "./view.ts";

export type Good = (typeof GOOD_NAMES)[number];
/** In the order in which players' goods are shown. */
export const GOODS: readonly Good[] = ["cocoa", "wood", "stone", "gold"];

export const RESOURCE_OF: Record<ResourceBoardName, Good> = {
  forest: "wood",
  stone_quarry: "stone",
  gold_deposits: "gold",
};

export type Pay = readonly (readonly [number, string])[];

/** The figures that are not nothing, each with its icon. */
const paid = (figures: readonly number[], icons: readonly string[]): Pay =>
  figures.flatMap((figure, index) => (figure ? [[figure, icons[index] ?? ""] as const] : []));

const CELL_ICONS = [...GOOD_NAMES, "vp", "temple-any"];
/** What gathering pays, by workers counted, then by the power of the weakest. */
export const cellsOf = (board: ResourceBoardName): Pay[][] =>
  RESOURCE_CELLS[board].map((row) => row.map((figures) => paid(figures, CELL_ICONS)));

/** What a step of a temple pays. */
export const stepPay = (temple: TempleName, step: number): Pay[number] | undefined =>
  paid(
    [STEP_RESOURCES, STEP_COCOA, STEP_POINTS].map((pay) => pay[temple][step] ?? 0),
    ["resource-any", "cocoa", "vp"],
  )[0];

/** What a tile costs on a level of the pyramid, counted from 0. */
export const levelCost = (level: number): Pay =>
  paid([LEVEL_STONE[level] ?? 0, LEVEL_WOOD[level] ?? 0], ["stone", "wood"]);

const costs: Record<string, readonly number[]> = DISCOVERY_COST;
export const costOf = (discovery: string): Pay => paid(costs[discovery] ?? [], GOOD_NAMES);

const prices: Record<string, number> = TECHNOLOGY_GOLD;
export const technologyCost = (technology: string): number => prices[technology] ?? 0;
export const technologyNumber = (technology: string): number => Number(technology.slice(1));

const STARTING_ICONS = [
  ...GOOD_NAMES,
  "resource-any",
  "temple-blue",
  "temple-red",
  "temple-green",
  "avenue",
  "power-up",
  "technology",
  "discovery",
];
export interface StartingTile {
  boards: readonly [BoardName, BoardName];
  gains: Pay;
}
const isStartingTile = (tile: string): tile is StartingTileName => tile in STARTING_BOARDS;
export const startingTile = (tile: string): StartingTile | undefined =>
  isStartingTile(tile)
    ? { boards: STARTING_BOARDS[tile], gains: paid(STARTING_GAINS[tile], STARTING_ICONS) }
    : undefined;
