/** Standing orders in detail: how this page answers on the turns of others, while it is open. */
import type { Table } from "../../table/model/table.svelte.ts";
import type { Option } from "../../wire/types.ts";
import { worthOf } from "./forecast.ts";
import { cellIn, sideIn } from "./spoken-of.ts";
import { BEYOND, SIDES, STORE, type CacaoView, type Cell } from "./view.ts";

export interface Wishes {
  on: boolean;
  /** Sell at markets that pay at least so much… */
  price: number;
  /** …but keep so many fruits. */
  keep: number;
  /** Harvest before selling when both are possible. */
  harvestFirst: boolean;
  /** Ask when fruits would be lost. */
  askWhenFull: boolean;
}

export const PRICES = [2, 3, 4] as const;
const USUAL: Wishes = { on: false, price: 3, keep: 0, harvestFirst: true, askWhenFull: true };
const placeOf = (table: string): string => `patolli.wishes.${table}`;

export function wishesOf(table: string): Wishes {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(placeOf(table)) ?? "{}") as Partial<Wishes>) };
  } catch {
    // A hand-edited store is as good as none.
    return USUAL;
  }
}

export function keepWishes(table: string, wishes: Wishes): void {
  localStorage.setItem(placeOf(table), JSON.stringify(wishes));
}

/** The jungle tile that a side of a worker tile looks at. */
export function facedBy(view: CacaoView, cell: Cell, side: string): string | undefined {
  const [dx, dy] = BEYOND[SIDES.findIndex((each) => each === side)] ?? [0, 0];
  return view.jungle.find((tile) => tile.x === cell[0] + dx && tile.y === cell[1] + dy)?.tile;
}

/** What the wishes answer to the open question, if they have an answer and it is another's turn. */
export function wished(wishes: Wishes, table: Table, view: CacaoView): Option | undefined {
  const { question, seat } = table;
  if (!wishes.on || !question || seat === null || isMyTurn(table)) return undefined;
  // Whoever took an answer back wants to give it.
  if (table.fresh.some((entry) => entry.what !== "play")) return undefined;
  if (question.decision === "sell_cacao") return sale(wishes, table.options, view, seat, question.args ?? {});
  if (question.decision === "in_any_order") return firstEdge(wishes, table.options, view, seat);
  return undefined;
}

function isMyTurn(table: Table): boolean {
  const laid = table.entries
    .flatMap((entry) => entry.events)
    .findLast((event) => event.kind === "worker_placed" || event.kind === "worker_overbuilt");
  return laid === undefined || laid.seat === table.seat;
}

function sale(
  wishes: Wishes,
  options: Option[],
  view: CacaoView,
  seat: number,
  asked: Record<string, unknown>,
): Option | undefined {
  const tile = facedBy(view, asked.cell as Cell, String(asked.side));
  if (!tile) return undefined;
  const most =
    worthOf(tile).each >= wishes.price ? Math.max(0, (view.villages[seat]?.cacao ?? 0) - wishes.keep) : 0;
  const within = options.filter((option) => Number(option.args.count ?? 0) <= most);
  return within.sort((a, b) => Number(b.args.count ?? 0) - Number(a.args.count ?? 0))[0];
}

function firstEdge(wishes: Wishes, options: Option[], view: CacaoView, seat: number): Option | undefined {
  if (!wishes.harvestFirst) return undefined;
  const edges = options.map((option) => ({ option, ...worth(option, view) }));
  const harvests = edges.filter((edge) => edge.good === "cacao");
  const held = view.villages[seat]?.cacao ?? 0;
  if (wishes.askWhenFull && harvests.some((edge) => held + edge.amount > STORE)) return undefined;
  const rest = edges.filter((edge) => edge.good !== "market");
  const markets = edges.filter((edge) => edge.good === "market").sort((a, b) => b.each - a.each);
  return (harvests[0] ?? rest[0] ?? markets[0])?.option;
}

function worth(option: Option, view: CacaoView): { good: string; each: number; amount: number } {
  const cell = cellIn(option.args);
  const side = String(option.args.side);
  const { good, each } = worthOf(facedBy(view, cell, side) ?? "temple");
  const workers =
    view.workers.find((tile) => tile.x === cell[0] && tile.y === cell[1])?.sides[sideIn(option.args)] ?? 0;
  return { good, each, amount: each * workers };
}
