import { z } from 'zod';
import { collect } from '@/lib/collect';
import { memo } from '@/lib/memo';
import { identifier, remark, within } from '@/domain/calculation/ranges';
import { InputFault } from './issue';
import { rounded, type Grade, type Why } from './why';

/** A printed table: cells by row and column, as the code labels them. An empty cell is undefined. */
export type Grid = {
  /** As it is cited and amended, like “IPC 710.1(1)”. */ id: string;
  edition: string;
  grade: Grade;
  /** Cells that no one could look up in a copy of the book, as `row|column`. */ unread: ReadonlySet<string>;
  rowTitle: string;
  columns: readonly string[];
  /** Index of each column: pipe trees look up tens of thousands of cells. */ columnAt: ReadonlyMap<string, number>;
  rows: ReadonlyMap<string, readonly (number | undefined)[]>;
};

/**
 * Parses a table written as CSV: the first line has the column names, the first column the row names. A cell with a question mark, like
 * `4640?`, is from memory: answers that use it say so. `scale` converts the printed unit to the one used for calculating.
 */
export function gridOf({
  csv,
  scale = 1,
  ...about
}: Pick<Grid, 'id' | 'edition' | 'grade'> & { csv: string; scale?: number }): Grid {
  const [head = [], ...body] = csv
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((value) => value.trim()));
  const [rowTitle = '', ...columns] = head;
  const rows = body.map(
    ([row = '', ...cells]) => [row, columns.map((_, index) => numberIn(cells[index], scale))] as const,
  );
  const unread = body.flatMap(([row = '', ...cells]) =>
    columns.filter((_, index) => cells[index]?.endsWith('?')).map((column) => `${row}|${column}`),
  );
  return {
    ...about,
    unread: new Set(unread),
    rowTitle,
    columns,
    columnAt: placesOf(columns),
    rows: new Map(rows),
  };
}

/** Returns each label's index in its list. */
export const placesOf = (labels: readonly string[]): ReadonlyMap<string, number> =>
  new Map(labels.map((label, index) => [label, index]));

const numberIn = (text: string | undefined, scale: number): number | undefined =>
  text === undefined || text === '' || text === '-' ? undefined : inUnit(Number(text.replace('?', '')), scale);

const inUnit = (printed: number, scale: number): number => (scale === 1 ? printed : rounded(printed * scale));

/** A printed value replaced by the jurisdiction. */
export const amendmentsField = z
  .array(
    z.strictObject({
      table: identifier('Table'),
      row: identifier('Row'),
      column: identifier('Column'),
      value: within({ label: 'Value', min: 0, max: 1_000_000, unit: '', why: 'no table has more' }),
      source: remark('Source').min(3, 'Source: say where the amendment is published'),
    }),
  )
  .max(200, 'At most 200 amendments')
  .optional()
  .meta({ title: 'Local amendments, each replacing one printed cell' });

export type Amendments = z.output<typeof amendmentsField>;

/** Returns the value at a row and a column, the amended one if there is one. */
export function cell(grid: Grid, row: string, column: string, amendments?: Amendments): number | undefined {
  const amended = amendments?.find((entry) => entry.table === grid.id && entry.row === row && entry.column === column);
  return amended ? amended.value : grid.rows.get(row)?.[grid.columnAt.get(column) ?? -1];
}

type Cell = { row: string; value: number };

/** Returns the cells of a column, in row order, without empty ones. */
export const columnOf = (grid: Grid, column: string, amendments?: Amendments): readonly Cell[] =>
  amendments?.some(({ table }) => table === grid.id)
    ? readColumn(grid, column, amendments)
    : printedColumns(grid)(column);

const readColumn = (grid: Grid, column: string, amendments?: Amendments): readonly Cell[] =>
  collect([...grid.rows.keys()], (row) => {
    const value = cell(grid, row, column, amendments);
    return value === undefined ? undefined : { row, value };
  });

// There are few tables, none changes, and each pipe of a tree asks for the same columns.
const printedColumns = memo((grid: Grid) => memo((column: string) => readColumn(grid, column)));

/** Whether a cell is from memory and no local amendment replaced it. */
export const isUnread = (grid: Grid, row: string, column: string, amendments?: Amendments): boolean =>
  grid.unread.has(`${row}|${column}`) &&
  amendments?.some((entry) => entry.table === grid.id && entry.row === row && entry.column === column) !== true;

/** Returns table, edition, grade (the cell's if one is named) and amendments of a grid, for `why`. */
export function citing(
  grid: Grid,
  amendments?: Amendments,
  at?: { row: string; column: string },
): Pick<Why, 'table' | 'edition' | 'grade' | 'amendedBy'> {
  const amendedBy = amendments?.filter(({ table }) => table === grid.id).map(({ source }) => source) ?? [];
  return {
    table: grid.id,
    edition: grid.edition,
    grade: at && isUnread(grid, at.row, at.column, amendments) ? 'M' : grid.grade,
    ...(amendedBy.length > 0 ? { amendedBy: [...new Set(amendedBy)] } : {}),
  };
}

/** Throws `InputFault` when an amendment names a cell that none of these tables has. */
export function checkAmendments(amendments: Amendments, grids: readonly Grid[]): void {
  amendments?.forEach(({ table, row, column }, index) => {
    const grid = grids.find(({ id }) => id === table);
    const at = `amendments.${index}`;
    if (!grid)
      throw new InputFault(`${at}.table`, `this calculation uses ${grids.map(({ id }) => `“${id}”`).join(', ')}`);
    if (!grid.rows.has(row)) throw new InputFault(`${at}.row`, `${table} has no row “${row}”`);
    if (!grid.columns.includes(column))
      throw new InputFault(`${at}.column`, `${table} has the columns ${grid.columns.join(', ')}`);
  });
}
