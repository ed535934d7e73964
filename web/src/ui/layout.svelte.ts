/**
 * Layouts: the shapes a table takes, each with its own place for everything.
 *
 * The same borders stand as media queries in the styles of `table/frame`: a style cannot read them from here.
 */
import { MediaQuery } from "svelte/reactivity";

export type LayoutName = "wide" | "desk" | "tablet" | "small" | "phone" | "landscape";

const landscape = new MediaQuery("(min-width: 600px) and (max-width: 959px) and (max-height: 499px)");
const phone = new MediaQuery("(max-width: 599px)");
const small = new MediaQuery("(max-width: 899px)");
const tablet = new MediaQuery("(max-width: 1279px)");
const desk = new MediaQuery("(max-width: 1399px), (max-height: 859px)");

export const layout = {
  get name(): LayoutName {
    if (landscape.current) return "landscape";
    if (phone.current) return "phone";
    if (small.current) return "small";
    if (tablet.current) return "tablet";
    return desk.current ? "desk" : "wide";
  },
};
