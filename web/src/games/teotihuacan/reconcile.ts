/** One living View: an update changes only what differs, so that only that is drawn anew. */

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const alike = (one: unknown, other: unknown): boolean =>
  isNode(one) && isNode(other) && Array.isArray(one) === Array.isArray(other);

/** Let `kept` become equal to `told`, leaving alone every part that already is. */
export function reconcile(kept: object, told: object): void {
  const [to, from] = [kept as Node, told as Node];
  if (Array.isArray(kept) && Array.isArray(told) && kept.length > told.length) kept.length = told.length;
  for (const key of Object.keys(to)) if (!(key in from)) Reflect.deleteProperty(to, key);
  for (const [key, value] of Object.entries(from)) {
    const now = to[key];
    if (alike(now, value)) reconcile(now as object, value as object);
    else if (now !== value) to[key] = value;
  }
}
