/** Pictographs, which no embedded font has: they would be printed as empty boxes. */
const PICTOGRAPHS =
  /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]|[\ufe00-\ufe0f]|[\u20e0\u20e3]/gu;
/** Invisible characters: joiners, tags, direction marks, soft hyphens, control characters. */
const SHAPELESS = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
/** Line endings other than `\n`. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Characters marked Extended_Pictographic that Inter has. */
const KEPT = new Set(['©', '®', '™', '↔', '↕', '↖', '↗', '↘', '↙']);

/** Letters of scripts that Inter lacks, with the spaces between them: rendered with it, they would come out as other characters. */
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

/** Returns a replacement for words that can't be printed: the script they are written in. */
const inPlaceOf = (words: string): string =>
  `(written in ${SCRIPTS.find(([script]) => script.test(words))?.[1] ?? 'a script that cannot be printed'})`;

/** Removes characters our fonts can't show from a text. */
export const printableText = (text: string): string =>
  text
    .replace(LINE_ENDS, '\n')
    .replace(UNPRINTABLE, inPlaceOf)
    .replace(PICTOGRAPHS, (sign) => (KEPT.has(sign) ? sign : ''))
    .replace(SHAPELESS, '')
    .replaceAll('\t', '  ');

/**
 * Removes unprintable text from a document; words in another script are replaced with a note. URLs and pictures contain no such
 * characters and stay as they are.
 */
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
