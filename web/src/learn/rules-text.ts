/** Where a word that somebody looks for stands in the rules. */
/** The numbers of a chapter as its contents show them: 1–19, 39. */
export function stretch(rulings: readonly number[]): string {
  const [first, last] = [rulings[0], rulings.at(-1)];
  if (first === undefined) return "";
  return first === last ? String(first) : `${first}–${last}`;
}

/** As people look for words: without accents, in small letters; as long as the text itself. */
export const folded = (text: string): string =>
  [...text].map((letter) => (letter.normalize("NFD")[0] ?? letter).toLowerCase()).join("");

interface Part {
  text: string;
  isHit: boolean;
}

/** A text cut at every place where the sought words stand. */
export function marked(text: string, sought: string): Part[] {
  const word = folded(sought.trim());
  if (!word) return [{ text, isHit: false }];
  const letters = [...text];
  const plain = letters.map(folded).join("");
  const parts: Part[] = [];
  let from = 0;
  const add = (until: number, isHit: boolean): void => {
    if (until > from) parts.push({ text: letters.slice(from, until).join(""), isHit });
    from = until;
  };
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
    add(at, false);
    add(at + word.length, true);
  }
  add(letters.length, false);
  return parts;
}

/** Whether the words stand in one of the texts; a number finds its ruling, too. */
export function finds(sought: string, texts: readonly string[], number?: number): boolean {
  const word = folded(sought.trim());
  return !word || String(number) === word || texts.some((text) => folded(text).includes(word));
}
