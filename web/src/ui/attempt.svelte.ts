/** Wishes that the server may refuse: each is tried, and why one was refused can be shown. */
import { failureText } from "../i18n/mistake.ts";
import { Refusal } from "../wire/http.ts";

export class Attempt {
  /** Why a wish was refused, in the reader's words, until another one is granted. */
  wrong = $state("");
  /** Whether what was asked for is not there, or not for whoever asks. */
  isMissing = $state(false);
  busy = $state(false);

  /** Whether it was granted. */
  async make(wish: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await wish();
      this.wrong = "";
      this.isMissing = false;
      return true;
    } catch (failure) {
      await this.refuse(failure);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async refuse(failure: unknown): Promise<void> {
    this.isMissing = failure instanceof Refusal && failure.status === 404;
    this.wrong = await failureText(failure);
  }
}
