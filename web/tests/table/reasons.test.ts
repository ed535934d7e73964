/** Why answers cannot be given: asked for once, told in the bar when a click was meant. */
import { beforeEach, describe, expect, it } from "vitest";
import { texts } from "../../src/i18n/texts.svelte.ts";
import { Reasons } from "../../src/table/model/reasons.svelte.ts";

const NO_ANSWER = { kind: "why_no_answer", details: {} };
const ON_JUNGLE = { kind: "cacao.why_on_jungle", details: {} };
const SAID = "A jungle tile lies here; worker tiles go beside it.";

let asked: unknown[];
let said: string[];
let reasons: Reasons;

beforeEach(async () => {
  await texts.speak("en");
  await texts.bring("cacao");
  asked = [];
  said = [];
  reasons = new Reasons(
    (asking) => asked.push(asking),
    (why) => said.push(why),
  );
});

describe("a reason", () => {
  it("is asked for once in a position, and told as soon as it is known", () => {
    reasons.want(["a", "b"]);
    reasons.want(["a", "b"]);
    expect(asked).toEqual([{ actions: ["a", "b"], answers: [] }]);
    expect(reasons.of(["a", "b"])).toBeUndefined();
    reasons.hear([], { a: NO_ANSWER, b: ON_JUNGLE });
    expect(reasons.of(["a", "b"])).toBe(SAID);
    expect(reasons.of(["a"])).toBeUndefined();
    reasons.forget();
    expect(reasons.of(["b"])).toBeUndefined();
  });

  it("belongs to the answers given in thought before it", () => {
    reasons.want(["a"], ["first"]);
    reasons.hear(["first"], { a: ON_JUNGLE });
    expect(reasons.of(["a"])).toBeUndefined();
    expect(reasons.of(["a"], ["first"])).toBe(SAID);
  });
});

describe("a click that chooses nothing", () => {
  it("is answered by the first reason that the rules know", () => {
    reasons.want(["c"]);
    reasons.refuse(["a", "b"]);
    // The answer to what was asked before is none to the click.
    reasons.hear([], { c: NO_ANSWER });
    expect(said).toEqual([]);
    reasons.hear([], { a: NO_ANSWER, b: ON_JUNGLE });
    expect(said).toEqual([SAID]);
    // What is told of something else later says nothing in the bar.
    reasons.hear([], { c: ON_JUNGLE });
    expect(said).toEqual([SAID]);
  });

  it("is led to the question where the rules know none, or where it means no answer at all", () => {
    reasons.refuse(["a"]);
    reasons.hear([], { a: NO_ANSWER });
    reasons.refuse([]);
    expect(said).toEqual([texts.text("web-refused-other"), texts.text("web-refused-other")]);
  });
});
