/** What the house knows of a game's look: its cover, how long a match takes, how much there is to learn. */
interface Cover {
  minutes: string;
  weight: string;
}

const COVERS: Record<string, Cover> = {
  cacao: { minutes: "20–45", weight: "web-weight-light" },
  teotihuacan: { minutes: "90–120", weight: "web-weight-heavy" },
};

/** Nothing for a game that came without a picture. */
export const coverOf = (game: string): Cover | undefined => COVERS[game];
