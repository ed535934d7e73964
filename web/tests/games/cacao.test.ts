import { describe, expect, test } from "vitest";
import { Camera, UNIT } from "../../src/games/cacao/camera.svelte.ts";
import { cellIn, sideIn } from "../../src/games/cacao/spoken-of.ts";
import { keyOf, sidesOf, smallSymbol, tileSymbol, turned } from "../../src/games/cacao/tiles.ts";

test("a worker tile is named after its sides, and turns clockwise", () => {
  expect(sidesOf("2-1-0-1")).toEqual([2, 1, 0, 1]);
  expect(turned([3, 0, 0, 1], 1)).toEqual([1, 3, 0, 0]);
  expect(turned([3, 0, 0, 1], 4)).toEqual([3, 0, 0, 1]);
});

test("places are read from what is spoken of", () => {
  expect(cellIn({ cell: [-1, 2] })).toEqual([-1, 2]);
  expect(keyOf([-1, 2])).toBe("-1,2");
  expect(sideIn({ side: "south" })).toBe(2);
  expect(sideIn({})).toBe(-1);
});

test("jungle tiles have a large and a small picture", () => {
  expect(tileSymbol("gold_mine_2")).toBe("tile-gold-mine-2");
  expect(smallSymbol("temple")).toBe("jungle-temple");
  expect(smallSymbol("market_3")).toBe("market-3");
});

describe("the camera", () => {
  const over = (width: number, height: number): Camera => Object.assign(new Camera(), { width, height });

  test("fits a small map without shouting, and looks at its middle", () => {
    const camera = over(1000, 800);
    camera.fit({ x0: 0, y0: 0, x1: 1, y1: 0 }, 0.3);
    expect(camera.scale).toBeCloseTo(0.92);
    expect(camera.x + camera.scale * UNIT).toBeCloseTo(500);
    expect(camera.y + (camera.scale * UNIT) / 2).toBeCloseTo(400);
    // A large screen has larger tiles.
    const large = over(2000, 1740);
    large.fit({ x0: 0, y0: 0, x1: 1, y1: 0 }, 0.3);
    expect(large.scale).toBeCloseTo(2);
  });
  test("shows no tile smaller than asked, and rather looks at what matters", () => {
    const camera = over(300, 300);
    camera.fit({ x0: -10, y0: -10, x1: 10, y1: 10 }, 0.5, [4, -3]);
    expect(camera.scale).toBe(0.5);
    expect(camera.cellAt(150, 150)).toEqual([4, -3]);
  });
  test("zooms around the finger, within bounds", () => {
    const camera = over(400, 400);
    const before = camera.cellAt(120, 90);
    camera.zoom(1.2, 120, 90);
    expect(camera.cellAt(120, 90)).toEqual(before);
    for (let turn = 0; turn < 50; turn += 1) camera.zoom(2);
    expect(camera.scale).toBe(2);
    expect(camera.held).toBe(true);
  });
  test("brings a cell into sight, and moves no farther than needed", () => {
    const camera = over(400, 400);
    camera.fit({ x0: 0, y0: 0, x1: 2, y1: 2 }, 0.9);
    const at = [camera.x, camera.y];
    camera.reveal([1, 1]);
    expect([camera.x, camera.y]).toEqual(at);
    camera.reveal([9, 1]);
    expect(camera.cellAt(399, camera.y + 1)[0]).toBeGreaterThanOrEqual(9);
  });
});
