/** Words that don't change a question's meaning. Those that could (not, only, most, without …) aren't included. */
const COMMON: ReadonlySet<string> = new Set(
  `a an the this that these those there here of for to in on at by from with within during into about and or but so as
  i i'm me my mine we we're us our ours you your they their them he she it its it's
  is are was were am be been being do does did done doing have has had having can could would should will shall may might must
  what what's which who who's whom whose when when's where where's how how's much many
  please tell show give list see look up want need know let let's find say get got any some all every each
  now right currently still yet already ever again just really exactly overall total totals altogether together
  if then than ok okay hi hello hey thanks thank`.split(/\s+/),
);

const WORD = /[\p{L}\p{N}]+(?:['’.@/&+-][\p{L}\p{N}]+)*/gu;
const plain = (word: string): string => word.toLowerCase().replaceAll('’', "'");
const stem = (word: string): string => plain(word).replace(/'s$/, '');

/**
 * Returns the parts of a question that an answer ignores, in the user's own words, with adjacent words joined. `known` is what the answer
 * takes into account, `taken` are the words used in a lookup: names, numbers.
 */
export function leftover(question: string, known: readonly RegExp[], taken: readonly string[]): string[] {
  const spans = known.flatMap((pattern) =>
    [
      ...question.matchAll(
        new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`),
      ),
    ].map(({ 0: words, index }) => [index, index + words.length] as const),
  );
  const names = new Set(taken.flatMap((text) => text.match(WORD) ?? []).map(stem));
  const left: string[] = [];
  let end = -1;
  for (const { 0: word, index } of question.matchAll(WORD)) {
    const last = index + word.length;
    const isUnderstood =
      COMMON.has(plain(word)) ||
      COMMON.has(stem(word)) ||
      names.has(stem(word)) ||
      spans.some(([from, to]) => index >= from && last <= to);
    if (isUnderstood) continue;
    const between = end === -1 ? null : question.slice(end, index);
    if (between !== null && /^[\s,]*$/.test(between)) left.push(`${left.pop() ?? ''}${between}${word}`);
    else left.push(word);
    end = last;
  }
  return left;
}

/** Quotes and joins words: `“late” and “in May”`. */
export const quotedWords = (words: readonly string[]): string => {
  const quoted = words.map((one) => `“${one}”`);
  return quoted.length < 2 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
};
