import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The sprite stands once in the page, so that every `<use href="#name">` finds its symbol at once. */
function sprite(): Plugin {
  const path = new URL("./src/pieces/sprite.svg", import.meta.url);
  return {
    name: "patolli-sprite",
    transformIndexHtml: (html) =>
      html.replace("<!-- sprite -->", readFileSync(path, "utf8").trim().replace("<svg ", '<svg class="sprite" aria-hidden="true" ')),
  };
}

export default defineConfig({
  plugins: [svelte(), sprite()],
  build: {
    target: "es2022",
    // Small files would otherwise become data: addresses, which a strict content policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8700", "/socket": { target: "ws://127.0.0.1:8700", ws: true } },
  },
});
