/** What each game's folder holds, found by the names of its files; what a game has not, the generic one has. */
import type { Component } from "svelte";
import type { AtTable, Rulebook } from "../table/model/rulebook.ts";
import type { ScoreSources } from "../table/model/score-sources.ts";
import type {
  AutoAnswersProps,
  ReplayBoardProps,
  PiecePictureProps,
  RulesPictureProps,
  ScreenProps,
  TextViewProps,
} from "../table/model/title-parts.ts";

const screens = import.meta.glob<{ default: Component<ScreenProps> }>("./*/Screen.svelte");
const replayBoards = import.meta.glob<{ default: Component<ReplayBoardProps> }>("./*/ReplayBoard.svelte");
const textViews = import.meta.glob<{ default: Component<TextViewProps> }>("./*/TextView.svelte");
const rulebooks = import.meta.glob<{ RULEBOOK: Rulebook }>("./*/rulebook.ts");
const rulesPictures = import.meta.glob<{ default: Component<RulesPictureProps> }>("./*/RulesPicture.svelte");
const piecePictures = import.meta.glob<{ default: Component<PiecePictureProps> }>("./*/PiecePicture.svelte");
const whereabouts = import.meta.glob<{ atTable: (view: object) => AtTable }>("./*/whereabouts.ts");
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
/** The rules for reading, where a game has any. */
export async function rulebookOf(game: string): Promise<Rulebook | undefined> {
  return (await rulebooks[`./${game}/rulebook.ts`]?.())?.RULEBOOK;
}
/** What is drawn beside chapters and rulings. */
export const rulesPictureOf = (game: string) => partOf(rulesPictures, game, "RulesPicture");
/** A piece by itself. */
export const piecePictureOf = (game: string) => partOf(piecePictures, game, "PiecePicture");
/** Which pieces are at a table, and where. */
export async function whereaboutsOf(game: string): Promise<((view: object) => AtTable) | undefined> {
  return (await whereabouts[`./${game}/whereabouts.ts`]?.())?.atTable;
}
/** Finer standing orders, which the page carries out while it is open. */
export const autoAnswersOf = (game: string) => partOf(autoAnswers, game, "Wishes");

export async function scoreSourcesOf(game: string): Promise<ScoreSources> {
  return (await scoreSources[`./${game}/score-sources.ts`]?.()) ?? { SOURCES: [] };
}
