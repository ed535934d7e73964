/** Prices: how many colours count on a board now. Whoever is just moving does not count there. */
import { getContext, setContext } from "svelte";
import { coloursOn, type BoardName, type TeoView } from "../view.ts";

export type Prices = (view: TeoView, board: BoardName) => number;

const KEY = Symbol("prices");

export const hangPrices = (prices: Prices): Prices => setContext(KEY, prices);
export const pricesHere = (): Prices => getContext<Prices | undefined>(KEY) ?? coloursOn;
