import { formatCents, formatWholeCents } from '@/domain/money/format';
import { AGING_BUCKET_LABELS } from '@/domain/billing/aging';
import { OVERDUE_BUCKETS, type Overdue } from '@/domain/attention/money';
import { periodLabel } from '@/domain/ledger/months';
import type { Currency } from '@/domain/money/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { paths } from '@/lib/paths';
import { Sparkline } from '@/ui/charts/Sparkline';
import { PlainBar } from '@/ui/charts/StackedBar';
import type { ChartTone } from '@/ui/charts/tones';
import { formatCount } from '@/ui/format/quantities';
import { useMoney, type Known, type MoneySum, type Trend } from '../hooks/useMoney';
import { Explanation } from './Explanation';
import classes from './MoneyRow.module.css';
import { MoneyTile } from './MoneyTile';

const AGE_TONES: Record<keyof Overdue['byAge'], ChartTone> = {
  '1-30': 'late',
  '31-60': 'later',
  '61-90': 'latest',
  'over-90': 'oldest',
};

/** Returns the month's name for a label, such as `November`. */
const monthName = (month: string): string => periodLabel(month).split(' ')[0] ?? '';

const atLeast = (sum: Known<MoneySum>, text: (cents: number) => string): Known<string> =>
  sum && `${text(sum.cents)}${sum.isCut ? '+' : ''}`;

function TrendLine({ trend, name, money }: { trend: Trend; name: string; money: (cents: number) => string }) {
  const words = trend.months.map((month, index) => `${monthName(month)} ${money(trend.cents[index] ?? 0)}`).join(', ');
  return <Sparkline values={trend.cents} label={`${name} by month: ${words}`} />;
}

/** A company's first weeks have no trend to show. */
const hasAny = (trend: Known<Trend>): trend is Trend => trend?.cents.some((cents) => cents > 0) ?? false;

const monthRows = (trend: Known<Trend>, exact: (cents: number) => string): [string, string][] =>
  (trend?.months ?? [])
    .map((month, index): [string, string] => [periodLabel(month), exact(trend?.cents[index] ?? 0)])
    .toReversed();

/** Shows up to five financial figures, depending on enabled features and the user's role. */
export function MoneyRow() {
  const money = useMoney();
  const { settings } = useBillingSettings();
  if (!money.seesEstimates && !money.seesInvoices) return null;
  const { currency } = settings;
  return (
    <ul className={classes.row} aria-label="Money">
      {money.seesEstimates && <BookedTile {...money} currency={currency} />}
      {money.seesEstimates && <WaitingTile waiting={money.waiting} currency={currency} />}
      {money.seesJobs && <ToInvoiceTile toInvoice={money.toInvoice} />}
      {money.seesInvoices && <OverdueTile overdue={money.overdue} currency={currency} />}
      {money.seesInvoices && <PaidTile trend={money.paidTrend} currency={currency} />}
    </ul>
  );
}

type InCurrency = { currency: Currency };

function BookedTile({
  booked,
  bookedTrend: trend,
  currency,
}: Pick<ReturnType<typeof useMoney>, 'booked' | 'bookedTrend'> & InCurrency) {
  const whole = (cents: number): string => formatWholeCents(cents, { currency });
  const before = trend?.cents.at(-2);
  const lastMonth = trend?.months.at(-2) ?? '';
  return (
    <MoneyTile
      label="Booked this month"
      value={atLeast(booked, whole)}
      hint={
        booked &&
        `${formatCount(booked.count, 'estimate')}${before === undefined ? '' : ` · ${monthName(lastMonth)} ${whole(before)}`}`
      }
      to={`${paths.estimates}?status=booked`}
      trend={hasAny(trend) && <TrendLine trend={trend} name="Booked" money={whole} />}
      explanation={
        <Explanation
          text="Estimates customers accepted this month, at the total they accepted, tax included. Estimates declined later are left out."
          rows={monthRows(trend, (cents) => formatCents(cents, { currency }))}
        />
      }
    />
  );
}

