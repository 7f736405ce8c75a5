import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';

/** Monday, January 12, 2026, at 9 AM in New York. */
export const SCHEDULE_NOW = '2026-01-12T14:00:00.000Z';
/** Returns the instant of a clock time in New York in winter, on that Monday or another day. */
export const clockAt = (clock: string, date = '2026-01-12'): string =>
  `${date}T${String(Number(clock.slice(0, 2)) + 5).padStart(2, '0')}:${clock.slice(3)}:00.000Z`;

export const marcus = buildTechnician({ id: 'technician-1' });
export const ben = buildTechnician({ id: 'technician-2', firstName: 'Ben', lastName: 'Ochoa', skills: ['Boilers'] });

/** Marcus's visit at ten. */
export const tuneUp = buildVisit({
  id: 'visit-1',
  title: 'AC tune-up',
  placement: { startsAt: clockAt('10:00'), endsAt: clockAt('11:00') },
});
