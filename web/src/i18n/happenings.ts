/** What people did at a table, as the log and the bar tell it: by the names of that time. */
import type { Happening } from "../wire/types.ts";
import { strong } from "./emphasis.ts";
import { t } from "./texts.svelte.ts";

const TOLD: Record<Happening["kind"], { icon: string; text: string }> = {
  sat: { icon: "ui-person", text: "people-log-sat" },
  left: { icon: "ui-door", text: "people-log-left" },
  removed: { icon: "ui-door", text: "people-log-removed" },
  returned: { icon: "ui-person", text: "people-log-returned" },
  timed_out: { icon: "ui-hourglass", text: "people-log-timed-out" },
  bot_sat: { icon: "ui-bot", text: "people-log-bot-sat" },
  resigned: { icon: "ui-flag", text: "people-log-resigned" },
  agreed: { icon: "ui-flag", text: "people-log-agreed" },
  voted: { icon: "ui-flag", text: "people-log-voted" },
  cancelled: { icon: "ui-close", text: "people-log-cancelled" },
};

export const happeningIcon = ({ kind }: Happening): string => TOLD[kind].icon;

export function happeningText({ kind, name, seat }: Happening): string {
  const player = name || (seat < 0 ? "" : t("common-player", { number: seat + 1 }));
  return t(TOLD[kind].text, { player: strong(player) });
}
