/** The names that a printed table has lines for. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(table) as Name[];
