/** Which place on the map an answer, a question or an event speaks of. */
import { SIDES } from "./material.ts";
import type { Cell } from "./tiles.ts";

type Args = Readonly<Record<string, unknown>>;

export const cellIn = (args: Args): Cell => args.cell as Cell;
/** An edge of that cell, by index; −1 when none is named. */
export const sideIn = (args: Args): number => SIDES.findIndex((side) => side === args.side);
