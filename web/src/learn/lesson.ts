/** Matches that begin at once: a lesson, an easy bot with a coach, the automaton alone. */
import { forgetKnown } from "../app/known-sentences.ts";
import { lessonProgress } from "../app/lesson-progress.svelte.ts";
import { session } from "../app/session.svelte.ts";
import { settings } from "../app/settings.svelte.ts";
import { botsOf } from "../wire/bots.ts";
import { server } from "../wire/http.ts";
import type { GameCard, NewTable } from "../wire/types.ts";

async function begin(table: NewTable): Promise<string> {
  await session.call();
  return `/table/${(await server.make(table)).id}`;
}

/** The lesson of this name, or the first that was not finished; its path. */
export async function startLesson(card: GameCard, name?: string): Promise<string> {
  const unfinished = card.lessons.find(
    (lesson) => lessonProgress.of(card.key, lesson.name) < lesson.tasks.length,
  );
  const lesson = name ?? unfinished?.name ?? card.lessons[0]?.name ?? "";
  await session.call();
  return `/table/${(await server.lesson(card.key, lesson)).id}`;
}

/** The gentlest bot, the rules of a first match, and the coach. */
export async function startEasy(card: GameCard): Promise<string> {
  settings.coach = true;
  settings.keep();
  forgetKnown();
  const [bot] = botsOf(card);
  return begin({
    game: card.key,
    seats: [{ kind: "me" }, { kind: "bot", bot: bot?.name ?? "" }],
    options: card.box.first_match,
  });
}

/** Two at a table: I and this bot. */
export const startMatch = (card: GameCard, bot: string): Promise<string> =>
  begin({ game: card.key, seats: [{ kind: "me" }, { kind: "bot", bot }] });

/** Alone against the automaton, at this difficulty. */
export const startSolo = (card: GameCard, difficulty: string): Promise<string> =>
  begin({
    game: card.key,
    seats: [{ kind: "me" }],
    options: card.automaton ? { [card.automaton.difficulty]: difficulty } : {},
  });
