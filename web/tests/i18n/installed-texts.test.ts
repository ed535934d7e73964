import { afterEach, expect, test, vi } from "vitest";
import { t, texts } from "../../src/i18n/texts.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

test("only what a game says that these pages were built without is asked of the server", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(`stranger-name = ${path.endsWith("/fr") ? "Inconnu" : "Stranger"}`));
  });
  await texts.speak("en");
  await texts.bring("cacao", "web", "rules");
  await texts.bring("stranger", "web");
  expect(t("cacao-name")).toBe("Cacao");
  expect(t("stranger-name")).toBe("Stranger");
  await texts.speak("fr");
  expect(t("stranger-name")).toBe("Inconnu");
  expect(asked).toEqual(["/api/v1/games/stranger/texts/en", "/api/v1/games/stranger/texts/fr"]);
});
