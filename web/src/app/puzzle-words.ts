/** What puzzles are called, and how one tells others of them without telling the answer. */
import { kebab, t } from "../i18n/texts.svelte.ts";
import type { PuzzleCard, Worth } from "../wire/types.ts";

const DAY = 86_400_000;

/** A day since 1970 as a date of the reader's calendar; days are those of Greenwich, the same for everybody. */
export const dateOf = (day: number): Date => new Date(day * DAY);

export const dayText = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" }).format(dateOf(day));

export const gameName = (game: string): string => t(`${kebab(game)}-name`).replace(/\s?:.*/, "");

/** The title over a puzzle. */
export const puzzleTitle = (card: PuzzleCard): string =>
  card.number
    ? t("web-puzzle-of-day-number", { number: card.number })
    : t("web-puzzle-of-step", { step: card.step });

export type PuzzleResult = PuzzleCard["result"];
const FOUND: Record<PuzzleResult, string> = {
  "": "web-puzzle-ask",
  open: "web-puzzle-wrong",
  first: "web-puzzle-first",
  later: "web-puzzle-later",
  missed: "web-puzzle-missed",
};
export const resultText = (result: PuzzleResult): string => t(FOUND[result]);

/** A line for others: which puzzle, and how it went; no place, tile or figure of the answer. */
export const shareLine = (card: PuzzleCard, streak: number): string =>
  t("web-puzzle-line", {
    title: puzzleTitle(card),
    game: gameName(card.game),
    result: resultText(card.result),
    streak,
  });

/** What an answer is worth, in the reader's way of writing figures. */
export const worthText = (worth: Worth, language: string): string =>
  t("web-puzzle-worth", {
    points: new Intl.NumberFormat(language, {
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    })
      .format(worth.points)
      .replace("-", "−"),
    chance: t("common-percent", { figure: Math.round(worth.chance * 100) }),
  });
