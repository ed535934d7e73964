/** Placing: the tile in the fingers — which one, turned how, where, and what fills the gap. */
import type { Option } from "../../wire/types.ts";
import { forecast, gapsBeside, type Forecast } from "./forecast.ts";
import { cellIn } from "./spoken-of.ts";
import { keyOf, rotationsOf, sidesOf, turned, type CacaoView, type Cell } from "./view.ts";

/** Cells in reading order: rows from the north, then from the west. */
const inReadingOrder = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];

export class Placing {
  /** Which tile of the hand, by index. */
  chosen = $state<number | undefined>();
  rotation = $state(0);
  cell = $state.raw<Cell | undefined>();
  /** Which display tile goes into the first gap, by index. */
  filling = $state<number | undefined>();

  constructor(
    readonly view: () => CacaoView,
    readonly options: () => Option[],
  ) {}

  get hand(): string[] {
    return this.view().hand ?? [];
  }

  get asked(): boolean {
    return this.options().some((option) => option.kind === "place" || option.kind === "overbuild");
  }

  get tile(): string | undefined {
    return this.chosen === undefined ? undefined : this.hand[this.chosen];
  }

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

  readonly gaps = $derived.by((): Cell[] =>
    this.cell && !this.overbuilds ? gapsBeside(this.view(), this.cell) : [],
  );

  /** Whether the display tile for the first gap can be chosen along with the place. */
  get choosesFilling(): boolean {
    const { display } = this.view();
    return this.gaps.length > 0 && this.gaps.length <= display.length && new Set(display).size > 1;
  }

  readonly fillings = $derived.by((): Map<string, string> => {
    const { display } = this.view();
    const tiles = new Map<string, string>();
    if (!this.gaps.length || this.gaps.length > display.length) return tiles;
    const same = new Set(display).size === 1;
    const first = same ? 0 : this.filling;
    if (first === undefined) return tiles;
    const order = [display[first], display[1 - first]];
    this.gaps.forEach((gap, index) => {
      const tile = order[index];
      if (tile) tiles.set(keyOf(gap), tile);
    });
    return tiles;
  });

  readonly outlook = $derived.by((): Forecast | undefined => {
    const view = this.view();
    const seat = view.viewer;
    return this.cell && this.tile && seat !== null
      ? forecast(view, seat, this.sides, this.cell, this.overbuilds, this.fillings)
      : undefined;
  });

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

  choose(index: number): void {
    if (index >= this.hand.length) return;
    if (this.chosen === index) {
      this.turn();
      return;
    }
    this.chosen = index;
    this.#settleRotation();
  }

  turn(by = 1): void {
    if (!this.tile) return;
    const ways = rotationsOf(this.tile);
    this.rotation = (this.rotation + by + ways) % ways;
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

  /** The answers that one Place gives: the tile, and the gap if it was chosen along. */
  answers(): string[] {
    if (!this.meant) return [];
    const [gap] = this.gaps;
    const tile = gap && this.choosesFilling ? this.fillings.get(keyOf(gap)) : undefined;
    return gap && tile ? [this.meant.notation, `fill ${tile} ${keyOf(gap)}`] : [this.meant.notation];
  }

  #settleRotation(): void {
    if (this.tile && this.rotation >= rotationsOf(this.tile)) this.rotation = 0;
  }
}
