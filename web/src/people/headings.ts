/** How far a match is, as its game counts its parts: "Round 6". */
import { kebab, t } from "../i18n/texts.svelte.ts";
import type { TableSheet } from "../wire/types.ts";

export function headingOf(table: TableSheet): string {
  const [part] = Object.entries(table.progress);
  if (!part) return "";
  const [event, number] = part;
  return `${t(`${kebab(table.game)}-part-${kebab(event)}`)} ${String(number)}`;
}
