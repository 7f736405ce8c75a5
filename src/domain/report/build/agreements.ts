import { paths } from '@/lib/paths';
import type { AgreementMonth } from '../../agreement/record/postingSchema';
import { sumOf } from '../../money/amounts';
import type { Chart, Figure, Report, ReportInput } from '../model';
import { within, type MonthRange } from '../range';
import { figure, monthColumns, monthName, monthlyTrend, share } from './sums';

const inRange = ({ agreements }: Pick<ReportInput, 'agreements'>, range: MonthRange): AgreementMonth[] =>
  within(agreements, range);

const total = (months: readonly AgreementMonth[], field: Exclude<keyof AgreementMonth, 'month'>): number =>
  sumOf(months.map((month) => month[field]));

/** Whether a month (YYYY-MM) can be posted: the current one can't, and its totals are incomplete. */
const isOver = ({ today }: Pick<ReportInput, 'today'>, month: string): boolean => month < today.slice(0, 7);

/** Returns the prepaid balance at the end of a range: the last posted month. */
const closingOf = (input: ReportInput, range: MonthRange): number | null =>
  input.agreements
    .filter(({ month }) => month <= range.to && isOver(input, month))
    .toSorted((a, b) => a.month.localeCompare(b.month))
    .at(-1)?.closingCents ?? null;

/** Reports members who joined and left, and what they prepaid. */
export function agreementsReport(input: ReportInput): Report {
  const of = (month: string): AgreementMonth | undefined => input.agreements.find((one) => one.month === month);
  return {
    figures: figures(input),
    charts: [
      {
        id: 'members',
        title: 'Members who came and went',
        unit: 'count',
        kind: 'columns',
        legend: [
          { tone: 'good', label: 'New' },
          { tone: 'two', label: 'Renewed' },
          { tone: 'later', label: 'Ended' },
        ],
        columns: monthColumns(input, (month) => [
          { tone: 'good', value: of(month)?.started ?? 0 },
          { tone: 'two', value: of(month)?.renewed ?? 0 },
          { tone: 'later', value: of(month)?.ended ?? 0 },
        ]),
      },
      earnedTrend(input, (month) => of(month)?.recognizedCents ?? 0),
    ],
    tables: [
      {
        id: 'months',
        title: 'Deferred income',
        columns: [
          { label: 'Month', unit: 'text' },
          { label: 'New', unit: 'count' },
          { label: 'Renewed', unit: 'count' },
          { label: 'Ended', unit: 'count' },
          { label: 'Billed', unit: 'money' },
          { label: 'Earned', unit: 'money' },
          { label: 'Credited', unit: 'money' },
          { label: 'Prepaid at end', unit: 'money' },
        ],
        rows: inRange(input, input.range)
          .toSorted((a, b) => a.month.localeCompare(b.month))
          .map((month) => ({
            id: month.month,
            cells: [
              monthName(month.month),
              month.started,
              month.renewed,
              month.ended,
              ...[month.billedCents, month.recognizedCents, month.refundedCents, month.closingCents].map((cents) =>
                isOver(input, month.month) ? cents : null,
              ),
            ],
            records: { kind: 'page', to: paths.agreementIncomeOf(month.month) },
          })),
        total: null,
      },
    ],
    notes: ['A month is posted when it is over. Posted months never change: a correction comes into the next one.'],
  };
}

/** Returns what was earned in each completed month: a line that drops to zero in the current one would be misleading. */
function earnedTrend(input: ReportInput, of: (month: string) => number): Chart {
  const trend = monthlyTrend(input, { id: 'earned', title: 'Earned of what members paid', unit: 'money' }, of);
  return trend.kind === 'trend' ? { ...trend, points: trend.points.filter(({ id }) => isOver(input, id)) } : trend;
}

function figures(input: ReportInput): Figure[] {
  const records = { kind: 'page', to: paths.agreements } as const;
  const count = (field: 'started' | 'ended', label: string, better: 'more' | 'less', definition: string): Figure =>
    figure(input, { id: field, label, unit: 'count', better, definition, records }, (range) =>
      total(inRange(input, range), field),
    );
  return [
    count('started', 'New members', 'more', 'Agreements that began in this time.'),
    count('ended', 'Ended', 'less', 'Agreements that ended in this time: canceled, expired or not renewed.'),
    figure(
      input,
      {
        ...{ id: 'renewed', label: 'Renewed', unit: 'share', better: 'more', records },
        definition: 'Agreements renewed, of those that were renewed or ended. What is missing to 100% is the churn.',
      },
      (range) => {
        const months = inRange(input, range);
        return share(total(months, 'renewed'), total(months, 'renewed') + total(months, 'ended'));
      },
    ),
    figure(
      input,
      {
        ...{
          id: 'earned',
          label: 'Earned',
          unit: 'money',
          better: 'more',
          records: { kind: 'page', to: paths.agreementIncome },
        },
        definition: 'The part of what members paid whose service has been given.',
      },
      (range) => total(inRange(input, range), 'recognizedCents'),
    ),
    figure(
      input,
      {
        ...{
          id: 'ahead',
          label: 'Paid ahead',
          unit: 'money',
          better: null,
          records: { kind: 'page', to: paths.agreementIncome },
        },
        definition:
          'Deferred revenue: what members have paid for service that is still owed, at the end of the last posted month.',
      },
      (range) => closingOf(input, range),
    ),
  ];
}
