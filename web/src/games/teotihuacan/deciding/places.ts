/** Places: names of everything on the table that can be pointed at, and which of them an option is about. */
import type { Option, Pending } from "../../../wire/types.ts";
import { GROUPS } from "../tracks/steps.ts";

const at = (...parts: (string | number)[]): string => parts.join(":");
export const partsOf = (place: string): string[] => place.split(":");

export interface Asked {
  option: Option;
  places: string[];
}

/** Where the seat last worshipped, which a question about order does not repeat. */
export interface Worship {
  board: string;
  space: string;
}

/** The places that together mean an option; several picks lead to it one by one. */
export function placesOf(option: Option, question: Pending, seat: number, worship?: Worship): string[] {
  const arg = (name: string): string => String(option.args[name] ?? "");
  const asked = (name: string): string => String(question.args?.[name] ?? "");
  const worker = (board: string, power: string): string => at("worker", seat, board, power, 0);
  switch (option.kind) {
    case "keep_starting_tiles":
      return [at("starting", arg("first")), at("starting", arg("second"))];
    case "draft_starting_tile":
      return [at("starting", arg("tile"))];
    case "place_workers":
      return [at("board", arg("first")), at("board", arg("second")), at("board", arg("third"))];
    case "move":
      return [worker(arg("from"), arg("power")), at("board", arg("to"))];
    case "bring":
      return [worker(asked("from"), arg("power"))];
    case "move_alone":
      return [at("board", asked("to"))];
    case "use_move_tile":
    case "use_tile":
      return [at("own", arg("discovery"))];
    case "count_extra_worker":
      return [at("own", "extra_worker")];
    case "collect_cocoa":
      return [at("plaza", asked("board"))];
    case "main_action":
      return [
        at("main", asked("board")),
        ...(arg("payment") === "with_free_cocoa" ? [at("own", "free_cocoa")] : []),
      ];
    case "worship": {
      const altar = at("altar", asked("board"), arg("space"));
      const tile = at("tile", asked("board"));
      const parts =
        arg("part") === "ability" ? [altar] : arg("part") === "discovery" ? [tile] : [altar, tile];
      return arg("payment") === "with_free_cocoa" ? [...parts, at("own", "free_cocoa")] : parts;
    }
    case "take_technology":
      return [at("technology", arg("technology"))];
    case "build_house":
      return [at("house", arg("row"))];
    case "take_decoration":
      return [at("decoration", arg("decoration"))];
    case "place_decoration":
      return [at("side", arg("side"))];
    case "take_pyramid_tile":
      return [at("offer", arg("tile"))];
    case "build_on":
      return [at("spot", arg("spot"))];
    case "turn_tile":
      return [at("turn", arg("turns")), at("spot", asked("spot"))];
    case "save":
      return arg("saving") === "nothing" ? [] : [at("good", arg("saving"))];
    case "take_resources":
      return (["wood", "stone", "gold"] as const).flatMap((good) =>
        Array.from({ length: Number(option.args[good] ?? 0) }, () => at("good", good)),
      );
    case "climb":
    case "pay_and_climb":
      return [at("temple", arg("temple"))];
    case "take_reward":
      return [at("temple", asked("place").split("_")[0] ?? "")];
    case "claim":
      return [claimPlace(question, arg("discovery"))];
    case "give":
      return [
        at("good", arg("resource")),
        ...(arg("payment") === "with_free_cocoa" ? [at("own", "free_cocoa")] : []),
      ];
    case "take_ascension_reward":
      return [
        at("reward", arg("reward")),
        ...(arg("payment") === "with_free_cocoa" ? [at("own", "free_cocoa")] : []),
      ];
    case "power_up":
    case "buy_power_up":
      return [worker(arg("board"), arg("power"))];
    case "excuse_salary":
    case "exchange_freely":
      return [at("own", "free_cocoa")];
    case "unlock_workers":
      return arg("payment") === "with_free_cocoa" ? [at("own", "free_cocoa")] : [at("lock", seat)];
    case "free_workers":
      return [at("lock", seat)];
    case "resolve_first":
      if (arg("first") === "ability") return worship ? [at("altar", worship.board, worship.space)] : [];
      if (arg("first") === "discovery") return worship ? [at("tile", worship.board)] : [];
      return [at("temple", arg("first"))];
    case "exchange":
      return option.args.times ? [at("altar", "palace", asked("royal"))] : [];
    case "pay_salary":
      return ["salary"];
    default:
      return [];
  }
}

/** The places of an answer, each once, whoever is asked: what is outlined for it. */
export const outlinedFor = (option: Option, question: Pending | undefined, seat: number): string[] => [
  ...new Set(placesOf(option, question ?? { seat, decision: null, args: null }, seat)),
];

function claimPlace(question: Pending, discovery: string): string {
  const place = String(question.args?.place ?? "");
  if (GROUPS.includes(place)) return at("group", place, discovery);
  if (question.args?.board) return at("tile", String(question.args.board));
  return at("reserved", discovery);
}

/** Kinds whose places are picked in this order: the worker before its goal. */
export const ORDERED = new Set(["move"]);
/** Kinds that are gathered piece by piece in any order. */
export const GATHERED = new Set(["keep_starting_tiles", "place_workers"]);
