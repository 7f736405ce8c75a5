/** Common words in tax names that are not the name of a person or place. */
const COMMON_WORDS = new Set(
  'sales use state county city local special district transit value gross excise privilege service services goods provincial municipal combined tax taxes rental lodging retail transaction transactions general consumer environmental federal metro regional public parish township borough discretionary home school stadium tourism added surtax'.split(
    ' ',
  ),
);

/**
 * Joins `Texas` and `Sales tax` to `Texas sales tax`; a name that contains its jurisdiction stays as it is, and `Travis County` and
 * `County tax` share one word.
 */
export function taxTitle(name: string, jurisdictionName: string): string {
  if (name.toLowerCase().includes(jurisdictionName.toLowerCase())) return name;
  const [first = '', ...rest] = name.split(' ');
  const last = jurisdictionName.split(' ').at(-1) ?? '';
  const isShared = rest.length > 0 && first.toLowerCase() === last.toLowerCase();
  return `${jurisdictionName} ${isShared ? rest.join(' ') : midSentence(name)}`;
}

/** `Sales tax` → `sales tax`. `GST` and `Texas sales tax` keep their capitals: they are names. */
function midSentence(name: string): string {
  const first = /^\p{Lu}\p{Ll}+/u.exec(name)?.[0] ?? '';
  return COMMON_WORDS.has(first.toLowerCase()) ? first.toLowerCase() + name.slice(first.length) : name;
}
