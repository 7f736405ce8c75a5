import type { PaperLine, PaperSection } from '@/domain/paper/schema';
import { lineTag } from '../lineTag';
import { emsOf } from './letterWidths';
import { lineCount } from './lineCount';
import { styles } from './styles';

/** Within the margins of the narrower sheet, A4. */
export const CONTENT_PT = 515;
/** In a heading and its table, left and right together. */
export const ROW_PADDING_PT = 12;
export const PHOTO_PT = 52;
const COLUMN_GAP_PT = 6;
/** A wider amount is divided. */
const WIDEST_AMOUNT_PT = 130;
const SIZE_PT = 9;
const SMALL_PT = 8;

/** The columns of a section: which there are, and their widths in points. */
export type SectionColumns = {
  quantityPt: number;
  pricePt: number;
  amountPt: number;
  /** What is left for the lines' own words. */ namePt: number;
};

/** A column as wide as its widest text, within bounds; 0 without any text. */
export function columnPt(texts: readonly string[], leastPt: number): number {
  const widest = Math.max(0, ...texts.map((text) => (text === '' ? 0 : emsOf(text) * SIZE_PT + COLUMN_GAP_PT)));
  return texts.every((text) => text === '') ? 0 : Math.min(WIDEST_AMOUNT_PT, Math.max(leastPt, widest));
}

/** The widths that a section's figures need, so that an amount is in one piece. */
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

/** How wide a line's words may be next to its photo. */
const wordsPt = (line: PaperLine, { namePt }: SectionColumns): number => namePt - (line.photoUrl === '' ? 0 : PHOTO_PT);

/** How many lines of text a line of a document takes. */
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

/** Of a total its amount, and what that leaves for its label. */
const [TOTAL_PT, STRONG_TOTAL_PT] = [9, 10.5];
const WIDEST_TOTAL_PT = 160;
export const totalAmountPt = (amountText: string, isStrong: boolean): number =>
  Math.min(WIDEST_TOTAL_PT, emsOf(amountText) * (isStrong ? STRONG_TOTAL_PT : TOTAL_PT) + 1);
export const totalLabelPt = (amountText: string, isStrong: boolean): number =>
  styles.totals.width - ROW_PADDING_PT - styles.totalLabel.paddingRight - totalAmountPt(amountText, isStrong);

/** How many lines of text the totals of a section take. */
export const linesOfTotals = (totals: PaperSection['totals']): number =>
  totals.reduce((sum, { label, note, amountText, isStrong }) => {
    const roomPt = totalLabelPt(amountText, isStrong);
    return sum + lineCount(label, roomPt, isStrong ? STRONG_TOTAL_PT : TOTAL_PT) + lineCount(note, roomPt, SMALL_PT);
  }, 0);
