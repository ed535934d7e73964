/** What ESLint watches over. Rules that are switched off or changed have their reason beside them. */
import { readdirSync } from "node:fs";
import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const foldersIn = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
const titles = foldersIn("src/games").filter((name) => name !== "generic");

/**
 * The floors of src, the lowest first. A room imports only from floors below its own, and rooms on one floor do not
 * know each other; so titles know no other title. What stands in no room, App and main.ts, is the roof.
 */
const FLOORS = [
  ["wire/**"],
  ["i18n/**"],
  ["ui/**"],
  ["app/**"],
  ["table/model/**"],
  ["people/**", "table/panels/**"],
  ["table/frame/**"],
  ["games/generic/**"],
  titles.map((title) => `games/${title}/**`),
  ["games/*"],
  ["learn/**"],
  ["home/**", "replay/**", "review/**", "table/page/**"],
];
const ROOF = "*";
for (const room of [...foldersIn("src"), ...foldersIn("src/table").map((name) => `table/${name}`)])
  if (room !== "table" && !FLOORS.flat().includes(`${room}/**`) && room !== "games")
    throw new Error(`the room src/${room} must find its floor in eslint.config.js`);

const zones = FLOORS.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    target: `./src/${room}`,
    from: [...FLOORS.slice(floor).flat(), ROOF]
      .filter((other) => other !== room)
      .map((other) => `./src/${other}`),
    message: "A room imports only from floors below its own: see FLOORS in eslint.config.js.",
  })),
);

/** Colours have names, in ui/tokens.css; a drawing that needs one more names it there, or in its game's board.css. */
const COLOUR = String.raw`/#[0-9a-fA-F]{3,8}(?![\w-])|\b(rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\(/`;
const NAMED = "/^(?!none$|transparent$|currentColor$|inherit$)[a-zA-Z]+$/";
const PAINTED = "/^(fill|stroke|color|stop-color|background)$/";
const colours = [
  `SvelteLiteral[value=${COLOUR}]`,
  `Literal[value=${COLOUR}]`,
  `TemplateElement[value.raw=${COLOUR}]`,
  `SvelteAttribute[key.name=${PAINTED}] > SvelteLiteral[value=${NAMED}]`,
  `SvelteStyleDirective[key.name.name=${PAINTED}] > SvelteLiteral[value=${NAMED}]`,
].map((selector) => ({ selector, message: "Colours come from ui/tokens.css, by name." }));

/** A glob is an import that the floors cannot see: what games hold is found above them. */
const glob = {
  selector: "MemberExpression[object.type=MetaProperty][property.name=glob]",
  message: "What games hold is found in games/*.ts.",
};

/** Whoever casts twice says that nobody knows the shape; a game's is declared, and its viewOf knows it. */
const doubleCast = {
  selector: "TSAsExpression > TSAsExpression",
  message: "Declare the shape instead of casting twice.",
};

export default defineConfig(
  // The wire's types are written by `python -m patolli.server.typescript`.
  globalIgnores(["dist/", "src/wire/types.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // A figure in a text is a figure; what may be missing must still be thought of.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `onclick={() => table.undo()}` says what it means.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `{#each names as _, seat}` has no other way to leave something out.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Icons of a tile and notations are plain letters.
      "@typescript-eslint/no-misused-spread": [
        "error",
        { allow: [{ from: "lib", name: ["string", "String"] }] },
      ],
      // What is shown is replaced as a whole ($state.raw); a Map inside a function is nobody's state.
      "svelte/prefer-svelte-reactivity": "off",
      // A gap as "\u0020": Svelte trims a bare one at the edge of a block.
      "svelte/no-useless-mustaches": ["error", { ignoreStringEscape: true }],
      // Prettier breaks lines at 110; what it cannot break ends here.
      "max-len": ["error", { code: 120 }],
      // `== null` asks for both kinds of nothing.
      eqeqeq: ["error", "always", { null: "ignore" }],
      // A text with a fault in it is worth a warning; nothing else is said there.
      "no-console": ["error", { allow: ["warn"] }],
      // What is only a type is gone in the page, and says so.
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // ESLint sees imported components and snippets as `any`; svelte-check knows their types and is strict about them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["src/**"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".svelte", ".js", ".css"] })],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones }],
      "import-x/no-duplicates": "error",
      "import-x/order": [
        "error",
        { alphabetize: { order: "asc", caseInsensitive: true }, "newlines-between": "never" },
      ],
      "no-restricted-syntax": ["error", ...colours, glob, doubleCast],
    },
  },
  // Catalogues and covers are found by a glob, too: they lie beside the games' rules.
  {
    files: ["src/games/*.ts", "src/i18n/texts.svelte.ts", "src/ui/box.ts"],
    rules: { "no-restricted-syntax": ["error", ...colours, doubleCast] },
  },
  { files: ["tests/**"], rules: { "no-restricted-syntax": ["error", doubleCast] } },
  // Files at the foot of the folder are for Node, and are not part of the page.
  {
    files: ["*.js", "*.ts", "public/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);
