/** Flights: what new events look like on the table, as pieces that go from place to place. */
import type { EventLine } from "../../../wire/types.ts";
import { GOODS } from "../pay.ts";
import { boardNamed } from "../ring.ts";
import type { BoardName } from "../view.ts";

/** A piece on its way; `stops` are places of the table, `at` is when it starts, in milliseconds. */
export interface Flight {
  icon: string;
  figure: string;
  seat: number;
  stops: string[];
  at: number;
  lasts: number;
  hides?: string;
}

const STEP = 220;
const FLY = 380;
const APART = 60;
/** Between two events; a turn of the automaton is told in words at the same pace. */
const PACE = 90;
export const TOLD_PACE = 380;

const home = (seat: number): string => `seat:${seat}`;
const owned = (seat: number, good: string): string => `${home(seat)}/good:${good}`;

export function flightsOf(
  events: readonly EventLine[],
  ring: readonly BoardName[],
  automaton: number,
): Flight[] {
  const flights: Flight[] = [];
  let now = 0;
  let board = "";
  const fly = (flight: Omit<Flight, "at" | "lasts"> & { lasts?: number; later?: number }): void => {
    const { later = 0, lasts = FLY, ...rest } = flight;
    flights.push({ ...rest, at: now + later, lasts });
  };
  const walk = (seat: number, from: string, to: string, power: number): void => {
    const begin = ring.findIndex((each) => each === from);
    const steps = (ring.findIndex((each) => each === to) - begin + ring.length) % ring.length || ring.length;
    const stops = Array.from(
      { length: steps + 1 },
      (_, step) => `plaza:${ring[(begin + step) % ring.length] ?? to}`,
    );
    fly({
      icon: "worker",
      figure: String(power),
      seat,
      stops,
      lasts: STEP * (steps + 1),
      hides: `${seat}:${to}:${power}`,
    });
    board = to;
    now += STEP * (steps + 1);
  };
  const carry = (seat: number, args: EventLine["args"], gained: boolean): void => {
    GOODS.filter((good) => Number(args[good] ?? 0)).forEach((good, index) => {
      const here = board ? `main:${board}` : "pyramid";
      const stops = gained ? [here, owned(seat, good)] : [owned(seat, good), here];
      fly({
        icon: good,
        figure: `${gained ? "+" : "−"}${String(args[good])}`,
        seat,
        stops,
        later: index * APART,
      });
    });
  };
  for (const { kind, seat, args } of events) {
    const arg = (name: string): string => String(args[name] ?? "");
    switch (kind) {
      case "worker_moved":
      case "bot_worker_advanced":
        walk(seat, arg("from"), arg("to"), Number(args.power));
        break;
      case "worshipped":
        fly({
          icon: "worker",
          figure: "",
          seat,
          stops: [`plaza:${arg("board")}`, `altar:${arg("board")}:${arg("space")}`],
        });
        board = arg("board");
        break;
      case "bot_worshipped":
        fly({
          icon: "worker",
          figure: "",
          seat,
          stops: [`plaza:${arg("from")}`, `altar:${arg("to")}:temple`],
        });
        board = arg("to");
        break;
      case "main_action_taken":
      case "bot_step_taken":
        board = arg("board");
        break;
      case "ascended":
        fly({
          icon: "worker",
          figure: "1",
          seat,
          stops: [`plaza:${arg("board")}`, "era", "plaza:palace"],
          lasts: 2 * FLY,
        });
        now += FLY;
        break;
      case "powered_up":
        fly({
          icon: "power-up",
          figure: arg("power"),
          seat,
          stops: [`plaza:${arg("board")}`, `board:${arg("board")}`],
        });
        break;
      case "cocoa_collected":
        board = arg("board");
        fly({
          icon: "cocoa",
          figure: `+${arg("cocoa")}`,
          seat,
          stops: [`plaza:${board}`, owned(seat, "cocoa")],
        });
        break;
      case "goods_gained":
        if (arg("reason") !== "collecting") carry(seat, args, true);
        break;
      case "goods_paid":
        carry(seat, args, false);
        break;
      case "points_scored":
        fly({
          icon: "vp",
          figure: `+${arg("points")}`,
          seat,
          stops: [board ? `board:${board}` : "pyramid", home(seat)],
          later: APART,
        });
        break;
      case "points_lost":
        fly({ icon: "vp", figure: `−${arg("points")}`, seat, stops: [home(seat), "era"] });
        break;
      case "discovery_claimed":
        fly({
          icon: "discovery",
          figure: "",
          seat,
          stops: [
            arg("place").includes("_") && !boardNamed(arg("place"))
              ? `group:${arg("place")}`
              : `tile:${arg("place")}`,
            home(seat),
          ],
        });
        break;
      case "technology_taken":
        fly({ icon: "marker", figure: "", seat, stops: [home(seat), `technology:${arg("technology")}`] });
        break;
      case "house_built":
        fly({ icon: "building", figure: "", seat, stops: ["buildings", `house:${arg("row")}`] });
        break;
      case "pyramid_tile_placed":
      case "decoration_placed":
        board = kind === "decoration_placed" ? "decorations" : "construction";
        break;
      default:
        continue;
    }
    now += seat === automaton ? TOLD_PACE : PACE;
  }
  return flights;
}
