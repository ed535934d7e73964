/** A rulebook: the themes of a game's rules, its rulings by number, and its pieces; the texts lie in a catalogue. */

export interface Chapter {
  name: string;
  rulings: readonly number[];
  /** The chapter that it is a part of. */
  within?: string;
  /** Families of pieces that it tells one by one. */
  pieces?: readonly string[];
  /** The lesson that teaches it. */
  lesson?: string;
  listsOptions?: boolean;
}

export interface Family {
  name: string;
  pieces: readonly string[];
  /** Whether a piece is explained where the game names it, in the rules, or together with its like. */
  told: "noun" | "each" | "together";
  ruling: number;
}

export interface Rulebook {
  chapters: readonly Chapter[];
  examples: readonly number[];
  /** The ruling that answers each question. */
  asked: Readonly<Record<string, number>>;
  figures: Readonly<Record<string, string | number>>;
  families: readonly Family[];
}

/** Where a piece is at a table: whose it is, and in which places it lies. */
export interface Whereabouts {
  owners: readonly number[];
  places: readonly string[];
}

/** What is known of pieces at a table, by family and name: `technology/t5`. */
export type AtTable = ReadonlyMap<string, Whereabouts>;
