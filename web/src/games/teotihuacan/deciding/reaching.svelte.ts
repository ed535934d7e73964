/** Reaching: where the picked worker can go, and what the server says that each choice would lead to. */
import { t } from "../../../i18n/texts.svelte.ts";
import type { Table } from "../../../table/model/table.svelte.ts";
import type { Option, Outlook } from "../../../wire/types.ts";
import { BOARD_ICONS } from "../icons.ts";
import type { Pay } from "../pay.ts";
import { boardNamed, worshipTemple } from "../ring.ts";
import type { BoardName, TeoView } from "../view.ts";
import type { Choosing } from "./choosing.svelte.ts";
import { iconOf, labelOf } from "./labels.ts";
import { partsOf } from "./places.ts";
import { answersOf, bestPlace, cellPaid, isOpen, optionOf, orderOf, payOf, placed } from "./promises.ts";
import { type Worth, worthOf } from "./worth.ts";

/** What arriving on a board would mean. */
export interface Reach {
  board: BoardName;
  letter: string;
  changes: Pay;
  open: boolean;
  cell?: readonly [number, number] | undefined;
  chosen: boolean;
}

/** Something to do on a board; all its answers are given together. */
export interface Row {
  id: string;
  letter: string;
  label: string;
  icon: string;
  option: Option;
  outlook: Outlook;
  worth: Worth;
  answers: string[];
}

/** How a worker can use the board it has reached, and the key of the first of each kind. */
const USES = { main_action: "A", worship: "S", collect_cocoa: "C" } as const;
const WORK = "main_action with_cocoa";
/** How far ahead a question is looked at: to where the piece in the fingers would lie, or both halves of a worship. */
const DEPTHS: Record<string, number> = {
  use_board: 3,
  continue_worship: 2,
  take_decoration: 2,
  choose_spot: 2,
  turn_tile: 2,
};

/** Answers about a piece in the fingers, told with where it would bring most points. */
const PLACED = new Set(["take_decoration", "place_decoration", "build_on", "turn_tile"]);

export class Reaching {
  constructor(
    readonly table: Table,
    readonly view: () => TeoView,
    readonly choosing: Choosing,
  ) {}

  readonly mover = $derived.by(() => this.choosing.picks.find((pick) => pick.startsWith("worker:")));

