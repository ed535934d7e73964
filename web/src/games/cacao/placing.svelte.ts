/** Placing: the tile in the fingers — which one, turned how, where, and what fills the gap. */
import type { Option, Outlook } from "../../wire/types.ts";
import { ahead, bestAfter, edgeOf, endOf, fillingsIn, gainsIn, type Gain } from "./gains.ts";
import { cellIn } from "./spoken-of.ts";
import { keyOf, sidesOf, turned, type Cell } from "./tiles.ts";
import type { CacaoView } from "./view.ts";

/** A gap that the tile opens: what goes there, or what may. */
export interface Gap {
  cell: Cell;
  tile: string | undefined;
  /** One for each answer to the question about gaps, in their order; the same only once. */
  may: string[];
}

/** Cells in reading order: rows from the north, then from the west. */
const inReadingOrder = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];

export class Placing {
  /** Which tile of the hand, by index. */
  chosen = $state<number | undefined>();
  rotation = $state(0);
  cell = $state.raw<Cell | undefined>();
  /** Which display tile goes into the gap. */
  filling = $state<string | undefined>();

  constructor(
    readonly view: () => CacaoView,
    readonly options: () => Option[],
    readonly outlooks: () => Record<string, Outlook>,
    /** Whether every order and every sale is asked for, instead of being played as is best. */
    readonly asksEach: () => boolean,
  ) {}

  readonly hand = $derived.by((): string[] => this.view().hand ?? []);

  /** The hand without what is the same twice: which tile, how many, and where the first of them is held. */
  readonly kinds = $derived.by((): { tile: string; count: number; index: number }[] => {
    const found = new Map<string, { tile: string; count: number; index: number }>();
    for (const [index, tile] of this.hand.entries()) {
      const kind = found.get(tile) ?? { tile, count: 0, index };
      found.set(tile, { ...kind, count: kind.count + 1 });
    }
    return [...found.values()];
  });

  get asked(): boolean {
    return this.options().some((option) => option.kind === "place" || option.kind === "overbuild");
  }

  get tile(): string | undefined {
    return this.chosen === undefined ? undefined : this.hand[this.chosen];
  }

  /** How the chosen tile may be turned. */
  readonly rotations = $derived.by((): number[] => {
    const own = this.options().filter((option) => option.args.tile === this.tile);
    return [...new Set(own.map((option) => Number(option.args.rotation)))].sort();
  });

  get sides(): number[] {
    return this.tile ? turned(sidesOf(this.tile), this.rotation) : [];
  }

  /** Where the chosen tile (or any, before one is chosen) may lie. */
  readonly lit = $derived.by((): { cell: Cell; overbuilds: boolean }[] => {
    const seen = new Map<string, { cell: Cell; overbuilds: boolean }>();
    for (const option of this.options()) {
      if (option.kind !== "place" && option.kind !== "overbuild") continue;
      if (this.tile !== undefined && option.args.tile !== this.tile) continue;
      const cell = cellIn(option.args);
      seen.set(keyOf(cell), { cell, overbuilds: option.kind === "overbuild" });
    }
    return [...seen.values()].sort((a, b) => inReadingOrder(a.cell, b.cell));
  });

  readonly overbuilds = $derived.by(
    () =>
      this.cell !== undefined &&
      this.lit.some((place) => place.overbuilds && keyOf(place.cell) === keyOf(this.cell as Cell)),
  );

  /** The option that the tile in the fingers means. */
  readonly meant = $derived.by((): Option | undefined => {
    if (!this.cell || !this.tile) return undefined;
    const place = keyOf(this.cell);
    return this.options().find(
      (option) =>
        (option.kind === "place" || option.kind === "overbuild") &&
        option.args.tile === this.tile &&
        option.args.rotation === this.rotation &&
        keyOf(cellIn(option.args)) === place,
    );
  });

  /** What placing it leads to, once the server has told it whole. */
  readonly laid = $derived.by((): Outlook | undefined => {
    const seen = this.meant && this.outlooks()[this.meant.notation];
    return seen?.option ? seen : undefined;
  });

  /** The same for each answer to the question about gaps that would come then. */
  readonly fills = $derived.by((): Outlook[] =>
    this.laid?.asks?.decision === "fill_gap" ? Object.values(this.laid.then ?? {}) : [],
  );

  /** What can be chosen along with the place: which tile goes into the one gap in question. */
  readonly fillings = $derived.by((): Outlook[] => {
    const cells = new Set(this.fills.map((fill) => keyOf(cellIn(fill.option?.args ?? {}))));
    return this.fills.length > 1 && cells.size === 1 ? this.fills : [];
  });

  get choosesFilling(): boolean {
    return this.fillings.length > 0;
  }

  /** The outlook of one display tile in the gap. */
  fillingWith(tile: string | undefined): Outlook | undefined {
    return this.fillings.find((fill) => fill.option?.args.tile === tile);
  }

