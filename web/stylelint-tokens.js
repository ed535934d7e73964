/**
 * A value that has a name in ui/tokens.css is written by its name: spaces, corners, letters, times, touch targets.
 * Sizes of letters and corners have no others: a size that is wanted and has no name gets one there.
 */
import { readFileSync } from "node:fs";
import stylelint from "stylelint";

const ruleName = "patolli/named-values";
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (value, token) => `${value} is var(${token})`,
  unnamed: (value) => `${value} has no name in ui/tokens.css`,
});

/** A length or a time, neither part of a word nor below zero. */
const MEASURE = /(?<![\w.-])\d*\.?\d+(?:px|ms|s)\b/g;
/** A length of more than nothing; in a lettering what stands behind the stroke is the height of its line. */
const LENGTH = /(?<![\w./-])(?!0px)\d*\.?\d+px\b/g;
/** Which tokens may stand in which properties, which words there are measures, and whether others may stand there. */
const KINDS = [
  { tokens: /^--s\d/, properties: /^(margin|padding|gap|row-gap|column-gap)/ },
  { tokens: /^--r(\d|-pill$)/, properties: /^border(-\w+)*-radius$/, measure: LENGTH, closed: true },
  { tokens: /^--text-/, properties: /^font$/, whole: true },
  { tokens: /^--f\d/, properties: /^font(-size)?$/, measure: LENGTH, closed: true },
  { tokens: /^--t-(instant|quick|move|story)$/, properties: /^(transition|animation)/ },
  { tokens: /^--target$/, properties: /^min-(width|height)$/ },
];
const source = readFileSync(new URL("src/ui/tokens.css", import.meta.url), "utf8");
const declared = [...source.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, token, value]) => ({
  token,
  value,
}));
const kinds = KINDS.map((kind) => ({
  ...kind,
  names: new Map(
    declared.filter(({ token }) => kind.tokens.test(token)).map(({ token, value }) => [value, token]),
  ),
}));
/** A lettering with the size in figures, as tokens.css has it. */
const sizes = new Map(
  declared.filter(({ token }) => /^--f\d/.test(token)).map(({ token, value }) => [token, value]),
);
const spelt = (value) => value.replaceAll(/var\((--f\d+h?)\)/g, (each, token) => sizes.get(token) ?? each);

const rule = (enabled) => (root, result) => {
  if (!enabled) return;
  root.walkDecls((declaration) => {
    for (const { properties, names, whole, measure = MEASURE, closed } of kinds) {
      if (!properties.test(declaration.prop)) continue;
      const words = whole ? [spelt(declaration.value)] : (declaration.value.match(measure) ?? []);
      for (const word of new Set(words)) {
        const token = names.get(word);
        if (!token && !closed) continue;
        const mend = (value) =>
          whole
            ? `var(${token})`
            : value.replaceAll(measure, (each) => (each === word ? `var(${token})` : each));
        stylelint.utils.report({
          result,
          ruleName,
          node: declaration,
          word,
          message: token ? messages.rejected(word, token) : messages.unnamed(word),
          fix: token && (() => (declaration.value = mend(declaration.value))),
        });
        // A lettering that has a name is named as a whole, and not by its size.
        if (whole) return;
      }
    }
  });
};
rule.ruleName = ruleName;
rule.messages = messages;
rule.meta = { fixable: true };

export default stylelint.createPlugin(ruleName, rule);
