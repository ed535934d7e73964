/** The bots that people are offered: the ladder, or, where there is none, whoever there is. */
import type { BotCard, GameCard } from "./types.ts";

export function botsOf(card: GameCard): BotCard[] {
  const ladder = card.bots
    .filter((bot) => bot.level !== null)
    .sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
  return ladder.length ? ladder : card.bots;
}

/** A fair opponent for somebody who has not chosen one. */
export function usualBot(card: GameCard): BotCard | undefined {
  const bots = botsOf(card);
  return bots.find((bot) => bot.level === 2) ?? bots.at(-1);
}
