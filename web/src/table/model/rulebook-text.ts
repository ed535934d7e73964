/** What a rulebook says of chapters, rulings and pieces: its keys and its figures. */
import { kebab, t } from "../../i18n/texts.svelte.ts";
import type { Chapter, Family, Rulebook } from "./rulebook.ts";

/** The texts of a rulebook, with the figures that all of them are given. */
export class RulesText {
  readonly game: string;
  readonly book: Rulebook;

  constructor(game: string, book: Rulebook) {
    this.game = game;
    this.book = book;
  }

  chapter(chapter: Chapter): string {
    return this.#say(`chapter-${chapter.name}`);
  }

  about(chapter: Chapter): string {
    return this.#say(`chapter-${chapter.name}.about`);
  }

  ruling(number: number): string {
    return this.#say(`ruling-${number}`);
  }

  example(number: number): string {
    return this.book.examples.includes(number) ? this.#say(`ruling-${number}.example`) : "";
  }

  family(family: Family): string {
    return this.#say(`pieces-${kebab(family.name)}`);
  }

  where(family: Family): string {
    return this.#say(`pieces-${kebab(family.name)}.where`);
  }

  piece(family: Family, name: string): string {
    return family.told === "each" ? this.#say(pieceKey(family, name)) : t(this.#noun(family, name));
  }

  told(family: Family, name: string, what: "does" | "when"): string {
    if (family.told === "noun") return t(`${this.#noun(family, name)}.${what}`);
    const key = family.told === "each" ? pieceKey(family, name) : `pieces-${kebab(family.name)}`;
    return this.#say(`${key}.${what}`);
  }

  #noun = (family: Family, name: string): string =>
    `${kebab(this.game)}-${kebab(family.name)}-${kebab(name)}`;
  #say = (key: string): string => t(`rules-${kebab(this.game)}-${key}`, this.book.figures);
}

const pieceKey = (family: Family, name: string): string => `piece-${kebab(family.name)}-${kebab(name)}`;
