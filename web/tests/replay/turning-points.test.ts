import { expect, test } from "vitest";
import { turningPoints } from "../../src/replay/turning-points.ts";
import { replay } from "../samples.ts";

const match = replay({
  moves: 5,
  turns: [2, 3],
  movers: [0, 0, 1, 0, 0],
  scores: [
    [0, 0],
    [1, 0],
    [5, 0],
    [5, 8],
    [6, 8],
    [6, 8],
  ],
});

test("the turns that moved a lead most are told in their order, each at the move that did it", () => {
  expect(turningPoints(match)).toEqual([
    { turn: 1, seat: 0, move: 2, swing: 5, from: 0, to: 2 },
    { turn: 2, seat: 1, move: 3, swing: 8, from: 2, to: 3 },
    { turn: 3, seat: 0, move: 4, swing: 1, from: 3, to: 5 },
  ]);
  expect(turningPoints(match, 1).map(({ turn }) => turn)).toEqual([2]);
});

test("where nothing changed, nothing turned", () => {
  expect(
    turningPoints(
      replay({
        moves: 2,
        movers: [0, 1],
        turns: [1],
        scores: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      }),
    ),
  ).toEqual([]);
  expect(turningPoints(replay({}))).toEqual([]);
});

test("whoever plays alone leads by all that they have", () => {
  const alone = replay({ seats: 1, moves: 1, movers: [0], scores: [[0], [4]] });
  expect(turningPoints(alone)).toEqual([{ turn: 1, seat: 0, move: 1, swing: 4, from: 0, to: 1 }]);
});
