/** What the parts of a game are given: its screen, its board in a replay, its words, pictures for its rules. */
import type { GameTexts } from "../../i18n/game-texts.ts";
import type { EventLine, Option, Pending } from "../../wire/types.ts";
import type { Table } from "./table.svelte.ts";

export interface ScreenProps {
  table: Table;
  ontext: () => void;
  onrules: () => void;
  onsettings: () => void;
  onorders?: (() => void) | undefined;
}

export interface ReplayBoardProps {
  view: Record<string, unknown>;
  names: string[];
  /** What the last move did. */
  events: EventLine[];
  texts: GameTexts | undefined;
  /** What was answered in this position and what would have been better, for a review. */
  advised?: Advised | undefined;
}

interface Advised {
  seat: number;
  question: Pending | undefined;
  played: Option;
  better: Option;
  /** Which of them is looked at. */
  shown: "played" | "better";
}

export interface TextViewProps {
  view: Record<string, unknown>;
  names: string[];
  seat: number | null;
}

export interface RulesPictureProps {
  /** What it stands beside: chapter-place, ruling-12; `page` is what all of them need once. */
  beside: string;
}

export interface PiecePictureProps {
  family: string;
  name: string;
  size?: number;
}

export interface AutoAnswersProps {
  table: Table;
}
