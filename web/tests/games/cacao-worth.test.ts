/// <reference types="node" />
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { figuresIn, figuresOf } from "../../src/games/cacao/gains.ts";
import type { Outlook } from "../../src/wire/types.ts";

interface Case {
  question: { step: string } & Record<string, string | number>;
  outlook: Outlook;
}

const PYTHON = new URL("../../../.venv/bin/python", import.meta.url).pathname;
const ROOT = new URL("../../..", import.meta.url).pathname;
/** Answers that take nothing. */
const EMPTY = /^(sell|send) 0$/;

test("every choice of fifty matches shows what the rules say it changes, or that it brings nothing", () => {
  const told = execFileSync(PYTHON, ["-m", "tests.web.option_cases", "cacao", "50"], {
    cwd: ROOT,
    maxBuffer: 1 << 30,
    encoding: "utf8",
  });
  const cases = JSON.parse(told) as Case[];
  const kinds = new Set(cases.map(({ outlook }) => outlook.option?.kind));
  for (const kind of ["place", "overbuild", "fill", "use", "sell"]) expect(kinds).toContain(kind);
  const gaps = cases.flatMap(({ question: { step, ...args }, outlook }) => {
    const { option, changes = {}, sources = {} } = outlook;
    if (!option) return [`${step}: an option without a name`];
    const asked = { decision: step, args };
    const shown =
      step === "place_worker" ? figuresIn(outlook) : figuresOf(asked, option, outlook, false).figures;
    // What happens elsewhere because of an order is not its own.
    const brings = step === "in_any_order" ? 0 : Object.keys(changes).length + Number("temples" in sources);
    const silent = brings > 0 && !shown.length && !EMPTY.test(option.notation);
    return silent ? [`${step}: ${option.notation}`] : [];
  });
  expect(gaps).toEqual([]);
}, 120_000);
