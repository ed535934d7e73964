/** What knip looks for: files, exports, types and packages that nobody uses. */
export default {
  project: ["src/**/*.{ts,svelte}", "*.{js,ts}"],
  // Generated: they say all that the server can say, whether a page speaks of it or not.
  ignoreIssues: { "src/wire/types.ts": ["types"], "src/games/*/view.ts": ["types"] },
  // The browser tests in Python load it into the pages.
  ignoreDependencies: ["axe-core"],
};
