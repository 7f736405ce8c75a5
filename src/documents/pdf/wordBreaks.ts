import { emsOf } from './letterWidths';

/** The best places to split a URL or a model number: after one of these, but not within a number. */
const AFTER_SIGNS = /(?<=[/\-.@_,;:=&?+#|)])(?<!\d[.,:](?=\d))(?![/\-.@_,;:=&?+#|)])/u;
/** A letter with its combining accents. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Returns the parts of a word between which the PDF engine may break a line, for a line of width `roomEms` (a text's width at size 1). A
 * word that fits stays whole. One that doesn't is split after its symbols, and between letters only if a part is still too wide. The
 * engine prints a hyphen between two parts, but none at an empty part, which it treats as a zero-width space: nothing is printed that
 * wasn't typed.
 */
export function wordBreaks(word: string, roomEms: number): string[] {
  // If one part has several spaces, the engine treats all but the last as a word, and hyphenates it.
  if (/^ *$/.test(word)) return word.split('');
  if (emsOf(word) <= roomEms) return [word];
  return word
    .split(AFTER_SIGNS)
    .flatMap((part) => (emsOf(part) <= roomEms ? [part] : (part.match(LETTERS) ?? [part])))
    .flatMap((part, index) => (index === 0 ? [part] : ['', part]));
}
