/**
 * Maximum letter widths at size 1: in the wider of the brand fonts' two weights, with tabular figures. Taken from the fonts' own tables
 * of advance widths, rounded up; `letterWidths.alone.test.ts` compares them with the fonts.
 */
const GROUPS: readonly (readonly [ems: number, letters: string])[] = [
  [0.3, ' \u00a0'],
  [0.35, "!',.;ijl’‘¡"],
  [0.4, '():I`ft{|}·'],
  [0.45, '/[\\]•'],
  [0.5, 'r°²³ªº'],
  [0.55, '"?^_s“”″¿'],
  [0.6, 'Jacevxyz′¢'],
  [0.65, '*+-0123456789<=>EFLPbdghkopqu~×÷±µ≤≥≈−£«»'],
  [0.7, '#$BSTZn–€®'],
  [0.75, '&ACDGKRVXY'],
  [0.8, 'NOQU'],
  [0.85, 'Hw™Ω'],
  [0.95, 'M½¼¾©'],
  [1, '@m—…→'],
  [1.05, '%W'],
];
const ASCII_AND_SIGNS = new Map(
  GROUPS.flatMap(([ems, letters]) => letters.split('').map((letter) => [letter, ems] as const)),
);
/** For letters not in the list, and everything else the fonts have. */
const [SMALL_LETTER, LETTER, ANY] = [1.2, 1.4, 1.75];
/** In some letters, such as “ď”, the accent is next to the letter. */
const ACCENT = 0.1;

const known = new Map<string, number>();

function emsOfLetter(letter: string): number {
  const found = ASCII_AND_SIGNS.get(letter) ?? known.get(letter);
  if (found !== undefined) return found;
  const base = ASCII_AND_SIGNS.get(letter.normalize('NFD').charAt(0));
  const ems = /\p{M}/u.test(letter)
    ? 0
    : ((base && base + ACCENT) ?? (/\p{Ll}/u.test(letter) ? SMALL_LETTER : /\p{L}/u.test(letter) ? LETTER : ANY));
  known.set(letter, ems);
  return ems;
}

/** Returns a text's maximum width at size 1; multiplied by the size in points, it's the width in points. */
export function emsOf(text: string): number {
  let ems = 0;
  for (const letter of text) ems += emsOfLetter(letter);
  return ems;
}

/** Truncates a text with `…` to at most `roomEms`. For drawings, whose texts are complete in the tables below them. */
export function shortenedTo(text: string, roomEms: number): string {
  if (emsOf(text) <= roomEms) return text;
  const letters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  while (letters.length > 0 && emsOf(letters.join('')) + emsOf('…') > roomEms) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
