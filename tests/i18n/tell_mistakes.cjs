// Tells mistakes as the browser does: its own mistake.ts and texts.svelte.ts, without a browser.
// In: { web, files: path → catalogue, mistakes: language → mistakes } as JSON. Out: language → sentences.
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { join } = require("node:path");

const { web, files, mistakes } = JSON.parse(readFileSync(0, "utf8"));
const packages = createRequire(join(web, "package.json"));
const typescript = packages("typescript");
const loaders = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, async () => text]));
// What Svelte and Vite put in place of these words.
const runes = { raw: (value) => value };
const documentStub = { documentElement: {} };
const modules = { "../wire/http.ts": { Refusal: class {} }, "@fluent/bundle": packages("@fluent/bundle") };

function load(file) {
  const source = readFileSync(join(web, "src", "i18n", file), "utf8").replaceAll("import.meta.glob", "glob");
  const { outputText } = typescript.transpileModule(source, { compilerOptions: { module: "commonjs", target: "es2022" } });
  const exported = {};
  const find = (name) => modules[name] ?? (modules[name] = load(name.replace("./", "")));
  new Function("require", "exports", "$state", "glob", "document", outputText)(find, exported, runes, () => loaders, documentStub);
  return exported;
}

async function main() {
  const { mistakeText } = load("mistake.ts");
  const { texts } = modules["./texts.svelte.ts"];
  const told = {};
  for (const [language, list] of Object.entries(mistakes)) {
    await texts.speak(language);
    await Promise.all(["cacao", "teotihuacan"].map((game) => texts.bring(game)));
    told[language] = list.map(mistakeText);
  }
  process.stdout.write(JSON.stringify(told));
}
void main();
