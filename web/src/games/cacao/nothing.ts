/** Why an answer brings nothing, in a few words: from what the server tells, not from the rules. */
import { t } from "../../i18n/texts.svelte.ts";
import type { Outlook } from "../../wire/types.ts";
import type { CacaoView } from "./view.ts";

/** What is told when workers act for nothing, and how it is said. */
const LOST: Readonly<Record<string, string>> = {
  harvest_lost: "web-cacao-none-storage",
  sun_lost: "web-cacao-none-sun",
  steps_lost: "web-cacao-none-river",
};

/** `tile` is the jungle tile in question. */
export function whyNothing(view: CacaoView, seen: Outlook | undefined, tile: string): string {
  const lost = seen?.events?.find(({ kind, seat }) => LOST[kind] && seat === view.viewer);
  if (lost) return t(LOST[lost.kind] ?? "");
  if (tile === "temple") return t("web-cacao-none-temple");
  if (tile.startsWith("market") && !view.villages[view.viewer ?? -1]?.cacao) return t("web-cacao-none-cacao");
  return t("web-cacao-none-workers");
}
