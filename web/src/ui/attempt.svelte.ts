/** Wishes that the server may refuse: each is tried, and why one was refused can be shown. */
import { failureText } from "../i18n/mistake.ts";

export class Attempt {
  /** Why a wish was refused, in the reader's words, until another one is granted. */
  wrong = $state("");
  busy = $state(false);

  /** Whether it was granted. */
  async make(wish: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await wish();
      this.wrong = "";
      return true;
    } catch (failure) {
      await this.refuse(failure);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async refuse(failure: unknown): Promise<void> {
    this.wrong = await failureText(failure);
  }
}
