/** A turn as played so far: what the workers did, and which of the answers could be given otherwise. */
import { t } from "../../i18n/texts.svelte.ts";
import type { Entry } from "../../wire/types.ts";
import { gainIn, type Gain } from "./gains.ts";
import type { CacaoView } from "./view.ts";

/** The letters of the display's places: the keys that choose their tiles. */
export const LETTERS = ["A", "B"];

/** How many places of the display the end of the turn fills. */
export const comingUp = ({ display, jungle_left }: CacaoView): number =>
  Math.min(jungle_left, LETTERS.length - display.length);

/** What ending the turn turns up, in a sentence. */
export function revealingText(view: CacaoView, seat: number | null): string | undefined {
  const jungle = comingUp(view);
  const named = [
    ...(view.villages[seat ?? -1]?.pile ? [t("web-cacao-up-worker")] : []),
    ...(jungle > 0 ? [t("web-cacao-up-jungle", { count: jungle })] : []),
  ];
  return named.length ? t("web-ending-turns-up", { what: named.join(", ") }) : undefined;
}

/** One edge that acted, by its number in the turn. */
export type Acted = Gain & { number: number };

/** What the workers of a seat brought by these answers, in the order they acted. */
export function actedIn(answers: readonly Entry[], seat: number | null): Acted[] {
  return answers
    .flatMap((entry) => entry.events)
    .map(gainIn)
    .filter((gain) => gain?.seat === seat)
    .flatMap((gain) => gain ?? [])
    .map((gain, index) => ({ ...gain, number: index + 1 }));
}

/** How many of the last answers were orders and sales: what "change order or sales" takes back. */
export function changeable(answers: readonly Entry[]): number {
  const fixed = ["place", "overbuild", "fill"];
  return answers.length - 1 - answers.findLastIndex((entry) => fixed.includes(entry.choice?.kind ?? ""));
}
