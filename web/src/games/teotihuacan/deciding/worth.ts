/** Worth: what a choice costs and brings, in pictures. All of it is told by the server; nothing is counted here. */
import type { Option, Outlook, Owed } from "../../../wire/types.ts";
import { ROYAL_POINTS } from "../material.ts";
import type { Pay } from "../pay.ts";
import { boardNamed, worshipTemple } from "../ring.ts";
import { NONE } from "../standing.ts";
import type { TeoView } from "../view.ts";
import { answersOf, payOf, SPACE_FIRST, type Told } from "./promises.ts";

/**
 * What a choice brings beside goods, points and steps, or lets its owner choose later: so many of something, a
 * discovery tile, one that is used up, a technology, or an exchange so many times (0: as the tile says).
 */
type Coming =
  | { kind: "some"; count: number; icon: string }
  | { kind: "tile"; tile: string }
  | { kind: "spent"; tile: string }
  | { kind: "technology"; technology: string }
  | { kind: "exchange"; royal: string; times: number };

/** Why a choice has no figures. */
export type Reason = "nothing" | "ends" | "order" | "moves" | "counts" | "placed" | "blocked" | "uncounted";

/** A count of things, each worth so much: four technologies of two points. */
interface Sum {
  each: number;
  count: number;
  royal: string;
}

export interface Worth {
  pay: Pay;
  coming: Coming[];
  sum?: Sum;
  reason?: Reason;
}

type Args = Owed["args"];
const some = (icon: string, count = 1): Coming[] => [{ kind: "some", count, icon }];
const exchange = (royal: string, times: unknown): Coming[] => [
  { kind: "exchange", royal, times: Number(times) },
];

function tileAt(view: TeoView, place: unknown): Coming[] {
  const tile = view.discoveries[String(place)]?.[0];
  return tile && tile !== NONE ? [{ kind: "tile", tile }] : [];
}

function spaceOf({ board, space }: Args): Coming[] {
  if (space !== "temple") return exchange(String(space), 0);
  const name = boardNamed(board);
  return some(`temple-${(name && worshipTemple(name)) ?? "any"}`);
}

/** What each thing that may still be owed looks like. */
const COMING: Record<string, (args: Args, view: TeoView) => Coming[]> = {
  take_resources: ({ count }) => some("resource-any", Number(count)),
  choose_temple: () => some("temple-any"),
  advance_temple: ({ temple }) => some(`temple-${String(temple)}`),
  walk_avenue: () => some("avenue"),
  power_up: () => some("power-up"),
  power_up_anywhere: () => some("power-up"),
  buy_power_up: () => some("power-up"),
  choose_ascension_reward: () => some("ascension"),
  choose_major_reward: () => some("discovery"),
  claim_on_avenue: () => some("discovery"),
  claim_on_board: ({ board }, view) => tileAt(view, board),
  claim_reserved: ({ tile }, view) => {
    const reserved = view.start.reserved[String(tile)];
    return reserved ? [{ kind: "tile", tile: reserved }] : some("discovery");
  },
  use_space: spaceOf,
  continue_worship: (args, view) => [...spaceOf(args), ...(args.decided ? [] : tileAt(view, args.board))],
  buy_resources: ({ royal, times }) => exchange(String(royal), times),
  sell_resource: ({ times }) => exchange("c03", times),
  swap_resource: () => exchange("b07", 1),
  buy_temple_step: ({ times }) => exchange("c08", times),
  take_technology: () => some("technology"),
  build_house: () => some("building"),
  take_decoration: () => some("slab"),
  place_decoration: () => some("slab"),
  build_pyramid: () => some("stone-tile"),
  choose_spot: () => some("stone-tile"),
  turn_tile: () => some("stone-tile"),
  save_resource: () => [],
  place_workers: () => some("workers-3"),
};

/** What an event brings that is no good, point or step. */
const GOT: Record<string, (args: Args) => Coming[]> = {
  discovery_claimed: ({ discovery }) => [{ kind: "tile", tile: String(discovery) }],
  discovery_used: ({ discovery }) => [{ kind: "spent", tile: String(discovery) }],
  technology_taken: ({ technology }) => [{ kind: "technology", technology: String(technology) }],
  powered_up: () => some("power-up"),
  ascended: () => some("ascension"),
  fourth_worker_arrived: () => some("extra-worker"),
  bonus_unlocked: () => some("bonus"),
  workers_unlocked: () => some("unlock"),
  workers_freed: () => some("unlock"),
};

