/** Everybody's workers by board, and the buildings taken. */
import type { BoardName, TeoView, Worker } from "./view.ts";

/** What the View says where a tile is missing. */
export const NONE = "none";

/** A worker with its owner and its number among the owner's. */
export interface Standing extends Worker {
  seat: number;
  index: number;
}

/** Everybody's workers on a board, in seat order; neutral colours are seats 4 and 5. */
export function workersOn(view: TeoView, board: BoardName): Standing[] {
  const found: Standing[] = [];
  view.players.forEach((player, seat) => {
    player.workers.forEach((worker, index) => {
      if (worker.board === board) found.push({ ...worker, seat, index });
    });
  });
  view.neutral.forEach((boards, colour) => {
    if (boards.includes(board)) found.push({ board, power: 1, space: 0, seat: 4 + colour, index: 0 });
  });
  return found;
}

export const occupantOf = (view: TeoView, board: BoardName, space: number): Standing | undefined =>
  workersOn(view, board).find((worker) => worker.space === space);

export const buildingsTaken = (view: TeoView): number => view.houses.reduce((sum, built) => sum + built, 0);
