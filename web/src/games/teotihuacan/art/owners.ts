import { identityOf } from "../../../i18n/identities.ts";

/** Whose piece: the four identities, then the two neutral colours. */
export const whose = (seat: number): string =>
  seat < 4 ? identityOf(seat) : seat === 4 ? "neutral-a" : "neutral-b";
