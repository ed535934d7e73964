/** A region that scrolls must be reachable by keys, although nothing in it can be pressed. */
import type { Attachment } from "svelte/attachments";

export const scrollRegion: Attachment<HTMLElement> = (region) => {
  region.tabIndex = 0;
};
