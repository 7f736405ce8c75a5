import { expect, it } from 'vitest';
import { buildVisit } from '@/testing/factories/visit';
import { lookOf } from './board/looks';
import { entryOf } from './board/entries';
import { placed, startingAt } from './change';
import { arrivalAfter, breaksPromise, newArrivalOf, toldLate } from './late';

const MINE = { isDispatcher: false, technicianId: 'technician-1' };
const stamp = { id: 'l1', at: '2026-01-12T15:50:00.000Z', by: 'user-1' };
/** Planned for 11 o'clock in New York, promised until 12. */
const visit = buildVisit({
  placement: { windowStartsAt: '2026-01-12T16:00:00.000Z', windowEndsAt: '2026-01-12T17:00:00.000Z' },
});

it('counts from the plan, or from now if that has passed, in five-minute steps', () => {
  expect(arrivalAfter(visit.placement, 30, '2026-01-12T15:00:00.000Z')).toBe('2026-01-12T16:30:00.000Z');
  expect(arrivalAfter(visit.placement, 15, '2026-01-12T16:21:10.000Z')).toBe('2026-01-12T16:40:00.000Z');
  expect(breaksPromise(visit.placement, '2026-01-12T17:00:00.000Z')).toBe(false);
  expect(breaksPromise(visit.placement, '2026-01-12T17:05:00.000Z')).toBe(true);
});

it('logs who expects which arrival, and shows “late” once the window cannot be kept', () => {
  const fields = toldLate(visit, '2026-01-12T17:05:00.000Z', { stamp, mover: MINE });
  expect(fields.log.at(-1)).toMatchObject({
    kind: 'late',
    state: 'planned',
    by: 'user-1',
    technicianId: 'technician-1',
    reason: 'Expected at 12:05 PM',
  });
  const told = { ...visit, ...fields };
  expect(lookOf(visit, stamp.at)).toBe('planned');
  expect(lookOf(told, stamp.at)).toBe('late');
  expect(newArrivalOf(told)).toBe('2026-01-12T17:05:00.000Z');
  expect(newArrivalOf({ ...told, state: 'on-site' })).toBe('');
  expect(toldLate(told, '', { stamp, mover: MINE })).toMatchObject({ expectedAt: '' });
});

it('is refused for someone who is already there, and for colleagues', () => {
  const there = buildVisit({ state: 'on-site' });
  expect(() => toldLate(there, stamp.at, { stamp, mover: MINE })).toThrow(/already on site/);
  const other = { isDispatcher: false, technicianId: 'technician-2' };
  expect(() => toldLate(visit, stamp.at, { stamp, mover: other })).toThrow(/a technician on this visit/);
});

it('is cleared by another time, but not by other people', () => {
  const asked = { ...entryOf(visit), expectedAt: '2026-01-12T17:05:00.000Z', rescheduleAskedAt: stamp.at };
  const later = startingAt(asked.placement, '2026-01-13T16:00:00.000Z');
  expect({ ...asked, ...placed(asked, later, stamp) }).toMatchObject({ expectedAt: '', rescheduleAskedAt: '' });
  const others = { ...asked.placement, technicianIds: ['technician-2'] };
  expect({ ...asked, ...placed(asked, others, stamp) }).toMatchObject({ rescheduleAskedAt: stamp.at });
});
