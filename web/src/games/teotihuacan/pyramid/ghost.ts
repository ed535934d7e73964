/** A piece in the fingers, shown where it would lie. */
import type { SideName } from "../view.ts";

export type Ghost =
  | { kind: "tile"; tile: string; spot: string; turns: number; matches: boolean[] }
  | { kind: "slab"; tile: string; side: SideName; matches: boolean[] };
