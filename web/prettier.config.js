/** The layout of the browser's sources. Everything that is not said here is Prettier's own way. */
export default {
  // As long as a line of Python here: two files fit beside each other, and long sentences of a template stay whole.
  printWidth: 110,
  // Prettier alone does not know components.
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
