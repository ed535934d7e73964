/** How I have done alone against an automaton, by its difficulty. */
import { server } from "../wire/http.ts";
import type { GameCard, HistoryLine } from "../wire/types.ts";

export interface SoloRecord {
  matches: number;
  won: number;
  best: number;
}

/** All my matches alone at this game, page by page. */
async function allLines(game: string): Promise<HistoryLine[]> {
  const ask = (page: number) => {
    const query = new URLSearchParams({ game, solo: "true", page: String(page) });
    return server.history(query.toString());
  };
  const first = await ask(1);
  const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(others.map(ask));

  return [first, ...rest].flatMap((page) => page.lines);
}

/** By value of the option that says how hard it plays. */
function recordOf(card: GameCard, lines: readonly HistoryLine[]): Record<string, SoloRecord> {
  const option = card.options.find((each) => each.name === card.automaton?.difficulty);
  const records: Record<string, SoloRecord> = {};
  for (const { table, place, points } of lines) {
    if (!option || place === null || points === null) continue;
    const difficulty = table.options[option.name] ?? option.default;
    const before = records[difficulty];
    records[difficulty] = {
      matches: (before?.matches ?? 0) + 1,
      won: (before?.won ?? 0) + (place === 1 ? 1 : 0),
      best: Math.max(before?.best ?? points, points),
    };
  }
  return records;
}

export const soloRecord = async (card: GameCard): Promise<Record<string, SoloRecord>> =>
  recordOf(card, await allLines(card.key));
