import { expect, test } from "vitest";
import { finds, folded, marked, stretch } from "../../src/learn/rules-text.ts";

test("words are found without their accents, and a text keeps its length", () => {
  expect(folded("Élévation, Açaí ß")).toBe("elevation, acai ß");
  expect(marked("L’Élévation rapporte 5 PV", "elevation")).toEqual([
    { text: "L’", isHit: false },
    { text: "Élévation", isHit: true },
    { text: " rapporte 5 PV", isHit: false },
  ]);
});

test("every hit is marked, and nothing where nothing is sought", () => {
  expect(marked("cocoa for cocoa", "cocoa").filter((part) => part.isHit)).toHaveLength(2);
  expect(marked("cocoa", "  ")).toEqual([{ text: "cocoa", isHit: false }]);
  expect(marked("cocoa", "gold")).toEqual([{ text: "cocoa", isHit: false }]);
});

test("a number finds its ruling and the figures that stand in texts", () => {
  expect(finds("49", ["nothing of it"], 49)).toBe(true);
  expect(finds("4", ["nothing of it"], 49)).toBe(false);
  expect(finds("4", ["4 VP"], 7)).toBe(true);
  expect(finds("", [], 1)).toBe(true);
});

test("a chapter shows from where to where its rulings go", () => {
  expect(stretch([1, 2, 3])).toBe("1–3");
  expect(stretch([39])).toBe("39");
  expect(stretch([])).toBe("");
});
