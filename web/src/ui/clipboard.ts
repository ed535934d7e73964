/**
 * Copying. A browser gives a page its clipboard only over https or on the machine itself; where a server in the house
 * is called by its number, what is selected is copied as a person would copy it.
 */
export async function copyText(text: string): Promise<boolean> {
  // The types do not know of pages without it.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // It is there and not allowed: the other way may be.
    }
  }
  return copySelected(text);
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  // In a dialog nothing outside of it can be selected.
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies without a secure context
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
