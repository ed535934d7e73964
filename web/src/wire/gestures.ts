/** A gesture keeps its key, an idempotency key, in every retry, so that it is carried out exactly once. */
import type { ClientMessage } from "./types.ts";

export type Gesture = Extract<ClientMessage, { key: string }>;

/** Wishes without an answer, with their keys: whoever says the same once more means the same thing. */
const unanswered = new Map<string, string>();

/** Ask for something that shall be made once; after a lost answer the same wish is sent with the same key. */
export async function once<Wish extends object, T>(
  path: string,
  wish: Wish,
  ask: (path: string, keyed: Wish & { key: string }) => Promise<T>,
): Promise<T> {
  const said = path + JSON.stringify(wish);
  const key = unanswered.get(said) ?? newKey();
  unanswered.set(said, key);
  const told = await ask(path, { ...wish, key });
  unanswered.delete(said);
  return told;
}

export const newKey = (): string =>
  crypto.getRandomValues(new Uint32Array(4)).reduce((text, part) => text + part.toString(36), "k");
