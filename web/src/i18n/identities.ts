/** The identities, in seat order: silhouette, pattern, emblem and colour, the same in every game. */
const IDENTITIES = ["jaguar", "flower", "shell", "flint", "rain"] as const;
export type Identity = (typeof IDENTITIES)[number];

/** The keys of their names; a bot is called by its identity, in the reader's language. */
export const IDENTITY_NAMES: readonly string[] = [
  "common-jaguar",
  "common-flower",
  "common-shell",
  "common-flint",
  "common-rain",
];

export function identityOf(seat: number): Identity {
  return IDENTITIES.at(seat % IDENTITIES.length) ?? "jaguar";
}
