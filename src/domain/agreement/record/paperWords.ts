import { addCalendarDays } from '@/lib/calendar';
import { INTERVAL_LABELS, RENEWAL_LABELS, type PlanVisit } from './plan';
import type { Agreement } from './schema';

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

/** What a paper says of an agreement in its head. `date` prints a day. */
export const agreementFacts = (
  { startsOn, endsOn, plan, interval, cancelsOn, cancelReceipt }: Agreement,
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
  { label: 'Ends', value: cancelsOn === '' ? '' : date(addCalendarDays(cancelsOn, -1)) },
  { label: 'Receipt of cancellation', value: cancelReceipt },
];
