import { expect, test } from "vitest";

const files = import.meta.glob<string>("../../src/**/*.{svelte,ts,css,svg}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.values(files).join("\n");
const tokens = files["../../src/ui/tokens.css"] ?? "";
const declaredIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/(--[\w-]+)\s*(?::|=)/g)].map(([, name]) => name ?? ""));
/** `var(--p-{who})` and the like: a name that is pieced together begins with this. */
const pieced = [...sources.matchAll(/var\((--[\w-]*?)(?:\$?\{)/g)].map(([, start]) => start ?? "");

test("every token is used", () => {
  const used = new Set([...sources.matchAll(/var\((--[\w-]+)\s*[,)]/g)].map(([, name]) => name));
  const unused = [...declaredIn(tokens)].filter(
    (name) => !used.has(name) && !pieced.some((start) => name.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test("whatever is used has been declared", () => {
  const declared = declaredIn(sources);
  const used = [...sources.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? "");
  expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
});

test("both themes name the same pigments", () => {
  const theme = (name: string): Set<string> =>
    declaredIn(
      new RegExp(String.raw`^(?::root,\n)?\[data-theme="${name}"\] \{([^}]*)\}`, "m").exec(tokens)?.[1] ?? "",
    );
  const [obsidian, codex] = [theme("obsidian"), theme("codex")];
  expect(obsidian.size).toBeGreaterThan(20);
  // The lowest stone of the pyramid is lighter on bark paper; obsidian has it from what both share.
  expect([...codex].filter((name) => !obsidian.has(name))).toEqual(["--lv0"]);
  expect([...obsidian].filter((name) => !codex.has(name))).toEqual([]);
});
