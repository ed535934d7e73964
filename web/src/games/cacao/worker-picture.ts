/** The picture of a worker tile on the 100 grid: ground, people on four sides, the house. */
import { identityOf } from "../../i18n/identities.ts";
import { pictureOf } from "../../ui/pictures.svelte.ts";

export function workerPicture(seat: number, sides: readonly number[]): string {
  const who = identityOf(seat);
  const people = sides.flatMap((workers, side) =>
    workers ? [{ symbol: `wt-people-${workers}-${who}`, turns: side }] : [],
  );
  return pictureOf({ symbol: "wt-ground" }, ...people, { symbol: `wt-roof-${who}` });
}
