import { addDaysToInstant } from '@/lib/calendar';
import { HOUR_MS } from '@/lib/time';
import type { EstimateState } from '../billing/estimateState';
import { invoiceList, jobsToInvoice } from '../invoice/queries';
import { ANY_JOB, filteredJobs } from '../job/filters';
import { paymentList } from '../payment/queries';
import type { ListQuery } from '../record/listQuery';

/** News items disappear after this many days. */
export const NEWS_DAYS = 3;
/** A failed e-mail stays longer: someone is waiting for it. */
export const FAILED_MAIL_DAYS = 7;
/** A few of each are enough to act on; lists show the rest. */
const FEW = 4;
const SOME = 8;
/** Some of these are still within the promised window and are filtered out after reading. */
const LATE_JOBS_LOOKED_AT = 12;

/** Queries jobs that should have started before the end of this hour, so the query changes once an hour, not once a minute. */
export function lateJobs(timeZone: string, now: Date): ListQuery {
  const hourEnd = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS - 1);
  return { ...filteredJobs({ view: 'late', ...ANY_JOB }, timeZone, hourEnd), limit: LATE_JOBS_LOOKED_AT };
}

/** Queries visits with a reported late arrival, from the start of today on (`dayStart`, ISO). */
export const visitsToldLate = (dayStart: string): ListQuery => ({
  where: [{ field: 'expectedAt', operator: '>=', value: dayStart }],
  orderBy: [{ field: 'expectedAt', direction: 'asc' }],
  limit: SOME,
});

/** Visits whose customers asked for another time, latest first. */
export const rescheduleRequests = (): ListQuery => ({
  where: [{ field: 'rescheduleAskedAt', operator: '>', value: '' }],
  orderBy: [{ field: 'rescheduleAskedAt', direction: 'desc' }],
  limit: SOME,
});

/** Jobs without a time, latest first. */
export const unscheduledJobs = (): ListQuery => ({
  ...filteredJobs({ view: 'unscheduled', ...ANY_JOB }, 'UTC', new Date(0)),
  limit: SOME,
});

/** Finished jobs without an invoice, oldest first. */
export const finishedJobs = (): ListQuery => ({ ...jobsToInvoice(), limit: FEW });

const estimatesIn = (states: readonly EstimateState[]): ListQuery => ({
  where: [{ field: 'state', operator: 'in', value: states }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: SOME,
});
/** Estimates where the customer is waiting for the office. */
export const estimatesToActOn = (): ListQuery => estimatesIn(['approved', 'changes-requested']);
/** The latest estimates that were answered and need no more work. */
export const estimatesAnswered = (): ListQuery => estimatesIn(['declined', 'converted']);

/** The longest-overdue invoices. */
export const longestOverdue = (today: string): ListQuery => ({
  ...invoiceList('overdue', { field: 'dueOn', direction: 'asc' }, today),
  limit: FEW,
});

/** Payments since a calendar day, latest first. */
export const paymentsSince = (from: string): ListQuery => ({
  ...paymentList({ method: '', state: '', from, to: '' }, 'desc'),
  limit: SOME,
});
export const disputedPayments = (): ListQuery => ({
  ...paymentList({ method: '', state: 'disputed', from: '', to: '' }, 'desc'),
  limit: FEW,
});

/** Texts from customers since `from` (ISO), latest first. */
export const textedAnswers = (from: string): ListQuery => ({
  where: [
    { field: 'kind', operator: '==', value: 'reply' },
    { field: 'requestedAt', operator: '>=', value: from },
  ],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: SOME,
});

/** Messages in one of `states` that were requested in the days before `dayStart` (ISO), latest first. */
const messagesIn = (states: readonly string[], dayStart: string): ListQuery => ({
  where: [
    { field: 'state', operator: 'in', value: states },
    { field: 'requestedAt', operator: '>=', value: addDaysToInstant(dayStart, -FAILED_MAIL_DAYS) },
  ],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: SOME,
});
/** E-mails that failed, may not have gone out, or are still sending: their sender may have stopped (`stateOfSending`). */
export const failedMail = (dayStart: string): ListQuery => messagesIn(['failed', 'unclear', 'sending'], dayStart);
/** The same for text messages, except those that were refused. */
export const unclearTexts = (dayStart: string): ListQuery => messagesIn(['unclear', 'sending'], dayStart);

/** Queries imports that started and haven't finished. */
export const unfinishedImports = (): ListQuery => ({
  where: [{ field: 'status', operator: '==', value: 'running' }],
  limit: FEW,
});

/** The report totals of a month (YYYY-MM), including nightly corrections. */
export const reportsOfMonth = (month: string): ListQuery => ({
  where: [{ field: 'month', operator: '==', value: month }],
  limit: 1,
});
