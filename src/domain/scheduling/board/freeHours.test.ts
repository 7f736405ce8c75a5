import { expect, it } from 'vitest';
import { ann, at, ben, groundWith, visit } from '@/testing/schedulingWorld';
import { freeHoursOn } from './freeHours';

const technicians = [ann, ben];
const entries = [visit('20', '09:00', '11:00'), visit('', '12:00', '13:00', { kind: 'time-off', title: 'Dentist' })];

it('counts what is left of each shift after work, drives and time off, per skill', () => {
  // Ann: nine hours less two of work, one off and twenty minutes of driving. Ben has all of his hours.
  expect(freeHoursOn('2026-01-12', technicians, groundWith({ technicians, entries }))).toEqual({
    minutes: 340 + 540,
    bySkill: [{ skill: 'Boilers', minutes: 540, people: 1 }],
  });
});

it('counts only the rest of today, and nothing for a past day', () => {
  const ground = groundWith({ technicians: [ann], nowIso: at('14:00') });
  expect(freeHoursOn('2026-01-12', [ann], ground).minutes).toBe(180);
  expect(freeHoursOn('2026-01-09', [ann], ground)).toEqual({ minutes: 0, bySkill: [] });
});
