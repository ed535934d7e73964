/** How Cacao is told in log, stories and film. */
import { forms, kebab, t, type Arguments } from "../../i18n/texts.svelte.ts";
import type { Scene, Telling } from "../../table/model/telling.ts";
import type { Entry, EventLine } from "../../wire/types.ts";
import { flightsIn, travelsIn } from "./flights.ts";
import { EVENT_ICONS, GOOD_ICONS } from "./icons.ts";
import { placeOf } from "./pieces.ts";
import { outlineIn } from "./trail.ts";

const OPENED = ["gap_filled", "gap_filled_from_pile"];
const HEADLINES: Record<string, string> = {
  worker_overbuilt: "web-cacao-told-overbuilds",
  gap_filled: "web-cacao-told-opens",
  gap_filled_from_pile: "web-cacao-told-opens",
  sold: "web-cacao-told-sells",
  gold_mined: "web-cacao-told-mines",
  harvested: "web-cacao-told-harvests",
  carrier_moved: "web-cacao-told-carries",
  sun_gained: "web-cacao-told-worships",
  worker_placed: "web-cacao-told-places",
};
/** Sentences for who sees the map: those of the game itself name places by their coordinates. */
const SENTENCES: Record<string, string> = {
  gap_filled: "web-cacao-log-opens",
  gap_filled_from_pile: "web-cacao-log-opens",
  worker_overbuilt: "web-cacao-log-overbuilds",
  worker_placed: "web-cacao-log-places",
  gap_left_open: "web-cacao-log-leaves-open",
  worker_drawn: "cacao-event-worker-drawn-unseen",
  temple_scored: "web-cacao-log-temple",
};

/** The only tile that could go into the gap has gone there by itself. */
const forcedIn = ({ choice, events, seat }: Entry): EventLine | undefined =>
  choice && choice.kind !== "fill"
    ? events.find((event) => event.kind === "gap_filled" && event.seat === seat)
    : undefined;

const argumentsOf = ({ kind, args }: EventLine): Arguments =>
  OPENED.includes(kind)
    ? forms("tile", `cacao-jungle-${kebab(String(args.tile))}`)
    : {
        count: Number(args.count),
        gold: Number(args.gold),
        steps: Number(args.steps),
        workers: Number(args.workers),
      };

/** Tiles come to their places, the last of them pulses, what the workers bring goes home. */
function sceneOf({ events }: Entry): Scene {
  const laid = events.map(outlineIn).findLast((outline) => outline !== undefined);
  // That somebody draws is seen in their panel.
  const isSeen = events.some(({ kind }) => kind in HEADLINES);
  return {
    travels: travelsIn(events),
    flights: flightsIn(events),
    ...(laid ? { pulses: [placeOf(laid.cell)] } : {}),
    ...(isSeen ? {} : { caption: "" }),
  };
}

export const TOLD: Telling = {
  goods: GOOD_ICONS,
  score: "gold",
  chief: Object.keys(HEADLINES),
  finishes: true,
  news: ["display_refilled"],
  sounds: {
    worker_placed: "tile",
    worker_overbuilt: "tile",
    gap_filled: "tile",
    sold: "coin",
    gold_mined: "coin",
  },
  headline: (event) => {
    const key = HEADLINES[event.kind];
    return key && t(key, argumentsOf(event));
  },
  sentence: (event, player) => {
    const key = SENTENCES[event.kind];
    return key && t(key, { ...argumentsOf(event), player });
  },
  picture: ({ kind, args }) =>
    OPENED.includes(kind) ? `tile-${kebab(String(args.tile))}` : (EVENT_ICONS[kind] ?? "hut"),
  forced: forcedIn,
  scene: sceneOf,
};
