export const LANGUAGES = ["en", "es", "pt", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What a page declares as its language; Portuguese is Brazil's. */
export const TAGS: Record<Language, string> = { en: "en", es: "es", pt: "pt-BR", fr: "fr" };
/** Each language by its own name, for the chooser. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  pt: "Português",
  fr: "Français",
};

function languageNamed(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary);
}

/** The first language of the reader's browser that is ours, else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageNamed(tag);
    if (language) return language;
  }
  return "en";
}
