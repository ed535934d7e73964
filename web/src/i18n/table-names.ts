/** What a table is called: by its name, or else by its people and its pace. */
import { cards } from "../wire/cards.svelte.ts";
import type { Pace, Seat, TableSheet } from "../wire/types.ts";
import { nameOf } from "./seats.ts";
import { kebab, t } from "./texts.svelte.ts";

/** The pace in as few words as there are: "3 days", "25 min". */
export function paceBrief(pace: Pace): string {
  if (pace.kind === "days") return t("people-days", { count: pace.days ?? 0 });
  return pace.kind === "live" ? t("web-minutes", { minutes: String(Math.round((pace.bank ?? 0) / 60)) }) : "";
}

/** Whether somebody sits there, or a bot for them. */
export const isTaken = (seat: Seat): boolean => seat.kind === "person" || seat.kind === "bot";
/** Whether the seat can be taken before the start. */
export const isFree = (seat: Seat): boolean => seat.kind === "open" || seat.kind === "link";

/** Who plays without a seat at this table, in the reader's words; empty where nobody does. */
export function automatonOf(table: TableSheet): string {
  const automaton = cards.of(table.game)?.automaton;
  return automaton?.seats.includes(table.seats.length)
    ? t(`${kebab(table.game)}-automaton-${kebab(automaton.name)}`)
    : "";
}

/** How hard the automaton plays, in the reader's words. */
function difficultyOf(table: TableSheet): string {
  const option = cards.of(table.game)?.automaton?.difficulty;
  const value = option && table.options[option];
  return value ? t(`${kebab(table.game)}-option-${kebab(option)}-${kebab(value)}`) : "";
}

export function tableName(table: TableSheet): string {
  if (table.name) return table.name;
  if (automatonOf(table)) return t("people-solo-named", { difficulty: difficultyOf(table) });
  const sitting = table.seats.filter((seat) => !isFree(seat)).map(nameOf);
  const who =
    sitting.length > 1 ? sitting.join(" – ") : t("people-table-of", { player: sitting[0] ?? t("web-guest") });
  const pace = paceBrief(table.pace);
  return pace ? `${who}, ${pace}` : who;
}

/** Everybody but me. */
export function opponentsOf(table: TableSheet): string {
  const others = table.seats.filter((seat) => !seat.yours && !isFree(seat)).map(nameOf);
  return others.join(", ") || automatonOf(table);
}
