import { expect, test } from "vitest";
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
