/** Texts: a key and its arguments in, a sentence of the reader's language out. */
import { FluentBundle, type FluentNumber, FluentResource } from "@fluent/bundle";
import { server } from "../wire/http.ts";
import { TAGS, type Language } from "./languages.ts";

export type Argument = string | number | FluentNumber;
export type Arguments = Record<string, Argument>;

const house = import.meta.glob<string>("../../../src/patolli/i18n/locale/*/{common,people,web}.ftl", {
  query: "?raw",
  import: "default",
});
// What is said when nothing else can be loaded must be here already.
const faults = import.meta.glob<string>("../../../src/patolli/i18n/locale/*/fault.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
// Why something was refused comes when something is; where one plays, with the table.
const errors = import.meta.glob<string>("../../../src/patolli/i18n/locale/*/error.ftl", {
  query: "?raw",
  import: "default",
});
// What is said of a game before it is played: see web/catalogues.ts.
const offers = import.meta.glob<string>("../../../src/patolli/games/*/locale/*.ftl", {
  query: "?offer",
  import: "default",
});
// What a game declares, what the browser says at its table, its rules, its lessons: each comes when it is needed.
const games = import.meta.glob<string>(
  [
    "../../../src/patolli/games/*/locale/*.ftl",
    "../../../src/patolli/games/*/locale/*/{learn,rules,web}.ftl",
  ],
  { query: "?raw", import: "default" },
);

type Loaders = Record<string, () => Promise<string>>;

const MOST_SAID = 4000;

class Texts {
  language = $state.raw<Language>("en");
  ready = $state.raw(false);
  #bundle = $state.raw(new FluentBundle("en"));
  #arrivals = $state.raw(0);
  #loaded = new Set<string>();
  #wanted = new Set<string>();
  /** Sentences already said: a table says the same ones after every move. */
  #said = new Map<string, string>();

  /** At first, only what a page says when nothing else of it has come. */
  begin(language: Language): void {
    this.#bundle = bundleOf(language);
    this.language = language;
    document.documentElement.lang = TAGS[language];
  }

  /** Change the language; the page follows without a reload. */
  async speak(language: Language): Promise<void> {
    const bundle = bundleOf(language);
    const loaded = new Set<string>();
    const owners = [...this.#wanted];
    await Promise.all([
      read(bundle, pick(house, `/locale/${language}/`)),
      ...owners.map((owner) => readOwner(bundle, owner, language, loaded)),
    ]);
    this.#said.clear();
    this.#bundle = bundle;
    this.#loaded = loaded;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = TAGS[language];
  }

  /** Bring what a game declares, and what else a page says of it, before the page needs it. */
  async bring(game: string, ...more: ("web" | "rules" | "learn")[]): Promise<void> {
    await this.#bring([game, ...more.map((catalogue) => `${game}/${catalogue}`)]);
  }

  /** Bring what is said of games by which they are offered and listed. */
  async introduce(games: readonly string[]): Promise<void> {
    await this.#bring(games.filter((game) => !this.#loaded.has(game)).map((game) => `${game}/offer`));
  }

  /** Bring the reasons for which something may be refused. */
  async bringErrors(): Promise<void> {
    await this.#bring(["error"]);
  }

  async #bring(owners: readonly string[]): Promise<void> {
    for (const owner of owners) this.#wanted.add(owner);
    const news = owners.filter((owner) => !this.#loaded.has(owner));
    if (!news.length) return;
    await Promise.all(news.map((owner) => readOwner(this.#bundle, owner, this.language, this.#loaded)));
    this.#said.clear();
    // Wakes the texts that were asked for too early.
    this.#arrivals += 1;
  }

  has(key: string): boolean {
    return this.#arrivals >= 0 && this.#bundle.hasMessage(key);
  }

  attributes(key: string): Record<string, string> {
    const message = this.has(key) ? this.#bundle.getMessage(key) : undefined;
    if (!message) return {};
    return Object.fromEntries(
      Object.entries(message.attributes).map(([name, pattern]) => [
        name,
        this.#bundle.formatPattern(pattern),
      ]),
    );
  }

  attributeNames(key: string): Record<string, unknown> {
    return (this.has(key) && this.#bundle.getMessage(key)?.attributes) || {};
  }

  /** The sentence of a key, or of `key.attribute`. */
  text(key: string, args?: Arguments): string {
    const [name = "", attribute] = key.split(".");
    const message = this.has(name) ? this.#bundle.getMessage(name) : undefined;
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return this.#missing(key);
    const what = args ? key + JSON.stringify(args) : key;
    const known = this.#said.get(what);
    if (known !== undefined) return known;
    const problems: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, args, problems);
    for (const problem of problems) console.warn(`text ${key}: ${problem.message}`);
    if (this.#said.size >= MOST_SAID) this.#said.clear();
    this.#said.set(what, sentence);
    return sentence;
  }

  /** A text that is not here is a fault of ours; nobody shall read its key. */
  #missing(key: string): string {
    if (this.ready) console.warn(`no text ${key}`);
    return "…";
  }
}

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(TAGS[language], { useIsolating: false });
  for (const [path, source] of Object.entries(faults))
    if (path.includes(`/locale/${language}/`)) bundle.addResource(new FluentResource(source));
  return bundle;
}

function pick(files: Loaders, part: string): Loaders {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(part)));
}

async function read(bundle: FluentBundle, files: Loaders): Promise<void> {
  const sources = await Promise.all(Object.values(files).map((load) => load()));
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

async function readOwner(
  bundle: FluentBundle,
  owner: string,
  language: Language,
  loaded: Set<string>,
): Promise<void> {
  await read(bundle, filesOf(owner, language));
  loaded.add(owner);
}

/** Where texts lie: `error` is the house's, `KEY` what a game declares, `KEY/web` one of its other catalogues. */
function filesOf(owner: string, language: Language): Loaders {
  if (owner === "error") return pick(errors, `/locale/${language}/`);
  const [game = "", catalogue] = owner.split("/");
  const isOffer = catalogue === "offer";
  const file = catalogue && !isOffer ? `${language}/${catalogue}` : language;
  const built = pick(isOffer ? offers : games, `/games/${game}/locale/${file}.ftl`);
  if (Object.keys(built).length) return built;
  // A game of another distribution came after these pages were built; the server has what it declares.
  return catalogue && !isOffer ? {} : { [owner]: () => server.texts(game, language) };
}

export const texts = new Texts();

/** A named thing as an argument, with every form its language gives it: `board`, `at-board`, `to-board`… */
export function forms(name: string, key: string): Arguments {
  const args: Arguments = { [name]: t(key) };
  for (const [attribute, text] of Object.entries(texts.attributes(key))) args[`${attribute}-${name}`] = text;
  return args;
}

export const t = (key: string, args?: Arguments): string => texts.text(key, args);
/** A heading and what it says, with the signs and spaces of the language. */
export const labelled = (label: string, text: string): string => t("common-labelled", { label, text });
/** Things one after the other, each of which may hold commas. */
export const listed = (items: readonly string[]): string =>
  items.reduce((one, other) => (one ? t("common-listed", { one, other }) : other), "");
/** snake_case names as catalogues spell them. */
export const kebab = (name: string): string => name.replaceAll("_", "-");
/** A figure with a true minus. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));
/** A figure with its sign always written. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : "0");
