/** What a turn looks like as pieces that go from place to place. */
import { signed } from "../../i18n/texts.svelte.ts";
import type { Flight } from "../../table/model/telling.ts";
import { pictureOf } from "../../ui/pictures.svelte.ts";
import type { EventLine } from "../../wire/types.ts";
import { gainIn, type Gain } from "./gains.ts";
import { placeOf } from "./pieces.ts";
import { cellIn } from "./spoken-of.ts";
import { BEYOND, sidesOf, tileSymbol, turned } from "./tiles.ts";
import { workerPicture } from "./worker-picture.ts";

const home = (seat: number): string => `seat:${seat}`;
const owned = (seat: number, good: string): string => `${home(seat)}/good:${good}`;

/** Tiles on their way: a worker tile from its owner, a jungle tile from the display. */
export function travelsIn(events: readonly EventLine[]): Flight[] {
  return events.flatMap(({ kind, seat, args }): Flight[] => {
    const to = args.cell ? placeOf(cellIn(args)) : "";
    switch (kind) {
      case "worker_placed":
      case "worker_overbuilt": {
        const image = workerPicture(seat, turned(sidesOf(String(args.tile)), Number(args.rotation)));
        return [{ icon: "tile", image, seat, stops: [home(seat), to], hides: to }];
      }
      case "gap_filled":
      case "gap_filled_from_pile": {
        const image = pictureOf({ symbol: tileSymbol(String(args.tile)) });
        return [{ icon: "tile", image, seat, stops: ["display", to], hides: to }];
      }
      default:
        return [];
    }
  });
}

/** What the workers of all seats bring, and what is paid for it. */
export function flightsIn(events: readonly EventLine[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    const gain = gainIn(event);
    if (gain) return broughtBy(gain);
    return event.kind === "worker_overbuilt" ? [paid(event)] : [];
  });
}

function broughtBy({ seat, cell, side, good, icon, amount, sold }: Gain): Flight[] {
  const [dx, dy] = BEYOND[side] ?? [0, 0];
  const there = placeOf([cell[0] + dx, cell[1] + dy]);
  const comes: Flight = { icon, figure: signed(amount), seat, stops: [there, owned(seat, good)] };
  if (!sold) return [comes];
  return [{ icon: "cacao-fruit", figure: signed(-sold), seat, stops: [owned(seat, "cacao"), there] }, comes];
}

const paid = ({ seat, args }: EventLine): Flight => ({
  icon: "sun-token",
  seat,
  stops: [owned(seat, "sun"), placeOf(cellIn(args))],
});
