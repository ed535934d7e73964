/** Hints: at which tables they are given, and how their figures are called. */
import { kebab, t } from "../../i18n/texts.svelte.ts";
import type { Part } from "../../wire/types.ts";
import type { Table } from "./table.svelte.ts";

/** Whoever is advised here, and has a choice. */
export function mayHaveHint(table: Table): boolean {
  return (
    table.sheet?.advised === true &&
    table.question !== undefined &&
    table.choices.length > 1 &&
    !table.update?.over
  );
}

/** What is no source of points. */
const NO_SOURCES: Partial<Record<string, string>> = {
  rival: "web-part-rival",
  promise: "web-part-promise",
};

/** Where points come from, in a word: a source of the game's, what rivals make of it, or what is promised. */
export function partName(game: string, part: Part): string {
  return t(NO_SOURCES[part.source] ?? `${kebab(game)}-source-${kebab(part.source)}`);
}
