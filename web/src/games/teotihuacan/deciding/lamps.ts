/** Lamps: which places of the table may be chosen now. Drawings ask, screens answer. */
import { getContext, setContext } from "svelte";

export interface Lamps {
  /** Whether a click on the place means something now. */
  lit(place: string): boolean;
  /** Whether the place is part of what is being chosen. */
  chosen(place: string): boolean;
  /** The key that chooses it, or nothing. */
  letter(place: string): string;
}

const KEY = Symbol("lamps");
const DARK: Lamps = { lit: () => false, chosen: () => false, letter: () => "" };

export const hangLamps = (lamps: Lamps): Lamps => setContext(KEY, lamps);
export const lampsHere = (): Lamps => getContext<Lamps | undefined>(KEY) ?? DARK;
