/** Pictographs, which no embedded font has: on paper they would be empty boxes. */
const PICTOGRAPHS =
  /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]|[\ufe00-\ufe0f]|[\u20e0\u20e3]/gu;
/** Signs without a shape: joiners, tags, marks of direction, soft hyphens, control characters. */
const SHAPELESS = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
/** Ends of lines other than `\n`. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Characters marked Extended_Pictographic that Inter has. */
const KEPT = new Set(['©', '®', '™', '↔', '↕', '↖', '↗', '↘', '↙']);

/** Letters of scripts that Inter lacks, with the spaces between them: drawn with it they come out as other signs. */
const UNPRINTABLE =
  /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}](?:[\p{M}\s\u200c\u200d]*[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]|\p{M})*/gu;

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Han}/u, 'Chinese characters'],
  [/\p{Script=Arabic}/u, 'Arabic script'],
  [/\p{Script=Hebrew}/u, 'Hebrew script'],
  [/\p{Script=Thai}/u, 'Thai script'],
  [/\p{Script=Devanagari}/u, 'Devanagari script'],
];

/** What is true of words that cannot be printed: how they are written. */
const inPlaceOf = (words: string): string =>
  `(written in ${SCRIPTS.find(([script]) => script.test(words))?.[1] ?? 'a script that cannot be printed'})`;

/** A text without the signs that our fonts cannot show. */
export const printableText = (text: string): string =>
  text
    .replace(LINE_ENDS, '\n')
    .replace(UNPRINTABLE, inPlaceOf)
    .replace(PICTOGRAPHS, (sign) => (KEPT.has(sign) ? sign : ''))
    .replace(SHAPELESS, '')
    .replaceAll('\t', '  ');

/** What is to be printed without what cannot be; words in another script leave a note of it. Addresses and pictures hold no such signs and stay as they are. */
export function printable<T extends object>(paper: T): T {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.startsWith('data:') ? value : printableText(value);
    if (Array.isArray(value)) return value.map(clean);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part)]))
      : value;
  };
  return clean(paper) as T;
}
