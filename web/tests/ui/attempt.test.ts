import { beforeAll, expect, test } from "vitest";
import { texts } from "../../src/i18n/texts.svelte.ts";
import { Attempt } from "../../src/ui/attempt.svelte.ts";
import { Refusal } from "../../src/wire/http.ts";

beforeAll(() => texts.speak("en"));

test("why a wish was refused stands there until another one is granted", async () => {
  const attempt = new Attempt();
  const refused = new Refusal({ kind: "no_free_seat", details: {} }, 409);
  expect(await attempt.make(() => Promise.reject(refused))).toBe(false);
  expect(attempt.wrong).toBe("Every seat is taken.");
  expect(await attempt.make(() => Promise.resolve())).toBe(true);
  expect(attempt.wrong).toBe("");
});

test("what is not there is told apart from what was refused", async () => {
  const attempt = new Attempt();
  await attempt.make(() => Promise.reject(new Refusal({ kind: "no_free_seat", details: {} }, 409)));
  expect(attempt.isMissing).toBe(false);
  const gone = new Refusal({ kind: "no_such_table", details: { table: "none" } }, 404);
  await attempt.make(() => Promise.reject(gone));
  expect(attempt.isMissing).toBe(true);
  await attempt.make(() => Promise.resolve());
  expect(attempt.isMissing).toBe(false);
});

test("it is busy as long as the server thinks", async () => {
  const attempt = new Attempt();
  const making = attempt.make(() => Promise.reject(new TypeError("fetch failed")));
  expect(attempt.busy).toBe(true);
  await making;
  expect(attempt.busy).toBe(false);
});
