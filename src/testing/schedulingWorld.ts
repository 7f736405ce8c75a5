import { DEFAULT_BUSINESS_HOURS } from '@/domain/company/businessHours';
import { findTimes } from '@/domain/scheduling/findTimes';
import { prepareGround, type Ground, type KnownEntry } from '@/domain/scheduling/ground';
import type { Placement } from '@/domain/scheduling/schema';
import { ANY_TIME, type TimeRequest } from '@/domain/scheduling/timeRequest';
import { refusalText } from '@/domain/scheduling/timesText';
import { capitalize } from '@/lib/words';
import { buildTechnician } from './factories/technician';
import { buildVisit } from './factories/visit';

const ZONE = 'America/New_York';
export const person = (id: string, more: Parameters<typeof buildTechnician>[0] = {}) =>
  buildTechnician({
    id,
    firstName: capitalize(id),
    lastName: '',
    skills: [],
    licences: [],
    ...more,
  });
export const ann = person('ann');
export const ben = person('ben', { skills: ['Boilers'] });

// Monday, January 12, 2026, at 7 AM in New York, five hours behind UTC. Everyone works from 8 to 5.
const NOW = '2026-01-12T12:00:00.000Z';
export const at = (clock: string, date = '2026-01-12'): string =>
  `${date}T${String(Number(clock.slice(0, 2)) + 5).padStart(2, '0')}:${clock.slice(3)}:00.000Z`;
/** Puts places on a line, named by their minute on it; bases are at 0. */
const minuteOf = (place: string): number | null =>
  place.startsWith('base:') ? 0 : place === '' ? null : Number(place);
const onALine = (from: string, to: string): number | null => {
  const [a, b] = [minuteOf(from), minuteOf(to)];
  return a === null || b === null ? null : Math.abs(a - b);
};

export const groundWith = (more: Partial<Ground> = {}) =>
  prepareGround({
    timeZone: ZONE,
    nowIso: NOW,
    businessHours: DEFAULT_BUSINESS_HOURS,
    technicians: [ann],
    entries: [],
    travelMinutes: onALine,
    ...more,
  });
export const visit = (
  place: string,
  from: string,
  to: string,
  { placement, ...more }: { placement?: Partial<Placement> } & Partial<Omit<KnownEntry, 'placement'>> = {},
): KnownEntry =>
  buildVisit({
    id: `visit-${place}`,
    title: `Visit ${place}`,
    propertyId: place,
    ...more,
    placement: { technicianIds: ['ann'], startsAt: at(from), endsAt: at(to), ...placement },
  });
export const ask = (more: Partial<TimeRequest> = {}): TimeRequest => ({
  ...ANY_TIME,
  from: NOW,
  days: 1,
  place: '10',
  ...more,
});
export const clocks = (request: TimeRequest, ground = groundWith()): string[] =>
  findTimes(request, ground).offers.map(
    ({ technicianIds, startsAt }) => `${technicianIds.join('+')} ${startsAt.slice(8, 16)}`,
  );
export const context = { nameOf: (id: string) => capitalize(id), timeZone: ZONE };
export const refused = (request: TimeRequest, ground = groundWith()): string[] =>
  findTimes(request, ground).refusals.map((refusal) => refusalText(refusal, context));
export const windowOf = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });
