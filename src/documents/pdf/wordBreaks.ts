import { emsOf } from './letterWidths';

/** Where an address or a model number is best divided: after one of these, but not within a number. */
const AFTER_SIGNS = /(?<=[/\-.@_,;:=&?+#|)])(?<!\d[.,:](?=\d))(?![/\-.@_,;:=&?+#|)])/u;
/** A letter with the accents that belong to it. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * The parts of a word between which the PDF engine may end a line, for a line that holds `roomEms` (the width of a text at size 1).
 * A word that fits stays whole. One that does not is divided after its signs, and between letters only where even a part is too wide.
 * The engine prints a hyphen between two parts, and none at an empty part, which it takes for a space without width: nothing is
 * printed that was not typed.
 */
export function wordBreaks(word: string, roomEms: number): string[] {
  // Of several spaces in one part the engine takes all but the last for a word, and hyphenates it.
  if (/^ *$/.test(word)) return word.split('');
  if (emsOf(word) <= roomEms) return [word];
  return word
    .split(AFTER_SIGNS)
    .flatMap((part) => (emsOf(part) <= roomEms ? [part] : (part.match(LETTERS) ?? [part])))
    .flatMap((part, index) => (index === 0 ? [part] : ['', part]));
}
