/** What a piece is worth now: from the view and from the server's outlooks, never from the rules. */
import { t } from "../../i18n/texts.svelte.ts";
import type { Table } from "../../table/model/table.svelte.ts";
import type { Option, Outlook } from "../../wire/types.ts";
import { endOf, figuresIn, gainsIn, type Figures } from "./gains.ts";
import { whyNothing } from "./nothing.ts";
import { cellAt, jungleAt, pieceAt, workerAt } from "./pieces.ts";
import type { Placing } from "./placing.svelte.ts";
import { cellIn } from "./spoken-of.ts";
import { BEYOND, keyOf, type Cell } from "./tiles.ts";
import type { CacaoView, Sheet } from "./view.ts";

export interface Worth {
  figures: Figures;
  /** Whether it is the best of several answers. */
  atBest?: boolean;
  /** Why it brings nothing. */
  why?: string;
}

interface Looked {
  table: Table;
  view: CacaoView;
  placing: Placing;
}

/** What answers come to, with the best that follows them, as far as the server has told it whole. */
const endsOf = (table: Table, answers: readonly Option[]): Outlook[] =>
  answers.flatMap(({ notation }) => {
    const seen = table.outlooks[notation];
    return seen?.best ? (endOf(seen) ?? []) : [];
  });

/** What a village's goods count as, in gold, if the match ended now. */
const COUNTED: Readonly<Record<string, keyof Sheet>> = {
  coin: "gold",
  sun_token: "sun",
  water_carrier: "water",
  village_board: "total",
};

const sum = (figures: Readonly<Record<string, number>> | null | undefined): number =>
  Object.values(figures ?? {}).reduce((whole, each) => whole + each, 0);

/** Which of two ends the engine prefers: more points, then more goods. */
const better = (one: Outlook, other: Outlook): number =>
  sum(other.sources) - sum(one.sources) || sum(other.changes) - sum(one.changes);

const most = (figures: Figures): number => Math.max(0, ...figures.map(([, change]) => change));

const isBeside = (cell: Cell, other: Cell): boolean =>
  Math.abs(cell[0] - other[0]) + Math.abs(cell[1] - other[1]) === 1;

/** The answers that what is told of a piece hangs on. */
export function answersAbout({ table, view, placing }: Looked, place: string): Option[] {
  const piece = pieceAt(view, place);
  const cell = cellAt(place);
  if (!piece || piece.family === "part" || (cell && jungleAt(view, cell)?.tile === "temple")) return [];
  if (!placing.asked) return piece.family === "jungle" ? table.choices : [];
  if (cell && piece.family === "jungle")
    return table.options.filter((option) => isBeside(cellIn(option.args), cell));
  if (cell) return table.options.filter((option) => keyOf(cellIn(option.args)) === keyOf(cell));
  return piece.family === "worker" ? table.options.filter((option) => option.args.tile === piece.name) : [];
}

/** What it is worth to whoever looks, as far as the server has told; nothing where nobody could say. */
export function worthAt(looked: Looked, place: string, owner: number | undefined): Worth | undefined {
  const { view, table } = looked;
  const piece = pieceAt(view, place);
  const [kind] = place.split(":");
  if (!piece) return undefined;
  if (piece.family === "part") return worthOfPart(view, piece.name, owner);
  if (view.viewer === null || view.over) return undefined;
  if (kind === "coming") return { figures: [], why: t("web-cacao-worth-pile") };
  const cell = cellAt(place);
  const temple = cell && jungleAt(view, cell)?.pays;
  if (temple) return worthOfTemple(temple[view.viewer] ?? 0);
  if (!table.question) return { figures: [], why: t("web-refused-turn") };
  if (!cell)
    return piece.family === "jungle"
      ? worthInGap(looked, piece.name)
      : worthInHand(looked, place, piece.name);
  return piece.family === "jungle" ? worthOnMap(looked, place, cell) : worthBelow(looked, place, cell);
}

function worthOfPart(view: CacaoView, name: string, owner: number | undefined): Worth | undefined {
  const sheet = view.villages[owner ?? view.viewer ?? -1]?.sheet;
  const source = COUNTED[name];
  if (!sheet) return undefined;
  if (!source) return { figures: [], why: t("rules-cacao-ruling-48") };
  return { figures: sheet[source] ? [["gold", sheet[source]]] : [] };
}

const worthOfTemple = (gold: number): Worth =>
  gold ? { figures: [["gold", gold]] } : { figures: [], why: t("web-cacao-worth-temple") };

/** What a tile of the display would bring in the gap that is asked about. */
function worthInGap({ table, view, placing }: Looked, tile: string): Worth {
  const fill = placing.asked
    ? placing.fillingWith(tile)
    : table.options
        .filter(({ kind, args }) => kind === "fill" && args.tile === tile)
        .map(({ notation }) => table.outlooks[notation])[0];
  if (!fill) return { figures: [], why: t("web-cacao-worth-no-gap") };
  const end = placing.asked ? placing.endWith(fill) : (endOf(fill) ?? fill);
  const figures = figuresIn(end);
  return figures.length ? { figures } : { figures, why: whyNothing(view, end, tile) };
}

/** What a tile of the hand comes to where it is held, else at its best place. */
function worthInHand(looked: Looked, place: string, tile: string): Worth | undefined {
  const { table, placing } = looked;
  if (!placing.asked) return { figures: [], why: t("web-refused-other") };
  const held = placing.tile === tile ? placing.outlook : undefined;
  const [best] = endsOf(table, answersAbout(looked, place)).sort(better);
  if (!held && !best) return undefined;
  const figures = figuresIn(held ?? best);
  return figures.length ? { figures, atBest: !held } : { figures };
}

/** What the reader's workers would bring at a jungle tile, by the best of the answers that concern it. */
function worthOnMap(looked: Looked, place: string, cell: Cell): Worth | undefined {
  const { table, view, placing } = looked;
  const answers = answersAbout(looked, place);
  if (!answers.length)
    return { figures: [], why: t(placing.asked ? "web-cacao-worth-no-place" : "web-refused-other") };
  const ends = endsOf(table, answers);
  if (!ends.length) return undefined;
  const [best] = ends
    .map((end) => broughtBy(end, view.viewer, cell))
    .sort((one, other) => most(other) - most(one));
  if (best?.length) return { figures: best, atBest: answers.length > 1 };
  return { figures: [], why: whyNothing(view, ends[0], jungleAt(view, cell)?.tile ?? "") };
}

/** What the workers of a seat that face a place bring, and give for it. */
function broughtBy(end: Outlook, seat: number | null, [x, y]: Cell): Figures {
  const whole: Record<string, number> = {};
  for (const gain of gainsIn(end)) {
    const [dx, dy] = BEYOND[gain.side] ?? [0, 0];
    if (gain.seat !== seat || gain.cell[0] + dx !== x || gain.cell[1] + dy !== y) continue;
    if (gain.sold) whole.cacao = (whole.cacao ?? 0) - gain.sold;
    whole[gain.good] = (whole[gain.good] ?? 0) + gain.amount;
  }
  return Object.entries(whole).filter(([, change]) => change);
}

/** What covering an own tile comes to. */
function worthBelow(looked: Looked, place: string, cell: Cell): Worth {
  const { table, view } = looked;
  const [best] = endsOf(table, answersAbout(looked, place)).sort(better);
  const figures = figuresIn(best);
  if (figures.length) return { figures, atBest: true };
  return {
    figures,
    why: t(workerAt(view, cell)?.seat === view.viewer ? "web-cacao-worth-laid" : "web-cacao-worth-theirs"),
  };
}
