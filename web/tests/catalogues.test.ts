import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { offerOf, wholeOf } from "../catalogues.ts";
import { t, texts } from "../src/i18n/texts.svelte.ts";

const CATALOGUE = `# Said by the house.
### More about it
cacao-name = Cacao
cacao-option-first-seat = First seat
    .about = Who begins: { -player }
# Not said before a match.
cacao-option-first-seat-0 = Seat 1, { cacao-begins }

cacao-begins = begins
cacao-event-sold = { $player } sells
    for gold
-player = a player
cacao-part-turn = Turn
cacao-names = no name
`;

test("a page gets a catalogue without what is only for whoever writes it", () => {
  expect(wholeOf(CATALOGUE)).not.toContain("# ");
  expect(new FluentResource(wholeOf(CATALOGUE)).body).toEqual(new FluentResource(CATALOGUE).body);
});

test("before it is played, a game has its name, its options and whatever they are made of", () => {
  const keys = new FluentResource(offerOf(CATALOGUE, "cacao")).body.map(({ id }) => id);
  expect(keys.sort()).toEqual([
    "-player",
    "cacao-begins",
    "cacao-name",
    "cacao-option-first-seat",
    "cacao-option-first-seat-0",
    "cacao-part-turn",
  ]);
});

test("a page that only offers games brings no more of them", async () => {
  await texts.speak("fr");
  await texts.introduce(["cacao"]);
  expect(t("cacao-name")).toBe("Cacao");
  expect(texts.has("cacao-event-sold")).toBe(false);
  await texts.bring("cacao");
  expect(texts.has("cacao-event-sold")).toBe(true);
});
