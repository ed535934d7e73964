/** Teotibot's pyramid while its turn is told: what the events told so far have changed. */
import type { EventLine } from "../../../wire/types.ts";
import type { Teotibot } from "../view.ts";

const SLOTS = ["top", "middle_left", "middle_right", "bottom_left", "bottom_centre", "bottom_right"];

/** The action pyramid as it is drawn: a tile that is being used lies in no slot until it is set aside. */
export interface ActionTiles extends Pick<Teotibot, "dice" | "directions"> {
  tiles: string[];
  aside: string;
}

export function after(before: ActionTiles, told: readonly EventLine[], end: Teotibot): ActionTiles {
  let { tiles, aside, dice, directions }: ActionTiles = before;
  for (const { kind, args } of told) {
    if (kind === "bot_rolled") dice = [Number(args.first), Number(args.second)];
    else if (kind === "bot_tile_shifted") {
      const slot = SLOTS.indexOf(String(args.slot));
      tiles = tiles.map((tile, index) =>
        index === slot ? String(args.tile) : tile === args.tile ? "" : tile,
      );
      if (aside === args.tile) aside = "";
    } else if (kind === "bot_tile_set_aside") aside = String(args.tile);
    else if (kind === "bot_direction_flipped") ({ directions } = end);
  }
  return { tiles, aside, dice, directions };
}

/** The events of the automaton's last turn, and none of what came after. */
export function lastTurn(events: readonly EventLine[], seat: number): EventLine[] {
  const begin = events.findLastIndex((event) => event.kind === "turn_began" && event.seat === seat);
  if (begin < 0) return [];
  const turn = events.slice(begin + 1);
  const end = turn.findIndex((event) => event.kind === "turn_began" || event.kind === "eclipse_began");
  return end < 0 ? turn : turn.slice(0, end);
}
