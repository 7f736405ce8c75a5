import { givenAway, headingOf, type Grouping } from '../../discount/report';
import type { Figure, Report, ReportInput, ReportTable } from '../model';
import { BARS, figure, ledgerIn, monthlyTrend } from './sums';

const totalOf = (input: ReportInput, range: ReportInput['range']): number =>
  givenAway(ledgerIn(input, range), 'reason', 'year').totalCents;

/** Reports discounts on issued invoices: which, why, by whom. */
export function discountsReport(input: ReportInput): Report {
  return {
    figures: figures(input),
    charts: [
      monthlyTrend(input, { id: 'months', title: 'Discounts given', unit: 'money' }, (month) =>
        totalOf(input, { from: month, to: month }),
      ),
      {
        id: 'reasons',
        title: 'By reason',
        unit: 'money',
        kind: 'bars',
        rows: givenAway(ledgerIn(input, input.range), 'reason', 'year')
          .rows.slice(0, BARS)
          .map(({ key, amountCents }) => ({
            id: key,
            label: headingOf(key, 'reason'),
            value: amountCents,
            before: null,
          })),
      },
    ],
    tables: [table(input, 'discount', 'Discount'), table(input, 'reason', 'Reason'), table(input, 'person', 'Person')],
    notes: [],
  };
}

function table(input: ReportInput, grouping: Grouping, label: string): ReportTable {
  const { rows, totalCents } = givenAway(ledgerIn(input, input.range), grouping, 'year');
  return {
    id: grouping,
    title: label,
    columns: [
      { label, unit: 'text' },
      { label: 'Times', unit: 'count' },
      { label: 'Discounted', unit: 'money' },
      { label: 'Share', unit: 'share' },
    ],
    rows: rows.map(({ key, count, amountCents, sharePpm }) => ({
      id: key,
      cells: [grouping === 'person' ? input.names.author(key) : headingOf(key, grouping), count, amountCents, sharePpm],
      records: { kind: 'ledger', of: 'discounts' },
    })),
    total: rows.length > 0 ? ['All', null, totalCents, null] : null,
  };
}

const figures = (input: ReportInput): Figure[] => [
  figure(
    input,
    {
      ...{
        id: 'given',
        label: 'Discounts given',
        unit: 'money',
        better: 'less',
        records: { kind: 'ledger', of: 'discounts' },
      },
      definition: 'What the discounts on issued invoices came to, less those of voided ones.',
    },
    (range) => totalOf(input, range),
  ),
  figure(
    input,
    {
      ...{
        id: 'share',
        label: 'Of undiscounted sales',
        unit: 'share',
        better: 'less',
        records: { kind: 'ledger', of: 'discounts' },
      },
      definition: 'Discounts divided by what sales would have been without them.',
    },
    (range) => givenAway(ledgerIn(input, range), 'reason', 'year').shareOfSalesPpm,
  ),
];
