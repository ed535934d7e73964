/** Which screen draws which game; a game without its own is played from its options alone. */
import type { Component } from "svelte";
import type { Table } from "./table.svelte.ts";

export interface ScreenProps {
  table: Table;
  onrecap: () => void;
  ontext: () => void;
  onrules: () => void;
  onsettings: () => void;
  onorders?: (() => void) | undefined;
}

const own = import.meta.glob<{ default: Component<ScreenProps> }>("../games/*/Screen.svelte");

export async function screenOf(game: string): Promise<Component<ScreenProps>> {
  const load = own[`../games/${game}/Screen.svelte`] ?? own["../games/generic/Screen.svelte"];
  if (!load) throw new Error(`no screen for ${game}`);
  return (await load()).default;
}

export interface StillProps {
  view: Record<string, unknown>;
  names: string[];
  recent: string[];
}

const still = import.meta.glob<{ default: Component<StillProps> }>("../games/*/Still.svelte");

/** The board of a replay: it shows a position and asks nothing. */
export async function stillOf(game: string): Promise<Component<StillProps>> {
  const load = still[`../games/${game}/Still.svelte`] ?? still["../games/generic/Still.svelte"];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}

export interface TextProps {
  view: Record<string, unknown>;
  names: string[];
  seat: number | null;
}

const told = import.meta.glob<{ default: Component<TextProps> }>("../games/*/Told.svelte");

/** The position in words. */
export async function toldOf(game: string): Promise<Component<TextProps>> {
  const load = told[`../games/${game}/Told.svelte`] ?? told["../games/generic/Told.svelte"];
  if (!load) throw new Error(`no words for ${game}`);
  return (await load()).default;
}
