import { beforeEach, expect, test } from "vitest";
import { failureText, mistakeText } from "../../src/i18n/mistake.ts";
import { texts } from "../../src/i18n/texts.svelte.ts";
import { Refusal } from "../../src/wire/http.ts";

beforeEach(async () => {
  await texts.speak("en");
  await texts.bringErrors();
});

test("a mistake is told with its details; seats count from 1 in sentences", () => {
  expect(mistakeText({ kind: "seat_taken", details: { seat: 0 } })).toBe("Seat 1 is taken.");
  expect(mistakeText({ kind: "match_is_over", details: {} })).toBe("The match is over.");
});

test("a reason inside a mistake is told inside its sentence", () => {
  const why = { kind: "why_no_such_action", details: { name: "fly" } };
  expect(mistakeText({ kind: "bad_notation", details: { text: "fly 3", why } })).toBe(
    "“fly 3” is not an action. No action is called “fly”.",
  );
});

test("a game's own reason holds its nouns, in the form that the sentence wants", async () => {
  await texts.bring("teotihuacan");
  const told = (details: Record<string, string | number>): string =>
    mistakeText({ kind: "teotihuacan.why_needs", details });
  expect(told({ good: "stone", price: 2, own: 1 })).toBe("Needs 2 stone; you have 1.");
  await texts.speak("es");
  await texts.bring("teotihuacan");
  expect(told({ good: "stone", price: 2, own: 1 })).toBe("Hacen falta 2 piedras; tienes 1.");
  expect(told({ good: "stone", price: 1, own: 0 })).toBe("Hace falta 1 piedra; tienes 0.");
});

test("large numbers are versions and years, and are not grouped", () => {
  expect(mistakeText({ kind: "stale_version", details: { version: 1234, now: 1235 } })).toContain(
    "version 1234,",
  );
});

test("a mistake that no catalogue knows names its kind", () => {
  expect(mistakeText({ kind: "from_the_future", details: {} })).toContain("from_the_future");
});

test("whatever else goes wrong means that the server cannot be reached", async () => {
  const nowhere = await failureText(new TypeError("fetch failed"));
  const answered = new Refusal({ kind: "unreachable", details: { status: "502" } }, 502);
  expect(await failureText(answered)).toBe(nowhere);
  const over = new Refusal({ kind: "match_is_over", details: {} }, 409);
  expect(await failureText(over)).toBe("The match is over.");
});
