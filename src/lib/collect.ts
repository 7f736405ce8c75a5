/** What `of` makes of the entries, in their order; those that it makes nothing of (undefined) are left out. */
export function collect<E, R>(entries: readonly E[] | undefined, of: (entry: E, index: number) => R | undefined): R[] {
  const made: R[] = [];
  if (entries === undefined) return made;
  for (const [index, entry] of entries.entries()) {
    const one = of(entry, index);
    if (one !== undefined) made.push(one);
  }
  return made;
}
