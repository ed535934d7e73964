import { expect, test } from "vitest";
import { choicesOf, chosenOf } from "../../src/home/options.ts";
import { card } from "../samples.ts";

const named = (name: string) => ({ name, values: ["a", "b"], default: "a" });
const game = card({
  automaton: { name: "crow", seats: [1], difficulty: "difficulty", figures: ["bot_wood"] },
  options: ["setup", "first_seat", "difficulty", "bot_wood", "market", "draft"].map(named),
});
const names = (options: { name: string }[]): string[] => options.map(({ name }) => name);

test("a table of several is not asked about the opponent of one who plays alone", () => {
  const { first, figures, rest } = choicesOf(game, 3);
  expect(names(first)).toEqual(["setup", "first_seat"]);
  expect(figures).toEqual([]);
  expect(names(rest)).toEqual(["market", "draft"]);
});

test("whoever plays alone chooses the difficulty first", () => {
  const { first, figures, rest } = choicesOf(game, 1);
  expect(names(first)).toEqual(["difficulty", "setup"]);
  expect(names(figures)).toEqual(["bot_wood"]);
  expect(names(rest)).toEqual(["first_seat", "market", "draft"]);
});

test("what this table is not asked about is not chosen", () => {
  const chosen = { difficulty: "b", bot_wood: "b", draft: "b" };
  expect(chosenOf(choicesOf(game, 2), chosen)).toEqual({ draft: "b" });
  expect(chosenOf(choicesOf(game, 1), chosen)).toEqual(chosen);
});
