import type { DrawnPage, DrawnText } from './pagesOfPdf';

/** The unprintable margin: a quarter of an inch. */
const EDGE_PT = 18;
/** From the baseline, for a letter of size 1: small enough that lines with normal spacing don't touch. */
const [ABOVE, BELOW] = [0.68, 0.14];
/** Allows for rounding, and for letters that extend slightly past their width. */
const TOLERANCE_PT = 0.6;

const boxOf = ({ x, y, width, size }: DrawnText) => ({
  left: x,
  right: x + width,
  top: y - ABOVE * size,
  bottom: y + BELOW * size,
});

/** Returns what is wrong with printed pages: texts past the sheet's edge or over other texts; empty when everything is readable. */
export function paperFaults(pages: readonly DrawnPage[]): string[] {
  return pages.flatMap(({ width, height, texts }, index) => {
    const page = `page ${String(index + 1)}`;
    const shown = texts.filter(({ text }) => text.trim() !== '').map((text) => ({ ...boxOf(text), words: text.text }));
    const outside = shown.filter(
      ({ left, right, top, bottom }) =>
        left < EDGE_PT - TOLERANCE_PT ||
        right > width - EDGE_PT + TOLERANCE_PT ||
        top < EDGE_PT - TOLERANCE_PT ||
        bottom > height - EDGE_PT + TOLERANCE_PT,
    );
    const over = shown.flatMap((one, at) =>
      shown
        .slice(at + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE_PT &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE_PT,
        )
        .map((other) => `${page}: “${one.words}” over “${other.words}”`),
    );
    return [...outside.map(({ words }) => `${page}: “${words}” is outside the sheet`), ...over];
  });
}
