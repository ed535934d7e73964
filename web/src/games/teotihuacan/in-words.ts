/** What is printed on boards and pieces, in sentences for who reads instead of looking. */
import { forms, kebab, labelled, listed, t } from "../../i18n/texts.svelte.ts";
import { goodNamed } from "./deciding/worth-words.ts";
import { DECORATION_GOLD, DECORATION_POINTS, LEVEL_POINTS, NOBLES_ROWS } from "./material.ts";
import { cellsOf, levelCost, type Pay } from "./pay.ts";
import { explained, type Piece } from "./pieces.ts";
import type { ResourceBoardName } from "./ring.ts";
import type { BoardName, TeoView } from "./view.ts";

const GATHERING: readonly string[] = [
  "forest",
  "stone_quarry",
  "gold_deposits",
] satisfies ResourceBoardName[];
const isGathering = (board: string): board is ResourceBoardName => GATHERING.includes(board);

const named = (icon: string, figure: number): string =>
  icon === "temple-any" ? t("teotihuacan-temple-any") : goodNamed(icon, figure);
const paidWords = (pay: Pay): string =>
  pay.map(([figure, icon]) => `${figure} ${named(icon, figure)}`).join(" + ");

/** What the main action gives for one, two, three workers, or what it takes. */
function tableWords(view: TeoView, board: BoardName): string[] {
  if (isGathering(board))
    return cellsOf(board).map((row, index) =>
      t("web-teotihuacan-told-gathers", {
        workers: index + 1,
        weak: paidWords(row[0] ?? []),
        middle: paidWords(row[1] ?? []),
        strong: paidWords(row[2] ?? []),
      }),
    );
  if (board === "nobles")
    return NOBLES_ROWS.map((row, index) =>
      t("web-teotihuacan-told-nobles", {
        workers: index + 1,
        built: view.houses[index] ?? 0,
        spaces: row.length,
        points: row[view.houses[index] ?? 0] ?? 0,
      }),
    );
  if (board === "construction")
    return LEVEL_POINTS.map((points, index) =>
      t("web-teotihuacan-told-level", { level: index + 1, price: paidWords(levelCost(index)), points }),
    );
  if (board === "decorations")
    return [
      t("web-teotihuacan-told-decorations", {
        one: DECORATION_GOLD[1] ?? 0,
        two: DECORATION_GOLD[2] ?? 0,
        three: DECORATION_GOLD[3] ?? 0,
        points: DECORATION_POINTS,
      }),
    ];
  return [];
}

/** A board's cocoa, then its table. */
export function boardWords(view: TeoView, board: BoardName): string {
  const { work, collect } = view.boards[board];
  return [
    t("web-teotihuacan-told-collecting", { collect }),
    ...(work === undefined ? [] : [t("web-teotihuacan-told-working", { work })]),
    ...tableWords(view, board),
  ].join(" ");
}

/** A piece with its price and what it does. */
export function pieceWords(piece: Piece): string {
  const { title, price, does, when } = explained(piece);
  const name = price.length ? `${title} (${paidWords(price)})` : title;
  return labelled(name, `${does} ${when}`);
}

/** A technology on offer, and who knows it. */
export function technologyWords(view: TeoView, names: readonly string[], technology: string): string {
  const owners = view.technologies.find((each) => each.technology === technology)?.owners ?? [];
  const known = owners.length
    ? t("web-teotihuacan-about-owners", { players: listed(owners.map((seat) => names[seat] ?? "")) })
    : t("web-teotihuacan-about-no-owner");
  return `${pieceWords({ family: "technology", name: technology })} ${known}`;
}

export const workerWords = (power: number, board: BoardName, locked: boolean): string =>
  t(locked ? "web-teotihuacan-told-locked" : "web-teotihuacan-told-worker", {
    power,
    ...forms("board", `teotihuacan-board-${kebab(board)}`),
  });
