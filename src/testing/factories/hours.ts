import { timeEntrySchema, type TimeEntry } from '@/domain/hours/schema';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Builds an hour of work from 8 AM in New York, on Monday, January 12, 2026, as recorded by a visit. */
export function buildTimeEntry(overrides: Partial<Stored<TimeEntry>> = {}): Stored<TimeEntry> {
  const fields = {
    technicianId: 'technician-1',
    accountUid: 'user-1',
    weekStartsOn: '2026-01-12',
    source: 'visit',
    kind: 'work',
    startsAt: '2026-01-12T13:00:00.000Z',
    endsAt: '2026-01-12T14:00:00.000Z',
    title: 'No heat upstairs',
    visitId: 'visit-1',
    jobId: 'job-1',
  };
  return buildStored({ kind: 'time', schema: timeEntrySchema, fields, overrides });
}
