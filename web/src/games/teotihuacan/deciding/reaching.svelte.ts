/** Reaching: where the picked worker can go, and what each choice would cost and bring. */
import type { Table } from "../../../table/model/table.svelte.ts";
import { LEVEL_POINTS, LEVEL_STONE, spotNamed, type Pay } from "../material.ts";
import { bestTurn, slabMatches, tileMatches } from "../pyramid/outlook.ts";
import type { BoardName, SideName, TeoView } from "../view.ts";
import type { Choosing, Item } from "./choosing.svelte.ts";
import { outlook } from "./forecast.ts";
import { partsOf } from "./places.ts";

/** What arriving on a board would mean. */
export interface Reach {
  board: BoardName;
  letter: string;
  changes: Pay;
  open: boolean;
  cell?: readonly [number, number] | undefined;
  chosen: boolean;
}

export class Reaching {
  constructor(
    readonly table: Table,
    readonly view: () => TeoView,
    readonly choosing: Choosing,
  ) {}

  readonly mover = $derived.by(() => this.choosing.picks.find((pick) => pick.startsWith("worker:")));
  readonly power = $derived(this.mover ? Number(partsOf(this.mover)[3]) : undefined);

  readonly boards = $derived.by((): Reach[] => {
    const { choosing, table } = this;
    if (table.question?.decision !== "move_worker" || !this.mover || table.seat === null) return [];
    return choosing.items.flatMap((item) => {
      if (item.option?.kind !== "move") return [];
      const board = String(item.option.args.to) as BoardName;
      const there = outlook(this.view(), table.seat ?? 0, board, this.power);
      const chosen = choosing.chosen(`board:${board}`) || choosing.pointed === `board:${board}`;
      return [
        {
          board,
          letter: item.letter,
          changes: this.arriving(board),
          open: board === "palace" || (there.work?.open ?? false),
          cell: there.cell,
          chosen,
        },
      ];
    });
  });
  /** The reachable board that is pointed at or picked. */
  readonly goal = $derived(this.boards.find((each) => each.chosen)?.board);

  /** The boards passed on the way there, by their positions in the ring. */
  readonly footprints = $derived.by((): number[] => {
    const { ring } = this.view();
    if (!this.goal || !this.mover) return [];
    const from = ring.indexOf(partsOf(this.mover)[2] as BoardName);
    const steps = (ring.indexOf(this.goal) - from + 8) % 8 || 8;
    return Array.from({ length: steps }, (_, step) => (from + step) % 8);
  });

  arriving(board: BoardName): Pay {
    const there = outlook(this.view(), this.table.seat ?? 0, board, this.power);
    const changes =
      there.work && !there.work.lacks ? there.work.changes : ([[there.collect, "cocoa"]] as const);
    return this.#passesPalace(board) ? withCocoa(changes) : changes;
  }

  /** Technology 1 pays for a move that ends on the Palace or passes it. */
  #passesPalace(board: BoardName): boolean {
    const { ring, players } = this.view();
    if (!this.mover || !players[this.table.seat ?? 0]?.technologies.includes("t1")) return false;
    const from = ring.indexOf(partsOf(this.mover)[2] as BoardName);
    const to = ring.indexOf(board);
    const steps = (to - from + ring.length) % ring.length || ring.length;
    return to === 0 || (steps <= 3 && from + steps > ring.length);
  }

  forecast(item: Item): Pay {
    const { option } = item;
    const { tile, spot } = this.choosing;
    if (option?.kind === "move") return this.arriving(String(option.args.to) as BoardName);
    if (option?.kind === "build_on" && tile)
      return this.#building(
        tile,
        String(option.args.spot),
        bestTurn(this.view(), tile, String(option.args.spot)),
      );
    if (option?.kind === "turn_tile" && tile && spot)
      return this.#building(tile, spot, Number(option.args.turns));
    if (option?.kind === "place_decoration") return this.#decorating(String(option.args.side) as SideName);
    return [];
  }

  /** What the piece in the fingers would score where it is held. */
  readonly gain = $derived.by((): Pay => {
    const { ghost } = this.choosing;
    if (!ghost) return [];
    return ghost.kind === "tile"
      ? this.#building(ghost.tile, ghost.spot, ghost.turns)
      : this.#decorating(ghost.side);
  });

  #building(tile: string, spotName: string, turns: number): Pay {
    const spot = spotNamed(spotName);
    const matches = tileMatches(this.view(), tile, spotName, turns).filter(Boolean).length;
    if (!spot) return [];
    return [
      [-LEVEL_STONE, "stone"] as const,
      [1 - spot.level, "wood"] as const,
      [(LEVEL_POINTS[spot.level - 1] ?? 0) + matches, "vp"] as const,
    ].filter(([figure]) => figure);
  }

  #decorating(side: SideName): Pay {
    const slab = this.table.question?.args?.decoration;
    return typeof slab === "string"
      ? [[3 + slabMatches(this.view(), slab, side).filter(Boolean).length, "vp"]]
      : [];
  }
}

/** One cocoa more, in the place where cocoa is told. */
function withCocoa(changes: Pay): Pay {
  const rest = changes.filter(([, icon]) => icon !== "cocoa");
  const cocoa = changes.reduce((sum, [figure, icon]) => sum + (icon === "cocoa" ? figure : 0), 1);
  return cocoa ? [[cocoa, "cocoa"], ...rest] : rest;
}
