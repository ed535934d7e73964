/// <reference types="node" />
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { answersOf, orderOf } from "../../src/games/teotihuacan/deciding/promises.ts";
import { worthOf } from "../../src/games/teotihuacan/deciding/worth.ts";
import type { TeoView } from "../../src/games/teotihuacan/view.ts";
import type { Outlook } from "../../src/wire/types.ts";

interface Case {
  question: { step: string };
  outlook: Outlook;
  view: TeoView;
}

const PYTHON = new URL("../../../.venv/bin/python", import.meta.url).pathname;
const ROOT = new URL("../../..", import.meta.url).pathname;
/** Choices that take nothing, or are about goods of nothing. */
const EMPTY = /^(decline|move_alone|stop_building|exchange 0|save nothing|pay_salary 0)$/;

test("every choice of fifty matches carries price and gain, or the reason why there is none", () => {
  const told = execFileSync(PYTHON, ["-m", "tests.web.option_cases", "teotihuacan", "50"], {
    cwd: ROOT,
    maxBuffer: 1 << 30,
    encoding: "utf8",
  });
  const cases = JSON.parse(told) as Case[];
  expect(cases.length).toBeGreaterThan(300);
  const gaps = cases.flatMap(({ question, outlook, view }) => {
    const option = outlook.option;
    const worth = option && worthOf(option, outlook, view);
    if (!option || !worth) return [`${question.step}: nothing is told of ${option?.notation ?? "an option"}`];
    const silent = worth.reason === "nothing" && !EMPTY.test(option.notation);
    return silent ? [`${question.step}: ${option.notation}`] : [];
  });
  expect(gaps).toEqual([]);
}, 120_000);

test("a declined choice shows nothing of what follows", () => {
  const option = { action: 0, kind: "decline", args: {}, notation: "decline" };
  const later = { changes: { points: 2, red: 1 } };
  expect(worthOf(option, later, {} as TeoView)).toEqual({ pay: [], coming: [], reason: "nothing" });
});

test("worship for space and tile is told with the usual order of its halves", () => {
  const option = { action: 0, kind: "worship", args: { space: "temple", part: "both" }, notation: "worship" };
  const asks = (decision: string) => ({ seat: 0, decision, args: {} });
  const outlook: Outlook = {
    changes: { cocoa: -1 },
    asks: asks("continue_worship"),
    then: {
      "resolve_first ability": {
        changes: { green: 1 },
        asks: asks("claim_on_board"),
        then: {
          "claim power_up_2": {
            changes: { green: 1, cocoa: -1 },
            events: [{ kind: "discovery_claimed", seat: 0, args: { discovery: "power_up_2" } }],
          },
          decline: { changes: { green: 1 } },
        },
      },
      "resolve_first discovery": { changes: { cocoa: -2 } },
    },
  };
  expect(answersOf(outlook.then, "resolve_first")).toHaveLength(2);
  expect(worthOf(option, outlook, {} as TeoView)).toEqual({
    pay: [
      [1, "temple-green"],
      [-1, "cocoa"],
    ],
    coming: [{ kind: "tile", tile: "power_up_2" }],
  });
});

const asking = (decision: string, args: Record<string, string> = {}) => ({ seat: 0, decision, args });
/** A worship for both halves, after which the space first would lead to this. */
const worship = (space: string, first: Outlook): Outlook => ({
  asks: asking("continue_worship", { space }),
  then: { "resolve_first ability": first, "resolve_first discovery": {} },
});

test("the order of a worship is given with it where it cannot matter", () => {
  const space = ["resolve_first ability"];
  const claims = { asks: asking("claim_on_board") };
  const sells = { asks: asking("choose_major_reward") };
  const climbs = (...steps: Outlook[]): Outlook => ({
    asks: asking("choose_temple"),
    then: Object.fromEntries(steps.map((step, index) => [`climb ${index}`, step])),
  });
  expect(orderOf(worship("temple", claims))).toEqual(space);
  expect(orderOf(worship("temple", climbs(claims, claims)))).toEqual(space);
  expect(orderOf(worship("temple", sells))).toEqual([]);
  expect(orderOf(worship("temple", climbs(claims, sells)))).toEqual([]);
  expect(orderOf(worship("temple", { asks: asking("choose_temple") }))).toEqual([]);
  expect(orderOf(worship("c01", claims))).toEqual([]);
  expect(orderOf({ asks: asking("claim_on_board") })).toEqual([]);
});
