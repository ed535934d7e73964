/** The family of a piece in the rulebook. */
import type { Family } from "../../table/model/rulebook.ts";
import type { Piece } from "./pieces.ts";
import { RULEBOOK } from "./rulebook.ts";

export function familyOf(piece: Piece): Family {
  const family = RULEBOOK.families.find(({ name }) => name === piece.family);
  if (!family) throw new Error(`no family ${piece.family}`);
  return family;
}
