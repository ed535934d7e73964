/** Recall: what stood on the table before each of my answers, so that an undo can be shown before it is confirmed. */
import type { Entry, Preview, Update } from "../../wire/types.ts";

export interface Position {
  update: Update;
  entries: Entry[];
  previews: Record<string, Preview>;
}

/** More than anybody answers in a turn. */
const KEPT = 40;

export class Recall {
  #before: Position[] = [];

  keep(position: Position): void {
    this.#before = [...this.#before.slice(1 - KEPT), position];
  }

  /** The position after that many of these entries, as the same seat saw it. */
  find(now: Position, count: number): Position | undefined {
    const found = this.#before.findLast(
      ({ entries }) => entries.length === count && entries.at(-1) === now.entries[count - 1],
    );
    if (found?.update.seat !== now.update.seat) return undefined;
    const { version, clocks } = now.update;
    return { ...found, update: { ...found.update, version, clocks } };
  }
}
