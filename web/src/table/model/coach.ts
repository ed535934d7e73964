/** The coach: at which tables one speaks. */
import { settings } from "../../app/settings.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** A coach speaks where it was asked for, to somebody who plays against bots alone. */
export function hasCoach(table: Table): boolean {
  const seats = table.sheet?.seats ?? [];
  const isTaughtGame = (table.texts?.card.lessons.length ?? 0) > 0;
  const isAlone = seats.filter((seat) => seat.kind !== "bot").every((seat) => seat.yours);
  return (
    settings.coach &&
    isTaughtGame &&
    isAlone &&
    (table.update?.yours.length ?? 0) === 1 &&
    !table.update?.over
  );
}
