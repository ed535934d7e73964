import { expect, test } from "vitest";
import { POWER_COLUMN, SLOT_OF_SUM } from "../../src/games/teotihuacan/material.ts";
import { cellsOf, costOf, levelCost, startingTile, stepPay } from "../../src/games/teotihuacan/pay.ts";
import { SPOTS, iconsOf, turned } from "../../src/games/teotihuacan/pyramid/stones.ts";
import { boardNamed, worshipTemple } from "../../src/games/teotihuacan/ring.ts";
import { spanText } from "../../src/games/teotihuacan/spans.ts";
import { GROUPS, ascensionCocoa, templeGroup } from "../../src/games/teotihuacan/tracks/steps.ts";

test("prices and gains are pairs of figure and icon, without what is nothing", () => {
  expect(cellsOf("gold_deposits")[2]?.[1]).toEqual([
    [3, "gold"],
    [1, "temple-any"],
  ]);
  expect(costOf("mask_1")).toEqual([
    [1, "gold"],
    [2, "cocoa"],
  ]);
  expect(costOf("resources_2")).toEqual([]);
  expect(levelCost(0)).toEqual([[2, "stone"]]);
  expect(startingTile("st16")).toEqual({
    boards: ["gold_deposits", "construction"],
    gains: [
      [3, "gold"],
      [2, "cocoa"],
      [1, "discovery"],
    ],
  });
  expect(startingTile("none")).toBeUndefined();
});

test("a temple step pays one thing or nothing", () => {
  expect(stepPay("blue", 5)).toEqual([2, "resource-any"]);
  expect(stepPay("blue", 7)).toEqual([2, "vp"]);
  expect(stepPay("green", 9)).toEqual([4, "cocoa"]);
  expect(stepPay("red", 10)).toBeUndefined();
});

test("figures that lead to the same are written as a span", () => {
  expect([0, 1, 2].map((column) => spanText(POWER_COLUMN, column))).toEqual(["1", "2–3", "4–5"]);
  expect([0, 1, 2, 3, 4, 5].map((slot) => spanText(SLOT_OF_SUM, slot))).toEqual([
    "6–8",
    "4–5",
    "9–10",
    "2–3",
    "",
    "11–12",
  ]);
});

test("places are found by their printed steps, boards by their names", () => {
  expect(GROUPS).toEqual(["avenue_3", "avenue_6", "avenue_8", "blue_4", "red_5", "green_3", "green_6"]);
  expect(templeGroup("green", 4)).toBeUndefined();
  expect(boardNamed("forest")).toBe("forest");
  expect(boardNamed("avenue_3")).toBeUndefined();
  expect(worshipTemple("decorations")).toBe("any");
  expect(worshipTemple("nobles")).toBeUndefined();
  expect(ascensionCocoa({ edition: "first" })).toBe(6);
  expect(ascensionCocoa({ edition: "second" })).toBe(5);
});

test("thirty spots lie inside each other, and a tile turns clockwise", () => {
  expect(SPOTS).toHaveLength(30);
  expect(SPOTS.find((spot) => spot.name === "s105")).toEqual({ name: "s105", level: 2, row: 3, column: 5 });
  expect(turned(iconsOf("p0"), 1)).toBe("gbnR");
});
