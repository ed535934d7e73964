/** What a review says, counted and ordered for the page: nothing here judges. */
import { t } from "../i18n/texts.svelte.ts";
import type { JudgedAnswer, JudgedMove, Review } from "../wire/types.ts";

export type Grade = JudgedMove["grade"];

/** What they are called. */
export const GRADE_NAMES: Record<Grade, string> = {
  best: "web-review-best",
  good: "web-review-good",
  slip: "web-review-slip",
  mistake: "web-review-mistake",
};
export const GRADES: readonly Grade[] = ["best", "good", "slip", "mistake"];

export const movesOf = (review: Review, seat: number): JudgedMove[] =>
  review.moves.filter((each) => each.seat === seat).sort((a, b) => a.move - b.move);

export const momentsOf = (review: Review, seat: number): JudgedMove[] =>
  movesOf(review, seat).filter((each) => review.moments.includes(each.move));

/** What is told of an answer: that it was played, that it is better, or that it is the next best. */
export interface ToldAnswer {
  answer: JudgedAnswer;
  is: "played" | "better" | "other";
}

export const TOLD_AS: Record<ToldAnswer["is"], string> = {
  played: "web-review-played",
  better: "web-review-better",
  other: "web-review-other",
};

/** The answers to a question that are told of, what was played first, each once. */
export function answersOf({ played, best, others }: JudgedMove): ToldAnswer[] {
  const better = best.option.action === played.option.action ? [] : [best];
  return [
    { answer: played, is: "played" },
    ...better.map((answer) => ({ answer, is: "better" as const })),
    ...others.map((answer) => ({ answer, is: "other" as const })),
  ];
}

/** How many decisions had each grade. */
export function countsOf(moves: readonly JudgedMove[]): Record<Grade, number> {
  const counts: Record<Grade, number> = { best: 0, good: 0, slip: 0, mistake: 0 };
  for (const { grade } of moves) counts[grade] += 1;
  return counts;
}

/** The share of decisions that cost next to nothing. */
export function soundness(moves: readonly JudgedMove[]): number | undefined {
  const { best, good } = countsOf(moves);
  return moves.length ? (best + good) / moves.length : undefined;
}

/** What better answers were expected to bring more, or less, at some decisions, by source. */
export function missedBySource(moves: readonly JudgedMove[]): Map<string, number> {
  const missed = new Map<string, number>();
  for (const { source, points } of moves.flatMap((each) => each.parts))
    missed.set(source, (missed.get(source) ?? 0) + points);
  return missed;
}

/** Which turn of the match a move belongs to, counted from 1; `starts` are the moves after which turns began. */
export const turnAt = (starts: readonly number[], move: number): number =>
  Math.max(1, new Set(starts.filter((start) => start <= move)).size);

/** One decision a turn, its weakest: so many dots can be told apart. */
export function weakestOfTurns(moves: readonly JudgedMove[], starts: readonly number[]): JudgedMove[] {
  const weakest = new Map<number, JudgedMove>();
  for (const each of moves) {
    const turn = turnAt(starts, each.move);
    const known = weakest.get(turn);
    if (!known || each.loss > known.loss) weakest.set(turn, each);
  }
  return [...weakest.values()];
}

/** The decision before or after one, or the nearest to begin with. */
export function step(
  moves: readonly JudgedMove[],
  from: JudgedMove | undefined,
  by: 1 | -1,
): JudgedMove | undefined {
  const at = moves.findIndex((each) => each.move === from?.move);
  if (at < 0) return by > 0 ? moves[0] : moves.at(-1);
  return moves[Math.max(0, Math.min(moves.length - 1, at + by))];
}

/** A share of one, in whole percent. */
export const percent = (share: number): string => t("web-percent", { value: Math.round(100 * share) });
