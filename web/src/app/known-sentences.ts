/** The sentences of a coach that this browser's reader has heard enough of, as `game/name`. */

const STORE = "patolli.coach.known";

export function knownSentences(): Set<string> {
  return new Set((localStorage.getItem(STORE) ?? "").split(" ").filter(Boolean));
}

export function know(sentence: string): void {
  localStorage.setItem(STORE, [...knownSentences().add(sentence)].join(" "));
}

/** Somebody new to a game begins with everything unheard. */
export function forgetKnown(): void {
  localStorage.removeItem(STORE);
}
