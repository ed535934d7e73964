/** Refusals: which answers a click on a place would mean, if they could be given. Why they cannot, the server says. */
import { t } from "../../../i18n/texts.svelte.ts";
import type { Table } from "../../../table/model/table.svelte.ts";
import { NONE } from "../standing.ts";
import type { TeoView } from "../view.ts";
import type { Choosing } from "./choosing.svelte.ts";
import { partsOf } from "./places.ts";

type Parts = readonly [first: string, second: string, third: string];

/** Whatever lies on a board: it means something only for a worker that has arrived there. */
const ON_BOARDS: Record<string, (space: string) => string[]> = {
  main: () => ["main_action with_cocoa"],
  plaza: () => ["collect_cocoa"],
  altar: (space) => [`worship ${space} ability with_cocoa`],
  tile: () => ["worship temple discovery with_cocoa"],
};

/** What can be taken, wherever it lies. */
const TAKEN: Record<string, (view: TeoView, ...parts: Parts) => string[]> = {
  technology: (_view, technology) => [`take_technology ${technology}`],
  group: (_view, _place, tile) => [`claim ${tile}`],
  tile: (view, board) =>
    (view.discoveries[board] ?? []).flatMap((tile) => (tile === NONE ? [] : [`claim ${tile}`])),
};

/** What other pieces mean; where that depends on the question, all that they may mean. */
const MEANT: Record<string, (...parts: Parts) => string[]> = {
  house: (row) => [`build_house ${row}`],
  decoration: (decoration) => [`take_decoration ${decoration}`],
  offer: (tile) => [`take_pyramid_tile ${tile}`],
  spot: (spot) => [`build_on ${spot}`],
  side: (side) => [`place_decoration ${side}`],
  temple: (temple) => [`pay_and_climb ${temple}`, `climb ${temple}`],
  step: (temple) => [`pay_and_climb ${temple}`, `climb ${temple}`],
  reward: (reward) => [`take_ascension_reward ${reward} with_cocoa`],
  own: (tile) => [`use_tile ${tile}`, `use_move_tile ${tile}`],
  worker: (_seat, board, power) => [
    // Whoever can go at all can go all the way round.
    `move ${board} ${power} ${board}`,
    `bring ${power}`,
    `power_up ${board} ${power}`,
    `buy_power_up ${board} ${power}`,
  ],
};

/** The answers that would take a piece. */
export function takenBy(view: TeoView, place: string): string[] {
  const [kind = "", first = "", second = "", third = ""] = partsOf(place);
  return TAKEN[kind]?.(view, first, second, third) ?? [];
}

const isOnBoard = (kind: string): boolean => kind === "board" || kind in ON_BOARDS;

/** The worker that has been picked to move. */
const moverOf = ({ table, picks }: Choosing): string | undefined =>
  table.question?.decision === "move_worker" ? picks.find((pick) => pick.startsWith("worker:")) : undefined;

/** The answers that a place would mean now. */
function meantBy(view: TeoView, choosing: Choosing, place: string): string[] {
  const [kind = "", first = "", second = "", third = ""] = partsOf(place);
  const mover = moverOf(choosing);
  if (mover && isOnBoard(kind)) {
    const [, , from, power] = partsOf(mover);
    return [`move ${from} ${power} ${first}`];
  }
  const here = choosing.table.question?.args?.board === first ? (ON_BOARDS[kind]?.(second) ?? []) : [];
  return [...here, ...takenBy(view, place), ...(MEANT[kind]?.(first, second, third) ?? [])];
}

/** Answer a click that chooses nothing, where somebody would have meant to choose. */
export function refuse(table: Table, view: TeoView, choosing: Choosing, place: string): void {
  const [kind = "", first = ""] = partsOf(place);
  const isChoosable = isOnBoard(kind) || kind in TAKEN || kind in MEANT;
  if (!isChoosable || table.seat === null || view.over) return;
  const asked = table.question?.decision;
  if (!asked) table.explain(t("web-refused-turn"));
  else if (kind === "worker" && Number(first) !== table.seat)
    table.explain(t("web-teotihuacan-refused-others"));
  else if (asked === "move_worker" && isOnBoard(kind) && !moverOf(choosing))
    table.explain(t("web-teotihuacan-refused-worker-first"));
  else table.reasons.refuse(meantBy(view, choosing, place));
}
