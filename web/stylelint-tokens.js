/** A value that has a name in ui/tokens.css is written by its name: spaces, corners, letters, times, touch targets. */
import { readFileSync } from "node:fs";
import stylelint from "stylelint";

const ruleName = "patolli/named-values";
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (value, token) => `${value} is var(${token})`,
});

/** Which tokens may stand in which properties. */
const KINDS = [
  { tokens: /^--s\d/, properties: /^(margin|padding|gap|row-gap|column-gap)/ },
  { tokens: /^--r\d/, properties: /^border-radius$/ },
  { tokens: /^--text-/, properties: /^font$/, whole: true },
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
/** A length or a time, neither part of a word nor below zero. */
const MEASURE = /(?<![\w.-])\d*\.?\d+(?:px|ms|s)\b/g;

const rule = (enabled) => (root, result) => {
  if (!enabled) return;
  root.walkDecls((declaration) => {
    for (const { properties, names, whole } of kinds) {
      if (!properties.test(declaration.prop)) continue;
      const words = whole ? [declaration.value] : (declaration.value.match(MEASURE) ?? []);
      for (const word of new Set(words.filter((each) => names.has(each)))) {
        const token = names.get(word);
        stylelint.utils.report({
          result,
          ruleName,
          node: declaration,
          word,
          message: messages.rejected(word, token),
          fix: () => {
            declaration.value = whole
              ? `var(${token})`
              : declaration.value.replaceAll(MEASURE, (each) => (each === word ? `var(${token})` : each));
          },
        });
      }
    }
  });
};
rule.ruleName = ruleName;
rule.messages = messages;
rule.meta = { fixable: true };

export default stylelint.createPlugin(ruleName, rule);
