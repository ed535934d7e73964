/** Ways into a puzzle. */
import { server } from "../wire/http.ts";
import type { PuzzleLadder } from "../wire/types.ts";
import { session } from "./session.svelte.ts";

/** Sit down before a puzzle; its address. */
export async function startPuzzle(id: string): Promise<string> {
  await session.call();
  return `/table/${(await server.beginPuzzle(id)).id}`;
}

/** The lowest stone that may be tried and has not been, if there is one. */
export function nextStone(ladder: PuzzleLadder): string | undefined {
  const stones = ladder.steps.filter((step) => step.is_open).flatMap((step) => step.stones);
  return stones.find((stone) => stone.result === "" || stone.result === "open")?.id;
}

/** The next puzzle of a game, or its ladder when all that is open was tried. */
export async function nextPuzzle(game: string): Promise<string> {
  const stone = nextStone(await server.puzzleLadder(game));
  return stone === undefined ? `/puzzles/${game}` : startPuzzle(stone);
}
