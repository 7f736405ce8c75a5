import { calendarDay } from '@/lib/dates';
import { daysBetween } from '@/lib/calendar';
import type { Estimate } from '../estimate/schema';
import type { Timesheet } from '../hours/schema';
import { countedForUnit } from './units';
import { ALL, ANSWER_DAYS, byMonth, cellOf, type Cell, type Contribution, type Field } from './cells';

const WON: readonly Estimate['state'][] = ['approved', 'converted'];

/**
 * Returns an estimate's contribution to the month in which it was last sent, or answered if it was never sent: whether it was won or
 * lost, for how much, and how many days the answer took. Drafts and replaced ones add nothing. Totals include tax, as agreed by the
 * customer.
 * @param createdBy who wrote it
 */
export function estimateContributions(estimate: Estimate, createdBy: string, timeZone: string): Contribution[] {
  const { state, sentAt, answeredAt, totalCents, approval, declineReason } = estimate;
  const isAnswered = WON.includes(state) || state === 'declined';
  const at = sentAt || (isAnswered ? answeredAt : '');
  if (at === '' || state === 'draft' || state === 'superseded') return [];
  const day = (instant: string): string => calendarDay(timeZone, new Date(instant));
  const cents = WON.includes(state) ? (approval?.totalCents ?? totalCents) : totalCents;
  const cell: Cell = {
    sent: 1,
    sentCents: cents,
    ...(WON.includes(state) && { won: 1, wonCents: cents }),
    ...(state === 'declined' && { lost: 1, lostCents: cents }),
    ...(isAnswered &&
      sentAt !== '' &&
      answeredAt !== '' && { [answerField(daysBetween(day(sentAt), day(answeredAt)))]: 1 }),
  };
  const cells = {
    [ALL]: cell,
    [cellOf('author', createdBy)]: cell,
    ...(state === 'declined' && { [cellOf('reason', declineReason)]: { lost: 1, lostCents: cents } }),
  };
  return [countedForUnit({ month: day(at).slice(0, 7), cells }, estimate.businessUnitId)];
}

function answerField(days: number): Field {
  const mark = ANSWER_DAYS.find((limit) => days <= limit);
  return mark === undefined ? 'answeredLater' : `answered${mark}`;
}

/** Returns the hours of an approved week, by the month of each day. */
export const timesheetContributions = ({ state, technicianId, days }: Timesheet): Contribution[] =>
  state === 'approved'
    ? byMonth(
        days
          .filter(({ paidMinutes }) => paidMinutes > 0)
          .map(({ date, paidMinutes }) => ({
            month: date.slice(0, 7),
            cells: { [ALL]: { paidMinutes }, [cellOf('person', technicianId)]: { paidMinutes } },
          })),
      )
    : [];
