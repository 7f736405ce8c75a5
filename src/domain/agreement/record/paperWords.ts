import { addCalendarDays } from '@/lib/calendar';
import { formatCents } from '../../money/format';
import type { Currency } from '../../money/schema';
import { INTERVAL_LABELS, RENEWAL_LABELS, type PlanVisit } from './plan';
import type { Agreement } from './schema';

type TakesOver = Pick<NonNullable<Agreement['transfer']>, 'on' | 'billedUntil' | 'restCents'>;

/**
 * What the new owner of a house pays, or need not pay, for the period that is billed already; nothing where none is. `date` prints a day, `currency`
 * is the agreement's.
 */
export function takenOverFacts(
  takesOver: TakesOver | null,
  currency: Currency,
  date: (day: string) => string,
): { label: string; value: string }[] {
  if (!takesOver || takesOver.billedUntil === '') return [];
  const { on, billedUntil, restCents } = takesOver;
  const last = date(addCalendarDays(billedUntil, -1));
  return restCents === 0
    ? [{ label: 'Paid until', value: `${last}, by the earlier owner` }]
    : [
        {
          label: 'First bill',
          value: `${formatCents(restCents, { currency })} before tax, for ${date(on)} to ${last}`,
        },
      ];
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 1))),
);

/** When a plan's visit is due each year: `Once a year, in March or April`. */
export function visitsText({ seasonMonth, openMonths, monthsAfterStart }: PlanVisit): string {
  if (seasonMonth === 0)
    return monthsAfterStart === 0 ? 'Once a year' : `Once a year, from ${monthsAfterStart} months after the start`;
  const first = MONTHS[seasonMonth - 1] ?? '';
  const last = MONTHS[(seasonMonth + openMonths - 2) % 12] ?? '';
  return openMonths === 1 ? `Once a year, in ${first}` : `Once a year, ${first} to ${last}`;
}

/** Above the visits of an offer. */
export const offeredVisitsTitle = (takesOver: object | null): string =>
  takesOver ? 'Visits that are left' : 'Visits in the first year';

/** What a paper says of an agreement in its head. `date` prints a day. */
export const agreementFacts = (
  { startsOn, endsOn, plan, interval, cancelsOn, cancelReceipt, transfer, currency }: Agreement,
  date: (day: string) => string,
): { label: string; value: string }[] => [
  { label: 'Starts', value: date(startsOn) },
  {
    label: 'Term',
    value:
      plan.termMonths === 0
        ? 'Until you cancel'
        : endsOn === ''
          ? `${plan.termMonths} months`
          : `Until ${date(addCalendarDays(endsOn, -1))}`,
  },
  { label: 'Then', value: plan.termMonths === 0 ? '' : RENEWAL_LABELS[plan.renewal] },
  { label: 'Billed', value: INTERVAL_LABELS[interval] },
  ...takenOverFacts(transfer, currency, date),
  { label: 'Ends', value: cancelsOn === '' ? '' : date(addCalendarDays(cancelsOn, -1)) },
  { label: 'Receipt of cancellation', value: cancelReceipt },
];
