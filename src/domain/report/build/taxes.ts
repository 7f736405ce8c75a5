import { sumOf } from '../../money/amounts';
import { ratesText, taxReport } from '../../tax/report';
import type { LedgerMonth } from '../../ledger/schema';
import type { Figure, Report, ReportInput } from '../model';
import type { MonthRange } from '../range';
import { BARS, figure, ledgerIn, ledgerSum, monthlyTrend } from './sums';

/** Combines the months of a range into one period, as a tax return covers it. */
const rowsOf = (months: readonly LedgerMonth[]) =>
  taxReport(
    months.map((month) => ({ ...month, month: '0000-01' })),
    'year',
  ).rows;

/** Reports tax by state and jurisdiction, as needed for a return: gross sales, the taxable part, and the tax. */
export function taxesReport(input: ReportInput): Report {
  const rows = rowsOf(ledgerIn(input, input.range));
  return {
    figures: figures(input),
    charts: [
      monthlyTrend(input, { id: 'tax', title: 'Tax charged', unit: 'money' }, (month) =>
        ledgerSum(input, { from: month, to: month }, ({ taxCents }) => taxCents),
      ),
      {
        id: 'places',
        title: 'Tax by jurisdiction',
        unit: 'money',
        kind: 'bars',
        rows: rows
          .toSorted((a, b) => b.taxCents - a.taxCents)
          .slice(0, BARS)
          .map((row) => ({
            id: keyOf(row),
            label: `${row.jurisdiction || row.name} ${ratesText(row)}`,
            value: row.taxCents,
            before: null,
          })),
      },
    ],
    tables: [
      {
        id: 'jurisdictions',
        title: 'For the return',
        columns: [
          { label: 'State', unit: 'text' },
          { label: 'Jurisdiction', unit: 'text' },
          { label: 'Level', unit: 'text' },
          { label: 'Tax', unit: 'text' },
          { label: 'Rate', unit: 'text' },
          { label: 'Taxable sales', unit: 'money' },
          { label: 'Exempt or 0%', unit: 'money' },
          { label: 'Tax due', unit: 'money' },
        ],
        rows: rows.map((row) => ({
          id: keyOf(row),
          cells: [
            row.region,
            row.jurisdiction,
            row.level,
            row.name,
            ratesText(row),
            row.taxableCents,
            row.exemptCents,
            row.taxCents,
          ],
          records: { kind: 'ledger', of: 'tax' },
        })),
        total:
          rows.length > 0 ? ['All', '', '', '', '', null, null, sumOf(rows.map(({ taxCents }) => taxCents))] : null,
      },
    ],
    notes: [
      'Accrual: by the day of issue. Credit notes and voided invoices are subtracted in the month in which they were made. The same sale is taxable once for each jurisdiction, so taxable sales do not add up.',
    ],
  };
}

const keyOf = ({ region, level, jurisdiction, name }: ReturnType<typeof rowsOf>[number]): string =>
  [region, level, jurisdiction, name].join(' ');

function figures(input: ReportInput): Figure[] {
  const sum = (of: (month: LedgerMonth) => number) => (range: MonthRange) => ledgerSum(input, range, of);
  return [
    figure(
      input,
      {
        ...{
          id: 'gross',
          label: 'Gross sales',
          unit: 'money',
          better: 'more',
          records: { kind: 'ledger', of: 'sales' },
        },
        definition: 'All sales without tax and tips, taxable or not, less credit notes and voids.',
      },
      sum(({ salesCents }) => salesCents),
    ),
    figure(
      input,
      {
        ...{ id: 'tax', label: 'Tax charged', unit: 'money', better: null, records: { kind: 'ledger', of: 'tax' } },
        definition: 'All taxes charged on issued invoices, less those given back.',
      },
      sum(({ taxCents }) => taxCents),
    ),
  ];
}
