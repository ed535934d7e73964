import { expect, test } from "vitest";
import { lastSeconds, urgencyOf } from "../../src/ui/urgency.ts";

test("a clock of days is late in its last hour, one of minutes in its last minute", () => {
  const days = { kind: "days", days: 3 } as const;
  const live = { kind: "live", bank: 300 } as const;
  expect([86_400, 86_399, 3_600, 3_599].map((left) => urgencyOf(left, days))).toEqual([
    "",
    "soon",
    "soon",
    "last",
  ]);
  expect([300, 60, 59].map((left) => urgencyOf(left, live))).toEqual(["soon", "soon", "last"]);
  expect([lastSeconds(days), lastSeconds(live)]).toEqual([3_600, 60]);
});
