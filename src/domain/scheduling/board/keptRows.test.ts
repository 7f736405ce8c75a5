import { expect, it } from 'vitest';
import { ann, ben, groundWith, visit } from '@/testing/schedulingWorld';
import { axisOf } from './axis';
import { keptRows } from './keptRows';
import { boardRows } from './rows';

const axis = axisOf(['2026-01-12'], { from: 7, to: 19 }, 'America/New_York');
const technicians = [ann, ben];
const ofBen = (number: string, from: string, to: string) =>
  visit(number, from, to, { placement: { technicianIds: ['ben'] } });
const rowsOf = (entries: Parameters<typeof boardRows>[0]['entries']) =>
  boardRows({ technicians, entries, withCanceled: false }, axis, groundWith({ technicians, entries }));

it('keeps unchanged rows and cards, and redraws changed ones', () => {
  const before = rowsOf([visit('1', '08:00', '09:00'), ofBen('2', '08:00', '09:00'), ofBen('3', '12:00', '13:00')]);
  const after = keptRows(
    before,
    rowsOf([visit('1', '08:00', '09:00'), ofBen('2', '08:00', '09:00'), ofBen('3', '14:00', '15:00')]),
  );
  const [nobody, anns, bens] = after;
  expect(nobody).toBe(before[0]);
  expect(anns).toBe(before[1]);
  expect(bens).not.toBe(before[2]);
  expect(bens?.cards[0]).toBe(before[2]?.cards[0]);
  expect(bens?.cards[1]?.fromMinute).toBe(7 * 60);
});

it('returns the same rows when nothing changed', () => {
  const before = rowsOf([visit('1', '08:00', '09:00')]);
  expect(keptRows(before, rowsOf([visit('1', '08:00', '09:00')]))).toBe(before);
});
