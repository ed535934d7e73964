/** The four identities, in seat order: silhouette, pattern, emblem and colour, the same in every game. */
export const IDENTITIES = ["jaguar", "flower", "shell", "flint"] as const;
export type Identity = (typeof IDENTITIES)[number];

export function identityOf(seat: number): Identity {
  return IDENTITIES[((seat % 4) + 4) % 4] ?? "jaguar";
}
