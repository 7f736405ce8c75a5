/** Whether two objects hold the same values under the same names, and neither has more of them; what is within those is not looked at. */
export const isAlike = <T extends object>(a: T, b: T): boolean => {
  if (a === b) return true;
  const names = Object.keys(a) as (keyof T)[];
  return names.length === Object.keys(b).length && names.every((name) => name in b && Object.is(a[name], b[name]));
};
