/** Which tiles lie open at a table, and whose they are. */
import { t } from "../../i18n/texts.svelte.ts";
import type { AtTable, Whereabouts } from "../../table/model/rulebook.ts";
import { viewOf } from "./view.ts";

interface Found {
  owners: Set<number>;
  places: Set<string>;
}

export function atTable(seen: object): AtTable {
  const view = viewOf(seen);
  const found = new Map<string, Found>();
  const note = (piece: string, place: string, owner?: number): void => {
    const known = found.get(piece) ?? { owners: new Set(), places: new Set() };
    known.places.add(place);
    if (owner !== undefined) known.owners.add(owner);
    found.set(piece, known);
  };
  for (const { tile } of view.jungle) note(`jungle/${tile}`, t("web-cacao-where-map"));
  for (const tile of view.display) note(`jungle/${tile}`, t("web-cacao-where-display"));
  for (const { tile, seat } of view.workers) note(`worker/${tile}`, t("web-cacao-where-map"), seat);
  for (const tile of view.hand ?? []) note(`worker/${tile}`, t("web-cacao-where-hand"));
  view.villages.forEach((village, seat) => {
    const place = t("web-cacao-where-village");
    note("part/village_board", place, seat);
    note("part/water_carrier", place, seat);
    if (village.cacao) note("part/cacao", place, seat);
    if (village.sun) note("part/sun_token", place, seat);
    if (village.gold) note("part/coin", place, seat);
  });
  return new Map(
    [...found].map(([piece, { owners, places }]): [string, Whereabouts] => [
      piece,
      { owners: [...owners].toSorted((one, other) => one - other), places: [...places] },
    ]),
  );
}
