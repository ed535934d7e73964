/** Pieces: what a place of the table holds. Places are named as in `data-place` of whatever is drawn. */
import { keyOf, type Cell } from "./tiles.ts";
import type { CacaoView } from "./view.ts";

export interface Piece {
  family: "jungle" | "worker" | "part";
  name: string;
}

/** What lies in a village, by the good that it stands for. */
const PARTS: Readonly<Record<string, string>> = {
  gold: "coin",
  cacao: "cacao",
  sun: "sun_token",
  water: "water_carrier",
};

export const placeOf = (cell: Cell): string => `cell:${keyOf(cell)}`;

/** The cell of such a place. */
export function cellAt(place: string): Cell | undefined {
  const [kind, name = ""] = place.split(":");
  const [x, y] = name.split(",").map(Number);
  return kind === "cell" && x !== undefined && y !== undefined ? [x, y] : undefined;
}

export const jungleAt = (view: CacaoView, [x, y]: Cell) =>
  view.jungle.find((tile) => tile.x === x && tile.y === y);
export const workerAt = (view: CacaoView, [x, y]: Cell) =>
  view.workers.find((tile) => tile.x === x && tile.y === y);

export function pieceAt(view: CacaoView, place: string): Piece | undefined {
  const [kind = "", name = ""] = place.split(":");
  const cell = cellAt(place);
  if (cell) {
    const worker = workerAt(view, cell);
    const jungle = jungleAt(view, cell);
    if (worker) return { family: "worker", name: worker.tile };
    return jungle && { family: "jungle", name: jungle.tile };
  }
  if (kind === "village") return { family: "part", name: "village_board" };
  if (!name) return undefined;
  switch (kind) {
    case "display":
    case "fill":
    case "coming":
      return { family: "jungle", name };
    case "hand":
      return { family: "worker", name };
    case "good":
      return PARTS[name] === undefined ? undefined : { family: "part", name: PARTS[name] };
    default:
      return undefined;
  }
}
