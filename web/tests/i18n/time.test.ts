import { beforeEach, expect, test, vi } from "vitest";
import { clockText } from "../../src/i18n/durations.ts";
import { nightOf, paceText } from "../../src/i18n/pace.ts";
import { texts } from "../../src/i18n/texts.svelte.ts";

beforeEach(() => texts.speak("en"));

test("a clock shows the two units that matter", () => {
  expect(clockText(0)).toBe("0:00");
  expect(clockText(59.9)).toBe("0:59");
  expect(clockText(60)).toBe("1:00");
  expect(clockText(3599)).toBe("59:59");
  expect(clockText(3600)).toBe("1 h 0 min");
  expect(clockText(86_399)).toBe("23 h 59 min");
  expect(clockText(86_400)).toBe("1 d 0 h");
  expect(clockText(3 * 86_400 + 5 * 3600 + 59)).toBe("3 d 5 h");
});

test("a pace is told in words", () => {
  expect(paceText({ kind: "none" })).toBe("No limit");
  expect(paceText({ kind: "live", bank: 1500, increment: 30 })).toBe("25 min + 30 s a turn");
  expect(paceText({ kind: "live", bank: 300, increment: 0 })).toBe("5 min for the match");
  expect(paceText({ kind: "days", days: 1 })).toBe("1 day a turn");
  expect(paceText({ kind: "days", days: 3 })).toBe("3 days a turn");
});

test("hours of the night are counted in minutes of UTC, wherever the reader lives", () => {
  const offset = vi.spyOn(Date.prototype, "getTimezoneOffset");
  offset.mockReturnValue(0);
  expect(nightOf(22, 7)).toEqual({ start: 1320, end: 420 });
  // East of Greenwich a night begins earlier, and may begin on the day before.
  offset.mockReturnValue(-120);
  expect(nightOf(0, 9)).toEqual({ start: 1320, end: 420 });
  offset.mockReturnValue(300);
  expect(nightOf(22, 7)).toEqual({ start: 180, end: 720 });
  offset.mockRestore();
});
