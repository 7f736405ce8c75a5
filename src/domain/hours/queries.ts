import type { ListQuery } from '../record/listQuery';
import { previousWeek } from './week';

/** Far more than one person taps in two weeks. */
const ENTRIES_LIMIT = 500;
const SHEETS_LIMIT = 300;
const JOB_ENTRIES_LIMIT = 300;

/** Whose entries are requested by whom: an account that sees only its own must say so. */
type Reader = { accountUid?: string };
const ownOf = ({ accountUid }: Reader) =>
  accountUid === undefined ? [] : ([{ field: 'accountUid', operator: '==', value: accountUid }] as const);

/** A technician's entries of a week, and of the week before, from which something may have run on. */
export const timeOfWeek = (technicianId: string, weekStartsOn: string, reader: Reader = {}): ListQuery => ({
  where: [
    { field: 'technicianId', operator: '==', value: technicianId },
    { field: 'weekStartsOn', operator: 'in', value: [previousWeek(weekStartsOn), weekStartsOn] },
    ...ownOf(reader),
  ],
  limit: ENTRIES_LIMIT,
});

/** Everyone's timesheet of a week. */
export const timesheetsOfWeek = (weekStartsOn: string): ListQuery => ({
  where: [{ field: 'weekStartsOn', operator: '==', value: weekStartsOn }],
  limit: SHEETS_LIMIT,
});

/** The time that a job took. */
export const timeOfJob = (jobId: string, reader: Reader = {}): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }, ...ownOf(reader)],
  limit: JOB_ENTRIES_LIMIT,
});

/** One technician's timesheet of a week: a list of one or none, because a record that is not there cannot be shown to be one's own. */
export const timesheetOf = (technicianId: string, weekStartsOn: string, reader: Reader = {}): ListQuery => ({
  where: [
    { field: 'technicianId', operator: '==', value: technicianId },
    { field: 'weekStartsOn', operator: '==', value: weekStartsOn },
    ...ownOf(reader),
  ],
  limit: 1,
});
