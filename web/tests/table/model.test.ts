import { describe, expect, test, vi } from "vitest";
import { ownThread, standing } from "../../src/table/model/entries.ts";
import { firstMoveOf, leaveMove, leftMoveAt, planOf } from "../../src/table/model/plans.ts";
import { Recall, type Position } from "../../src/table/model/recall.ts";
import { countOf, scoresOf } from "../../src/table/model/scores.ts";
import { commonKey } from "../../src/table/model/shortcuts.ts";
import type { Entry } from "../../src/wire/types.ts";
import { entry, frame, option, replay, update } from "../samples.ts";

const versions = (entries: readonly Entry[]): number[] => entries.map(({ version }) => version);

describe("the log", () => {
  const begin: Entry = { ...entry(1, -1), what: "begin", moves: 0 };
  const played = [begin, entry(2, 0), entry(3, 1), entry(4, 0)];

  test("keeps what began and was played", () => {
    expect(versions(standing([], played))).toEqual([1, 2, 3, 4]);
  });
  test("begins anew with a new beginning", () => {
    expect(versions(standing(played, [{ ...begin, version: 9 }]))).toEqual([9]);
  });
  test("loses what was taken back, whether its beginning is known or not", () => {
    const back: Entry = { ...entry(5, 0), what: "undo", moves: 1 };
    expect(versions(standing(played, [back]))).toEqual([1, 2]);
    expect(versions(standing(played.slice(1), [{ ...back, moves: 2 }]))).toEqual([2, 3]);
  });
  test("goes on after a rewind", () => {
    const rewind: Entry = { ...entry(5, -1), what: "rewind", moves: 0 };
    expect(versions(standing(played, [rewind, entry(6, 1)]))).toEqual([1, 6]);
  });
});

describe("the thread of a turn", () => {
  const barriers = new Set(["tile_drawn", "up_next"]);
  test("is the seat's last answers, oldest first", () => {
    expect(versions(ownThread([entry(1, 1), entry(2, 0), entry(3, 0)], 0, barriers))).toEqual([2, 3]);
  });
  test("ends at another's answer, at a revelation and at a turn's beginning", () => {
    expect(ownThread([entry(1, 0), entry(2, 1)], 0, barriers)).toEqual([]);
    expect(versions(ownThread([entry(1, 0, "tile_drawn"), entry(2, 0)], 0, barriers))).toEqual([2]);
    expect(versions(ownThread([entry(1, 0, "up_next"), entry(2, 0)], 0, barriers))).toEqual([2]);
  });
});

describe("recall", () => {
  const first = entry(1, 0);
  const position = (entries: Entry[], seat: number, version: number): Position => ({
    update: update({ seat, version, clocks: [] }),
    entries,
    outlooks: {},
  });
  test("finds what stood before, as of now", () => {
    const recall = new Recall();
    recall.keep(position([first], 0, 1));
    const found = recall.find(position([first, entry(2, 0)], 0, 2), 1);
    expect(found?.entries).toEqual([first]);
    expect(found?.update.version).toBe(2);
  });
  test("finds nothing of another past, or of another seat", () => {
    const recall = new Recall();
    recall.keep(position([first], 0, 1));
    expect(recall.find(position([entry(1, 0), entry(2, 0)], 0, 2), 1)).toBeUndefined();
    expect(recall.find(position([first, entry(2, 1)], 1, 2), 1)).toBeUndefined();
    expect(new Recall().find(position([first], 0, 1), 0)).toBeUndefined();
  });
});

describe("a plan", () => {
  const choices = new Map([2, 3, 5].map((version) => [version, option(`place ${version}`)]));
  const move = (entries: Entry[]): string[] =>
    firstMoveOf({ of: "t", seat: 0 }, entries, choices, "up_next").map(({ notation }) => notation);

  test("leaves the seat's first turn", () => {
    expect(move([entry(2, 0), entry(3, 0), entry(4, 1), entry(5, 0)])).toEqual(["place 2", "place 3"]);
  });
  test("waits until the seat's turn has begun", () => {
    const began: Entry = { ...entry(1, 1), events: [{ kind: "up_next", seat: 0, args: {} }] };
    expect(move([began, entry(2, 0), entry(4, 1)])).toEqual(["place 2"]);
    expect(move([entry(1, 1)])).toEqual([]);
  });
  test("is kept in this browser, and so is the move it leaves", () => {
    expect(planOf("copy")).toBeUndefined();
    localStorage.setItem("patolli.plans", '{"copy":{"of":"t","seat":1}}');
    expect(planOf("copy")).toEqual({ of: "t", seat: 1 });
    localStorage.setItem("patolli.plans", "not json");
    expect(planOf("copy")).toBeUndefined();
    const left = { kind: "place", answers: ["place 2"], told: "Place it" };
    leaveMove("t", left);
    expect(leftMoveAt("t")).toEqual(left);
    leaveMove("t", undefined);
    expect(leftMoveAt("t")).toBeUndefined();
  });
});

describe("points", () => {
  const known = replay({ seats: 1, scores: [[0], [3], [5]] });
  const frames = new Map([0, 2].map((move) => [move, frame(move, { players: [1, 10 * move] })]));
  const pointsOf = (view: Record<string, unknown>): number[] => view.players as number[];

  test("are the server's where everybody has a seat", () => {
    expect(scoresOf(known, new Map(), { SOURCES: [] })).toBe(known.scores);
    expect(countOf(known, frames, { SOURCES: [] })).toBe(1);
  });
  test("of an automaton stand in the positions, and stay until the next one", () => {
    expect(countOf(known, frames, { SOURCES: [], pointsOf })).toBe(2);
    expect(scoresOf(known, frames, { SOURCES: [], pointsOf })).toEqual([
      [0, 0],
      [3, 0],
      [5, 20],
    ]);
  });
});

test("keys mean the same at every table", () => {
  const meanings = { undo: vi.fn(), restart: vi.fn(), end: vi.fn(), text: vi.fn(), rules: vi.fn() };
  const press = (key: string): boolean => commonKey({ key } as KeyboardEvent, meanings);
  expect(["z", "Z", "Backspace", "t", "?"].map(press)).toEqual([true, true, true, true, true]);
  expect(meanings.undo).toHaveBeenCalledTimes(2);
  expect(meanings.restart).toHaveBeenCalledOnce();
  expect(press("f")).toBe(false);
  expect(press("x")).toBe(false);
});
