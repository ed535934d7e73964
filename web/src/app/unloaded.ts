/** What stands in the page itself, in every language: it is shown when nothing else of the page has come. */
import { LANGUAGES, TAGS, type Language } from "../i18n/languages.ts";

/** The build writes it into index.html; main.ts takes it away, before-paint.js shows it if there is no main.ts. */
export function unloaded(say: (language: Language, key: string) => string): string {
  const sections = LANGUAGES.map(
    (language) =>
      `<section lang="${TAGS[language]}"><h1>${say(language, "fault-unloaded")}</h1>` +
      `<p>${say(language, "fault-unloaded-about")}</p>` +
      `<a href="">${say(language, "fault-broken-again")}</a></section>`,
  );
  const mark = '<svg width="56" height="56" aria-hidden="true"><use href="#mark" /></svg>';
  return `<main id="unloaded">${mark}${sections.join("")}</main>`;
}
