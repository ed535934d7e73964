import { expect, test } from "vitest";
import { outlinedFor, placesOf } from "../../src/games/teotihuacan/deciding/places.ts";
import { HIGH, RING, WIDE } from "../../src/games/teotihuacan/geometry.ts";
import { reconcile } from "../../src/games/teotihuacan/reconcile.ts";

test("eight boards lie around the middle, inside the drawing, and none over another", () => {
  expect(RING).toHaveLength(8);
  for (const { x, y, w, h } of RING) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + w).toBeLessThanOrEqual(WIDE);
    expect(y + h).toBeLessThanOrEqual(HIGH);
  }
  RING.forEach((one, index) => {
    for (const other of RING.slice(index + 1)) {
      const beside = one.x + one.w <= other.x || other.x + other.w <= one.x;
      const above = one.y + one.h <= other.y || other.y + other.h <= one.y;
      expect(beside || above).toBe(true);
    }
  });
});

test("a hint to take the same good twice outlines it once", () => {
  const option = { action: 0, notation: "", kind: "take_resources", args: { wood: 0, stone: 1, gold: 2 } };
  const question = { seat: 0, decision: "take_resources", args: {} };
  expect(placesOf(option, question, 0)).toEqual(["good:stone", "good:gold", "good:gold"]);
  expect(outlinedFor(option, question, 0)).toEqual(["good:stone", "good:gold"]);
});

test("a view becomes what was told, and keeps the parts that already were", () => {
  const players = [
    { gold: 1, tiles: ["a"] },
    { gold: 2, tiles: ["b", "c"] },
  ];
  const kept: Record<string, unknown> = { era: 1, players, dusk: true, won: null };
  const [first, second] = players;
  reconcile(kept, {
    era: 2,
    players: [
      { gold: 1, tiles: ["a"] },
      { gold: 2, tiles: ["b"] },
    ],
    won: [0],
  });
  expect(kept).toEqual({
    era: 2,
    players: [
      { gold: 1, tiles: ["a"] },
      { gold: 2, tiles: ["b"] },
    ],
    won: [0],
  });
  expect(kept.players).toBe(players);
  expect(players[0]).toBe(first);
  expect(players[1]).toBe(second);
});
