import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues-plugin.ts";

/** The pure files, without a browser; what a page does is tested in one, by tests/web. */
export default defineConfig({
  plugins: [svelte(), catalogues()],
  // The catalogues lie beside the games, outside this folder.
  server: { fs: { allow: [".."] } },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/browser-stub.ts"],
  },
});
