/** What of a catalogue goes into a page: its texts without their comments, and of a game's at first only its offer. */

/** The families of texts by which a game is offered and listed, before anybody plays it. */
const OFFER = ["name", "option", "automaton", "part"];

/** The texts of a catalogue, by key, each with its attributes; comments and empty lines are for whoever writes it. */
function textsOf(catalogue: string): Map<string, string> {
  const said = catalogue.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  const found = new Map<string, string>();
  let key = "";
  for (const line of said) {
    key = /^-?[\w-]+(?=\s*=)/.exec(line)?.[0] ?? key;
    found.set(key, `${found.get(key) ?? ""}${line}\n`);
  }
  return found;
}

/** A catalogue without its comments. */
export function wholeOf(catalogue: string): string {
  return [...textsOf(catalogue).values()].join("");
}

/** What of a game's catalogue is said before it is played, and whatever that is made of. */
export function offerOf(catalogue: string, game: string): string {
  const texts = textsOf(catalogue);
  const offered = new RegExp(`^${game}-(${OFFER.join("|")})(-|$)`);
  const wanted = new Set([...texts.keys()].filter((key) => offered.test(key)));
  for (const key of wanted)
    for (const [, other = ""] of (texts.get(key) ?? "").matchAll(/\{\s*(-?[a-z][\w-]*)/g))
      if (texts.has(other)) wanted.add(other);
  return [...wanted].map((key) => texts.get(key) ?? "").join("");
}
