/** What can be done to a table from its card, without going there. */
import { t } from "../i18n/texts.svelte.ts";
import type { MenuItem } from "../ui/Menu.svelte";
import type { TableSheet } from "../wire/types.ts";

/** Deeds that are asked about once more. */
export type GraveDeed = "cancel" | "giveUpSeat" | "leave" | "resign" | "end";

export interface TableDeeds {
  rename: () => void;
  invite: () => void;
  archive: () => void;
  takeBack: (seat: number) => void;
  ask: (deed: GraveDeed, seat: number) => void;
}

export function menuOf(table: TableSheet, deeds: TableDeeds): MenuItem[] {
  const items: MenuItem[] = [];
  const grave = (icon: string, label: string, deed: GraveDeed, seat = -1): MenuItem => ({
    icon,
    label,
    grave: deed !== "end",
    ondo: () => deeds.ask(deed, seat),
  });
  const own = table.seats.find((seat) => seat.yours)?.seat;
  const kept = table.seats.find((seat) => seat.absence?.returnable)?.seat;
  if (table.owned) items.push({ icon: "ui-pencil", label: t("people-rename"), ondo: deeds.rename });
  if (table.invite) items.push({ icon: "ui-link", label: t("people-copy-invitation"), ondo: deeds.invite });
  if (table.status === "gathering") {
    if (table.owned) items.push(grave("ui-close", t("people-cancel"), "cancel"));
    else if (own !== undefined) items.push(grave("ui-door", t("web-leave"), "giveUpSeat", own));
  } else if (table.status === "playing" && own !== undefined) {
    items.push(grave("ui-door", t("web-leave"), "leave", own));
    // Nobody agrees with oneself.
    if (table.seats.some((seat) => seat.kind === "person" && !seat.yours))
      items.push(grave("ui-check", t("people-end-together"), "end"));
    items.push(grave("ui-flag", t("people-resign"), "resign", own));
  } else if (table.status === "playing" && kept !== undefined)
    items.push({ icon: "ui-play", label: t("people-take-back-seat"), ondo: () => deeds.takeBack(kept) });
  // Where nothing can be done any more it can be put away.
  else items.push({ icon: "ui-box", label: t("people-archive"), ondo: deeds.archive });
  return items;
}
