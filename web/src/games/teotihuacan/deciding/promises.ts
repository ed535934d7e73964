/** Promises: the server's outlooks as figures and icons. Nothing is promised that it has not told. */
import type { EventLine, KindCard, Option, Outlook } from "../../../wire/types.ts";
import { GOOD_ICONS } from "../icons.ts";
import { type Pay, cellsOf } from "../pay.ts";
import { isResourceBoard } from "../ring.ts";
import type { BoardName } from "../view.ts";

export type Told = Record<string, Outlook>;

/** Answers that say where a piece goes, and how. */
const PLACING = new Set(["build_on", "turn_tile", "place_decoration"]);

export const kindOf = (notation: string): string => notation.split(" ")[0] ?? "";
export const payOf = (outlook: Outlook | undefined): Pay =>
  Object.entries(outlook?.changes ?? {}).map(([good, figure]) => [figure, GOOD_ICONS[good] ?? ""] as const);
const points = (outlook: Outlook): number => outlook.changes?.points ?? 0;

/** Whether the turn would go on with a question, so that the figures are not all there is. */
export const isOpen = (outlook: Outlook | undefined): boolean =>
  Boolean(outlook?.asks) && outlook?.asks?.decision !== "finish_turn";

/** The event of that kind that would be told last. */
export const toldLast = (outlook: Outlook | undefined, kind: string): EventLine | undefined =>
  outlook?.events?.findLast((event) => event.kind === kind);

/** An answer that is not among the open question's, read from its notation. */
export function optionOf(kinds: readonly KindCard[], notation: string): Option {
  const [kind = "", ...words] = notation.split(" ");
  const fields = kinds.find((card) => card.name === kind)?.fields ?? [];
  const args = Object.fromEntries(
    fields.map(({ name, noun }, index) => [name, noun ? (words[index] ?? "") : Number(words[index])]),
  );
  return { action: -1, kind, args, notation };
}

/** The answers of a kind among those told, first to last. */
export const answersOf = (told: Told | undefined, kind: string): [string, Outlook][] =>
  Object.entries(told ?? {}).filter(([notation]) => kindOf(notation) === kind);

/** Of all places and turns told, what the one with most points would lead to; the first of equals. */
export function bestPlace(told: Told | undefined): Outlook | undefined {
  let best: Outlook | undefined;
  for (const [notation, outlook] of Object.entries(told ?? {})) {
    if (!PLACING.has(kindOf(notation))) continue;
    const there = placed(outlook);
    if (!best || points(there) > points(best)) best = there;
  }
  return best;
}

/** What an answer leads to once its piece lies where it brings most points. */
export const placed = (outlook: Outlook): Outlook =>
  bestPlace(outlook.then) ?? (outlook.asks?.decision === "save_resource" ? agreed(outlook) : outlook);

/** What holds whichever of the following answers is given. */
function agreed(outlook: Outlook): Outlook {
  const [first, ...others] = Object.values(outlook.then ?? {});
  if (!first) return outlook;
  const changes = Object.entries(first.changes ?? {}).filter(([good, figure]) =>
    others.every((other) => other.changes?.[good] === figure),
  );
  return { ...outlook, changes: Object.fromEntries(changes), events: first.events ?? [] };
}

/** Of both halves of a worship, the space first: what it gives may pay the tile. */
export const SPACE_FIRST = "resolve_first ability";

/**
 * What may be answered together with a worship for both halves, because the order cannot matter. The space of a temple
 * gives the same before the tile as after it, but where another tile is for sale; what a royal tile gives hangs on
 * what its owner has by then, and that is asked.
 */
export function orderOf({ asks, then }: Outlook): string[] {
  const first = then?.[SPACE_FIRST];
  return asks?.decision === "continue_worship" && asks.args?.space === "temple" && first && !sellsTile(first)
    ? [SPACE_FIRST]
    : [];
}

/** Whether a step may lead to tiles that are for sale, as far as is told. */
function sellsTile({ asks, then }: Outlook): boolean {
  if (asks?.decision === "choose_temple") return !then || Object.values(then).some(sellsTile);
  return asks?.decision === "choose_major_reward";
}

/** The cell of a resource board that pays just what is told, in the row of the workers told. */
export function cellPaid(
  board: BoardName,
  outlook: Outlook | undefined,
): readonly [number, number] | undefined {
  const working = toldLast(outlook, "main_action_taken");
  if (!working || !isResourceBoard(board)) return undefined;
  const cells = cellsOf(board);
  const row = Math.min(Number(working.args.workers), cells.length) - 1;
  const paid = outlook?.events?.filter(
    ({ kind, args }) =>
      (kind === "goods_gained" && args.reason === "main_action") ||
      (kind === "points_scored" && args.source === "resource_boards"),
  );
  const figure = (icon: string): number =>
    (paid ?? []).reduce((sum, { args }) => sum + Number(args[icon === "vp" ? "points" : icon] ?? 0), 0);
  const column = (cells[row] ?? []).findIndex((pay) =>
    ["wood", "stone", "gold", "cocoa", "vp"].every(
      (icon) => figure(icon) === (pay.find(([, each]) => each === icon)?.[0] ?? 0),
    ),
  );
  return column < 0 ? undefined : [row, column];
}