  /** What the tile in the fingers leads to, with the filling as far as it is chosen. */
  readonly #answered = $derived(this.fillingWith(this.filling) ?? this.laid);
  /** The orders and sales that Place gives along. */
  readonly following = $derived.by((): Outlook[] => (this.asksEach() ? [] : bestAfter(this.#answered)));
  /** All that Place comes to. */
  readonly outlook = $derived(this.following.at(-1) ?? this.#answered);

  /** What a display tile in the gap comes to. */
  readonly endWith = (filling: Outlook): Outlook => (this.asksEach() ? filling : (endOf(filling) ?? filling));

  readonly gaps = $derived.by((): Gap[] => {
    const gaps = new Map<string, Gap>();
    const at = (cell: Cell): Gap => {
      const gap = gaps.get(keyOf(cell)) ?? { cell, tile: undefined, may: [] };
      gaps.set(keyOf(cell), gap);
      return gap;
    };
    for (const { cell, tile } of this.fills.flatMap(fillingsIn)) {
      const { may } = at(cell);
      if (!may.includes(tile)) may.push(tile);
    }
    for (const { cell, tile } of fillingsIn(this.outlook)) at(cell).tile = tile;
    return [...gaps.values()];
  });

  /** What my workers bring for certain. */
  readonly gains = $derived(gainsIn(this.outlook).filter((gain) => gain.seat === this.view().viewer));

  /** What the tile itself costs: whatever its workers do not bring back. */
  readonly price = $derived.by((): number => {
    const brought = this.gains
      .filter((gain) => gain.good === "sun")
      .reduce((sum, gain) => sum + gain.amount, 0);
    return (this.outlook?.changes?.sun ?? 0) - brought;
  });

  /** What they may bring at other edges, by answers still to be given: the most that one of them leads to. */
  readonly hopes = $derived.by((): Gain[] => {
    const { outlook } = this;
    if (!outlook || this.#asksForGaps) return [];
    const certain = new Set(this.gains.map(edgeOf));
    const most = new Map<string, Gain>();
    for (const gain of [...ahead(outlook)].flatMap(gainsIn)) {
      const edge = edgeOf(gain);
      if (gain.seat !== this.view().viewer || certain.has(edge)) continue;
      if (gain.amount > (most.get(edge)?.amount ?? 0)) most.set(edge, gain);
    }
    return [...most.values()];
  });

  /** Whose workers act as well. */
  readonly others = $derived.by((): number[] => {
    const { outlook } = this;
    if (!outlook) return [];
    const told = this.#asksForGaps ? [outlook] : [outlook, ...ahead(this.#answered ?? outlook)];
    const seats = told.flatMap(gainsIn).map((gain) => gain.seat);
    return [...new Set(seats)].filter((seat) => seat !== this.view().viewer).sort();
  });

  get #asksForGaps(): boolean {
    return this.outlook?.asks?.decision === "fill_gap";
  }

  choose(index: number): void {
    if (index >= this.hand.length) return;
    if (this.chosen === index) {
      this.turn();
      return;
    }
    this.chosen = index;
    this.#settleRotation();
  }

  /** The same by its place among the different ones. */
  chooseKind(number: number): void {
    const kind = this.kinds[number];
    if (kind) this.choose(kind.index);
  }

  turn(by = 1): void {
    if (!this.tile) return;
    const { rotations } = this;
    const at = rotations.indexOf(this.rotation) + by + rotations.length;
    this.rotation = rotations[at % rotations.length] ?? this.rotation;
  }

  put(cell: Cell): void {
    if (this.chosen === undefined) this.chosen = 0;
    this.#settleRotation();
    if (this.cell && keyOf(this.cell) === keyOf(cell)) return;
    this.cell = cell;
    this.filling = undefined;
  }

  /** Move the ghost to the nearest lit cell in a direction. */
  move(dx: number, dy: number): void {
    const places = this.lit.map((place) => place.cell);
    const from = this.cell;
    if (!from) {
      if (places[0]) this.put(places[0]);
      return;
    }
    const ahead = places
      .map((cell) => ({
        cell,
        along: (cell[0] - from[0]) * dx + (cell[1] - from[1]) * dy,
        aside: Math.abs((cell[0] - from[0]) * dy) + Math.abs((cell[1] - from[1]) * dx),
      }))
      .filter((place) => place.along > 0)
      .sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside));
    if (ahead[0]) this.put(ahead[0].cell);
  }

  /** Own tiles that the chosen one (or any) may cover for a sun token. */
  get covers(): Cell[] {
    return this.lit.filter((place) => place.overbuilds).map((place) => place.cell);
  }

  /** Put the tile over the next of them. */
  nextCover(): void {
    const { covers } = this;
    const at = covers.findIndex((cell) => this.cell && keyOf(cell) === keyOf(this.cell));
    const next = covers[(at + 1) % covers.length];
    if (next) this.put(next);
  }

  letGo(): void {
    if (this.cell) this.cell = undefined;
    else this.chosen = undefined;
    this.filling = undefined;
  }

  forget(): void {
    this.chosen = undefined;
    this.cell = undefined;
    this.filling = undefined;
    this.rotation = 0;
  }

  /** The answers that one Place gives: the tile, the gap if it was chosen along, the best order and its sales. */
  answers(): string[] {
    const fill = this.fillingWith(this.filling)?.option;
    const following = this.following.map((each) => each.option);
    return [this.meant, fill, ...following].flatMap((option) => option?.notation ?? []);
  }

  #settleRotation(): void {
    if (!this.rotations.includes(this.rotation)) this.rotation = this.rotations[0] ?? 0;
  }
}
