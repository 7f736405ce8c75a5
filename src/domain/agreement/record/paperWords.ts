import { addCalendarDays } from '@/lib/calendar';
import { formatCents } from '../../money/format';
import type { Currency } from '../../money/schema';
import { INTERVAL_LABELS, RENEWAL_LABELS, type PlanTerms, type PlanVisit } from './plan';
import type { Agreement } from './schema';
import { isOnlyOffered } from './state';
import { endOfTerm, lastDay } from './term';

type TakesOver = Pick<NonNullable<Agreement['transfer']>, 'on' | 'billedUntil' | 'restCents'>;

/**
 * Returns what the new owner of a house pays, or needn't pay, for the period already billed; nothing if there is none. `date` formats a
 * day, `currency` is the agreement's.
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

/** Describes when a plan's visit is due each year: `Once a year, in March or April`. */
export function visitsText({ seasonMonth, openMonths, monthsAfterStart }: PlanVisit): string {
  if (seasonMonth === 0)
    return monthsAfterStart === 0 ? 'Once a year' : `Once a year, from ${monthsAfterStart} months after the start`;
  const first = MONTHS[seasonMonth - 1] ?? '';
  const last = MONTHS[(seasonMonth + openMonths - 2) % 12] ?? '';
  return openMonths === 1 ? `Once a year, in ${first}` : `Once a year, ${first} to ${last}`;
}

/** The heading above an offer's visits. */
export const offeredVisitsTitle = (takesOver: object | null): string =>
  takesOver ? 'Visits that are left' : 'Visits in the first year';

type Termed = Pick<Agreement, 'state' | 'startsOn' | 'endsOn' | 'cancelsOn'> &
  Pick<PlanTerms, 'termMonths' | 'renewal'>;

/**
 * Describes an agreement's term, and what happens at its end: the same on paper, on the customer's page and for the office. `endsOn`
 * comes from `endOfTerm`. `date` formats a day.
 */
export function termFacts(
  { state, startsOn, endsOn, cancelsOn, termMonths, renewal }: Termed,
  date: (day: string) => string,
): { label: string; value: string }[] {
  const hasEnded = state === 'cancelled' || state === 'expired';
  // A canceled agreement, or one passed on with the house, ends before its term.
  const lastDayAfter = cancelsOn === '' ? endsOn : cancelsOn;
  const months = termMonths === 1 ? '1 month' : `${termMonths} months`;
  return [
    { label: 'Starts', value: date(startsOn) },
    {
      label: 'Term',
      value:
        lastDayAfter !== ''
          ? `Until ${date(lastDay({ startsOn }, lastDayAfter))}`
          : termMonths === 0
            ? 'Until you cancel'
            : months,
    },
    {
      label: 'At the end of the term',
      value: termMonths === 0 || hasEnded || cancelsOn !== '' ? '' : RENEWAL_LABELS[renewal],
    },
  ];
}

/** Returns the facts in the header of an agreement's document. `date` formats a day. */
export const agreementFacts = (
  agreement: Agreement,
  date: (day: string) => string,
): { label: string; value: string }[] => [
  ...termFacts({ ...agreement, ...agreement.plan, endsOn: endOfTerm(agreement) }, date),
  { label: 'Billed', value: INTERVAL_LABELS[agreement.interval] },
  ...takenOverFacts(isOnlyOffered(agreement.state) ? agreement.transfer : null, agreement.currency, date),
  { label: 'Receipt of cancellation', value: agreement.cancelReceipt },
];

/** An included visit, and when it is due. */
type VisitLine = { name: string; when: string };

/**
 * Returns the visits on a document: each year's, or for an agreement that takes over a term with the house, those left in it. `date`
 * formats a day.
 */
export function visitLines(agreement: Agreement, date: (day: string) => string): VisitLine[] {
  const { transfer, plan, visits } = agreement;
  const isTakenOver = transfer !== null && (isOnlyOffered(agreement.state) || isInTermOf(agreement, transfer));
  return isTakenOver
    ? visits.map(({ name, dueFrom, dueBy }) => ({ name, when: `Between ${date(dueFrom)} and ${date(dueBy)}` }))
    : plan.visits.map((visit) => ({ name: visit.name, when: visitsText(visit) }));
}

const isInTermOf = ({ endsOn }: Agreement, transfer: { endsOn: string }): boolean =>
  endsOn !== '' && endsOn === transfer.endsOn;
