/** Choosing: the picks so far, what they can still mean, and the answer they end in. */
import type { Table } from "../../../table/model/table.svelte.ts";
import type { Option, Outlook } from "../../../wire/types.ts";
import { SIDES } from "../material.ts";
import type { Ghost } from "../pyramid/ghost.ts";
import type { TeoView } from "../view.ts";
import type { Highlights } from "./highlights.ts";
import { GATHERED, ORDERED, partsOf, placesOf, type Asked } from "./places.ts";
import { answersOf, bestPlace, orderOf, placed, toldLast } from "./promises.ts";

/** A button of the bar: the next place to pick, or an answer. */
export interface Item {
  id: string;
  letter: string;
  place: string;
  option?: Option;
}

const LETTERS: Record<string, string> = {
  main_action: "A",
  worship: "S",
  collect_cocoa: "C",
  unlock_workers: "U",
  free_workers: "F",
  use_tile: "D",
  end_turn: "E",
  stop_building: "E",
  decline: "N",
  move_alone: "N",
};

export class Choosing implements Highlights {
  picks = $state.raw<readonly string[]>([]);
  /** What the pointer or the focus is on, for previews. */
  pointed = $state.raw<string | undefined>();
  /** How much salary is about to be paid; nothing where a tile pays it. */
  #salary = $state.raw<number | undefined | "all">("all");
  /** The turn that the hand has given to the tile. */
  #turned = $state.raw<number | undefined>();

  constructor(
    readonly table: Table,
    readonly view: () => TeoView,
  ) {}

  /** Whether nothing is left but to end a turn, and that turns something up. */
  readonly revealing = $derived.by(
    () => this.table.mayEndTurn && this.table.outlooks.end_turn?.reveals === true,
  );

