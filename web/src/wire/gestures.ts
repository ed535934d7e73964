/** A gesture keeps its key, an idempotency key, in every retry, so that it is carried out exactly once. */
import type { ClientMessage } from "./types.ts";

export type Gesture = Extract<ClientMessage, { key: string }>;

export const newKey = (): string =>
  crypto.getRandomValues(new Uint32Array(4)).reduce((text, part) => text + part.toString(36), "k");
