/** The log of a match as this browser keeps it. */
import type { Entry, Happening } from "../../wire/types.ts";

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

/** That a turn was taken back by consent, or from bots: it stands in the log where it happened. */
export interface Rewind {
  version: number;
  seat: number;
}

export const rewindsIn = (entries: readonly Entry[]): Rewind[] =>
  entries.flatMap(({ what, version, seat }) => (what === "rewind" ? [{ version, seat }] : []));

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

/** What has happened since a sheet was told last; a sheet keeps the last happenings only. */
export function newHappenings(known: readonly Happening[], told: readonly Happening[]): Happening[] {
  const last = known.at(-1);
  const at = told.findLastIndex(
    (each) => each.time === last?.time && each.kind === last.kind && each.seat === last.seat,
  );
  return told.slice(at + 1);
}

/** What people did since the match began; who came and went before it is of no matter to it. */
export const since = (happenings: readonly Happening[], began: number): Happening[] =>
  happenings.filter((each) => each.version > 0 || each.time > began);
