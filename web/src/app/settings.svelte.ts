/** Settings: what a reader chose about language, look and pace; kept in this browser. */
import { LANGUAGES, preferredLanguage, type Language } from "../i18n/languages.ts";
import { texts } from "../i18n/texts.svelte.ts";

export type Theme = "auto" | "obsidian" | "codex";
const STORE = "patolli.settings";

class Settings {
  theme = $state<Theme>("auto");
  language = $state<Language>("en");
  /** Follow the system, or keep pieces still. */
  stillness = $state<"auto" | "still">("auto");
  /** Commit a choice on the first tap instead of showing it first. */
  firstTap = $state(false);
  /** End a turn three seconds after its last answer, unless something is pressed. */
  endsByItself = $state(false);
  /** How fast others' moves are shown; 0 for not at all. */
  speed = $state<0 | 1 | 2>(1);
  sound = $state(false);
  /** Ask for every order and every sale, instead of playing what is best. */
  asksEach = $state(false);
  /** Leave the caption of a step without a choice until something is pressed. */
  stopsAtForced = $state(false);
  /** Let a coach speak at tables against bots. */
  coach = $state(false);

  constructor() {
    const kept = read();
    if (kept.theme === "obsidian" || kept.theme === "codex") this.theme = kept.theme;
    this.language =
      LANGUAGES.find((known) => known === kept.language) ?? preferredLanguage(navigator.languages);
    if (kept.stillness === "still") this.stillness = "still";
    this.firstTap = kept.firstTap === true;
    this.endsByItself = kept.endsByItself === true;
    if (kept.speed === 0 || kept.speed === 2) this.speed = kept.speed;
    this.sound = kept.sound === true;
    this.asksEach = kept.asksEach === true;
    this.stopsAtForced = kept.stopsAtForced === true;
    this.coach = kept.coach === true;
  }

  get dark(): boolean {
    return this.theme === "auto" ? !media("(prefers-color-scheme: light)") : this.theme === "obsidian";
  }

  get still(): boolean {
    return this.stillness === "still" || media("(prefers-reduced-motion: reduce)");
  }

  toggleTheme(): void {
    this.theme = this.dark ? "codex" : "obsidian";
    this.keep();
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    this.keep();
    await texts.speak(language);
  }

  /** Write everything down and let the page follow. */
  keep(): void {
    const { theme, language, stillness, speed, sound } = this;
    const { firstTap, asksEach, endsByItself, stopsAtForced, coach } = this;
    const look = { theme, language, stillness, speed, sound };
    const kept = { ...look, firstTap, asksEach, endsByItself, stopsAtForced, coach };
    localStorage.setItem(STORE, JSON.stringify(kept));
    document.documentElement.dataset.theme = this.dark ? "obsidian" : "codex";
    document.documentElement.classList.toggle("reduced-motion", this.still);
  }
}

function media(query: string): boolean {
  return window.matchMedia(query).matches;
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    // A hand-edited store is as good as none.
    return {};
  }
}

export const settings = new Settings();
