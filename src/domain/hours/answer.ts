import type { Stored } from '../record/schema';
import type { Technician } from '../technician/schema';
import type { TimeEntry, Timesheet, TimesheetDay } from './schema';
import { hasChangedSince } from './sums';
import type { TimeSpan } from './timeline';

/** The status of a week, what needs a person first. */
export type WeekStanding =
  | { kind: 'approved' }
  /** Approved, but its entries have changed since. */
  | { kind: 'changed' }
  | { kind: 'to-check'; count: number }
  | { kind: 'returned' }
  /** Sent back, and corrected since. */
  | { kind: 'answered' }
  | { kind: 'running' }
  | { kind: 'open' }
  | { kind: 'empty' };

type Week = { spans: readonly TimeSpan[]; days: readonly TimesheetDay[]; sheet: Stored<Timesheet> | null };

export function standingOf({ spans, days, sheet }: Week): WeekStanding {
  if (sheet?.state === 'approved') return { kind: hasChangedSince(sheet, days) ? 'changed' : 'approved' };
  const count = spans.filter(({ doubt }) => doubt !== null).length;
  if (count > 0) return { kind: 'to-check', count };
  if (sheet) return { kind: isAnswered(spans, sheet) ? 'answered' : 'returned' };
  if (spans.some(({ isRunning }) => isRunning)) return { kind: 'running' };
  return { kind: spans.length > 0 ? 'open' : 'empty' };
}

const isAnswered = (spans: readonly TimeSpan[], { updatedAt }: Stored<Timesheet>): boolean =>
  spans.some(({ source, createdAt }) => source === 'correction' && createdAt > updatedAt);

/** Returns why a week can't be approved yet, as a sentence; '' when it can. */
export function approvalFault({ spans }: Pick<Week, 'spans'>): string {
  if (spans.some(({ doubt }) => doubt !== null)) return 'Correct what was not stopped first: it counts nothing.';
  if (spans.some(({ isRunning }) => isRunning))
    return 'Something is still running. Approve the week when it has ended.';
  return '';
}

/** The corrections for a week, for its approver. */
export const correctionsIn = (spans: readonly Pick<TimeEntry, 'source'>[]): number =>
  spans.filter(({ source }) => source === 'correction').length;

type SheetOwner = Pick<Stored<Technician>, 'id' | 'linkedUid'>;
const sheetOf = ({ id, linkedUid }: SheetOwner, weekStartsOn: string, days: readonly TimesheetDay[]) => ({
  technicianId: id,
  accountUid: linkedUid,
  weekStartsOn,
  days: [...days],
});

/** Returns the approved timesheet of a week, the basis for wages. */
export const approvedSheet = (owner: SheetOwner, weekStartsOn: string, days: readonly TimesheetDay[]): Timesheet => ({
  ...sheetOf(owner, weekStartsOn, days),
  state: 'approved',
  note: '',
});

/** Returns one for a week that its technician is asked to review. */
export const returnedSheet = (owner: SheetOwner, weekStartsOn: string, note: string): Timesheet => ({
  ...sheetOf(owner, weekStartsOn, []),
  state: 'returned',
  note: note.trim(),
});
