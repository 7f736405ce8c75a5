import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '@/lib/calendar';
import { ann, at, ben, groundWith, visit } from '@/testing/schedulingWorld';
import { capacityReport } from './build/capacity';
import { capacityDays, cellsOfDay, waitingCells } from './capacity';
import { addCells, type Cells } from './cells';
import type { Report } from './model';

// A Monday. Ann and Ben work from 8 to 5, nine hours a day.
const TODAY = '2026-01-12';
const NAMES: Record<string, string> = { ann: 'Ann', ben: 'Ben' };
const person = (id: string): string => NAMES[id] ?? '';
const names = {
  person,
  kind: person,
  source: person,
  item: person,
  author: person,
  reason: person,
  driver: person,
  vehicle: person,
  day: person,
};

const ground = groundWith({
  technicians: [ann, ben],
  entries: [
    // Half an hour away from Ann's base.
    visit('30', '09:00', '11:00'),
    visit('40', '13:00', '14:30', { placement: { technicianIds: [] } }),
    visit('50', '10:00', '11:00', { state: 'cancelled', placement: { technicianIds: [] } }),
    // 10.5 hours for Ben's nine-hour day.
    visit('0', '07:00', '17:30', {
      id: 'long',
      placement: { technicianIds: ['ben'], startsAt: at('07:00', '2026-01-13'), endsAt: at('17:30', '2026-01-13') },
    }),
    visit('off', '08:00', '17:00', {
      kind: 'time-off',
      placement: { technicianIds: ['ann'], startsAt: at('08:00', '2026-01-14'), endsAt: at('17:00', '2026-01-14') },
    }),
  ],
});

const report = (cells: Cells, checkedAt = '2026-01-12T08:50:00.000Z', today = TODAY): Report =>
  capacityReport({ capacity: [{ cells, checkedAt }], today, names });
const counted = (): Cells =>
  capacityDays(TODAY).reduce<Cells>(
    (sum, day) => addCells(sum, cellsOfDay(day, ground)),
    waitingCells([{ durationMinutes: 90 }, { durationMinutes: 60 }]),
  );
const valueOf = ({ figures }: Report, id: string) => figures.find((one) => one.id === id)?.value;

describe('the capacity report', () => {
  it('covers the rest of this week, six weeks in total', () => {
    expect(capacityDays(TODAY)).toHaveLength(42);
    expect(capacityDays('2026-01-17')).toEqual([
      '2026-01-17',
      '2026-01-18',
      ...Array.from({ length: 35 }, (_, index) => addCalendarDays('2026-01-19', index)),
    ]);
  });

  it('counts each day like its board: hours, visits with drives, and unassigned work', () => {
    expect(cellsOfDay(TODAY, ground)).toMatchObject({
      'person:2026-01-12:ann': { availableMinutes: 540, bookedMinutes: 150 },
      'person:2026-01-12:ben': { availableMinutes: 540, bookedMinutes: 0 },
      'skill:2026-01-12:Boilers': { availableMinutes: 540, freeMinutes: 540 },
      'nobody:2026-01-12': { visits: 1, bookedMinutes: 90 },
    });
    expect(cellsOfDay('2026-01-14', ground)['person:2026-01-12:ann']).toEqual({
      availableMinutes: 0,
      bookedMinutes: 0,
    });
  });

  it('shows who is free when, for which skills, and how busy a new hire would be', () => {
    const made = report(counted());
    // In four weeks, Ann has nineteen nine-hour days and Ben twenty; 150 and 630 minutes of them are booked.
    expect(valueOf(made, 'booked')).toBe(Math.round(((150 + 630) / (39 * 540)) * 1_000_000));
    expect(valueOf(made, 'free')).toBe(39 * 540 - 780);
    expect(valueOf(made, 'full')).toBe(0);
    // Two jobs without a time and a visit without a technician; Ben's long Tuesday is less than his week holds.
    expect(valueOf(made, 'open')).toBe(150 + 90);
    expect(valueOf(made, 'hire')).toBe(1);
    const [people, skills] = made.tables;
    expect(people?.rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
      ['Ann', Math.round((150 / (29 * 540)) * 1_000_000), 4 * 540 - 150, 2_700],
      ['Ben', Math.round((630 / (30 * 540)) * 1_000_000), 5 * 540 - 630, 2_700],
    ]);
    expect(skills?.rows.map(({ cells }) => cells[0])).toEqual(['Boilers']);
    expect(made.notes[0]).toMatch(/^Room to sell: those who have “Boilers” are the emptiest, with/);
  });

  it('reports full weeks, and work that exceeds the available hours', () => {
    const week = (monday: string, bookedMinutes: number): Cells => ({
      [`person:${monday}:ann`]: { availableMinutes: 2_700, bookedMinutes },
    });
    const made = report({ ...week('2026-01-12', 3_000), ...week('2026-01-19', 2_600), ...week('2026-01-26', 600) });
    expect(valueOf(made, 'full')).toBe(2);
    expect(valueOf(made, 'open')).toBe(300);
    // One person works nine hours a day here, so five hours are one day.
    expect(valueOf(made, 'hire')).toBe(1);
    expect(valueOf(made, 'free')).toBe(100 + 2_100);
  });

  it('starts next week if nothing is left of this one', () => {
    const saturday = '2026-01-17';
    const cells = capacityDays(saturday).reduce<Cells>((sum, day) => addCells(sum, cellsOfDay(day, ground)), {});
    const [people] = report(cells, '2026-01-17T08:50:00.000Z', saturday).tables;
    expect(people?.columns.slice(2).map(({ label }) => label)).toEqual([
      'Jan 19',
      'Jan 26',
      'Feb 2',
      'Feb 9',
      'Feb 16',
    ]);
  });

  it('is empty until the first nightly run, and for a company without workers', () => {
    const [note] = report({}, '').notes;
    expect(note).toBe('The weeks ahead are counted each night. Look again tomorrow.');
    const nobody = report({});
    expect(nobody.figures.map(({ value }) => value)).toEqual([null, 0, 0, 0, null]);
  });
});
