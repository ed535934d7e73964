/** A drawing that stands alone, as an image does, with the page's pigments written into it. */
export function pigmented(drawing: string, valueOf: (token: string) => string): string {
  return drawing.replace(
    /var\((--[\w-]+),([^()]*)\)/g,
    (_, token: string, otherwise: string) => valueOf(token).trim() || otherwise.trim(),
  );
}
