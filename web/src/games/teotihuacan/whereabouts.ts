/** Which pieces are at a table, in which places, and whose they are. */
import { kebab, t } from "../../i18n/texts.svelte.ts";
import type { AtTable, Whereabouts } from "../../table/model/rulebook.ts";
import { NONE } from "./standing.ts";
import { viewOf, type TeoView } from "./view.ts";

interface Found {
  owners: Set<number>;
  places: Set<string>;
}

class Notes {
  readonly #found = new Map<string, Found>();

  note(family: string, name: string | null, place: string, owners: readonly number[] = []): void {
    if (!name || name === NONE) return;
    const known = this.#found.get(`${family}/${name}`) ?? { owners: new Set(), places: new Set() };
    if (place) known.places.add(place);
    for (const owner of owners) known.owners.add(owner);
    this.#found.set(`${family}/${name}`, known);
  }

  all(): AtTable {
    return new Map(
      [...this.#found].map(([piece, { owners, places }]): [string, Whereabouts] => [
        piece,
        { owners: [...owners].toSorted((one, other) => one - other), places: [...places] },
      ]),
    );
  }
}

export function atTable(seen: object): AtTable {
  const view = viewOf(seen);
  const notes = new Notes();
  noteTiles(notes, view);
  noteParts(notes, view);
  return notes.all();
}

function noteTiles(notes: Notes, view: TeoView): void {
  const board = (name: string): string => t(`teotihuacan-board-${name}`);
  for (const { technology, owners } of view.technologies)
    notes.note("technology", technology, board("alchemy"), owners);
  for (const tile of view.royal_tiles) notes.note("royal_tile", tile, board("palace"));
  view.bonus_tiles.forEach((tile, index) =>
    notes.note("bonus_tile", tile, t(`teotihuacan-temple-${["blue", "red", "green"][index]}`)),
  );
  for (const [place, tiles] of Object.entries(view.discoveries))
    for (const tile of tiles) notes.note("discovery", tile, t(`teotihuacan-discovery-place-${kebab(place)}`));
  view.players.forEach((player, seat) => {
    for (const tile of [...player.tiles, ...player.used_tiles]) notes.note("discovery", tile, "", [seat]);
  });
  for (const { tile } of view.pyramid) notes.note("pyramid_tile", tile, t("teotihuacan-heading-pyramid"));
  for (const tile of view.pyramid_offer)
    notes.note("pyramid_tile", tile, t("teotihuacan-heading-pyramid-tiles"));
  for (const tiles of Object.values(view.decorations))
    for (const tile of tiles) notes.note("decoration", tile, t("teotihuacan-heading-pyramid"));
  for (const tile of view.decoration_offer)
    notes.note("decoration", tile, t("teotihuacan-heading-decorations"));
  for (const tile of [...view.start.hand, ...view.start.pool])
    notes.note("starting_tile", tile, t("teotihuacan-heading-starting-tiles"));
  for (const tile of view.bot ? [...view.bot.tiles, view.bot.aside] : [])
    notes.note("action_tile", tile, t("teotihuacan-heading-action-tiles"));
}

/** What every table has. */
function noteParts(notes: Notes, view: TeoView): void {
  for (const board of view.ring) notes.note("board", board, t("teotihuacan-heading-boards"));
  for (const reward of ["points", "cocoa", "one_temple", "two_temples", "fourth_worker"])
    notes.note("ascension_reward", reward, t("teotihuacan-heading-calendar"));
  view.players.forEach((player, seat) => {
    for (const good of ["wood", "stone", "gold", "cocoa"] as const)
      if (player[good]) notes.note("part", good, "", [seat]);
    for (const part of ["worker", "marker"]) notes.note("part", part, "", [seat]);
  });
  if (view.neutral.length) notes.note("part", "neutral_worker", t("teotihuacan-heading-boards"));
  notes.note("part", "building", t("teotihuacan-heading-building-row"));
  for (const disc of ["light_disc", "dark_disc"]) notes.note("part", disc, t("teotihuacan-heading-calendar"));
  if (view.bot) for (const part of ["direction_tile", "dice"]) notes.note("part", part, "Teotibot");
}
