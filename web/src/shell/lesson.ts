/** A first lesson: a real match against a gentle bot, with a coach at the table. */
import { t } from "../text/texts.svelte.ts";
import { botsOf } from "../wire/bots.ts";
import { cards } from "../wire/cards.svelte.ts";
import { server } from "../wire/http.ts";
import { router } from "./router.svelte.ts";
import { session } from "./session.svelte.ts";

export async function startLesson(game: string): Promise<void> {
  const card = (await cards.bring()).find((each) => each.key === game);
  const bot = card && botsOf(card)[0];
  if (!card || !bot) return;
  await session.call(session.name || t("web-guest"));
  const first: Record<string, string> = card.options.some((option) => option.name === "first_seat") ? { first_seat: "0" } : {};
  const sheet = await server.make({ game, seats: [{ kind: "me" }, { kind: "bot", bot: bot.name }], options: first, name: t("web-lesson") });
  localStorage.setItem("patolli.lesson", sheet.id);
  router.go(`/table/${sheet.id}`);
}
