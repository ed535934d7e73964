/** Highlights: which places of the table may be chosen now. Drawings ask, screens answer. */
import { getContext, setContext } from "svelte";

export interface Highlights {
  /** Whether a click on the place means something now. */
  lit(place: string): boolean;
  /** Whether the place is part of what is being chosen. */
  chosen(place: string): boolean;
  /** The key that chooses it, or nothing. */
  letter(place: string): string;
  /** Whether the open question's answer turns up what fills the empty places. */
  readonly revealing: boolean;
}

const KEY = Symbol("highlights");
const DARK: Highlights = { lit: () => false, chosen: () => false, letter: () => "", revealing: false };

export const provideHighlights = (highlights: Highlights): Highlights => setContext(KEY, highlights);
export const useHighlights = (): Highlights => getContext<Highlights | undefined>(KEY) ?? DARK;
