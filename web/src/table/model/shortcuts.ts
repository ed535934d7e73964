/** Keys that mean the same at every table; true when the key was taken. */
export interface KeyMeanings {
  undo(): void;
  restart(): void;
  text(): void;
  rules(): void;
  fit?: (() => void) | undefined;
}

/** Whether keys are letters that a person writes, or belong to the dialog in front. */
export function isWriting(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  const isTaken =
    target?.closest("input, textarea, select, dialog") != null ||
    document.querySelector("dialog:modal") !== null;
  return event.ctrlKey || event.metaKey || event.altKey || isTaken;
}

export function commonKey(event: KeyboardEvent, meanings: KeyMeanings): boolean {
  switch (event.key) {
    case "z":
    case "Z":
      meanings.undo();
      return true;
    case "Backspace":
      meanings.restart();
      return true;
    case "t":
    case "T":
      meanings.text();
      return true;
    case "?":
      meanings.rules();
      return true;
    case "f":
    case "F":
      meanings.fit?.();
      return meanings.fit !== undefined;
    default:
      return false;
  }
}
