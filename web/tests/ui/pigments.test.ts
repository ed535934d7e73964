import { expect, test } from "vitest";
import { pigmented } from "../../src/ui/pigments.ts";

const TOKENS: Record<string, string> = { "--p-jaguar": " #00c8ff" };
const valueOf = (token: string): string => TOKENS[token] ?? "";

test("a pigment of the page is written into a drawing", () => {
  expect(pigmented('<path fill="var(--p-jaguar,#f08a24)"/>', valueOf)).toBe('<path fill="#00c8ff"/>');
});

test("what the page has no pigment for looks as the drawing says", () => {
  expect(pigmented('<path stroke="var(--gold-lo, #b17a14)"/>', valueOf)).toBe('<path stroke="#b17a14"/>');
});

test("nothing else is touched", () => {
  const drawing = '<g style="fill: rgb(1 2 3)"><use href="#wt-roof"/></g>';
  expect(pigmented(drawing, valueOf)).toBe(drawing);
});
