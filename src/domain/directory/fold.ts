/** Letters that Unicode doesn't decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/**
 * Folds text for search: lower case, without accents and apostrophes, so that `obrien` finds `O’Brien` and `elodie` finds `Élodie`.
 * Letters of other scripts stay.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower.replaceAll("'", '');
  return lower
    .normalize('NFD')
    .replace(/[\p{Mn}'’‘ʼ]/gu, '')
    .replace(/[ßøłæœđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}

/** Returns a text's words for comparison: folded, with a single space instead of punctuation between them. */
export const foldedWords = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
