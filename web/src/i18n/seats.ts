/** What the people and bots of a table are called. */
import type { Seat } from "../wire/types.ts";
import { IDENTITY_NAMES } from "./identities.ts";
import { t } from "./texts.svelte.ts";

export function nameOf(seat: Seat): string {
  const identity = IDENTITY_NAMES[seat.seat];
  if (seat.kind === "bot" && identity) return t(identity);
  return seat.name || t("common-player", { number: seat.seat + 1 });
}
