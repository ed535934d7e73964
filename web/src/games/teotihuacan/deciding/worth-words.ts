/** The words for the pictures on buttons, for those who hear them. */
import { t } from "../../../i18n/texts.svelte.ts";
import { GOOD_ICONS } from "../icons.ts";
import type { Reason } from "./worth.ts";

const GOODS_BY_ICON = Object.fromEntries(Object.entries(GOOD_ICONS).map(([good, icon]) => [icon, good]));

export function goodNamed(icon: string, figure: number): string {
  const key = `teotihuacan-good-${(GOODS_BY_ICON[icon] ?? "points").replaceAll("_", "-")}`;
  return t(Math.abs(figure) === 1 ? key : `${key}.many`);
}

/** The key of the words for what is still to be chosen, by its icon. */
export const COMING_NAMES: Record<string, string> = {
  "resource-any": "web-teotihuacan-coming-resources",
  "temple-any": "teotihuacan-temple-any",
  "temple-blue": "teotihuacan-temple-blue",
  "temple-red": "teotihuacan-temple-red",
  "temple-green": "teotihuacan-temple-green",
  avenue: "teotihuacan-good-avenue",
  "power-up": "web-teotihuacan-coming-power-up",
  ascension: "web-teotihuacan-coming-ascension",
  discovery: "web-teotihuacan-coming-discovery",
  technology: "web-teotihuacan-coming-technology",
  building: "web-teotihuacan-coming-building",
  slab: "web-teotihuacan-coming-decoration",
  "stone-tile": "web-teotihuacan-coming-pyramid-tile",
  "extra-worker": "web-teotihuacan-coming-worker",
  bonus: "web-teotihuacan-coming-bonus",
  unlock: "web-teotihuacan-coming-unlock",
  "workers-3": "web-teotihuacan-coming-choice",
};

const REASONS: Record<Reason, string> = {
  nothing: "web-teotihuacan-reason-nothing",
  ends: "web-teotihuacan-reason-ends",
  order: "web-teotihuacan-reason-order",
  moves: "web-teotihuacan-reason-moves",
  counts: "web-teotihuacan-reason-counts",
  placed: "web-teotihuacan-reason-placed",
  blocked: "web-teotihuacan-reason-blocked",
  uncounted: "web-teotihuacan-reason-uncounted",
};
export const reasonText = (reason: Reason): string => t(REASONS[reason]);

const BRIEF: Partial<Record<Reason, string>> = {
  ends: "web-teotihuacan-reason-ends-brief",
  order: "web-teotihuacan-reason-order-brief",
  moves: "web-teotihuacan-reason-moves-brief",
  counts: "web-teotihuacan-reason-counts-brief",
  placed: "web-teotihuacan-reason-placed-brief",
  blocked: REASONS.blocked,
  uncounted: REASONS.uncounted,
};
/** The same on a button; who declines is told nothing. */
export function briefReason(reason: Reason | undefined): string {
  const key = reason && BRIEF[reason];
  return key ? t(key) : "";
}
