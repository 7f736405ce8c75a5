import type { Stored } from '@/domain/record/schema';
import { scheduleEntrySchema, type Placement, type ScheduleEntry } from '@/domain/scheduling/schema';
import { BUILT_AT, buildStored } from './build';

type Overrides = Partial<Omit<Stored<ScheduleEntry>, 'placement'>> & { placement?: Partial<Placement> };

/** Builds a planned one-hour visit, an hour after `BUILT_AT`, by technician-1 in New York time; or another kind of entry. */
export function buildVisit({ placement, ...overrides }: Overrides = {}): Stored<ScheduleEntry> {
  const { state = 'planned', kind = 'visit' } = overrides;
  const plan: Placement = {
    technicianIds: ['technician-1'],
    startsAt: '2026-01-12T16:00:00.000Z',
    endsAt: '2026-01-12T17:00:00.000Z',
    timeZone: 'America/New_York',
    windowStartsAt: '',
    windowEndsAt: '',
    travelMinutes: 0,
    resourceIds: [],
    isLocked: false,
    ...placement,
  };
  const { startsAt } = plan;
  const fields = {
    kind,
    title: 'No heat upstairs',
    placement: plan,
    log: [{ id: 'made', kind: 'made', state, startsAt, at: BUILT_AT, by: 'user-1', reason: '' }],
    ...(kind === 'visit'
      ? { jobId: 'job-1', customerId: 'customer-1', customerName: 'Ada Lovelace', propertyId: 'property-1' }
      : {}),
  };
  return buildStored({ kind: 'visit', schema: scheduleEntrySchema, fields, overrides });
}
