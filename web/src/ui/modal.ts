/** What every dialog does: it stands over the page, Esc and a click beside it close it, the focus goes back. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export const modal =
  (onclose: () => void): Attachment<HTMLDialogElement> =>
  (dialog) => {
    const before = document.activeElement;
    let pressed = false;
    dialog.showModal();
    const silences = [
      on(dialog, "cancel", (event) => {
        event.preventDefault();
        onclose();
      }),
      // A browser may close a dialog without asking first: then this is all that is heard.
      on(dialog, "close", onclose),
      // A press that opened the dialog ends over it: only one that began beside it closes it.
      on(dialog, "pointerdown", (event) => {
        pressed = event.target === dialog;
      }),
      on(dialog, "click", (event) => {
        if (pressed && event.target === dialog) onclose();
      }),
    ];
    return () => {
      for (const silence of silences) silence();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
