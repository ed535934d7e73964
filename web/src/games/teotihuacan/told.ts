/** How Teotihuacan is told in log, stories and film. */
import { forms, kebab, t, type Arguments } from "../../i18n/texts.svelte.ts";
import type { Flight, Mark, Telling } from "../../table/model/telling.ts";
import type { Entry, EventLine } from "../../wire/types.ts";
import { outlinedFor } from "./deciding/places.ts";
import { BOARD_ICONS, EVENT_ICONS, GOOD_ICONS } from "./icons.ts";
import { flightsOf } from "./motion/flights.ts";
import { technologyNumber } from "./pay.ts";
import { spotNamed } from "./pyramid/stones.ts";
import type { BoardName } from "./view.ts";

/** What a turn is remembered for, the weightiest first. */
const CHIEF = [
  "starting_tiles_kept",
  "starting_tile_drafted",
  "pyramid_tile_placed",
  "decoration_placed",
  "technology_taken",
  "house_built",
  "worshipped",
  "main_action_taken",
  "cocoa_collected",
  "workers_unlocked",
  "workers_freed",
  "worker_moved",
  "salary_paid",
];

const PICTURES: Record<string, string> = {
  pyramid_tile_placed: "stone-tile",
  decoration_placed: "slab",
  house_built: "building",
  cocoa_collected: "cocoa",
  workers_unlocked: "unlock",
  workers_freed: "unlock",
};

const at = (board: string): Arguments => forms("board", `teotihuacan-board-${kebab(board)}`);

/** Sentences for who sees the pyramid: those of the game itself name tile, row and turn. */
function wordsOf({ kind, args }: EventLine, player: string): string | undefined {
  const matches = Number(args.matches);
  switch (kind) {
    case "pyramid_tile_placed": {
      const level = spotNamed(String(args.spot))?.level ?? 1;
      return t("web-teotihuacan-log-builds", { player, level, matches });
    }
    case "decoration_placed": {
      const side = forms("side", `teotihuacan-side-${String(args.side)}`);
      return t("web-teotihuacan-log-decorates", { ...side, player, matches });
    }
    case "starting_tiles_kept":
      return t("web-teotihuacan-log-starts", { player });
    default:
      return undefined;
  }
}

/** A turn in two or three words. */
function headlineOf({ kind, args }: EventLine): string | undefined {
  const arg = (name: string): string => String(args[name] ?? "");
  switch (kind) {
    case "pyramid_tile_placed":
      return t("web-teotihuacan-told-builds", { level: spotNamed(arg("spot"))?.level ?? 1 });
    case "starting_tiles_kept":
    case "starting_tile_drafted":
      return t("web-teotihuacan-told-starts");
    case "decoration_placed":
      return t("web-teotihuacan-told-decorates", { side: t(`teotihuacan-side-${arg("side")}`) });
    case "technology_taken":
      return t("web-teotihuacan-short-technology", { number: technologyNumber(arg("technology")) });
    case "house_built":
      return t("web-teotihuacan-told-building");
    case "worshipped":
      return t("web-teotihuacan-told-worships", at(arg("board")));
    case "main_action_taken":
      return t("web-teotihuacan-told-acts", at(arg("board")));
    case "cocoa_collected":
      return t("web-teotihuacan-told-collects", at(arg("board")));
    case "worker_moved":
      return t("web-teotihuacan-told-moves", at(arg("to")));
    case "workers_unlocked":
    case "workers_freed":
      return t("web-teotihuacan-told-unlocks");
    case "salary_paid":
      return t("web-teotihuacan-told-salary", { paid: Number(args.paid), due: Number(args.due) });
    default:
      return undefined;
  }
}

/** The answers by which somebody chooses what these events tell; after any other answer nothing else was possible. */
const CHOSEN_BY: Record<string, readonly string[]> = {
  cocoa_collected: ["collect_cocoa"],
  main_action_taken: ["main_action"],
  worshipped: ["worship"],
  technology_taken: ["take_technology"],
  salary_paid: ["pay_salary"],
};
const forcedIn = ({ choice, events, seat }: Entry): EventLine | undefined =>
  choice
    ? events.find(
        (event) =>
          event.seat === seat && CHOSEN_BY[event.kind] && !CHOSEN_BY[event.kind]?.includes(choice.kind),
      )
    : undefined;

/** What stays marked of an event: the way of a worker, and every piece that was taken, built or stood upon. */
function marksOf({ kind, seat, args }: EventLine): Mark[] {
  const arg = (name: string): string => String(args[name] ?? "");
  const changed = (place: string): Mark[] => [{ kind: "changed", places: [place] }];
  switch (kind) {
    case "worker_moved":
    case "bot_worker_advanced":
      return [
        { kind: "path", places: [arg("from"), arg("to")] },
        { kind: "left", places: [`plaza:${arg("from")}`] },
        { kind: "changed", places: [`piece:${seat}:${arg("to")}:`] },
      ];
    case "worshipped":
      return changed(`altar:${arg("board")}:${arg("space")}`);
    case "bot_worshipped":
      return changed(`altar:${arg("to")}:temple`);
    case "technology_taken":
      return changed(`technology:${arg("technology")}`);
    case "house_built":
      return changed(`house:${arg("row")}`);
    case "decoration_placed":
      return changed(`side:${arg("side")}`);
    case "pyramid_tile_placed":
      return changed(`spot:${arg("spot")}`);
    default:
      return [];
  }
}

export const toldOn = (ring: () => readonly BoardName[]): Telling => ({
  goods: GOOD_ICONS,
  score: "points",
  chief: CHIEF,
  sounds: {
    pyramid_tile_placed: "tile",
    decoration_placed: "tile",
    worker_moved: "worker",
    goods_gained: "coin",
    cocoa_collected: "coin",
    eclipse_began: "eclipse",
  },
  places: outlinedFor,
  headline: headlineOf,
  sentence: wordsOf,
  forced: forcedIn,
  picture: ({ kind, args }) =>
    kind === "technology_taken"
      ? "technology"
      : (PICTURES[kind] ?? BOARD_ICONS[String(args.board ?? args.to)] ?? EVENT_ICONS[kind]),
  scene: ({ events }) => {
    const flights = flightsOf(events, ring(), -1);
    const isWalk = (flight: Flight): boolean => flight.icon === "worker";
    const board = events
      .map(({ args }) => args.board ?? args.to)
      .findLast((name) => typeof name === "string");
    return {
      travels: flights.filter(isWalk),
      flights: flights.filter((flight) => !isWalk(flight)),
      pulses: board === undefined ? [] : [`board:${board}`],
      marks: events.flatMap(marksOf),
    };
  },
});
