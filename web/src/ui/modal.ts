/** What every dialog does: it stands over the page, Esc and a click beside it close it, the focus goes back. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export const modal =
  (onclose: () => void): Attachment<HTMLDialogElement> =>
  (dialog) => {
    const before = document.activeElement;
    dialog.showModal();
    const silences = [
      on(dialog, "cancel", (event) => {
        event.preventDefault();
        onclose();
      }),
      // A browser may close a dialog without asking first: then this is all that is heard.
      on(dialog, "close", onclose),
      on(dialog, "click", (event) => {
        if (event.target === dialog) onclose();
      }),
    ];
    return () => {
      for (const silence of silences) silence();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
