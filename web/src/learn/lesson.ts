/** A first lesson: a real match against a gentle bot, with a coach at the table. */
import { router } from "../app/router.svelte.ts";
import { session } from "../app/session.svelte.ts";
import { t } from "../i18n/texts.svelte.ts";
import { botsOf } from "../wire/bots.ts";
import { cards } from "../wire/cards.svelte.ts";
import { server } from "../wire/http.ts";

/** Options that make a first match easier, where a game has them: the learner begins, on the prepared table. */
const GENTLE: Record<string, string> = { first_seat: "0", setup: "first_game" };

export async function startLesson(game: string): Promise<void> {
  const card = (await cards.bring()).find((each) => each.key === game);
  const bot = card && botsOf(card)[0];
  if (!card || !bot) return;
  await session.call(session.name || t("web-guest"));
  const gentle = Object.fromEntries(
    card.options.flatMap(({ name, values }) =>
      values.includes(GENTLE[name] ?? "") ? [[name, GENTLE[name] ?? ""]] : [],
    ),
  );
  const sheet = await server.make({
    game,
    seats: [{ kind: "me" }, { kind: "bot", bot: bot.name }],
    options: gentle,
    name: t("web-lesson"),
  });
  localStorage.setItem("patolli.lesson", sheet.id);
  router.go(`/table/${sheet.id}`);
}
