import { beforeAll, expect, test } from "vitest";
import { plain } from "../../src/i18n/emphasis.ts";
import { GameTexts } from "../../src/i18n/game-texts.ts";
import { nameOf } from "../../src/i18n/seats.ts";
import { texts } from "../../src/i18n/texts.svelte.ts";
import type { Seat } from "../../src/wire/types.ts";
import { card } from "../samples.ts";

const seatField = { name: "seat", sort: "seat", noun: "" };
const said = new GameTexts(
  card({
    automaton: { name: "teotibot", seats: [1], difficulty: "", figures: [] },
    events: [
      {
        name: "carrier_moved",
        reveals: false,
        fields: [seatField, ...["steps", "value"].map((name) => ({ name, sort: "int", noun: "" }))],
      },
    ],
  }),
  ["Ana", "Bruno"],
);

beforeAll(async () => {
  await texts.speak("en");
  await texts.bring("cacao");
});

test("a game says its name and counts its goods", () => {
  expect(said.name()).toBe(texts.text("cacao-name"));
  expect(said.good("gold")).toBe("gold");
});

test("whoever sits there is called by name; beyond the seats sits the automaton", () => {
  expect(said.player(1)).toBe("Bruno");
  expect(said.player(2)).toBe("…");
  expect(said.player(5)).toBe("");
});

test("an event names its player strongly, and a figure below zero has a true minus", () => {
  const told = said.event({ kind: "carrier_moved", seat: 0, args: { steps: 1, value: -4 } });
  expect(plain(told)).toContain("Ana");
  expect(told).not.toBe(plain(told));
  expect(told).toContain("−4");
});

test("a bot is called by its identity, a nameless person by a number", () => {
  const seat = (parts: Partial<Seat>): Seat => ({ seat: 0, kind: "person", name: "", ...parts }) as Seat;
  expect(nameOf(seat({ kind: "bot", seat: 4 }))).toBe(texts.text("common-rain"));
  expect(nameOf(seat({ kind: "bot", seat: 5 }))).toContain("6");
  expect(nameOf(seat({ name: "Ana" }))).toBe("Ana");
  expect(nameOf(seat({ seat: 2 }))).toContain("3");
});
