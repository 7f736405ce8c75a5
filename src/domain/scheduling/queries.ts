import { addDaysToInstant } from '@/lib/calendar';
import type { ListQuery } from '../record/listQuery';
import { ENTRY_KINDS, type EntryKind } from './schema';
import type { Span } from './span';

/** A screen's days are read whole; this is far above what one company plans in a day. */
const DAYS_LIMIT = 500;
const JOB_VISIT_LIMIT = 50;
const SERIES_LIMIT = 100;
/** Time off and shifts may be that long; a visit belongs to the day on which it begins. */
const LONGEST_ABSENCE_DAYS = 31;

const earliestFirst = [{ field: 'placement.startsAt', direction: 'asc' }] as const;
const beginsWithin = ({ startsAt, endsAt }: Span) =>
  [
    { field: 'placement.startsAt', operator: '>=', value: startsAt },
    { field: 'placement.startsAt', operator: '<', value: endsAt },
  ] as const;

/** All that begins in a span, earliest first: a board's visible days, live. */
export const scheduleWithin = (span: Span): ListQuery => ({
  where: beginsWithin(span),
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** Time off, shifts and the like that began before an instant and may reach beyond it. */
export const absencesBefore = (instant: string): ListQuery => ({
  where: [
    { field: 'kind', operator: 'in', value: ENTRY_KINDS.filter((kind: EntryKind) => kind !== 'visit') },
    ...beginsWithin({ startsAt: addDaysToInstant(instant, -LONGEST_ABSENCE_DAYS), endsAt: instant }),
  ],
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** The visits that begin in a span: for counting a day of the month. */
export const visitsOnDay = (span: Span): ListQuery => ({
  where: [{ field: 'kind', operator: '==', value: 'visit' }, ...beginsWithin(span)],
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** What one technician has in a span, earliest first. */
export const scheduleOfTechnician = (technicianId: string, span: Span): ListQuery => ({
  where: [{ field: 'placement.technicianIds', operator: 'array-contains', value: technicianId }, ...beginsWithin(span)],
  orderBy: earliestFirst,
  limit: DAYS_LIMIT,
});

/** The visits of a job, earliest first. */
export const visitsOfJobId = (jobId: string): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }],
  orderBy: earliestFirst,
  limit: JOB_VISIT_LIMIT,
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
