/** Which figures lead to one and the same column or slot, as one writes it: 2–3. */
export const span = (table: readonly number[], wanted: number): readonly [number, number] | undefined => {
  // No worker has a power of 0, and no dice show it.
  const figures = table.flatMap((found, figure) => (found === wanted && figure ? [figure] : []));
  const [first, last] = [figures[0], figures.at(-1)];
  return first === undefined || last === undefined ? undefined : [first, last];
};
export const spanText = (table: readonly number[], wanted: number): string =>
  [...new Set(span(table, wanted))].join("–");
