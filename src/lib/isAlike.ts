/** Whether two objects hold the same values under the same names; what is within those is not looked at. */
export const isAlike = <T extends object>(a: T, b: T): boolean =>
  a === b || (Object.keys(b) as (keyof T)[]).every((key) => Object.is(a[key], b[key]));
