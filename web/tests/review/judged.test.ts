import { expect, test } from "vitest";
import {
  answersOf,
  countsOf,
  momentsOf,
  movesOf,
  soundness,
  step,
  turnAt,
  weakestOfTurns,
} from "../../src/review/judged.ts";
import type { JudgedAnswer, JudgedMove, Review } from "../../src/wire/types.ts";

const answer = (action: number, chance: number): JudgedAnswer => ({
  option: { action, kind: "place", args: {}, notation: `place ${action}` },
  points: 3,
  chance,
});
const judged = (move: number, loss: number, grade: JudgedMove["grade"], seat = 0): JudgedMove => ({
  move,
  seat,
  played: answer(1, 0.5),
  best: answer(grade === "best" ? 1 : 2, 0.5 + loss),
  others: [answer(3, 0.5)],
  loss,
  gain: 0,
  grade,
  parts: [],
});
const review: Review = {
  status: "done",
  total: 5,
  seats: [0, 1],
  moves: [
    judged(7, 0.1, "mistake"),
    judged(2, 0, "best"),
    judged(3, 0.015, "good"),
    judged(5, 0.2, "mistake", 1),
    judged(9, 0.03, "slip"),
  ],
  moments: [5, 7, 9],
  allowed: true,
};
const own = movesOf(review, 0);

test("a seat has its own decisions and moments, in the order of play", () => {
  expect(own.map((each) => each.move)).toEqual([2, 3, 7, 9]);
  expect(momentsOf(review, 0).map((each) => each.move)).toEqual([7, 9]);
  expect(momentsOf(review, 1).map((each) => each.move)).toEqual([5]);
});

test("decisions are counted by grade, and what cost next to nothing is sound", () => {
  expect(countsOf(own)).toEqual({ best: 1, good: 1, slip: 1, mistake: 1 });
  expect(soundness(own)).toBe(0.5);
  expect(soundness([])).toBeUndefined();
});

test("one decision a turn is drawn: its weakest", () => {
  const turns = [0, 4, 8];
  expect(turnAt(turns, 0)).toBe(1);
  expect(turnAt(turns, 7)).toBe(2);
  expect(weakestOfTurns(own, turns).map((each) => each.move)).toEqual([3, 7, 9]);
});

test("answers are told once each, what was played first", () => {
  const told = (move: JudgedMove | undefined): [number, string][] =>
    move ? answersOf(move).map(({ answer: { option }, is }) => [option.action, is]) : [];
  expect(told(own[0])).toEqual([
    [1, "played"],
    [3, "other"],
  ]);
  expect(told(own[2])).toEqual([
    [1, "played"],
    [2, "better"],
    [3, "other"],
  ]);
});

test("arrows go from decision to decision and stay at the ends", () => {
  expect(step(own, own[0], 1)?.move).toBe(3);
  expect(step(own, own[0], -1)?.move).toBe(2);
  expect(step(own, own.at(-1), 1)?.move).toBe(9);
  expect(step(own, undefined, 1)?.move).toBe(2);
  expect(step([], undefined, 1)).toBeUndefined();
});
