/** Maps the entries in order and leaves out undefined results. */
export function collect<E, R>(entries: readonly E[] | undefined, of: (entry: E, index: number) => R | undefined): R[] {
  const made: R[] = [];
  entries?.forEach((entry, index) => {
    const one = of(entry, index);
    if (one !== undefined) made.push(one);
  });
  return made;
}
