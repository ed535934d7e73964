/** Two colours mixed, as a paint. */
export const mix = (colour: string, share: number, ground: string): string =>
  `color-mix(in srgb, ${colour} ${share}%, ${ground})`;
export const boardColour = (number: number): string => `var(--b${number})`;
