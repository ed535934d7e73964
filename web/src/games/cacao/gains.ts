/** What an outlook or an event tells of gains: which good, how much, at which edge. */
import type { GameTexts } from "../../i18n/game-texts.ts";
import { t } from "../../i18n/texts.svelte.ts";
import type { EventLine, Outlook } from "../../wire/types.ts";
import { GOOD_ICONS } from "./icons.ts";
import { cellIn, sideIn } from "./spoken-of.ts";
import { keyOf, type Cell } from "./tiles.ts";

export type Good = "cacao" | "gold" | "sun" | "water";
export interface Gain {
  seat: number;
  cell: Cell;
  side: number;
  good: string;
  icon: string;
  amount: number;
}

/** The good that each event brings, and the argument that counts it. */
const TOLD: Record<string, readonly [good: string, count: string]> = {
  harvested: ["cacao", "count"],
  sold: ["gold", "gold"],
  gold_mined: ["gold", "count"],
  carrier_moved: ["water", "steps"],
  sun_gained: ["sun", "count"],
};

export function gainIn({ kind, seat, args }: EventLine): Gain | undefined {
  const told = TOLD[kind];
  const side = sideIn(args);
  if (!told || !args.cell || side < 0) return undefined;
  const [good, count] = told;
  return { seat, cell: cellIn(args), side, good, icon: GOOD_ICONS[good] ?? "", amount: Number(args[count]) };
}

export const gainsIn = (outlook: Outlook | undefined): Gain[] =>
  (outlook?.events ?? []).map(gainIn).filter((gain) => gain !== undefined);

export const edgeOf = (gain: Gain): string => `${keyOf(gain.cell)} ${gain.side}`;

/** An outlook and those of all answers that could follow, as far as they were told. */
export function* ahead(outlook: Outlook): Generator<Outlook> {
  yield outlook;
  for (const next of Object.values(outlook.then ?? {})) yield* ahead(next);
}

/** The gaps that are filled, and with which tile. */
export const fillingsIn = (outlook: Outlook | undefined): { cell: Cell; tile: string }[] =>
  (outlook?.events ?? [])
    .filter((event) => event.kind === "gap_filled")
    .map(({ args }) => ({ cell: cellIn(args), tile: String(args.tile) }));

/** What changes in the village, and at the temples if the match ended then. */
export function figuresIn(outlook: Outlook | undefined): [name: string, change: number][] {
  const temples = outlook?.sources?.temples;
  return [
    ...Object.entries(outlook?.changes ?? {}),
    ...(temples ? [["temples", temples] as [string, number]] : []),
  ];
}

export const goodName = (texts: GameTexts | undefined, name: string, change: number): string =>
  name === "temples" ? t("web-cacao-temples") : (texts?.good(name, change) ?? name);

/** The answer after this one that brings most gold, where this one only leads to a question. */
export function bestAfter(outlook: Outlook | undefined): Outlook | undefined {
  if (!outlook || Object.keys(outlook.changes ?? {}).length) return undefined;
  const gold = (next: Outlook): number => next.changes?.gold ?? 0;
  return Object.values(outlook.then ?? {}).sort((a, b) => gold(b) - gold(a))[0];
}
