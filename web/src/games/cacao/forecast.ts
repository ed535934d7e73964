/**
 * A forecast: what a tile laid here would meet, read off the table as a person would.
 * It only draws hints before a choice; what really happens is told by the server.
 */
import { BEYOND, keyOf, STORE, SUN_PLACES, WATER_TRACK, type CacaoView, type Cell } from "./view.ts";

export type Good = "cacao" | "gold" | "sun" | "water" | "temple";
interface EdgeGain {
  side: number;
  good: Good;
  amount: number;
  cell: Cell;
  tile: string;
}
export interface Forecast {
  edges: EdgeGain[];
  gaps: Cell[];
  totals: Record<Good, number>;
  others: number[];
}

interface Goods {
  cacao: number;
  gold: number;
  sun: number;
  water: number;
  temple: number;
}

/** What each worker of an edge brings at a tile. */
export function worthOf(tile: string): { good: Good | "market"; each: number } {
  const each = Number(tile.at(-1));
  if (tile.startsWith("plantation")) return { good: "cacao", each };
  if (tile.startsWith("market")) return { good: "market", each };
  if (tile.startsWith("gold_mine")) return { good: "gold", each };
  if (tile === "water") return { good: "water", each: 1 };
  if (tile === "sun_site") return { good: "sun", each: 1 };
  return { good: "temple", each: 1 };
}

/** The empty cells beside `cell` that touch a worker tile already, while there are tiles to fill them. */
export function gapsBeside(view: CacaoView, cell: Cell): Cell[] {
  if (!view.display.length && !view.jungle_left) return [];
  const workers = new Set(view.workers.map(({ x, y }) => keyOf([x, y])));
  const taken = new Set([...workers, ...view.jungle.map(({ x, y }) => keyOf([x, y]))]);
  return BEYOND.map(([dx, dy]): Cell => [cell[0] + dx, cell[1] + dy]).filter(
    (gap) =>
      !taken.has(keyOf(gap)) && BEYOND.some(([dx, dy]) => workers.has(keyOf([gap[0] + dx, gap[1] + dy]))),
  );
}

/** `filling` says which tile goes into which gap, as far as that is chosen. */
export function forecast(
  view: CacaoView,
  seat: number,
  sides: number[],
  cell: Cell,
  overbuilds: boolean,
  filling: Map<string, string>,
): Forecast {
  const jungle = new Map(view.jungle.map((tile) => [keyOf([tile.x, tile.y]), tile.tile]));
  for (const [gap, tile] of filling) jungle.set(gap, tile);
  const gaps = overbuilds ? [] : gapsBeside(view, cell);
  const own = view.villages[seat];
  const held: Goods = {
    cacao: own?.cacao ?? 0,
    gold: 0,
    sun: (own?.sun ?? 0) - (overbuilds ? 1 : 0),
    water: own?.water_field ?? 0,
    temple: 0,
  };
  const before = { ...held, sun: own?.sun ?? 0 };
  const edges: EdgeGain[] = [];
  const fired: { side: number; workers: number; cell: Cell; tile: string }[] = [];
  BEYOND.forEach(([dx, dy], side) => {
    const place: Cell = [cell[0] + dx, cell[1] + dy];
    const tile = jungle.get(keyOf(place));
    const workers = sides[side] ?? 0;
    if (tile && workers) fired.push({ side, workers, cell: place, tile });
  });
  const mine = fired.length;
  const others = new Set<number>();
  for (const gap of gaps) {
    const tile = filling.get(keyOf(gap));
    for (const worker of view.workers) {
      const side = BEYOND.findIndex(([dx, dy]) => worker.x + dx === gap[0] && worker.y + dy === gap[1]);
      const workers = worker.sides[side] ?? 0;
      if (side < 0 || !workers || tile === "temple") continue;
      if (worker.seat !== seat) others.add(worker.seat);
      else if (tile) fired.push({ side, workers, cell: gap, tile });
    }
  }
  // Harvest first, sell last: the order that almost everybody wants.
  const markets = (tile: string): number => (tile.startsWith("market") ? Number(tile.at(-1)) : 0);
  const order = fired.map((edge, index) => ({ ...edge, own: index < mine }));
  order.sort(
    (a, b) => Number(markets(a.tile) > 0) - Number(markets(b.tile) > 0) || markets(b.tile) - markets(a.tile),
  );
  for (const edge of order) {
    const { good, amount } = fire(held, edge.tile, edge.workers);
    if (edge.own) edges.push({ side: edge.side, good, amount, cell: edge.cell, tile: edge.tile });
  }
  const totals = {
    cacao: held.cacao - before.cacao,
    gold: held.gold,
    sun: held.sun - before.sun,
    water: held.water - before.water,
    temple: held.temple,
  };
  return { edges, gaps, totals, others: [...others].sort() };
}

function fire(held: Goods, tile: string, workers: number): { good: Good; amount: number } {
  const { good, each } = worthOf(tile);
  if (good === "market") {
    const sold = Math.min(workers, held.cacao);
    held.cacao -= sold;
    held.gold += sold * each;
    return { good: "gold", amount: sold * each };
  }
  const room = {
    cacao: STORE - held.cacao,
    gold: Infinity,
    sun: SUN_PLACES - held.sun,
    water: WATER_TRACK.length - 1 - held.water,
    temple: Infinity,
  }[good];
  const amount = Math.min(workers * each, room);
  held[good] += amount;
  return { good, amount };
}

export const GOOD_ICON: Record<Good, string> = {
  cacao: "cacao-fruit",
  gold: "coin",
  sun: "sun-token",
  water: "water",
  temple: "jungle-temple",
};
