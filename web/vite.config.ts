import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
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

/**
 * What every page shares. Home asks which of my tables are plans, and who may watch a new one; it needs no more
 * of a table.
 */
const HOUSE =
  /\/web\/src\/((wire|i18n|ui|app)\/(?!ScorePlot|[Pp]uzzle)|table\/model\/plans|people\/(rematch\.ts|WatchRules))/;

export default defineConfig({
  plugins: [svelte(), sprite(), firstWords()],
  build: {
    target: "es2022",
    // Small files would otherwise become data: addresses, which a strict content policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page shares is one file, and what every table shares another: alone, each would be a crumb.
        codeSplitting: {
          groups: [
            {
              name: "house",
              test: HOUSE,
              priority: 1,
            },
            {
              name: "table",
              // Lessons and puzzles come only with one, cards when something is looked at.
              test: new RegExp(
                "/web/src/table/(model|panels|frame)/(?![Pp]uzzle|[Ll]esson|HoverCard|PieceFacts|rulebook-text)",
              ),
            },
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
