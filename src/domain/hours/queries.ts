import type { ListQuery } from '../record/listQuery';
import { previousWeek } from './week';

/** Far more than one person taps in two weeks. */
const ENTRIES_LIMIT = 500;
const SHEETS_LIMIT = 300;
const JOB_ENTRIES_LIMIT = 300;

/** The reader of the entries: an account that may only see its own must say so in the query. */
type Reader = { accountUid?: string };
const ownOf = ({ accountUid }: Reader) =>
  accountUid === undefined ? [] : ([{ field: 'accountUid', operator: '==', value: accountUid }] as const);

/** A technician's entries of a week, and of the previous week, from which something may have continued. */
export const timeOfWeek = (technicianId: string, weekStartsOn: string, reader: Reader = {}): ListQuery => ({
  where: [
    { field: 'technicianId', operator: '==', value: technicianId },
    { field: 'weekStartsOn', operator: 'in', value: [previousWeek(weekStartsOn), weekStartsOn] },
    ...ownOf(reader),
  ],
  limit: ENTRIES_LIMIT,
});

/** Everyone's timesheet for a week. */
export const timesheetsOfWeek = (weekStartsOn: string): ListQuery => ({
  where: [{ field: 'weekStartsOn', operator: '==', value: weekStartsOn }],
  limit: SHEETS_LIMIT,
});

/** The time spent on a job. */
export const timeOfJob = (jobId: string, reader: Reader = {}): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }, ...ownOf(reader)],
  limit: JOB_ENTRIES_LIMIT,
});

/** One technician's timesheet for a week: a list of one or none, because a missing record can't be shown to be one's own. */
export const timesheetOf = (technicianId: string, weekStartsOn: string, reader: Reader = {}): ListQuery => ({
  where: [
    { field: 'technicianId', operator: '==', value: technicianId },
    { field: 'weekStartsOn', operator: '==', value: weekStartsOn },
    ...ownOf(reader),
  ],
  limit: 1,
});
