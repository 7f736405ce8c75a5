import { NO_MONTH_SUMS } from '../ledger/schema';
import type { Cells, Contribution } from './cells';
import type { Records, Report, ReportInput, ReportRow } from './model';

/** The cells of a business unit are stored next to the company's, each prefixed with the unit's id. */
const prefixOf = (businessUnitId: string): string => `@${businessUnitId} `;
const PREFIX = /^@[^ ]+ /;

/** Returns a cell's name without the unit prefix. */
export const cellWithoutUnit = (cell: string): string => cell.replace(PREFIX, '');

/** Adds a record's contribution to its business unit as well; '' = only to the company. */
export function countedForUnit({ month, cells }: Contribution, businessUnitId: string): Contribution {
  if (businessUnitId === '') return { month, cells };
  const prefix = prefixOf(businessUnitId);
  const own = Object.entries(cells).map(([name, cell]) => [prefix + name, cell] as const);
  return { month, cells: { ...cells, ...Object.fromEntries(own) } };
}

/** Replaces the company's totals by those of one business unit. */
function narrowed(input: ReportInput): ReportInput {
  const { unit, months, ledger, receivables } = input;
  const prefix = prefixOf(unit);
  const cellsOf = (cells: Cells): Cells =>
    Object.fromEntries(
      Object.entries(cells).flatMap(([name, cell]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), cell] as const] : [],
      ),
    );
  return {
    ...input,
    months: months.map((month) => ({ ...month, cells: cellsOf(month.cells) })),
    ledger: ledger.map(({ month, units }) => ({ ...(units[unit] ?? NO_MONTH_SUMS), month, units: {} })),
    receivables: { byDueOn: receivables.units[unit] ?? {}, units: {} },
  };
}

/** Returns where the records behind a unit's figure are. A list of the whole company would show more than the figure counts. */
const recordsOfUnit = (records: Records | null, unit: string): Records | null => {
  if (records === null || records.kind === 'page') return null;
  return records.kind === 'ledger' ? { ...records, unit } : { ...records, cell: prefixOf(unit) + records.cell };
};

/** Wraps a report so that it can be limited to one business unit (`ReportInput.unit`), in addition to its other filters. */
export const byUnit =
  (build: (input: ReportInput) => Report) =>
  (input: ReportInput): Report => {
    const { unit } = input;
    if (unit === '') return build(input);
    const { figures, charts, tables, notes } = build(narrowed(input));
    const some = (each: readonly (Records | null)[]) => each.map((records) => recordsOfUnit(records, unit));
    const rowOf = (row: ReportRow): ReportRow => ({
      ...row,
      records: recordsOfUnit(row.records, unit),
      ...(row.cellRecords && { cellRecords: some(row.cellRecords) }),
    });
    return {
      figures: figures.map((figure) => ({ ...figure, records: recordsOfUnit(figure.records, unit) })),
      charts,
      tables: tables.map((table) => ({
        ...table,
        rows: table.rows.map(rowOf),
        ...(table.totalRecords && { totalRecords: some(table.totalRecords) }),
      })),
      notes,
    };
  };
