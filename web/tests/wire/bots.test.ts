import { expect, test } from "vitest";
import { botsOf, usualBot } from "../../src/wire/bots.ts";
import { newKey } from "../../src/wire/gestures.ts";
import { card } from "../samples.ts";

const ladder = card({
  bots: [
    { name: "strong", level: 3 },
    { name: "random", level: null },
    { name: "novice", level: 1 },
    { name: "fair", level: 2 },
  ],
});

test("people are offered the ladder, from its foot", () => {
  expect(botsOf(ladder).map((bot) => bot.name)).toEqual(["novice", "fair", "strong"]);
  expect(usualBot(ladder)?.name).toBe("fair");
});

test("without a ladder there is whoever there is", () => {
  const only = card({ bots: [{ name: "random", level: null }] });
  expect(botsOf(only).map((bot) => bot.name)).toEqual(["random"]);
  expect(usualBot(only)?.name).toBe("random");
  expect(usualBot(card({}))).toBeUndefined();
});

test("no two gestures have one key", () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^k[0-9a-z]{10,}$/);
});
