/** What is played at a table, in words: what differs from the usual first. */
import { kebab, t } from "../i18n/texts.svelte.ts";
import { cards } from "../wire/cards.svelte.ts";
import type { Pace, TableSheet } from "../wire/types.ts";

export interface OptionsTold {
  /** Those that were changed, as "Set-up: First game". */
  changed: string[];
  /** All of them. */
  all: string[];
}

export function optionsTold(table: TableSheet): OptionsTold {
  const card = cards.of(table.game);
  const automaton = card?.automaton;
  const isAlone = automaton?.seats.includes(table.seats.length) ?? false;
  // Options about the automaton concern only whoever plays alone.
  const asked = (card?.options ?? []).filter(
    (option) =>
      isAlone || (option.name !== automaton?.difficulty && !automaton?.figures.includes(option.name)),
  );
  const told = asked.map((option) => {
    const key = `${kebab(table.game)}-option-${kebab(option.name)}`;
    const value = table.options[option.name] ?? option.default;
    return {
      isUsual: value === option.default,
      text: t("common-labelled", { label: t(key), text: t(`${key}-${kebab(value)}`) }),
    };
  });
  return {
    changed: told.filter((each) => !each.isUsual).map((each) => each.text),
    all: told.map((each) => each.text),
  };
}

/** What happens when time has run out, as a sentence; nothing without a clock. */
export function timeoutTold(pace: Pace): string {
  if (pace.kind !== "live" && pace.kind !== "days") return t("people-pace-none-about");
  return pace.on_timeout === "table" ? t("people-timeout-table") : t("people-timeout-bot");
}
