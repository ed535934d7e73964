/** The trail: what each other player laid last, outlined in their colour until they move again. */
import type { EventLine } from "../../wire/types.ts";
import { cellIn } from "./spoken-of.ts";
import { keyOf, type Cell } from "./tiles.ts";

export interface Outline {
  cell: Cell;
  seat: number;
  /** A gap that was filled, not the worker tile that opened it. */
  gap: boolean;
}

const PLACED = ["worker_placed", "worker_overbuilt"];
const FILLED = ["gap_filled", "gap_filled_from_pile"];

export const outlineIn = ({ kind, seat, args }: EventLine): Outline | undefined =>
  PLACED.includes(kind) || FILLED.includes(kind)
    ? { cell: cellIn(args), seat, gap: FILLED.includes(kind) }
    : undefined;

/** What every seat but one laid in its last turn, oldest first. */
export function trailIn(events: readonly EventLine[], without: number | null): Outline[] {
  const done = new Set([without]);
  const found: Outline[] = [];
  for (const event of events.toReversed()) {
    const outline = outlineIn(event);
    if (!outline || done.has(outline.seat)) continue;
    found.unshift(outline);
    // Gaps are filled after the tile that opens them: with it, the turn is whole.
    if (!outline.gap) done.add(outline.seat);
  }
  return found;
}

export const keyIn = (outline: Outline): string => keyOf(outline.cell);
