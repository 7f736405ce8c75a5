/** Pictographs, which no embedded font has: on paper they would be empty boxes. */
const PICTOGRAPHS = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d/gu;
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

const printableText = (text: string): string =>
  text
    .replace(UNPRINTABLE, inPlaceOf)
    .replace(PICTOGRAPHS, (sign) => (KEPT.has(sign) ? sign : ''))
    .replaceAll('\t', '  ')
    .replaceAll('\r\n', '\n');

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
