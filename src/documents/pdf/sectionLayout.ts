import type { PaperLine, PaperSection } from '@/domain/paper/schema';
import { lineTag } from '../lineTag';
import { emsOf } from './letterWidths';
import { lineCount } from './lineCount';
import { styles } from './styles';

/** Width inside the margins of the narrower sheet, A4. */
export const CONTENT_PT = 515;
/** Padding of a heading and its table, left and right combined. */
export const ROW_PADDING_PT = 12;
export const PHOTO_PT = 52;
const COLUMN_GAP_PT = 6;
/** A wider amount is split. */
const WIDEST_AMOUNT_PT = 130;
const SIZE_PT = 9;
const SMALL_PT = 8;

/** A section's columns: which ones exist, and their widths in points. */
export type SectionColumns = {
  quantityPt: number;
  pricePt: number;
  amountPt: number;
  /** The width left for the lines' text. */ namePt: number;
};

/** Returns a column's width, as wide as its widest text within limits; 0 without any text. */
export function columnPt(texts: readonly string[], leastPt: number): number {
  const widest = Math.max(0, ...texts.map((text) => (text === '' ? 0 : emsOf(text) * SIZE_PT + COLUMN_GAP_PT)));
  return texts.every((text) => text === '') ? 0 : Math.min(WIDEST_AMOUNT_PT, Math.max(leastPt, widest));
}

/** Returns the widths a section's figures need, so that amounts aren't split. */
export function sectionColumns(lines: readonly PaperLine[]): SectionColumns {
  const pricePt = columnPt(
    lines.map(({ unitPriceText }) => unitPriceText),
    styles.amount.width,
  );
  const isCounted = lines.some(({ quantityText, unitPriceText }) => quantityText !== '' || unitPriceText !== '');
  const quantityPt = isCounted ? styles.quantity.width : 0;
  const amountPt = columnPt(
    lines.map(({ amountText }) => amountText),
    styles.amount.width,
  );
  const namePt = CONTENT_PT - ROW_PADDING_PT - quantityPt - pricePt - amountPt - styles.name.paddingRight;
  return { quantityPt, pricePt, amountPt, namePt };
}

/** Returns the width for a line's text next to its photo. */
const wordsPt = (line: PaperLine, { namePt }: SectionColumns): number => namePt - (line.photoUrl === '' ? 0 : PHOTO_PT);

/** Returns how many text lines a document line takes. */
export function linesOfRow(line: PaperLine, columns: SectionColumns): number {
  const room = wordsPt(line, columns);
  return Math.max(
    lineCount(line.name, room, SIZE_PT) +
      [lineTag(line), line.description, line.discountText].reduce(
        (sum, text) => sum + lineCount(text, room, SMALL_PT),
        0,
      ),
    lineCount(line.quantityText, columns.quantityPt - COLUMN_GAP_PT, SIZE_PT),
  );
}

/** Font sizes of totals, and the maximum width of an amount, which leaves the rest for its label. */
const [TOTAL_PT, STRONG_TOTAL_PT] = [9, 10.5];
const WIDEST_TOTAL_PT = 160;
export const totalAmountPt = (amountText: string, isStrong: boolean): number =>
  Math.min(WIDEST_TOTAL_PT, emsOf(amountText) * (isStrong ? STRONG_TOTAL_PT : TOTAL_PT) + 1);
export const totalLabelPt = (amountText: string, isStrong: boolean): number =>
  styles.totals.width - ROW_PADDING_PT - styles.totalLabel.paddingRight - totalAmountPt(amountText, isStrong);

/** Returns how many text lines a section's totals take. */
export const linesOfTotals = (totals: PaperSection['totals']): number =>
  totals.reduce((sum, { label, note, amountText, isStrong }) => {
    const roomPt = totalLabelPt(amountText, isStrong);
    return sum + lineCount(label, roomPt, isStrong ? STRONG_TOTAL_PT : TOTAL_PT) + lineCount(note, roomPt, SMALL_PT);
  }, 0);
