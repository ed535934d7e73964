/** Where points come from, for games that can say it of a View. */

/** One kind of source: what it is called, its icon and colour, and its points by seat in a View. */
export interface Source {
  key: string;
  icon: string;
  colour: string;
  of: (view: Record<string, unknown>, seat: number) => number;
}

/** What a game can say of a View: where points come from, and everybody's points, those of an automaton included. */
export interface Telling {
  SOURCES: Source[];
  pointsOf?: (view: Record<string, unknown>) => number[];
}

const known = import.meta.glob<Telling>("../games/*/sources.ts");

export async function tellingOf(game: string): Promise<Telling> {
  return (await known[`../games/${game}/sources.ts`]?.()) ?? { SOURCES: [] };
}
