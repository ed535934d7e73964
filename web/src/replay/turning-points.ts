/** Turning points: the turns in which somebody's lead changed most. */
import type { ScoreSource } from "../table/model/score-sources.ts";
import type { Frame, Replay } from "../wire/types.ts";

export interface TurningPoint {
  /** Which turn of the match, counted from 1. */
  turn: number;
  seat: number;
  /** The move that did most of it. */
  move: number;
  /** The moves before its first and after its last answer. */
  from: number;
  to: number;
  /** How many points the lead of the seat over its best rival grew, or shrank. */
  swing: number;
}

const lead = (scores: readonly number[], seat: number): number => {
  const rivals = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - (rivals.length ? Math.max(...rivals) : 0);
};

export function turningPoints(replay: Replay, count = 3): TurningPoint[] {
  const stops = [...new Set([0, ...replay.turns, replay.moves])].sort((a, b) => a - b);
  const found: TurningPoint[] = [];
  for (let turn = 1; turn < stops.length; turn += 1) {
    const [from = 0, to = 0] = [stops[turn - 1], stops[turn]];
    // A turn begins after a move; who makes the next one is its player.
    const seat = replay.movers[from] ?? -1;
    if (seat < 0) continue;
    const at = (move: number): number => lead(replay.scores[move] ?? [], seat);
    const steps = Array.from({ length: to - from }, (_, index) => from + 1 + index);
    const move = steps.reduce(
      (best, each) => (Math.abs(at(each) - at(each - 1)) > Math.abs(at(best) - at(best - 1)) ? each : best),
      to,
    );
    found.push({ turn, seat, move, from, to, swing: at(to) - at(from) });
  }
  return found
    .filter((point) => point.swing)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, count)
    .sort((a, b) => a.turn - b.turn);
}

/** What changed in a turn, source by source, for everybody it concerned. */
export interface Cause {
  seat: number;
  source: ScoreSource;
  change: number;
}

/** Why the lead changed: the sources of points that moved between the two positions, the strongest first. */
export function causesOf(
  point: TurningPoint,
  frames: ReadonlyMap<number, Frame>,
  sources: readonly ScoreSource[],
  seats: number,
): Cause[] {
  const [before, after] = [frames.get(point.from)?.view, frames.get(point.to)?.view];
  if (!before || !after) return [];
  return Array.from({ length: seats }, (_, seat) => seat)
    .flatMap((seat) =>
      sources.map((source) => ({ seat, source, change: source.of(after, seat) - source.of(before, seat) })),
    )
    .filter((cause) => cause.change)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}
