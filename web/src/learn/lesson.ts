/** A first lesson: a real match against a gentle bot, with a coach at the table. */
import { router } from "../app/router.svelte.ts";
import { session } from "../app/session.svelte.ts";
import { t } from "../i18n/texts.svelte.ts";
import { botsOf } from "../wire/bots.ts";
import { server } from "../wire/http.ts";
import type { GameCard } from "../wire/types.ts";

export async function startLesson(card: GameCard): Promise<void> {
  const [bot] = botsOf(card);
  if (!bot) return;
  await session.call(session.name || t("web-guest"));
  const sheet = await server.make({
    game: card.key,
    seats: [{ kind: "me" }, { kind: "bot", bot: bot.name }],
    options: card.box.first_match,
    name: t("web-lesson"),
  });
  localStorage.setItem("patolli.lesson", sheet.id);
  router.go(`/table/${sheet.id}`);
}