  /** The moves of the picked worker. */
  readonly #moves = $derived.by((): Option[] =>
    this.mover
      ? this.choosing.asked.flatMap(({ option, places }) =>
          option.kind === "move" && places[0] === this.mover ? [option] : [],
        )
      : [],
  );

  /** Ask the server about what is picked, pointed at or in the fingers. */
  ask(): void {
    const { table, choosing } = this;
    if (!table.question) return;
    table.thinkAhead([], DEPTHS[table.question.decision ?? ""] ?? 1);
    if (table.question.decision === "choose_spot" && this.#mayBeSaved) table.thinkAhead([], 3);
    // Far enough for the first half of a worship and for what the Palace exchanges.
    for (const move of this.#moves) table.thinkAhead([move.notation], 2);
    const tile = choosing.asked.find(
      ({ option, places }) => option.kind === "take_pyramid_tile" && places[0] === choosing.pointed,
    );
    if (tile) table.thinkAhead([tile.option.notation], 2);
  }

  /** Whether what a tile costs is decided only after its turn. */
  readonly #mayBeSaved = $derived.by(() =>
    Object.values(this.table.outlooks).some((outlook) =>
      Object.values(outlook.then ?? {}).some((turned) => turned.asks?.decision === "save_resource"),
    ),
  );

  readonly boards = $derived.by((): Reach[] => {
    const { choosing } = this;
    return choosing.items.flatMap((item) => {
      const { option } = item;
      const board = option?.kind === "move" ? boardNamed(option.args.to) : undefined;
      if (!this.mover || !option || !board) return [];
      const outlook = this.#arriving(option);
      return [
        {
          board,
          letter: item.letter,
          changes: payOf(outlook),
          open: isOpen(outlook),
          cell: cellPaid(board, outlook),
          chosen: choosing.chosen(`board:${board}`) || choosing.pointed === `board:${board}`,
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
    const from = ring.findIndex((board) => board === partsOf(this.mover ?? "")[2]);
    const steps = (ring.indexOf(this.goal) - from + ring.length) % ring.length || ring.length;
    return Array.from({ length: steps }, (_, step) => (from + step) % ring.length);
  });

  /** Going there and working; where that cannot be, going there and collecting. */
  #arriving(move: Option): Outlook | undefined {
    const told = this.table.outlooksAfter([move.notation]);
    if (!told) return undefined;
    const [use] = [...answersOf(told, "main_action"), ...answersOf(told, "collect_cocoa")];
    // What is forced there has happened by itself.
    return use?.[1] ?? this.table.outlooks[move.notation];
  }

  /** What can be done on a board: after the picked worker's move, or by the one that has arrived. */
  rows(board: BoardName): Row[] {
    const { table } = this;
    const { question, outlooks } = table;
    if (question?.decision === "use_board" && question.args?.board === board)
      return this.#uses(board, outlooks, []);
    const move = this.moveTo(board)?.notation;
    return move === undefined ? [] : this.#uses(board, table.outlooksAfter([move]) ?? {}, [move]);
  }

  /** The move of the picked worker to a board. */
  moveTo(board: BoardName): Option | undefined {
    return this.#moves.find((option) => option.args.to === board);
  }

  #uses(board: BoardName, told: Record<string, Outlook>, before: string[]): Row[] {
    const kinds = this.table.texts?.card.actions ?? [];
    return Object.entries(USES).flatMap(([kind, key]) =>
      answersOf(told, kind).map(([notation, outlook], index) => {
        const option = optionOf(kinds, notation);
        const item = { id: notation, letter: index ? "" : key, place: "", option };
        const label =
          kind === "collect_cocoa"
            ? t("web-teotihuacan-card-collect")
            : labelOf(this.table, this.view(), item);
        const drawn = kind === "worship" ? `temple-${worshipTemple(board) ?? "any"}` : BOARD_ICONS[board];
        return {
          id: notation,
          letter: item.letter,
          label,
          icon: iconOf(item) || (drawn ?? ""),
          option,
          outlook,
          worth: worthOf(option, outlook, this.view()) ?? { pay: [], coming: [] },
          answers: [...before, notation, ...(this.table.asksEach ? [] : orderOf(outlook))],
        };
      }),
    );
  }

  /** The answers before the main action of a board that has one and can be used, but not for that; else nothing. */
  #idle(board: BoardName): string[] | undefined {
    const rows = this.rows(board);
    const isWorked = rows.some((row) => row.option.kind === "main_action");
    if (isWorked || this.view().boards[board].work === undefined) return undefined;
    return rows[0]?.answers.slice(0, -1);
  }

  /** Ask why a board cannot be worked on. */
  askWork(board: BoardName): void {
    const before = this.#idle(board);
    if (before) this.table.reasons.want([WORK], before);
  }

  /** Why not, as the server has told. */
  whyIdle(board: BoardName): string | undefined {
    const before = this.#idle(board);
    return before && this.table.reasons.of([WORK], before);
  }

  /** What an option would lead to; a piece, where it would bring most points. */
  promise(option: Option): Outlook | undefined {
    if (option.kind === "move" && this.mover) return this.#arriving(option);
    const outlook = this.table.outlooks[option.notation];
    if (option.kind === "take_pyramid_tile")
      return bestPlace(this.table.outlooksAfter([option.notation])) ?? outlook;
    return outlook && (PLACED.has(option.kind) ? placed(outlook) : outlook);
  }

  /** What the piece in the fingers would bring where it is held. */
  readonly gain = $derived.by((): Pay => payOf(this.choosing.held));
}
