import { paths } from '@/lib/paths';
import { businessUnitName, NO_BUSINESS_UNIT } from '../../business-unit/units';
import { NO_MONTH_SUMS, type LedgerMonth } from '../../ledger/schema';
import { sumOf } from '../../money/amounts';
import type { Report, ReportInput, ReportTable } from '../model';
import { comparedRange, type MonthRange } from '../range';
import { BARS, ledgerIn, share } from './sums';

type Sums = Pick<LedgerMonth, 'salesCents' | 'receivedCents' | 'refundedCents' | 'taxCents'>;
type Row = { id: string; name: string; sales: number; before: number; money: number; tax: number };

const sumsOf = (of: readonly Sums[]) => ({
  sales: sumOf(of.map(({ salesCents }) => salesCents)),
  money: sumOf(of.map(({ receivedCents, refundedCents }) => receivedCents - refundedCents)),
  tax: sumOf(of.map(({ taxCents }) => taxCents)),
});

/** Returns each business unit's share of the company, and what belongs to none; nothing for a company without units. */
function rowsOf(input: ReportInput): Row[] {
  const compared = comparedRange(input.range, input.comparison);
  const within = (range: MonthRange | null) => (range ? ledgerIn(input, range) : []);
  const [now, before] = [within(input.range), within(compared)];
  const ids = [...new Set([...now, ...before].flatMap(({ units }) => Object.keys(units)))];
  if (ids.length === 0) return [];
  const of = (months: readonly LedgerMonth[], id: string) =>
    sumsOf(months.map(({ units }) => units[id] ?? NO_MONTH_SUMS));
  const rows = ids.map((id): Row => {
    const sums = of(now, id);
    return { id, name: businessUnitName(input.units, id), ...sums, before: of(before, id).sales };
  });
  const [all, allBefore] = [sumsOf(now), sumsOf(before)];
  const rest: Row = {
    id: '',
    name: NO_BUSINESS_UNIT,
    sales: all.sales - sumOf(rows.map(({ sales }) => sales)),
    money: all.money - sumOf(rows.map(({ money }) => money)),
    tax: all.tax - sumOf(rows.map(({ tax }) => tax)),
    before: allBefore.sales - sumOf(rows.map((row) => row.before)),
  };
  const hasRest = [rest.sales, rest.money, rest.tax, rest.before].some((cents) => cents !== 0);
  return [...rows.toSorted((a, b) => b.sales - a.sales || a.name.localeCompare(b.name)), ...(hasRest ? [rest] : [])];
}

/** Compares the business units side by side, as a chart and a table whose rows open the unit's report. */
export function unitsBeside(input: ReportInput): Pick<Report, 'charts' | 'tables'> {
  const rows = rowsOf(input);
  if (rows.length === 0) return { charts: [], tables: [] };
  const isCompared = input.comparison !== 'none';
  return {
    charts: [
      {
        id: 'units',
        title: 'By business unit',
        unit: 'money',
        kind: 'bars',
        rows: rows.slice(0, BARS).map(({ id, name, sales, before }) => ({
          id,
          label: name,
          value: sales,
          before: isCompared ? before : null,
        })),
      },
    ],
    tables: [tableOf(input, rows, isCompared)],
  };
}

function tableOf({ range }: ReportInput, rows: readonly Row[], isCompared: boolean): ReportTable {
  const all = sumOf(rows.map(({ sales }) => sales));
  const total = (of: (row: Row) => number): number => sumOf(rows.map(of));
  return {
    id: 'units',
    title: 'Business units',
    columns: [
      { label: 'Business unit', unit: 'text' },
      { label: 'Sales', unit: 'money' },
      { label: 'Share', unit: 'share' },
      ...(isCompared ? [{ label: 'Before', unit: 'money' as const }] : []),
      { label: 'Money in', unit: 'money' },
      { label: 'Tax charged', unit: 'money' },
    ],
    rows: rows.map(({ id, name, sales, before, money, tax }) => ({
      id: `unit:${id}`,
      cells: [name, sales, share(sales, all), ...(isCompared ? [before] : []), money, tax],
      records:
        id === ''
          ? null
          : {
              kind: 'page',
              to: `${paths.report('sales')}?range=custom&from=${range.from}&to=${range.to}&unit=${encodeURIComponent(id)}`,
            },
    })),
    total: [
      'All',
      all,
      null,
      ...(isCompared ? [total(({ before }) => before)] : []),
      total(({ money }) => money),
      total(({ tax }) => tax),
    ],
  };
}
