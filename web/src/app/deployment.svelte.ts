/** Deployment: whether the server still has the pages that this one was loaded with. */

export type Fault = "no-page" | "renewed" | "away" | "broken";

/** Why a part of the page could not be loaded: the server has other parts by now, or cannot be reached. */
export async function whyNotLoaded(): Promise<Fault> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    if (!answer.ok) return "away";
    const script = document.querySelector('script[type="module"]')?.getAttribute("src") ?? "";
    return (await answer.text()).includes(script) ? "away" : "renewed";
  } catch {
    // No answer at all: that is what "away" means.
    return "away";
  }
}

class Deployment {
  /** Whether the server has newer pages than this one. */
  renewed = $state(false);

  async look(): Promise<void> {
    this.renewed ||= (await whyNotLoaded()) === "renewed";
  }
}

export const deployment = new Deployment();
