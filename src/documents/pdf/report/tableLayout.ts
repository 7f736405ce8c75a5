import type { ReportTable } from '@/domain/calculation/reportTable';
import { lineCount } from '../lineCount';
import { CONTENT_PT } from '../sectionLayout';

/** A column's minimum and maximum share in letters: longer text wraps. */
const [NARROW, WIDE, WIDE_NUMBER] = [8, 22, 11];
const ROW_PADDING_PT = 10;
const SIZE_PT = 8;

export type TableColumn = {
  /** Its share of the width. */ share: number;
  gapPt: number;
  /** How wide its lines are, on the narrower sheet. */ roomPt: number;
  isNumber: boolean;
};

/** Columns share the page according to their content. */
export function tableColumns({ columns, rows }: Pick<ReportTable, 'columns' | 'rows'>): TableColumn[] {
  const longestWord = (text: string): number => Math.max(...text.split(/[\s/]/).map((word) => word.length));
  const shares = columns.map(({ label, isNumber }, index) =>
    Math.min(
      isNumber ? WIDE_NUMBER : WIDE,
      Math.max(NARROW, longestWord(label), ...rows.map((cells) => (cells[index] ?? '').length)),
    ),
  );
  const all = shares.reduce((sum, share) => sum + share, 0);
  return columns.map(({ isNumber }, index) => {
    const share = shares[index] ?? NARROW;
    // Figures end where the next column's words begin: those two need a wider gap.
    const gapPt = index === columns.length - 1 ? 0 : isNumber && !(columns[index + 1]?.isNumber ?? false) ? 12 : 5;
    return { share, gapPt, roomPt: ((CONTENT_PT - ROW_PADDING_PT) * share) / all - gapPt, isNumber };
  });
}

/** How many lines of text each row takes. */
export function linesOfRows({ columns, rows }: Pick<ReportTable, 'columns' | 'rows'>): number[] {
  const layout = tableColumns({ columns, rows });
  return rows.map((cells) =>
    Math.max(0, ...cells.map((text, index) => lineCount(text, layout[index]?.roomPt ?? 1, SIZE_PT))),
  );
}

/** How many lines of text a table's rows take together. */
export const linesOfTable = (table: Pick<ReportTable, 'columns' | 'rows'>): number =>
  linesOfRows(table).reduce((sum, lines) => sum + lines, 0);
