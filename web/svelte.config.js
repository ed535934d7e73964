import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // The name of a component's styles stands a thousand times in what a page loads: five letters are enough.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
  },
};
