/** Everybody's points after every move: the server knows those of the seats, an automaton's stand in the positions. */
import type { Frame, Replay } from "../../wire/types.ts";
import type { ScoreSources } from "./score-sources.ts";

/** How many have points, seats and automatons. */
export function countOf(
  replay: Replay,
  frames: ReadonlyMap<number, Frame>,
  { pointsOf }: ScoreSources,
): number {
  const [first] = frames.values();
  return pointsOf && first ? Math.max(replay.seats, pointsOf(first.view).length) : replay.seats;
}

export function scoresOf(
  replay: Replay,
  frames: ReadonlyMap<number, Frame>,
  sources: ScoreSources,
): number[][] {
  const { pointsOf } = sources;
  if (!pointsOf || countOf(replay, frames, sources) === replay.seats) return replay.scores;
  let latest: number[] = [];
  return replay.scores.map((row, move) => {
    const frame = frames.get(move);
    if (frame) latest = pointsOf(frame.view).slice(replay.seats);
    return [...row, ...latest];
  });
}
