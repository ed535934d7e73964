import type { Cell } from "./tiles.ts";

/** A place on the map that answers a question other than placing. */
export interface MapMark {
  id: string;
  cell: Cell;
  /** An edge of the cell instead of the whole of it. */
  side?: number;
  tile?: string;
  letter?: string;
  label: string;
  on?: boolean;
  act?: () => void;
}
