/** What a tile or slab would match where it is held, read off the table; the server tells what really happens. */
import {
  PRINTED_ICONS,
  cellsOf,
  cellsUnder,
  decorationPair,
  iconsOf,
  spotNamed,
  turned,
} from "../material.ts";
import type { SideName, TeoView } from "../view.ts";

const iconAt = (view: TeoView, row: number, column: number): string => view.icons[row]?.[column] ?? "n";
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Which of the four icons equal those they would cover; plain ones count too. */
export function tileMatches(view: TeoView, tile: string, spotName: string, turns: number): boolean[] {
  const spot = spotNamed(spotName);
  if (!spot) return [];
  const icons = turned(iconsOf(tile), turns);
  return cellsOf(spot).map(([row, column], index) => same(iconAt(view, row, column), icons[index] ?? ""));
}

export function slabMatches(view: TeoView, tile: string, side: SideName): boolean[] {
  const level = view.decorations[side].length + 1;
  const pair = decorationPair(tile, side);
  const under =
    level === 1
      ? [...PRINTED_ICONS[side]]
      : cellsUnder(side, level).map(([row, column]) => iconAt(view, row, column));
  return [...pair].map((icon, index) => same(icon, under[index] ?? ""));
}

/** The turn with most matches, the first of equals. */
export function bestTurn(view: TeoView, tile: string, spot: string): number {
  const scores = [0, 1, 2, 3].map((turns) => tileMatches(view, tile, spot, turns).filter(Boolean).length);
  return scores.indexOf(Math.max(...scores));
}

/** Turns that look alike are one choice: the least of them. */
export function canonicalTurn(tile: string, turns: number): number {
  const face = turned(iconsOf(tile), turns);
  return [0, 1, 2, 3].find((each) => turned(iconsOf(tile), each) === face) ?? turns;
}