function WaitingTile({ waiting, currency }: Pick<ReturnType<typeof useMoney>, 'waiting'> & InCurrency) {
  const exact = (cents: number): string => formatCents(cents, { currency });
  const later = waiting && waiting.cents - waiting.soon.cents;
  return (
    <MoneyTile
      label="Awaiting approval"
      value={atLeast(waiting, (cents) => formatWholeCents(cents, { currency }))}
      hint={
        waiting &&
        `${formatCount(waiting.count, 'estimate')}${waiting.soon.count > 0 ? ` · ${waiting.soon.count} ${waiting.soon.count === 1 ? 'expires' : 'expire'} this week` : ''}`
      }
      to={`${paths.estimates}?status=waiting`}
      trend={
        waiting &&
        waiting.cents > 0 && (
          <PlainBar
            isSmall
            parts={[
              { id: 'soon', label: 'Expire within 7 days', value: waiting.soon.cents, tone: 'wait' },
              { id: 'later', label: 'Later', value: later ?? 0, tone: 'main' },
            ]}
          />
        )
      }
      explanation={
        <Explanation
          text="Estimates you sent that are still valid and unanswered, or that the customer asked to change. Each counts at its recommended option, tax included."
          rows={
            waiting
              ? [
                  ['Expire within 7 days', exact(waiting.soon.cents)],
                  ['Expire later', exact(later ?? 0)],
                  ['Total', exact(waiting.cents)],
                ]
              : []
          }
        />
      }
    />
  );
}

function ToInvoiceTile({ toInvoice }: Pick<ReturnType<typeof useMoney>, 'toInvoice'>) {
  return (
    <MoneyTile
      label="To invoice"
      value={toInvoice && `${toInvoice.count}${toInvoice.isCut ? '+' : ''} ${toInvoice.count === 1 ? 'job' : 'jobs'}`}
      hint={toInvoice?.count === 0 ? 'All finished work is invoiced' : 'Finished, not billed yet'}
      to={`${paths.jobs}?view=needs-invoicing`}
      explanation={
        <Explanation text="Finished jobs with no issued invoice. The amount is known once they are priced." />
      }
    />
  );
}

function OverdueTile({ overdue, currency }: { overdue: Known<Overdue> } & InCurrency) {
  const exact = (cents: number): string => formatCents(cents, { currency });
  const buckets = overdue ? OVERDUE_BUCKETS.map((bucket) => ({ bucket, cents: overdue.byAge[bucket] })) : [];
  return (
    <MoneyTile
      label="Overdue"
      value={overdue && formatWholeCents(overdue.cents, { currency })}
      tone={overdue && overdue.cents > 0 ? 'danger' : undefined}
      hint={overdue && (overdue.count === 0 ? 'Nothing overdue' : formatCount(overdue.count, 'invoice'))}
      to={`${paths.invoices}?view=overdue`}
      trend={
        overdue &&
        overdue.cents > 0 && (
          <PlainBar
            isSmall
            parts={buckets.map(({ bucket, cents }) => ({
              id: bucket,
              label: AGING_BUCKET_LABELS[bucket],
              value: cents,
              tone: AGE_TONES[bucket],
            }))}
          />
        )
      }
      explanation={
        <Explanation
          text="What customers still owe on invoices past their due date. On the due date itself, an invoice is still on time."
          rows={buckets.map(({ bucket, cents }): [string, string] => [
            `${AGING_BUCKET_LABELS[bucket]} late`,
            exact(cents),
          ])}
        />
      }
    />
  );
}

function PaidTile({ trend, currency }: { trend: Known<Trend> } & InCurrency) {
  const whole = (cents: number): string => formatWholeCents(cents, { currency });
  const before = trend?.cents.at(-2) ?? 0;
  const lastMonth = trend?.months.at(-2) ?? '';
  return (
    <MoneyTile
      label="Paid this month"
      value={trend && whole(trend.cents.at(-1) ?? 0)}
      hint={trend && `${monthName(lastMonth)} ${whole(before)}`}
      to={`${paths.payments}?tab=months`}
      trend={hasAny(trend) && <TrendLine trend={trend} name="Paid" money={whole} />}
      explanation={
        <Explanation
          text="Money received this month by card, bank transfer, cash or check, tips included, less refunds."
          rows={monthRows(trend, (cents) => formatCents(cents, { currency }))}
        />
      }
    />
  );
}
