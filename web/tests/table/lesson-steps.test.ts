/** How far a lesson is, and which answers are none of its. */
import { describe, expect, it } from "vitest";
import { isDoneBy, missedBy, readingsUntil, stepAfter } from "../../src/table/model/lesson-steps.ts";

const task = (...answers: string[]): { answers: string[] } => ({ answers });
const READ = task();
const TASKS = [READ, task("move a 1 b", "move c 2 b"), task("main_action *"), READ, task("end_turn")];

describe("an answer", () => {
  it("fits a pattern in which * stands for anything", () => {
    expect(isDoneBy(task("main_action *"), "main_action with_cocoa")).toBe(true);
    expect(isDoneBy(task("*action*cocoa"), "main_action with_cocoa")).toBe(true);
    expect(isDoneBy(task("main_action *"), "main")).toBe(false);
    expect(isDoneBy(task("a*a"), "a")).toBe(false);
    expect(isDoneBy(task("sell 3"), "sell 33")).toBe(false);
  });
});

describe("a lesson", () => {
  it("waits at what is to be read until it was read", () => {
    expect(stepAfter(TASKS, [], 0)).toBe(0);
    expect(stepAfter(TASKS, [], 1)).toBe(1);
  });

  it("goes on with each answer, and takes for read what somebody plays past", () => {
    expect(stepAfter(TASKS, ["move c 2 b"], 0)).toBe(2);
    expect(stepAfter(TASKS, ["move a 1 b", "main_action with_cocoa"], 0)).toBe(3);
    expect(stepAfter(TASKS, ["move a 1 b", "main_action with_cocoa", "end_turn"], 0)).toBe(5);
  });

  it("goes back when an answer is taken back", () => {
    expect(stepAfter(TASKS, ["move a 1 b"], 2)).toBe(2);
    expect(stepAfter(TASKS, [], 2)).toBe(1);
  });

  it("counts what is to be read up to a task", () => {
    expect(readingsUntil(TASKS, 0)).toBe(1);
    expect(readingsUntil(TASKS, 3)).toBe(2);
  });
});

describe("answers given together", () => {
  it("are the lesson's if each is, in its order", () => {
    expect(missedBy(TASKS, 0, ["move a 1 b", "main_action with_cocoa"])).toBeUndefined();
    expect(missedBy(TASKS, 0, ["move a 1 b", "collect_cocoa"])).toBe(2);
    expect(missedBy(TASKS, 0, ["move d 1 b"])).toBe(1);
  });

  it("are nobody's business after the last task", () => {
    expect(missedBy(TASKS, 5, ["anything"])).toBeUndefined();
  });
});
