/** The log of a match as this browser keeps it. */
import type { Entry } from "../../wire/types.ts";

/** What began and was played stays, an undo removes its seat's last play, a rewind leaves the first moves. */
export function standing(before: Entry[], news: Entry[]): Entry[] {
  let entries = before;
  for (const entry of news) {
    if (entry.what === "begin") entries = [entry];
    else if (entry.what === "play") entries = [...entries, entry];
    else entries = entries.slice(0, entry.moves + (entries[0]?.what === "begin" ? 1 : 0));
  }
  return entries;
}

/** The last answers of a seat, oldest first, back to the last event that nothing before can be taken back behind. */
export function ownThread(
  entries: readonly Entry[],
  seat: number | null,
  barriers: ReadonlySet<string>,
): Entry[] {
  const isEnd = (entry: Entry): boolean =>
    entry.what !== "play" || entry.seat !== seat || entry.events.some((event) => barriers.has(event.kind));
  return entries.slice(entries.findLastIndex(isEnd) + 1);
}
