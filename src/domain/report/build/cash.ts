import { paths } from '@/lib/paths';
import { AGING_BUCKET_LABELS, AGING_BUCKETS, agingBucket, type AgingBucket } from '../../billing/aging';
import type { LedgerMonth, Receivables } from '../../ledger/schema';
import { sumOf } from '../../money/amounts';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '../../payment/schema';
import type { Figure, Report, ReportInput } from '../model';
import { monthsIn } from '../range';
import type { ChartTone } from '../tone';
import { figure, ledgerFigure, ledgerIn, ledgerSum, ledgerTrend, monthName, share, type LedgerInput } from './sums';

const CASH = {
  ofMonth: ({ receivedCents, refundedCents }: LedgerMonth) => receivedCents - refundedCents,
  ofDay: ({ moneyCents }: { moneyCents: number }) => moneyCents,
};

const AGE_TONES: Record<AgingBucket, ChartTone> = {
  current: 'good',
  '1-30': 'late',
  '31-60': 'later',
  '61-90': 'latest',
  'over-90': 'oldest',
};

/** Reports money in minus refunds, and receivables by how long they are overdue. */
export function cashReport(input: ReportInput): Report {
  const ages = agesOf(input);
  const owedCents = sumOf(Object.values(ages).map(({ cents }) => cents));
  return {
    figures: [cashIn(input), ...owedFigures(ages, owedCents), writtenOff(input)],
    charts: [
      ledgerTrend(input, { id: 'trend', title: 'Money in' }, CASH),
      {
        id: 'aging',
        title: 'Owed today, by age',
        unit: 'money',
        kind: 'whole',
        parts: AGING_BUCKETS.map((bucket) => ({
          id: bucket,
          label: AGING_BUCKET_LABELS[bucket],
          value: ages[bucket].cents,
          tone: AGE_TONES[bucket],
        })),
      },
    ],
    tables: [agingTable(ages, owedCents), methodsTable(input)],
    notes: [
      'What is owed is as of today, whatever time is chosen. Overpaid amounts are not subtracted from what others owe.',
    ],
  };
}

/** Returns money in minus refunds. */
export const cashIn = (input: LedgerInput): Figure =>
  ledgerFigure(
    input,
    {
      id: 'cash',
      label: 'Money in',
      unit: 'money',
      better: 'more',
      definition: 'Payments received in this time, tips included, less refunds, by the day on which the money came.',
      records: { kind: 'ledger', of: 'money' },
    },
    CASH,
  );

type Ages = Record<AgingBucket, { count: number; cents: number }>;

/** Returns receivables on a day, by how long they are overdue. */
export function agesOf({ receivables, today }: { receivables: Pick<Receivables, 'byDueOn'>; today: string }): Ages {
  const ages = Object.fromEntries(AGING_BUCKETS.map((bucket) => [bucket, { count: 0, cents: 0 }])) as Ages;
  for (const [dueOn, { count, balanceCents }] of Object.entries(receivables.byDueOn)) {
    const age = ages[agingBucket(dueOn, today)];
    age.count += count;
    age.cents += balanceCents;
  }
  return ages;
}

/** Returns total receivables and the overdue part. */
export function owedFigures(ages: Ages, owedCents: number): Figure[] {
  const stated = { unit: 'money', earlier: null, better: 'less' } as const;
  return [
    {
      ...stated,
      id: 'owed',
      label: 'Owed today',
      value: owedCents,
      definition: 'What customers owe on issued invoices today.',
      records: { kind: 'page', to: `${paths.invoices}?view=open` },
    },
    {
      ...stated,
      id: 'overdue',
      label: 'Overdue today',
      value: owedCents - ages.current.cents,
      definition: 'The part of it that is past its due date. On the due date itself, an invoice is still on time.',
      records: { kind: 'page', to: `${paths.invoices}?view=overdue` },
    },
  ];
}

const writtenOff = (input: ReportInput): Figure =>
  figure(
    input,
    {
      id: 'written-off',
      label: 'Written off',
      unit: 'money',
      better: 'less',
      definition: 'What was given up on issued invoices in this time. It does not change sales.',
      records: { kind: 'ledger', of: 'sales' },
    },
    (range) => ledgerSum(input, range, ({ writtenOffCents }) => writtenOffCents),
  );

const agingTable = (ages: Ages, owedCents: number): Report['tables'][number] => ({
  id: 'aging',
  title: 'Owed today',
  columns: [
    { label: 'Overdue', unit: 'text' },
    { label: 'Invoices', unit: 'count' },
    { label: 'Owed', unit: 'money' },
    { label: 'Share', unit: 'share' },
  ],
  rows: AGING_BUCKETS.map((bucket) => ({
    id: bucket,
    cells: [AGING_BUCKET_LABELS[bucket], ages[bucket].count, ages[bucket].cents, share(ages[bucket].cents, owedCents)],
    records: { kind: 'page', to: `${paths.invoices}?view=${bucket === 'current' ? 'open' : 'overdue'}` },
  })),
  total: ['All', sumOf(Object.values(ages).map(({ count }) => count)), owedCents, null],
});

function methodsTable(input: ReportInput): Report['tables'][number] {
  const months = monthsIn(input.range);
  const stored = ledgerIn(input, input.range);
  const used = PAYMENT_METHODS.filter((method) => stored.some(({ methods }) => methods[method]));
  const of = (month: string) => stored.find((one) => one.month === month);
  const rows = months.map((month) => ({
    id: month,
    cells: [
      monthName(month),
      ...used.map((method) => of(month)?.methods[method]?.moneyCents ?? 0),
      (of(month)?.receivedCents ?? 0) - (of(month)?.refundedCents ?? 0),
    ],
    records: { kind: 'ledger' as const, of: 'money' as const, month },
  }));
  return {
    id: 'methods',
    title: 'Money in by month',
    columns: [
      { label: 'Month', unit: 'text' },
      ...used.map((method) => ({ label: PAYMENT_METHOD_LABELS[method], unit: 'money' as const })),
      { label: 'Total', unit: 'money' },
    ],
    rows,
    total: [
      'All',
      ...Array.from({ length: used.length + 1 }, (_, index) =>
        sumOf(rows.map(({ cells }) => Number(cells[index + 1]))),
      ),
    ],
  };
}
