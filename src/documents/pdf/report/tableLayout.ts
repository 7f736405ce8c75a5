import type { ReportTable } from '@/domain/calculation/reportTable';
import { emsOf } from '../letterWidths';
import { lineCount } from '../lineCount';
import { CONTENT_PT } from '../sectionLayout';

/** A column's minimum and maximum share in letters: longer text wraps. */
const [NARROW, WIDE, WIDE_NUMBER] = [5, 22, 11];
const ROW_PADDING_PT = 10;
const ROOM_PT = CONTENT_PT - ROW_PADDING_PT;
/** Font sizes of a row, reduced step by step before a figure is split. */
const SIZES_PT = [8, 7.5, 7, 6.5, 6] as const;
const [SIZE_PT, SMALLEST_PT] = [SIZES_PT[0], 6];
/** Points by which the font of a total is larger. */
export const SUM_PT = 0.5;
/** Font size of the column labels. */
const HEAD_PT = 7;
/** Minimum width of text columns next to columns of figures. */
const WORDS_PT = 44;
/** Maximum width of a figure; anything longer in a column of figures is treated as text. */
const FIGURE_EMS = 16;

export type TableColumn = {
  /** Share of the width. */ share: number;
  gapPt: number;
  /** Line width on the narrower sheet. */ roomPt: number;
  isNumber: boolean;
  sizePt: number;
};

type Table = Pick<ReportTable, 'columns' | 'rows'>;

/** Distributes the page's width among the columns by their content; columns of figures are as wide as their widest, so that none is split. */
export function tableColumns(table: Table): TableColumn[] {
  const shared = columnsOf(table, sharesOf(table), SIZE_PT);
  const isWide = ({ roomPt }: TableColumn, needPt: number): boolean => roomPt >= needPt;
  if (shared.every((column, index) => isWide(column, figurePt(table, index, SIZE_PT)))) return shared;
  for (const sizePt of SIZES_PT) {
    const widths = widthsBesideFigures(table, sizePt);
    if (widths) return columnsOf(table, widths, sizePt);
  }
  return columnsOf(table, sharesOf(table), SMALLEST_PT);
}

const gapOf = ({ columns }: Table, index: number): number => {
  // Figures end where the next column's text begins: those two need a wider gap.
  const isNumber = columns[index]?.isNumber ?? false;
  return index === columns.length - 1 ? 0 : isNumber && !(columns[index + 1]?.isNumber ?? false) ? 12 : 5;
};

function columnsOf(table: Table, shares: readonly number[], sizePt: number): TableColumn[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  return table.columns.map(({ isNumber }, index) => {
    const share = shares[index] ?? NARROW;
    const gapPt = gapOf(table, index);
    return { share, gapPt, roomPt: (ROOM_PT * share) / all - gapPt, isNumber, sizePt };
  });
}

const longestWord = (text: string): number => Math.max(...text.split(/[\s/]/).map((word) => word.length));

const sharesOf = ({ columns, rows }: Table): number[] =>
  columns.map(({ label, isNumber }, index) =>
    Math.min(
      isNumber ? WIDE_NUMBER : WIDE,
      Math.max(NARROW, longestWord(label), ...rows.map((cells) => (cells[index] ?? '').length)),
    ),
  );

/** Returns the width a column of figures needs so that none is split; 0 for a text column. */
function figurePt({ columns, rows }: Table, index: number, sizePt: number): number {
  if (!(columns[index]?.isNumber ?? false)) return 0;
  const ems = rows
    .flatMap((cells) => (cells[index] ?? '').split(/\s/))
    .map(emsOf)
    .filter((each) => each <= FIGURE_EMS);
  return Math.max(0, ...ems) * (sizePt + SUM_PT);
}

/**
 * Returns each column's width in points: figures and their labels unsplit, with text columns sharing the rest by length. null if too
 * little is left.
 */
function widthsBesideFigures(table: Table, sizePt: number): number[] | null {
  const { columns, rows } = table;
  const figures = columns.map(({ label, isNumber }, index) => {
    if (!isNumber) return 0;
    const head = Math.max(...label.split(/[\s/]/).map(emsOf)) * HEAD_PT;
    return Math.max(head, figurePt(table, index, sizePt)) + gapOf(table, index);
  });
  const words = columns.map(({ label, isNumber }, index) =>
    isNumber ? 0 : Math.min(WIDE, Math.max(...[label, ...rows.map((cells) => cells[index] ?? '')].map(emsOf))),
  );
  const left = ROOM_PT - figures.reduce((sum, width) => sum + width, 0);
  const all = words.reduce((sum, ems) => sum + ems, 0);
  if (all === 0) return left < 0 ? null : figures.map((width) => width + left / figures.length);
  const hasRoom = words.every((ems) => (left * ems) / all >= Math.min(WORDS_PT, ems * sizePt));
  return hasRoom ? figures.map((width, index) => width + (left * (words[index] ?? 0)) / all) : null;
}

/** Returns how many text lines each row takes. */
export function linesOfRows(table: Table): number[] {
  const layout = tableColumns(table);
  return table.rows.map((cells) =>
    Math.max(0, ...cells.map((text, index) => lineCount(text, layout[index]?.roomPt ?? 1, layout[index]?.sizePt ?? 1))),
  );
}

/** Returns how many text lines a table's rows take in total. */
export const linesOfTable = (table: Table): number => linesOfRows(table).reduce((sum, lines) => sum + lines, 0);
