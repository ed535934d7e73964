/** A piece in the fingers, shown where it would lie; `matching` are the icons that the server says match. */
import type { SideName } from "../view.ts";

export type Ghost =
  | { kind: "tile"; tile: string; spot: string; turns: number; matching: readonly number[] }
  | { kind: "slab"; tile: string; side: SideName; matching: readonly number[] };
