import { beforeEach, describe, expect, test, vi } from "vitest";
import { plain, strong } from "../../src/i18n/emphasis.ts";
import { identityOf } from "../../src/i18n/identities.ts";
import { LANGUAGES, preferredLanguage } from "../../src/i18n/languages.ts";
import { figure, forms, kebab, labelled, listed, signed, t, texts } from "../../src/i18n/texts.svelte.ts";

beforeEach(() => texts.speak("en"));

describe("figures", () => {
  test("have a true minus", () => {
    expect(figure(7)).toBe("7");
    expect(figure(0)).toBe("0");
    expect(figure(-4)).toBe("−4");
  });
  test("can carry their sign", () => {
    expect(signed(3)).toBe("+3");
    expect(signed(-3)).toBe("−3");
    expect(signed(0)).toBe("0");
  });
});

describe("sentences", () => {
  test("follow the signs and spaces of the language", async () => {
    expect(labelled("Log", "empty")).toBe("Log: empty");
    await texts.speak("fr");
    expect(labelled("Journal", "vide")).toBe("Journal\u00a0: vide");
    expect(document.documentElement.lang).toBe("fr");
  });
  test("are listed one after the other", () => {
    expect(listed([])).toBe("");
    expect(listed(["one"])).toBe("one");
    expect(listed(["one", "two, or three", "four"])).toBe("one; two, or three; four");
  });
  test("that nobody wrote are dots, and never a key", () => {
    expect(t("web-nobody-wrote-this")).toBe("…");
    expect(texts.has("web-nobody-wrote-this")).toBe(false);
  });
  test("of a game come when they are brought, in every language", async () => {
    for (const language of LANGUAGES) {
      await texts.speak(language);
      await texts.bring("cacao");
      expect(texts.has("cacao-name")).toBe(true);
    }
  });
  test("of a game come with the page that needs them", async () => {
    await texts.bring("cacao");
    expect(texts.has("web-cacao-hand")).toBe(false);
    await texts.bring("cacao", "web");
    expect(texts.has("web-cacao-hand")).toBe(true);
    expect(texts.has("rules-cacao-ruling-1")).toBe(false);
    await texts.bring("cacao", "rules");
    expect(texts.has("rules-cacao-ruling-1")).toBe(true);
  });
  test("stay after the language has changed", async () => {
    await texts.bring("cacao", "web");
    await texts.speak("es");
    expect(texts.has("cacao-name")).toBe(true);
    expect(texts.has("web-cacao-hand")).toBe(true);
  });
  test("warn when an argument is missing, and are told nevertheless", () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(t("common-labelled", { label: "Log" })).toContain("Log");
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
  test("take every form that a noun has", async () => {
    await texts.bring("teotihuacan");
    const args = forms("board", "teotihuacan-board-palace");
    expect(args.board).toBe(t("teotihuacan-board-palace"));
    expect(Object.keys(args)).toEqual(
      expect.arrayContaining(
        Object.keys(texts.attributes("teotihuacan-board-palace")).map((each) => `${each}-board`),
      ),
    );
  });
});

test("names are spelled as catalogues spell them", () => {
  expect(kebab("place_worker")).toBe("place-worker");
  expect(kebab("a_b_c")).toBe("a-b-c");
});

test("strong words can be made plain again", () => {
  expect(plain(`${strong("Ana")} waits for ${strong("Bruno")}`)).toBe("Ana waits for Bruno");
});

test("the reader's first language that is ours is taken", () => {
  expect(preferredLanguage(["de-AT", "pt-PT", "fr"])).toBe("pt");
  expect(preferredLanguage(["ES_mx"])).toBe("es");
  expect(preferredLanguage(["de", "nl"])).toBe("en");
  expect(preferredLanguage([])).toBe("en");
});

test("identities go round, for seats and for those beside them", () => {
  const five = ["jaguar", "flower", "shell", "flint", "rain"];
  expect([0, 1, 2, 3, 4, 5].map(identityOf)).toEqual([...five, "jaguar"]);
  expect(identityOf(-1)).toBe("rain");
});
