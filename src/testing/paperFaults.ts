import type { DrawnPage, DrawnText } from './pagesOfPdf';

/** What no printer prints: a quarter of an inch. */
const EDGE_PT = 18;
/** From the baseline, for a letter of size 1: small enough that lines with the usual space between them do not touch. */
const [ABOVE, BELOW] = [0.68, 0.14];
/** Rounding, and letters that reach a little beyond their width. */
const TOLERANCE_PT = 0.6;

const boxOf = ({ x, y, width, size }: DrawnText) => ({
  left: x,
  right: x + width,
  top: y - ABOVE * size,
  bottom: y + BELOW * size,
});

/** What is wrong with printed pages: texts beyond the sheet's edge, and over other texts; none when all can be read. */
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
