/** Stories: a match told by turns: who moved, what it came to, and what of it touches me. */
import type { Entry, EventLine } from "../../wire/types.ts";

export type Changes = Record<string, number>;

/** Consecutive entries of one seat. */
export interface Story {
  seat: number;
  entries: Entry[];
}

/** What the ledger of a seat changed by in these entries, as the server told. */
export function changesOf(entries: readonly Entry[], seat: number): Changes {
  const sum: Changes = {};
  for (const entry of entries)
    for (const [name, change] of Object.entries(entry.changes?.[seat] ?? {}))
      sum[name] = (sum[name] ?? 0) + change;
  return Object.fromEntries(Object.entries(sum).filter(([, change]) => change !== 0));
}

export function storiesOf(entries: readonly Entry[]): Story[] {
  const stories: Story[] = [];
  for (const entry of entries) {
    const last = stories.at(-1);
    if (last?.seat === entry.seat) last.entries.push(entry);
    else stories.push({ seat: entry.seat, entries: [entry] });
  }
  return stories;
}

/** Whether there is anything to tell: what others have answered in secret shows nothing yet. */
export const isTold = (story: Story): boolean => story.entries.some((entry) => entry.events.length > 0);

/** The entries of the turn under way: those after the last that began one. */
export function turnOf(entries: readonly Entry[], turnEvent: string): Entry[] {
  const began = entries.findLastIndex((entry) => entry.events.some((event) => event.kind === turnEvent));
  return entries.slice(began + 1);
}

/** What happened since my last turn ended: my unfinished turn and what comes before it, back to my own last entry. */
export function sinceMine(entries: readonly Entry[], seat: number | null): Entry[] {
  const plays = entries.filter((entry) => entry.what === "play");
  const last = plays.findLastIndex((entry) => entry.seat !== seat);
  const own = plays.slice(0, last).findLastIndex((entry) => entry.seat === seat);
  return plays.slice(own + 1);
}

/** The last turn of every seat, for who has no turns. */
export function lastOfEach(entries: readonly Entry[]): Entry[] {
  const stories = storiesOf(entries.filter((entry) => entry.what === "play"));
  const newest = stories.filter(
    (story, index) => !stories.some((later, at) => at > index && later.seat === story.seat),
  );
  return newest.flatMap((story) => story.entries);
}

/** The event that gives these entries their sentence. */
export function chiefOf(
  entries: readonly Entry[],
  seat: number,
  weights: readonly string[] = [],
  without: ReadonlySet<string> = new Set(),
): EventLine | undefined {
  const events = entries
    .flatMap((entry) => entry.events)
    .filter((event) => event.seat >= 0 && !without.has(event.kind));
  const own = events.filter((event) => event.seat === seat);
  const weighty = weights.find((kind) => own.some((event) => event.kind === kind));
  return own.find((event) => event.kind === weighty) ?? own[0] ?? events[0];
}
