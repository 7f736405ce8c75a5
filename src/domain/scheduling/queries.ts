import { addDaysToInstant } from '@/lib/calendar';
import type { ListQuery } from '../record/listQuery';
import { resourceInRow } from '../resource/onVisit';
import { LONGEST_DAYS, type Span } from './span';
import { isAhead, VISIT_STATES } from './visitState';

/** A screen's days are read in full; this is far more than one company plans in a day. */
const DAYS_LIMIT = 500;
const JOB_VISIT_LIMIT = 50;
const SERIES_LIMIT = 100;

const earliestFirst = [{ field: 'placement.startsAt', direction: 'asc' }] as const;
const beginsWithin = ({ startsAt, endsAt }: Span) =>
  [
    { field: 'placement.startsAt', operator: '>=', value: startsAt },
    { field: 'placement.startsAt', operator: '<', value: endsAt },
  ] as const;

/** Everything that begins in a span, earliest first: a board's visible days, live. */
export const scheduleWithin = (span: Span): ListQuery => ({
  where: beginsWithin(span),
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** Entries that started before an instant and continue past it: absences, and visits that cross midnight. */
export const reachingInto = (instant: string): ListQuery => ({
  where: [
    ...beginsWithin({ startsAt: addDaysToInstant(instant, -LONGEST_DAYS), endsAt: instant }),
    { field: 'placement.endsAt', operator: '>', value: instant },
  ],
  orderBy: [...earliestFirst, { field: 'placement.endsAt', direction: 'asc' }],
  limit: DAYS_LIMIT,
});

/** The maximum number of technicians in one list query. */
export const TECHNICIANS_PER_LIST = 30;

/** Entries of some technicians in a span, earliest first: a board's visible rows, live. */
export const scheduleOfTechnicians = (technicianIds: readonly string[], span: Span): ListQuery => ({
  where: [
    { field: 'placement.technicianIds', operator: 'array-contains-any', value: technicianIds },
    ...beginsWithin(span),
  ],
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** Bookings of crews, vehicles and machines in a span, earliest first. */
export const scheduleOfResources = (resourceIds: readonly string[], span: Span): ListQuery => ({
  where: [
    { field: 'placement.resourceIds', operator: 'array-contains-any', value: resourceIds },
    ...beginsWithin(span),
  ],
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** Entries of some of a board's rows in a span: technicians, or crews, vehicles and machines, never both in one list. */
export function scheduleOfRows(rows: readonly string[], span: Span): ListQuery {
  const resourceIds = rows.flatMap((row) => resourceInRow(row) ?? []);
  return resourceIds.length > 0 ? scheduleOfResources(resourceIds, span) : scheduleOfTechnicians(rows, span);
}

/** Entries in a span with no one assigned, earliest first: visits to assign, and holidays. */
export const scheduleOfNobody = (span: Span): ListQuery => ({
  where: [{ field: 'placement.technicianIds', operator: '==', value: [] }, ...beginsWithin(span)],
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** The visits in a span that no one has set out for, including late ones. */
export const visitsAhead = (span: Span): ListQuery => ({
  where: [
    { field: 'state', operator: 'in', value: VISIT_STATES.filter((state) => isAhead(state)) },
    ...beginsWithin(span),
  ],
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** The visits that begin in a span and aren't canceled, for the counts per day of the month. */
export const visitsOnDay = (span: Span): ListQuery => ({
  where: [
    { field: 'kind', operator: '==', value: 'visit' },
    { field: 'state', operator: 'in', value: VISIT_STATES.filter((state) => state !== 'cancelled') },
    ...beginsWithin(span),
  ],
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** Days on which the company is closed from an instant on, earliest first, including closures that began earlier and may still last. */
export const holidaysFrom = ({ startsAt, endsAt }: Span): ListQuery => ({
  where: [
    { field: 'kind', operator: '==', value: 'time-off' },
    { field: 'placement.technicianIds', operator: '==', value: [] },
    ...beginsWithin({ startsAt: addDaysToInstant(startsAt, -LONGEST_DAYS), endsAt }),
  ],
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** One technician's entries in a span, earliest first. */
export const scheduleOfTechnician = (technicianId: string, span: Span): ListQuery => ({
  where: [{ field: 'placement.technicianIds', operator: 'array-contains', value: technicianId }, ...beginsWithin(span)],
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** The number of visits handed over at once when a technician leaves. */
export const HANDED_OVER_AT_ONCE = 200;
/** One technician's entries from an instant on, earliest first: `isHandedOver` decides which of them someone else takes over. */
export const aheadOfTechnician = (technicianId: string, from: string): ListQuery => ({
  where: [
    { field: 'placement.technicianIds', operator: 'array-contains', value: technicianId },
    { field: 'placement.startsAt', operator: '>=', value: from },
  ],
  orderBy: earliestFirst,
  limit: HANDED_OVER_AT_ONCE,
});

/** The visits of a job, earliest first. */
export const visitsOfJobId = (jobId: string): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }],
  orderBy: earliestFirst,
  limit: JOB_VISIT_LIMIT,
});

const CUSTOMER_VISIT_LIMIT = 30;

/** A customer's visits, latest first: those ahead, and the most recent ones. */
export const visitsOfCustomer = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  orderBy: [{ field: 'placement.startsAt', direction: 'desc' }],
  limit: CUSTOMER_VISIT_LIMIT,
});

/** The visits of a series from a day (YYYY-MM-DD) on. */
export const occurrencesOf = (seriesId: string, date: string): ListQuery => ({
  where: [
    { field: 'seriesId', operator: '==', value: seriesId },
    { field: 'seriesDate', operator: '>=', value: date },
  ],
  orderBy: [{ field: 'seriesDate', direction: 'asc' }],
  limit: SERIES_LIMIT,
});
