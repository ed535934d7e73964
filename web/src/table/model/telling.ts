/**
 * Telling: what a game adds so that log, stories and film can be told in its pictures. All of it may be left out:
 * then sentences of the catalogue, signed figures and captions do.
 *
 * Places are names as in `data-place` of whatever is drawn; `seat:1` is the panel of a seat (`data-seat`), and
 * `seat:1/good:gold` what stands for its gold there.
 */
import type { SoundName } from "../../ui/sounds.ts";
import type { Entry, EventLine, Option, Pending } from "../../wire/types.ts";

/** A piece on its way: a worker along its ring, a tile from a hand, goods to a panel. */
export interface Flight {
  /** A symbol of the sprite; `worker` and `marker` are those of the seat. */
  icon: string;
  figure?: string;
  /** The address of an image that travels in place of the symbol, as large as the place where it arrives. */
  image?: string;
  seat: number;
  stops: readonly string[];
  /** The `data-piece` that waits at the end, and is not seen before. */
  hides?: string;
}

/** What stays marked on the board until its player moves again. */
export interface Mark {
  /** `left`: where a piece stood; `path`: places it went along; `changed`: what was taken, built or laid. */
  kind: "left" | "path" | "changed";
  places: readonly string[];
}

/** One entry as a moment of the film: pieces travel, a place pulses with a caption, goods and points fly. */
export interface Scene {
  travels?: readonly Flight[];
  pulses?: readonly string[];
  /** One sentence of the catalogue, at most 48 letters. */
  caption?: string;
  flights?: readonly Flight[];
  marks?: readonly Mark[];
}

export interface Telling {
  /** Symbols of what the ledger counts, by its names. */
  goods: Readonly<Record<string, string>>;
  /** The good that is the score, or the nearest to it. */
  score?: string;
  /** Kinds of events by weight: the first of these that happened gives a turn its sentence. */
  chief?: readonly string[];
  /** A sentence of the page's own, where the game's is for who sees no board; names are marked strong. */
  sentence?: (event: EventLine, player: string) => string | undefined;
  /** The same in two or three words, without the name: the card and the caption show who. */
  headline?: (event: EventLine) => string | undefined;
  scene?: (entry: Entry) => Scene;
  /** What followed from an own answer because nothing else was possible: it is shown, for nobody chose it. */
  forced?: (entry: Entry) => EventLine | undefined;
  /** The symbol of the sprite that stands for an event. */
  picture?: (event: EventLine) => string | undefined;
  /** The places that an answer means, for whoever outlines it. */
  places?: (answer: Option, question: Pending | undefined, seat: number) => readonly string[];
  /** Whether the best end of a turn is quickly told of many answers at once. */
  finishes?: boolean;
  /** Kinds of events that concern everybody: told as what touches me, where nothing of mine was touched. */
  news?: readonly string[];
  /** Sounds of events, by kind; see `ui/sounds.ts`. */
  sounds?: Readonly<Record<string, SoundName>>;
}

export const PLAIN: Telling = { goods: {} };