/** Questions whose usual answer is shown with the choice that leads to them. */
const USUAL: Record<string, (then: Told) => Outlook | undefined> = {
  continue_worship: (then) => then[SPACE_FIRST],
  claim_on_board: (then) => answersOf(then, "claim")[0]?.[1],
  buy_resources: (then) => answersOf(then, "exchange")[0]?.[1],
};

/** What a choice leads to once the questions with a usual answer are answered so, as far as is told. */
function settled(outlook: Outlook): Outlook {
  const usual = USUAL[outlook.asks?.decision ?? ""];
  const next = usual && outlook.then ? usual(outlook.then) : undefined;
  return next ? settled(next) : outlook;
}

/** Choices that take nothing: what the turn goes on with is not theirs. */
const DECLINING = new Set(["decline", "move_alone", "stop_building"]);

function comingOf({ events = [], owed = [] }: Outlook, view: TeoView): Coming[] {
  const found: Coming[] = [];
  for (const coming of [
    ...events.flatMap(({ kind, args }) => GOT[kind]?.(args) ?? []),
    ...owed.flatMap(({ step, args }) => COMING[step]?.(args, view) ?? []),
  ]) {
    const same = found.find(
      (each) => each.kind === "some" && coming.kind === "some" && each.icon === coming.icon,
    );
    if (same?.kind === "some" && coming.kind === "some") same.count += coming.count;
    else found.push({ ...coming });
  }
  return found;
}

/** The points of a royal tile that counts things, as a sum. */
function sumOf(option: Option, outlook: Outlook): Sum | undefined {
  const royal = String(option.args.space ?? "");
  const each = (ROYAL_POINTS as Record<string, number>)[royal];
  const scored = outlook.sources?.royal_tiles ?? 0;
  return option.kind === "worship" && each ? { royal, each, count: scored / each } : undefined;
}

function reasonOf(option: Option, outlook: Outlook): Reason {
  switch (option.kind) {
    case "end_turn":
      return "ends";
    case "resolve_first":
      return "order";
    case "move":
    case "use_move_tile":
    case "bring":
      return "moves";
    case "count_extra_worker":
      return "counts";
    case "keep_starting_tiles":
    case "draft_starting_tile":
    case "place_workers":
      return "placed";
    case "worship":
      return "uncounted";
    default:
      return outlook.events?.some((event) => event.kind === "temple_blocked") ? "blocked" : "nothing";
  }
}

/** What is paid, and the points that the rest costs: the View tells them, since others decide at the same time. */
function salaryWorth(cocoa: number, view: TeoView): Worth {
  const lost = view.players[view.viewer ?? 0]?.salary_losses[cocoa] ?? 0;
  const pay: Pay = [
    ...(cocoa ? [[-cocoa, "cocoa"] as const] : []),
    ...(lost ? [[-lost, "vp"] as const] : []),
  ];
  return pay.length ? { pay, coming: [] } : { pay, coming: [], reason: "nothing" };
}

/** What a choice costs and brings, or why it has neither; nothing until the server has told. */
export function worthOf(option: Option, told: Outlook | undefined, view: TeoView): Worth | undefined {
  if (DECLINING.has(option.kind)) return { pay: [], coming: [], reason: "nothing" };
  if (option.kind === "pay_salary") return salaryWorth(Number(option.args.cocoa), view);
  if (option.kind === "excuse_salary") return { pay: [], coming: [{ kind: "spent", tile: "free_cocoa" }] };
  if (!told) return undefined;
  const outlook = settled(told);
  const pay = payOf(outlook);
  const coming = comingOf(outlook, view);
  const sum = sumOf(option, outlook);
  const worth: Worth = { pay, coming, ...(sum ? { sum } : {}) };
  return pay.length || coming.length ? worth : { ...worth, reason: reasonOf(option, outlook) };
}
