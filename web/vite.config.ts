import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The drawings of the house, and those of every title. */
const sprites = (): URL[] =>
  ["ui", ...readdirSync(new URL("src/games", import.meta.url)).map((title) => `games/${title}`)]
    .map((folder) => new URL(`src/${folder}/sprite.svg`, import.meta.url))
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

export default defineConfig({
  plugins: [svelte(), sprite()],
  build: {
    target: "es2022",
    // Small files would otherwise become data: addresses, which a strict content policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page shares is one file, and what every table shares another: alone, each would be a crumb.
        // Home asks which of my tables are plans, and needs no more of a table.
        codeSplitting: {
          groups: [
            {
              name: "house",
              test: /\/web\/src\/((wire|i18n|ui|app)\/(?!ScorePlot)|table\/model\/plans)/,
              priority: 1,
            },
            { name: "table", test: /\/web\/src\/table\/(model|panels|frame)\// },
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
