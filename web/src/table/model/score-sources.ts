/** Where points come from, for games that can say it of a View. */

/** One kind of source: its name, icon and colour, its lines of the sheet, and its points by seat in a View. */
export interface ScoreSource {
  key: string;
  icon: string;
  colour: string;
  lines: readonly string[];
  of: (view: object, seat: number) => number;
}

/** What a game can say of a View: where points come from, and everybody's points, an automaton's included. */
export interface ScoreSources {
  SOURCES: ScoreSource[];
  pointsOf?: (view: object) => number[];
}
