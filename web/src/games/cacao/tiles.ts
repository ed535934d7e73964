/** Places on the map, the sides of a tile, and the pictures of tiles. */
import { kebab, t } from "../../i18n/texts.svelte.ts";
import type { CacaoView } from "./view.ts";

export type Cell = readonly [number, number];

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
export const keyOf = (cell: Cell): string => `${cell[0]},${cell[1]}`;

/** A jungle tile in the reader's words. */
export const tileNamed = (tile: string): string => t(`cacao-jungle-${kebab(tile)}`);
/** The big picture of a jungle tile. */
export const tileSymbol = (tile: string): string => `tile-${tile.replaceAll("_", "-")}`;
/** The small picture of a jungle tile. */
export const smallSymbol = (tile: string): string =>
  tile === "temple" ? "jungle-temple" : tile.replaceAll("_", "-");

/** The jungle tile that a side of a worker tile looks at. */
export function facedBy(view: CacaoView, cell: Cell, side: number): string | undefined {
  const [dx, dy] = BEYOND[side] ?? [0, 0];
  return view.jungle.find((tile) => tile.x === cell[0] + dx && tile.y === cell[1] + dy)?.tile;
}
