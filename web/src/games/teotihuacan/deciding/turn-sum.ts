/** What a turn came to beside goods and points: workers that grew, and what its end turns up. */
import { t } from "../../../i18n/texts.svelte.ts";
import type { Entry } from "../../../wire/types.ts";
import { NONE } from "../standing.ts";
import type { TeoView } from "../view.ts";

export interface Growth {
  board: string;
  from: number;
  to: number;
}

/** Workers powered up in these entries; one that grew twice is one growth. */
export function growthsIn(entries: readonly Entry[], seat: number | null): Growth[] {
  const grown: Growth[] = [];
  for (const { kind, args, seat: whose } of entries.flatMap((entry) => entry.events)) {
    if (kind !== "powered_up" || whose !== seat) continue;
    const [board, to] = [String(args.board), Number(args.power)];
    const again = grown.find((each) => each.board === board && each.to === to - 1);
    if (again) again.to = to;
    else grown.push({ board, from: to - 1, to });
  }
  return grown;
}

/** The parts of a view that say where pieces lie open, and how many are left to fill their places. */
export type Offers = Pick<TeoView, "ring" | "pyramid_offer" | "decoration_offer" | "discoveries" | "stacks">;

/** The empty places that a stack fills: how many of each kind of piece. */
export function comingUp(view: Offers): { pyramid: number; decorations: number; discoveries: number } {
  const empty = (offer: readonly unknown[], stack: number): number =>
    Math.min(stack, offer.filter((piece) => piece === null || piece === NONE).length);
  // A group of the tracks is never filled again: only the boards have one tile each.
  const onBoards = view.ring.flatMap((board) => view.discoveries[board]?.slice(0, 1) ?? []);
  return {
    pyramid: empty(view.pyramid_offer, view.stacks.pyramid),
    decorations: empty(view.decoration_offer, view.stacks.decorations),
    discoveries: empty(onBoards, view.stacks.discoveries),
  };
}

const NAMED = {
  pyramid: "web-teotihuacan-up-pyramid",
  decorations: "web-teotihuacan-up-decorations",
  discoveries: "web-teotihuacan-up-discoveries",
} as const;

/** The sentence about it, where the table shows what it will be. */
export function revealingText(view: TeoView): string | undefined {
  const coming = comingUp(view);
  const named = (["pyramid", "decorations", "discoveries"] as const).flatMap((kind) =>
    coming[kind] ? [t(NAMED[kind], { count: coming[kind] })] : [],
  );
  return named.length ? t("web-ending-turns-up", { what: named.join(", ") }) : undefined;
}
