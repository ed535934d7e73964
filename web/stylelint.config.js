/** What Stylelint watches over, in components and in style sheets. */
const COLOURS = {
  "color-no-hex": true,
  "color-named": "never",
  "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
};

export default {
  plugins: ["./stylelint-tokens.js"],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    ...COLOURS,
    "patolli/named-values": true,
    "annotation-no-unknown": true,
    "at-rule-no-unknown": true,
    "block-no-empty": true,
    "custom-property-no-missing-var-function": true,
    "declaration-block-no-duplicate-properties": true,
    "declaration-block-no-shorthand-property-overrides": true,
    "font-family-no-duplicate-names": true,
    "function-calc-no-unspaced-operator": true,
    "keyframe-block-no-duplicate-selectors": true,
    "no-duplicate-selectors": true,
    "no-invalid-position-at-import-rule": true,
    "property-no-unknown": true,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }], // Svelte's own word
    "selector-pseudo-element-no-unknown": true,
    "unit-no-unknown": true,
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      // Where pigments get their names: the house's, and those of a game that only its own pieces are made of.
      files: ["src/ui/tokens.css", "src/games/*/materials.css"],
      rules: {
        ...Object.fromEntries(Object.keys(COLOURS).map((rule) => [rule, null])),
        "patolli/named-values": null,
      },
    },
  ],
};
