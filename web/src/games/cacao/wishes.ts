/** Standing orders in detail: how this page answers on the turns of others, while it is open. */
import type { Table } from "../../table/model/table.svelte.ts";
import type { EventLine, Option, Outlook } from "../../wire/types.ts";
import { ahead } from "./gains.ts";
import { cellIn, sideIn } from "./spoken-of.ts";
import { keyOf } from "./tiles.ts";
import type { CacaoView } from "./view.ts";

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

/** What the wishes answer to the open question, if they have an answer and it is another's turn. */
export function wished(wishes: Wishes, table: Table, view: CacaoView): Option | undefined {
  const { question, seat } = table;
  if (!wishes.on || !question || seat === null || isMyTurn(table)) return undefined;
  // Whoever took an answer back wants to give it.
  if (table.fresh.some((entry) => entry.what !== "play")) return undefined;
  const answer = { sell_cacao: sale, in_any_order: firstEdge }[question.decision ?? ""];
  if (!answer) return undefined;
  table.wantWhole(
    table.options.map((option) => option.notation),
    2,
  );
  const offers = table.options.flatMap((option): Offer[] => {
    const outlook = table.outlooks[option.notation];
    return outlook?.option ? [{ option, outlook }] : [];
  });
  // Until the server has told all of them there is nothing to choose by.
  return offers.length === table.options.length
    ? answer(wishes, offers, view.villages[seat]?.cacao ?? 0)
    : undefined;
}

interface Offer {
  option: Option;
  outlook: Outlook;
}

function isMyTurn(table: Table): boolean {
  const laid = table.entries
    .flatMap((entry) => entry.events)
    .findLast((event) => event.kind === "worker_placed" || event.kind === "worker_overbuilt");
  return laid === undefined || laid.seat === table.seat;
}

/** The largest sale at a price that is high enough and that leaves enough in store. */
function sale(wishes: Wishes, offers: Offer[], held: number): Option | undefined {
  const sales = offers.map((offer) => ({ ...offer, ...soldIn(offer.outlook) }));
  const fit = sales.filter(
    ({ count, price }) => !count || (price >= wishes.price && held - count >= wishes.keep),
  );
  return fit.sort((a, b) => b.count - a.count)[0]?.option;
}

/** The workers that harvest, then those that do anything else, then the dearest market. */
function firstEdge(wishes: Wishes, offers: Offer[]): Option | undefined {
  if (!wishes.harvestFirst) return undefined;
  const edges = offers.map(({ option, outlook }) => {
    // What these workers do at once, or by the next answer.
    const here = [...ahead(outlook)]
      .flatMap(({ events = [] }) => events)
      .filter(({ args }) => args.side && edgeIn(args) === edgeIn(option.args));
    const kinds = new Set(here.map((event) => event.kind));
    return {
      option,
      harvests: kinds.has("harvested") || kinds.has("harvest_lost"),
      loses: kinds.has("harvest_lost"),
      price: Math.max(0, ...here.filter((event) => event.kind === "sold").map(priceOf)),
    };
  });
  if (wishes.askWhenFull && edges.some((edge) => edge.loses)) return undefined;
  edges.sort(
    (a, b) =>
      Number(b.harvests) - Number(a.harvests) ||
      Number(a.price > 0) - Number(b.price > 0) ||
      b.price - a.price,
  );
  return edges[0]?.option;
}

const edgeIn = (args: EventLine["args"]): string => `${keyOf(cellIn(args))} ${sideIn(args)}`;
const priceOf = ({ args }: EventLine): number => Number(args.gold) / Number(args.count);

function soldIn({ events = [] }: Outlook): { count: number; price: number } {
  const sold = events.find((event) => event.kind === "sold");
  return sold ? { count: Number(sold.args.count), price: priceOf(sold) } : { count: 0, price: 0 };
}
