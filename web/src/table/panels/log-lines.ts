/** The lines of the log: turns, what stands between them, what was taken back, and who came and went. */
import type { Entry, EventLine, Happening } from "../../wire/types.ts";
import type { Rewind } from "../model/entries.ts";

export type LogLine =
  | { kind: "turn"; id: string; seat: number; entries: Entry[] }
  | { kind: "heading"; id: string; event: EventLine }
  | { kind: "rewind"; id: string; version: number; seat: number }
  | { kind: "happening"; id: string; happening: Happening };

/** Entries that stand, by turns; that a turn begins is seen, what else heads something stands for itself. */
export function logOf(
  entries: readonly Entry[],
  rewinds: readonly Rewind[],
  happenings: readonly Happening[],
  turnEvent: string,
  endEvent: string,
): LogLine[] {
  const isHeading = (event: EventLine): boolean => event.kind === turnEvent || event.kind === endEvent;
  const lines: LogLine[] = [];
  // What is told between entries, by the version that it came after; of the same one, what was taken back first.
  const waiting: { version: number; line: LogLine }[] = [
    ...rewinds.map(({ version, seat }) => ({
      version,
      line: { kind: "rewind", id: `r${version}`, version, seat } as const,
    })),
    ...happenings.map((happening, index) => ({
      version: happening.version,
      line: { kind: "happening", id: `h${index}.${happening.time}`, happening } as const,
    })),
  ].sort((one, other) => one.version - other.version);
  const tellBetween = (before: number): void => {
    while (waiting[0] && waiting[0].version < before) {
      lines.push(waiting[0].line);
      waiting.shift();
    }
  };
  let turn: Extract<LogLine, { kind: "turn" }> | undefined;
  for (const entry of entries) {
    if (waiting[0] && waiting[0].version < entry.version) turn = undefined;
    tellBetween(entry.version);
    if (entry.events.some((event) => !isHeading(event))) {
      if (turn?.seat === entry.seat) turn.entries.push(entry);
      else {
        turn = { kind: "turn", id: `t${entry.version}`, seat: Math.max(0, entry.seat), entries: [entry] };
        lines.push(turn);
      }
    }
    entry.events.forEach((event, index) => {
      if (!isHeading(event)) return;
      turn = undefined;
      if (event.kind === endEvent) lines.push({ kind: "heading", id: `${entry.version}.${index}`, event });
    });
  }
  tellBetween(Infinity);
  return lines;
}
