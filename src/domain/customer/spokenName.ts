const AROUND =
  /^(?:the|our|mr|mrs|ms|miss|dr)\.?\s+|(?:['’]s?)?\s+(?:family|household|residence|house|home|place|folks)$|['’]s?$/i;

/** Strips words around a name: `the Johnson family` is `Johnson`. */
function bare(typed: string): string {
  let name = typed.trim();
  for (let before = ''; before !== name;) {
    before = name;
    name = name.replace(AROUND, '').trim();
  }
  return name;
}

/**
 * Returns the names that a spoken household name may mean, the most literal first: `the Johnsons` are `Johnsons`, or else `Johnson`, `the
 * Joneses` are `Jones`.
 */
export function spokenNames(typed: string): string[] {
  const name = bare(typed);
  const isPlural = /^the\s/i.test(typed.trim()) && name.length > 3;
  const singular = [/(?<=s|x|z|ch|sh)es$/i, /(?<=[^s'’])s$/i].flatMap((plural) =>
    isPlural && plural.test(name) ? [name.replace(plural, '')] : [],
  );
  return [...new Set([typed.trim(), name, ...singular])].filter((one) => one !== '');
}
