/** One stop of the tab key for many things that lie about: arrows lead to the nearest one in their direction. */
import type { Attachment } from "svelte/attachments";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** So much worse than a thing straight ahead is one that lies as far aside. */
const ASIDE = 2;

const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** For the region around whatever carries `data-roving`; all but one of these have a tabindex of −1. */
export const roving: Attachment<HTMLElement | SVGElement> = (region) => {
  const go = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.shiftKey) return;
    const way = WAYS[event.key];
    const from = (event.target as Element).closest("[data-roving]");
    if (!way || !from) return;
    const [x, y] = middleOf(from);
    const ahead = [...region.querySelectorAll<HTMLElement | SVGElement>("[data-roving]")].flatMap(
      (element) => {
        const [ex, ey] = middleOf(element);
        const along = (ex - x) * way[0] + (ey - y) * way[1];
        const aside = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
        return along > 1 ? [{ element, far: along + ASIDE * aside }] : [];
      },
    );
    ahead.sort((one, other) => one.far - other.far)[0]?.element.focus({ preventScroll: true });
    // The same keys move what is held, where nothing else has the focus.
    event.stopPropagation();
    event.preventDefault();
  };
  region.addEventListener("keydown", go);
  return () => region.removeEventListener("keydown", go);
};
