/** Where points come from, for games that can say it of a View. */

/** One kind of source: what it is called, its icon and colour, and its points by seat in a View. */
export interface Source {
  key: string;
  icon: string;
  colour: string;
  of: (view: Record<string, unknown>, seat: number) => number;
}

const known = import.meta.glob<{ SOURCES: Source[] }>("../games/*/sources.ts");

export async function sourcesOf(game: string): Promise<Source[]> {
  return (await known[`../games/${game}/sources.ts`]?.())?.SOURCES ?? [];
}
