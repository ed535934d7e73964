import { describe, expect, test } from "vitest";
import { comingUp, growthsIn, type Offers } from "../../src/games/teotihuacan/deciding/turn-sum.ts";
import { toldOn } from "../../src/games/teotihuacan/told.ts";
import type { Entry, EventLine } from "../../src/wire/types.ts";
import { entry, option } from "../samples.ts";

const grown = (seat: number, board: string, power: number): EventLine => ({
  kind: "powered_up",
  seat,
  args: { board, power },
});
const answered = (notation: string, ...events: EventLine[]): Entry => ({
  ...entry(1, 0),
  choice: option(notation),
  events,
});
const told = (kind: string, seat = 0): EventLine => ({ kind, seat, args: { board: "forest" } });

describe("the sum of a turn", () => {
  test("names each worker that grew once, and nobody else's", () => {
    const turn = [
      answered("main_action", grown(0, "forest", 2), grown(1, "nobles", 4)),
      answered("power_up", grown(0, "forest", 3), grown(0, "alchemy", 5)),
    ];
    expect(growthsIn(turn, 0)).toEqual([
      { board: "forest", from: 1, to: 3 },
      { board: "alchemy", from: 4, to: 5 },
    ]);
  });
  test("counts the empty places that a stack fills, and no more than the stack has", () => {
    const offers: Offers = {
      ring: ["palace", "forest"],
      pyramid_offer: [null, "p1", null],
      decoration_offer: ["d1", null, "d2", "d3"],
      discoveries: { palace: ["none"], forest: ["mask_1"] },
      stacks: { pyramid: 1, decorations: 4, discoveries: 0 },
    };
    expect(comingUp(offers)).toEqual({ pyramid: 1, decorations: 1, discoveries: 0 });
  });
});

describe("what nobody chose", () => {
  const forced = toldOn(() => []).forced;
  test("is what another answer would have chosen", () => {
    expect(forced?.(answered("move forest 1 nobles", told("cocoa_collected")))?.kind).toBe("cocoa_collected");
    expect(forced?.(answered("collect_cocoa", told("cocoa_collected")))).toBeUndefined();
    expect(forced?.(answered("main_action", told("main_action_taken"), told("technology_taken")))?.kind).toBe(
      "technology_taken",
    );
  });
  test("is nothing that happened to others, or of others' answers", () => {
    expect(forced?.(answered("move forest 1 nobles", told("cocoa_collected", 1)))).toBeUndefined();
    expect(forced?.({ ...entry(1, 1), events: [told("cocoa_collected")] })).toBeUndefined();
  });
});
