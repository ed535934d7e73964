/** Sounds: each once, in the order in which things are told. */
import { describe, expect, test } from "vitest";
import { Sounding } from "../../src/table/model/sounding.ts";
import type { Entry } from "../../src/wire/types.ts";
import { entry } from "../samples.ts";

const SOUNDS = { moved: "worker", paid: "coin", eclipse_began: "eclipse" } as const;
const told = (...kinds: string[]): Entry[] => [
  { ...entry(1, 1), events: kinds.map((kind) => ({ kind, seat: 1, args: {} })) },
];

describe("a sound", () => {
  const heard = (...moments: [Entry[], boolean][]): (string | undefined)[] => {
    const sounding = new Sounding();
    return moments.map(([fresh, isMine]) => sounding.next(fresh, isMine, SOUNDS, "match_ended"));
  };

  test("is that of the rarest thing that was told", () => {
    expect(heard([told("moved", "paid"), false])).toEqual(["coin"]);
    expect(heard([told("paid", "eclipse_began", "moved"), true])).toEqual(["eclipse"]);
    expect(heard([told("eclipse_began", "match_ended"), false])).toEqual(["end"]);
    expect(heard([told("discs_met"), false])).toEqual([undefined]);
  });
  test("is heard once; that the turn is mine follows when the film is over", () => {
    const others = told("moved", "eclipse_began");
    expect(heard([others, false], [others, true], [others, true])).toEqual(["eclipse", "turn", undefined]);
  });
  test("of a turn is heard at each turn of mine, not within one", () => {
    const [first, own, others] = [told("paid"), told("moved"), told("moved")];
    expect(heard([first, true], [own, true], [own, false], [others, false], [others, true])).toEqual([
      "turn",
      "worker",
      undefined,
      "worker",
      "turn",
    ]);
  });
});
