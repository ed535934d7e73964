/** What was wrong, for the person who did it. */
import { Refusal } from "../wire/http.ts";
import type { Mistake } from "../wire/types.ts";
import { kebab, t, texts } from "./texts.svelte.ts";

export function mistakeText(mistake: Mistake): string {
  const key = `error-${kebab(mistake.kind)}`;
  return texts.has(key) ? t(key, mistake.details) : t("web-error-unknown", { kind: mistake.kind });
}

/** The text of anything that can go wrong while asking the server. */
export function failureText(failure: unknown): string {
  return failure instanceof Refusal && failure.mistake.kind !== "unreachable" ? mistakeText(failure.mistake) : t("web-error-unreachable");
}
