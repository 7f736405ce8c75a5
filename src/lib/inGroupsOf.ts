/** Splits values into chunks of at most `size`: `inGroupsOf(2, ['a', 'b', 'c'])` is `[['a', 'b'], ['c']]`. */
export const inGroupsOf = <T>(size: number, values: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) => values.slice(index * size, (index + 1) * size));
