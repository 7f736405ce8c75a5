import { expect, it } from 'vitest';
import { ann, at, ben, groundWith, visit } from '@/testing/schedulingWorld';
import { axisOf } from './axis';
import { capacityOf, loadOf } from './capacity';
import { laned } from './lanes';
import { boardRows } from './rows';

const axis = axisOf(['2026-01-12'], { from: 7, to: 19 }, 'America/New_York');
const timeOff = visit('off', '12:00', '14:00', { kind: 'time-off', title: 'Dentist' });

it('puts overlapping items in separate lanes, each in the first free one', () => {
  const { items, laneCount } = laned([
    { fromMs: 0, toMs: 10 },
    { fromMs: 5, toMs: 15 },
    { fromMs: 10, toMs: 20 },
    { fromMs: 30, toMs: 40 },
  ]);
  expect(laneCount).toBe(2);
  expect(items.map(({ lane, isOverlapping }) => [lane, isOverlapping])).toEqual([
    [0, true],
    [1, true],
    [0, true],
    [0, false],
  ]);
});

it('shows a crew’s visit in each row, and unassigned or orphaned ones in the first', () => {
  const entries = [
    visit('1', '08:00', '09:00', { placement: { technicianIds: ['ann', 'ben'] } }),
    visit('2', '10:00', '11:00', { placement: { technicianIds: [] } }),
    visit('3', '11:00', '12:00', { placement: { technicianIds: ['gone'] } }),
    visit('4', '12:00', '13:00', { state: 'cancelled' }),
  ];
  const ground = groundWith({ technicians: [ann, ben], entries });
  const rows = boardRows({ technicians: [ann, ben], entries, withCanceled: false }, axis, ground);
  expect(rows.map(({ technicianId, cards }) => [technicianId, cards.map(({ entry }) => entry.title)])).toEqual([
    ['', ['Visit 2', 'Visit 3']],
    ['ann', ['Visit 1']],
    ['ben', ['Visit 1']],
  ]);
  const [, annsRow] = boardRows({ technicians: [ann], entries, withCanceled: true }, axis, ground);
  expect(annsRow?.cards.map(({ entry }) => entry.title)).toEqual(['Visit 1', 'Visit 4']);
});

it('draws shifts and time off behind the cards', () => {
  const ground = groundWith({ entries: [timeOff] });
  const [, row] = boardRows({ technicians: [ann], entries: [timeOff], withCanceled: false }, axis, ground);
  expect(row?.backdrops).toEqual([
    { kind: 'shift', title: 'Shift', entryId: '', fromMinute: 60, toMinute: 600 },
    { kind: 'time-off', title: 'Dentist', entryId: 'visit-off', fromMinute: 300, toMinute: 420 },
  ]);
});

it('compares work and driving with the shift less time off', () => {
  const entries = [timeOff, visit('20', '08:00', '10:30')];
  const capacity = capacityOf('ann', ['2026-01-12'], groundWith({ entries }));
  // Nine hours less two; 2.5 hours of work.
  expect(capacity).toEqual({ shift: 420, booked: 150, driving: 20 });
  expect(loadOf(capacity)).toBeCloseTo(170 / 420);
  expect(loadOf({ shift: 0, booked: 30, driving: 0 })).toBeGreaterThan(1);
  expect(at('08:00')).toBe('2026-01-12T13:00:00.000Z');
});
