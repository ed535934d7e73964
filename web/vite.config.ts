import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { catalogues } from "./catalogues-plugin.ts";
import { unloaded } from "./src/app/unloaded.ts";

/** The drawings of the house, and those of every title: they lie beside the rules, whose own pictures use them, too. */
const PACKAGE = new URL("../src/patolli/", import.meta.url);
const sprites = (): URL[] =>
  ["drawing", ...readdirSync(new URL("games", PACKAGE)).map((title) => `games/${title}`)]
    .map((folder) => new URL(`${folder}/sprite.svg`, PACKAGE))
    .filter((path) => existsSync(path));

/**
 * The sprites stand once in the page, so that every `<use href="#name">` finds its symbol at once. The symbols are not
 * rendered, which spares the browser three thousand styles; clip paths must be, or they would not clip.
 */
function sprite(): Plugin {
  const drawing = (): string => {
    const files = sprites().map((path) => readFileSync(path, "utf8"));
    const defs = files.map((file) => /<defs>.*?<\/defs>/s.exec(file)?.[0] ?? "").join("");
    const symbols = files.flatMap((file) => file.match(/<symbol .*?<\/symbol>/gs) ?? []).join("\n");
    const names = [...(defs + symbols).matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    const twice = names.find((name, index) => names.indexOf(name) < index);
    if (twice) throw new Error(`two drawings are called ${twice}`);
    const hidden = `<svg class="sprite" aria-hidden="true" hidden>${symbols}</svg>`;
    return `<svg class="sprite" aria-hidden="true">${defs}</svg>${hidden}`;
  };
  return { name: "patolli-sprite", transformIndexHtml: (html) => html.replace("<!-- sprite -->", drawing) };
}

/** What is said when no script comes stands in the page from the beginning, in the words of the catalogues. */
function firstWords(): Plugin {
  const said = (language: string, key: string): string => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const catalogue = new URL(`i18n/locale/${language}/fault.ftl`, PACKAGE);
    bundle.addResource(new FluentResource(readFileSync(catalogue, "utf8")));
    const words = bundle.getMessage(key)?.value;
    if (!words) throw new Error(`no text ${key} in ${language}`);
    return bundle.formatPattern(words);
  };
  return {
    name: "patolli-first-words",
    transformIndexHtml: (html) => html.replace("<!-- unloaded -->", () => unloaded(said)),
  };
}

/** The files that pages share: what one of each group of roots needs of these rooms, and no file before has. */
const BELOW_PAGES = /\/web\/src\/(wire|i18n|ui|app|table\/model|people\/[a-z])|node_modules|^\0|^vite\//;
const TABLES = ["table/page/TablePage.svelte", ...screens()];
const SHARED = [
  // Whoever comes for the first time, to whatever page, gets this one and that page's own.
  {
    name: "house",
    roots: [["main.ts", "home/HomePage.svelte", "home/FirstVisit.svelte"]],
    rooms: BELOW_PAGES,
  },
  // What home and a table have in common beside that.
  { name: "pieces", roots: [["home/HomePanels.svelte"], TABLES], rooms: BELOW_PAGES },
  {
    name: "table",
    roots: [TABLES],
    rooms: /\/web\/src\/(wire|i18n|ui|app|people|table\/(model|panels|frame))\//,
  },
];

/** The table of every title, and of those that have no page of their own. */
function screens(): string[] {
  const games = new URL("src/games/", import.meta.url);
  return readdirSync(games)
    .map((title) => `games/${title}/Screen.svelte`)
    .filter((path) => existsSync(new URL(path.slice("games/".length), games)));
}

/** Which modules some pages need, known once all are read; what a page brings later is not among them. */
function neededBy(): { plugin: Plugin; isNeeded: (roots: readonly string[], module: string) => boolean } {
  const needed = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: "patolli-needed",
    apply: "build",
    buildEnd() {
      for (const root of SHARED.flatMap(({ roots }) => roots.flat())) {
        const found = new Set([new URL(`src/${root}`, import.meta.url).pathname]);
        for (const module of found)
          for (const other of this.getModuleInfo(module)?.importedIds ?? []) found.add(other);
        needed.set(root, found);
      }
    },
  };
  return { plugin, isNeeded: (roots, module) => roots.some((root) => needed.get(root)?.has(module)) };
}
const graph = neededBy();

export default defineConfig({
  plugins: [svelte(), sprite(), firstWords(), catalogues(), graph.plugin],
  build: {
    target: "es2022",
    // Small files would otherwise become data: addresses, which a strict content policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Alone, each piece would be a crumb.
        codeSplitting: {
          groups: [
            ...SHARED.map(({ name, roots, rooms }, index) => ({
              name,
              test: (module: string) =>
                rooms.test(module) && roots.every((some) => graph.isNeeded(some, module)),
              priority: SHARED.length - index,
            })),
          ],
        },
      },
    },
  },
  server: {
    // The catalogues lie beside the games, outside this folder.
    fs: { allow: [".."] },
    // Tables come from a running server; its socket is /api/v1/socket. The browser's own `host` is passed on, for the
    // server compares it with the origin of whoever writes.
    proxy: { "/api": { target: `http://127.0.0.1:${process.env.PATOLLI_PORT ?? "8000"}`, ws: true } },
  },
});
