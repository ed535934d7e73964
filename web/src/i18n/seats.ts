/** What the people and bots of a table are called. */
import type { Seat } from "../wire/types.ts";
import { IDENTITY_NAMES } from "./identities.ts";
import { t } from "./texts.svelte.ts";

export function nameOf(seat: Seat): string {
  const identity = IDENTITY_NAMES[seat.seat];
  // A bot that plays for somebody has their name.
  if (seat.kind === "bot" && !seat.absence && identity) return t(identity);
  return seat.name || t("common-player", { number: seat.seat + 1 });
}

/** Who played at a seat when an entry was written. */
export function sitterName(seat: Seat, version: number): string {
  const sitter = seat.sitters.findLast((each) => each.since < version) ?? seat.sitters[0];
  if (!sitter) return nameOf(seat);
  const identity = IDENTITY_NAMES[seat.seat];
  // A bot that sat here by itself is called as its seat; one that played for somebody is told apart from them.
  if (sitter.bot !== null && sitter.name === sitter.bot && identity) return t(identity);
  const name = sitter.name || t("common-player", { number: seat.seat + 1 });
  return sitter.bot === null ? name : t("people-bot-in-place", { player: name });
}
