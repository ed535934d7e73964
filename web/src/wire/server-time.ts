/** The time as the server has it: the clock of a reader's machine may be wrong. */
let ahead = 0;

export const serverNow = (): number => Date.now() / 1000 + ahead;

/** Called whenever the server says what time it is. */
export function setServerTime(now: number): void {
  ahead = now - Date.now() / 1000;
}