  readonly asked = $derived.by((): Asked[] => {
    const { question, choices, seat } = this.table;
    if (!question) return [];
    const told = this.table.entries
      .slice(-6)
      .flatMap((entry) => entry.events)
      .findLast((event) => event.kind === "worshipped" && event.seat === seat);
    // A table that goes on from a position has no log yet: the worker just locked is then any that is locked.
    const locked = this.view().players[seat ?? 0]?.workers.find((worker) => worker.space);
    const space =
      locked && (locked.board === "palace" ? (this.view().royal_tiles[locked.space - 1] ?? "") : "temple");
    const worship = told
      ? { board: String(told.args.board), space: String(told.args.space) }
      : locked && { board: locked.board, space: space ?? "" };
    return choices.map((option) => ({ option, places: placesOf(option, question, seat ?? 0, worship) }));
  });
  readonly matching = $derived(this.asked.filter((each) => remainder(each.places, this.picks)));
  /** The places that lead on from here. */
  readonly #onward = $derived.by(() => {
    const found = new Set<string>();
    for (const { option, places } of this.matching) {
      const rest = remainder(places, this.picks) ?? [];
      for (const place of ORDERED.has(option.kind) ? rest.slice(0, 1) : rest) found.add(place);
    }
    return found;
  });
  /** The places that a fresh start could pick. */
  readonly #afresh = $derived(
    new Set(
      this.asked.flatMap(({ option, places }) => (ORDERED.has(option.kind) ? places.slice(0, 1) : places)),
    ),
  );

  /** How much salary is about to be paid: all that can be, unless something else was chosen. */
  get salary(): number | undefined {
    if (this.#salary !== "all") return this.#salary;
    const paid = this.asked.map(({ option }) => Number(option.args.cocoa ?? 0));
    return Math.max(0, ...paid);
  }
  set salary(cocoa: number | undefined) {
    this.#salary = cocoa;
  }

  /** The answer that the picks mean, though others may need more picks. */
  readonly meant = $derived.by((): Option | undefined => {
    if (this.turning) return this.asked.find(({ option }) => option.args.turns === this.turns)?.option;
    if (this.table.question?.decision === "pay_salary")
      return this.asked.find(({ option }) => paidBy(option) === this.salary)?.option;
    if (!this.picks.length) return undefined;
    const exact = this.matching.find((each) => each.places.length === this.picks.length);
    return exact?.option ?? (this.matching.length === 1 ? this.matching[0]?.option : undefined);
  });

  readonly items = $derived.by((): Item[] => {
    const items: Item[] = [];
    const used = new Set<string>();
    let number = 0;
    const add = (id: string, kind: string, place: string, option?: Option): void => {
      if (items.some((item) => item.id === id)) return;
      let letter = LETTERS[kind] ?? "";
      if (!letter || used.has(letter)) letter = number < 9 ? String(++number) : "";
      used.add(letter);
      items.push(option ? { id, letter, place, option } : { id, letter, place });
    };
    // A single pick that is an answer leaves the others to choose from instead.
    const isAnswer = this.picks.length === 1 && this.matching.some((each) => each.places.length === 1);
    const offered = this.asked.filter(
      (each) => isAnswer || INTERRUPTIONS.has(each.option.kind) || remainder(each.places, this.picks),
    );
    for (const { option, places } of offered.toSorted((a, b) => rank(a.option.kind) - rank(b.option.kind))) {
      const rest = (isAnswer ? places : remainder(places, this.picks)) ?? places;
      const staged = ORDERED.has(option.kind) ? rest.slice(0, 1) : rest;
      if ((ORDERED.has(option.kind) || GATHERED.has(option.kind)) && rest.length > 1)
        for (const place of staged) add(place, "", place);
      else add(option.notation, option.kind, rest[0] ?? places[0] ?? "", option);
    }
    return items;
  });
  readonly #letters = $derived(new Map(this.items.toReversed().map((item) => [item.place, item.letter])));

  // The piece in the fingers

  /** Whether only the turn of a placed tile is asked: any turn is shown on its spot. */
  get turning(): boolean {
    return this.table.question?.decision === "turn_tile";
  }

  readonly tile = $derived.by((): string | undefined => {
    const tile = this.table.question?.args?.tile;
    return typeof tile === "string" && tile.startsWith("p") ? tile : undefined;
  });
  readonly spot = $derived.by((): string | undefined => {
    const asked = this.table.question?.args?.spot;
    if (typeof asked === "string") return asked;
    const place =
      this.picks.find((each) => each.startsWith("spot:")) ??
      (this.pointed?.startsWith("spot:") && this.lit(this.pointed) ? this.pointed : undefined);
    return place?.slice(5);
  });
  /** The answer that puts the tile on the spot in question. */
  readonly #building = $derived(
    this.asked.find(({ option }) => option.kind === "build_on" && option.args.spot === this.spot)?.option,
  );
  /** The answers that turn the tile there, as far as the server has told, and what each leads to. */
  readonly #turnings = $derived.by((): [string, Outlook | undefined][] => {
    const { outlooks } = this.table;
    if (this.turning) return this.asked.map(({ option: { notation } }) => [notation, outlooks[notation]]);
    return answersOf(this.#building && outlooks[this.#building.notation]?.then, "turn_tile");
  });
  /** How the tile lies: as the hand has turned it, else as it brings most points. */
  readonly turns = $derived.by((): number => {
    const told = this.#turnings.flatMap(([notation, outlook]) => (outlook ? [[notation, outlook]] : []));
    const best = bestPlace(Object.fromEntries(told) as Record<string, Outlook>);
    return this.#turned ?? Number(toldLast(best, "pyramid_tile_placed")?.args.turns ?? 0);
  });
  readonly #turning = $derived(this.#turnings.find(([notation]) => notation === `turn_tile ${this.turns}`));

  /** What the piece in the fingers would lead to where it is held; nothing until the server has told. */
  readonly held = $derived.by((): Outlook | undefined => {
    const { outlooks } = this.table;
    const side = this.asked.find(
      ({ option, places }) =>
        option.kind === "place_decoration" && places[0] === (this.picks[0] ?? this.pointed),
    );
    const outlook = side
      ? outlooks[side.option.notation]
      : (this.#turning?.[1] ?? (this.#building && outlooks[this.#building.notation]));
    return outlook && placed(outlook);
  });
  readonly ghost = $derived.by((): Ghost | undefined => {
    const { tile, spot, turns } = this;
    if (tile && spot)
      return { kind: "tile", tile, spot, turns, matching: this.#matching("pyramid_tile_placed") };
    const slab = this.table.question?.args?.decoration;
    const side = SIDES.find((each) => (this.picks[0] ?? this.pointed) === `side:${each}`);
    if (typeof slab === "string" && side)
      return { kind: "slab", tile: slab, side, matching: this.#matching("decoration_placed") };
    return undefined;
  });

  #matching(kind: string): number[] {
    const told = toldLast(this.held, kind)?.args.matching;
    return Array.isArray(told) ? told : [];
  }

  /** Turn the tile on, among the turns that make a difference. */
  turn(by = 1): void {
    const told = this.#turnings.map(([notation]) => Number(notation.split(" ")[1]));
    const next = told[(told.indexOf(this.turns) + by + told.length) % told.length];
    if (next !== undefined) this.#turned = next;
  }

  // Highlights

  lit(place: string): boolean {
    return this.#onward.has(place) || (this.#afresh.has(place) && !this.picks.includes(place));
  }

  chosen(place: string): boolean {
    return this.picks.includes(place);
  }

  letter(place: string): string {
    return this.#letters.get(place) ?? "";
  }

  // Picking

  /** Take a place; an answer that is complete is given at once, unless it should be looked at first. */
  pick(place: string, lookFirst = false): void {
    if (this.table.busy) return;
    if (this.turning && place.startsWith("spot:")) {
      this.commit();
      return;
    }
    if (this.picks.includes(place) && !this.#onward.has(place)) {
      if (this.meant && (partsOf(place)[0] !== "worker" || this.meant.kind !== "move")) this.commit();
      else this.picks = this.picks.filter((each) => each !== place);
      return;
    }
    if (!this.lit(place)) return;
    this.picks = this.#onward.has(place) ? [...this.picks, place] : [place];
    this.#turned = undefined;
    const [only] = this.matching;
    if (
      this.matching.length === 1 &&
      only &&
      only.places.length === this.picks.length &&
      !lookFirst &&
      !place.startsWith("spot:")
    )
      this.commit();
  }

  take(item: Item, lookFirst = false): void {
    if (!item.option) this.pick(item.place, lookFirst);
    else if (item.option.kind === "build_on") this.pick(item.place);
    // A salary is looked at beside the points first: the button in the corner pays it.
    else if (PAYING.has(item.option.kind)) this.salary = paidBy(item.option);
    else this.#give(item.option);
  }

  /** Give an answer, and with it the order of what it brings, where that cannot matter. */
  #give(option: Option): void {
    const outlook = this.table.outlooks[option.notation];
    this.table.play(option.notation, ...(outlook && !this.table.asksEach ? orderOf(outlook) : []));
  }

  /** Give the answer that is meant: the place and the turn of a tile together, where a turn is told. */
  commit(): void {
    const option = this.meant;
    if (!option) return;
    const turn = option.kind === "build_on" && option === this.#building ? this.#turning : undefined;
    if (turn) this.table.play(option.notation, turn[0]);
    else this.#give(option);
  }

  letGo(): boolean {
    const had = this.picks.length > 0;
    this.picks = this.picks.slice(0, -1);
    return had;
  }

  /** A new question: nothing is picked, unless there is only one place to begin with. */
  begin(): void {
    const firsts = new Set(
      this.asked.map(({ option, places }) => (ORDERED.has(option.kind) ? places[0] : undefined)),
    );
    const [first] = firsts;
    this.picks = firsts.size === 1 && first ? [first] : [];
    this.pointed = undefined;
    this.#turned = undefined;
    this.#salary = "all";
  }
}

const PAYING = new Set(["pay_salary", "excuse_salary"]);
/** What an answer to the question of salary pays in cocoa; nothing where a tile pays. */
const paidBy = (option: Option): number | undefined =>
  option.kind === "pay_salary" ? Number(option.args.cocoa) : undefined;

/** What can be done at any moment of a turn. */
const INTERRUPTIONS = new Set(["use_tile", "use_move_tile", "unlock_workers", "free_workers"]);
/** Work first, then worship, then the rest in the server's order; what ends or interrupts comes last. */
const FIRST = ["main_action", "worship"];
const LAST = [
  "use_tile",
  "use_move_tile",
  "unlock_workers",
  "free_workers",
  "decline",
  "stop_building",
  "move_alone",
];
const rank = (kind: string): number =>
  FIRST.includes(kind) ? FIRST.indexOf(kind) - 10 : LAST.indexOf(kind) + 1;

/** What is left of `places` after the picks, or nothing if a pick is not among them. */
function remainder(places: readonly string[], picks: readonly string[]): string[] | undefined {
  const rest = [...places];
  for (const pick of picks) {
    const index = rest.indexOf(pick);
    if (index < 0) return undefined;
    rest.splice(index, 1);
  }
  return rest;
}
