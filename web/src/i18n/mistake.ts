/** What was wrong, for the person who did it. */
import { FluentNumber } from "@fluent/bundle";
import { Refusal } from "../wire/http.ts";
import type { Mistake } from "../wire/types.ts";
import { figure, forms, kebab, t, texts, type Argument, type Arguments } from "./texts.svelte.ts";

/** The sentence of an error, or of a reason inside one; `game.kind` is a game's own, and may hold its nouns. */
export function mistakeText(mistake: Mistake): string {
  const [own, game] = mistake.kind.split(".").reverse();
  const key = kebab(`${game ?? "error"}-${own}`);
  if (!texts.has(key)) return t("web-error-unknown", { kind: mistake.kind });
  const args = Object.entries(mistake.details).map(([name, detail]): Arguments => {
    const noun = game && typeof detail === "string" ? kebab(`${game}-${name}-${detail}`) : "";
    return noun && texts.has(noun) ? forms(kebab(name), noun) : { [kebab(name)]: told(name, detail) };
  });
  return t(key, Object.assign({}, ...args) as Arguments);
}

function told(name: string, detail: Mistake["details"][string]): Argument {
  if (typeof detail === "object") return mistakeText(detail);
  if (typeof detail === "string") return detail;
  // Here and in texts.py seats begin to count from 1.
  const number = name === "seat" ? detail + 1 : detail;
  return number < 0 ? figure(number) : new FluentNumber(number, { useGrouping: false });
}

/** The text of anything that can go wrong while asking the server. */
export async function failureText(failure: unknown): Promise<string> {
  if (!(failure instanceof Refusal) || failure.mistake.kind === "unreachable")
    return t("web-error-unreachable");
  const { mistake } = failure;
  // If the words do not come, the server that has them is not there any more.
  return Promise.all([texts.bringErrors(), ...gamesIn(mistake).map((game) => texts.bring(game))]).then(
    () => mistakeText(mistake),
    () => t("web-error-unreachable"),
  );
}

/** The games whose own words a mistake, or a reason inside it, is told in. */
function gamesIn({ kind, details }: Mistake): string[] {
  const [game = "", own] = kind.split(".");
  const inside = Object.values(details).filter((detail) => typeof detail === "object");
  return [...(own ? [game] : []), ...inside.flatMap(gamesIn)];
}
