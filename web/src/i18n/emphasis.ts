/** Marks from the private use area, which no name or catalogue contains. */
export const STRONG_START = "\uE000";
export const STRONG_END = "\uE001";
export const strong = (text: string): string => STRONG_START + text + STRONG_END;
export const plain = (text: string): string => text.replaceAll(STRONG_START, "").replaceAll(STRONG_END, "");
