/** Spots of the pyramid, and the icons of its tiles and decorations. */
import { DECORATION_ICONS, LEVEL_SIDES, PRINTED_ICONS, SPOT_LEVEL, TILE_ICONS } from "../material.ts";
import { namesOf } from "../names.ts";
import type { SideName, SpotName } from "../view.ts";

export interface Spot {
  name: SpotName;
  level: number;
  row: number;
  column: number;
}
/** Spots from level 1 up, row by row; each covers four cells of the grid. */
export const SPOTS: readonly Spot[] = LEVEL_SIDES.flatMap((side, level) =>
  namesOf(SPOT_LEVEL)
    .filter((name) => SPOT_LEVEL[name] === level)
    .map((name, index) => ({
      name,
      level: level + 1,
      row: level + 2 * Math.floor(index / side),
      column: level + 2 * (index % side),
    })),
);
export const spotNamed = (name: string): Spot | undefined => SPOTS.find((spot) => spot.name === name);
export const cellsUnder = (spot: Spot): readonly (readonly [number, number])[] => [
  [spot.row, spot.column],
  [spot.row, spot.column + 1],
  [spot.row + 1, spot.column + 1],
  [spot.row + 1, spot.column],
];

const tiles: Record<string, string> = TILE_ICONS;
/** Icons clockwise from the top left. */
export const iconsOf = (tile: string): string => tiles[tile] ?? "nnnn";
/** A quarter turn clockwise brings the last icon to the front. */
export const turned = (icons: string, turns: number): string =>
  turns ? icons.slice(-turns) + icons.slice(0, -turns) : icons;

const decorations: Record<string, string> = DECORATION_ICONS;
export const decorationIcons = (tile: string): string => decorations[tile] ?? "nn";
/** The icons of the board itself, where a side has no decoration yet. */
export const printedIcons = (side: SideName): string => PRINTED_ICONS[side];
/** A side may turn the tile so that its second icon comes first, read left to right or top to bottom. */
export const decorationPair = (tile: string, side: SideName): string => {
  const icons = decorationIcons(tile);
  return side === "bottom" || side === "left" ? (icons[1] ?? "") + (icons[0] ?? "") : icons;
};
