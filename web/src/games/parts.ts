/** What each game's folder holds, found by the names of its files; what a game has not, the generic one has. */
import type { Component } from "svelte";
import type { ScoreSources } from "../table/model/score-sources.ts";
import type {
  AutoAnswersProps,
  ReplayBoardProps,
  RulesProps,
  ScreenProps,
  TextViewProps,
} from "../table/model/title-parts.ts";

const screens = import.meta.glob<{ default: Component<ScreenProps> }>("./*/Screen.svelte");
const replayBoards = import.meta.glob<{ default: Component<ReplayBoardProps> }>("./*/ReplayBoard.svelte");
const textViews = import.meta.glob<{ default: Component<TextViewProps> }>("./*/TextView.svelte");
const rules = import.meta.glob<{ default: Component<RulesProps> }>("./*/Rules.svelte");
const galleries = import.meta.glob<{ default: Component }>("./*/Gallery.svelte");
const autoAnswers = import.meta.glob<{ default: Component<AutoAnswersProps> }>("./*/Wishes.svelte");
const scoreSources = import.meta.glob<ScoreSources>("./*/score-sources.ts");

type Loaders<Part> = Record<string, () => Promise<{ default: Part }>>;

async function partOf<Part>(loaders: Loaders<Part>, game: string, file: string): Promise<Part | undefined> {
  return (await loaders[`./${game}/${file}.svelte`]?.())?.default;
}

/** The game's own part, or the one that every game can be played with. */
async function partOrGeneric<Part>(loaders: Loaders<Part>, game: string, file: string): Promise<Part> {
  const part = (await partOf(loaders, game, file)) ?? (await partOf(loaders, "generic", file));
  if (!part) throw new Error(`no ${file} for ${game}`);
  return part;
}

/** The table that is played at. */
export const screenOf = (game: string) => partOrGeneric(screens, game, "Screen");
/** The board of a replay: it shows a position and asks nothing. */
export const replayBoardOf = (game: string) => partOrGeneric(replayBoards, game, "ReplayBoard");
/** The position in words. */
export const textViewOf = (game: string) => partOrGeneric(textViews, game, "TextView");
export const rulesOf = (game: string) => partOf(rules, game, "Rules");
/** Every piece of a game on one page. */
export const galleryOf = (game: string) => partOf(galleries, game, "Gallery");
/** Finer standing orders, which the page carries out while it is open. */
export const autoAnswersOf = (game: string) => partOf(autoAnswers, game, "Wishes");

export async function scoreSourcesOf(game: string): Promise<ScoreSources> {
  return (await scoreSources[`./${game}/score-sources.ts`]?.()) ?? { SOURCES: [] };
}
