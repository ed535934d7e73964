/** What the parts of a game are given: its screen, its board in a replay, its words, its rules. */
import type { Table } from "./table.svelte.ts";

export interface ScreenProps {
  table: Table;
  onrecap: () => void;
  ontext: () => void;
  onrules: () => void;
  onsettings: () => void;
  onorders?: (() => void) | undefined;
}

export interface ReplayBoardProps {
  view: Record<string, unknown>;
  names: string[];
  recent: string[];
}

export interface TextViewProps {
  view: Record<string, unknown>;
  names: string[];
  seat: number | null;
}

export interface RulesProps {
  /** The question at which the page is opened. */
  at: string;
}

export interface AutoAnswersProps {
  table: Table;
}
