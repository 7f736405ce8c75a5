/** Returns whether two objects are shallowly equal: the same values under the same keys, and no extra keys. */
export const isAlike = <T extends object>(a: T, b: T): boolean => {
  if (a === b) return true;
  const names = Object.keys(a) as (keyof T)[];
  return names.length === Object.keys(b).length && names.every((name) => name in b && Object.is(a[name], b[name]));
};
