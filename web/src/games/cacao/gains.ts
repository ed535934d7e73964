/** What an outlook or an event tells of gains: which good, how much, at which edge. */
import type { GameTexts } from "../../i18n/game-texts.ts";
import { t } from "../../i18n/texts.svelte.ts";
import type { EventLine, Option, Outlook, Pending } from "../../wire/types.ts";
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
  /** How many fruits were given for it, at a market. */
  sold: number;
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
  return {
    seat,
    cell: cellIn(args),
    side,
    good,
    icon: GOOD_ICONS[good] ?? "",
    amount: Number(args[count]),
    sold: kind === "sold" ? Number(args.count) : 0,
  };
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

export type Figures = [name: string, change: number][];

/** The edge that a question, or an answer to it, is about. */
export const edgeIn = (args: Record<string, unknown> | null | undefined): string =>
  args?.cell ? `${keyOf(cellIn(args))} ${sideIn(args)}` : "";

/**
 * The figures on the button of an answer: what a tile in a gap comes to, what the workers on an edge bring there.
 * `may`: an order leads to a market's question, and brings so much at most.
 */
export function figuresOf(
  asked: Pick<Pending, "decision" | "args">,
  option: Option,
  outlook: Outlook | undefined,
  finishes: boolean,
): { figures: Figures; may: boolean } {
  const sure = (figures: Figures): { figures: Figures; may: boolean } => ({ figures, may: false });
  if (asked.decision === "fill_gap") return sure(figuresIn(finishes ? endOf(outlook) : outlook));
  if (asked.decision !== "in_any_order") return sure(broughtAt(outlook, edgeIn(asked.args)));
  const edge = edgeIn(option.args);
  const certain = broughtAt(outlook, edge);
  return certain.length ? sure(certain) : { figures: broughtAt(endOf(outlook), edge), may: true };
}

export const goodName = (texts: GameTexts | undefined, name: string, change: number): string =>
  name === "temples" ? t("web-cacao-temples") : (texts?.good(name, change) ?? name);

/**
 * The answers that follow best by themselves: orders and sales, until a gap asks which tile it gets.
 * What fills a gap changes the table for everybody, so its player chooses it.
 */
export function bestAfter(outlook: Outlook | undefined): Outlook[] {
  const best = outlook?.best ?? [];
  const gap = best.findIndex((each) => each.option?.kind === "fill");
  return gap < 0 ? best : best.slice(0, gap);
}

/** What an answer comes to with the best that follows it. */
export const endOf = (outlook: Outlook | undefined): Outlook | undefined =>
  bestAfter(outlook).at(-1) ?? outlook;

/** What the workers on one edge bring by this answer, and nothing that happens elsewhere because of it. */
function broughtAt(outlook: Outlook | undefined, edge: string): [name: string, change: number][] {
  return (outlook?.events ?? []).flatMap((event): [string, number][] => {
    const gain = gainIn(event);
    if (!gain || edgeOf(gain) !== edge) return [];
    const sold: [string, number][] = event.kind === "sold" ? [["cacao", -Number(event.args.count)]] : [];
    return [...sold, [gain.good, gain.amount]];
  });
}
