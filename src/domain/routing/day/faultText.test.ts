import { expect, it } from 'vitest';
import { groundWith, visit } from '@/testing/schedulingWorld';
import { readCase } from '../case/readCase';
import { problemOfDay } from './dayProblem';
import { dayFaultText } from './faultText';
import { routingDay, USUAL_OPTIONS } from './routingDay';

const problem = problemOfDay(
  routingDay({
    date: '2026-01-12',
    ground: groundWith({ nowIso: '2026-01-11T12:00:00.000Z', entries: [visit('10', '09:00', '10:00')] }),
    technicianIds: ['ann'],
    priorityOf: () => 'normal',
    pinOf: () => ({ lat: 35, lng: -82 }),
    kept: new Map(),
    options: USUAL_OPTIONS,
  }),
);
const wordsFor = (path: string): string => dayFaultText({ path, message: 'ends at 55800' }, problem, () => 'Ann Bell');

it('names the person’s hours or the visit at fault, never the field or seconds', () => {
  expect(readCase(problem.raw).faults).toEqual([]);
  expect(wordsFor('shifts.0')).toBe(
    'The hours of Ann Bell on this day conflict. Check their shifts and time off on the schedule.',
  );
  expect(wordsFor('visits.0.serviceSeconds')).toContain('“Visit 10”');
  for (const path of ['shifts.9', 'visits.9', 'travelSeconds.3', 'case'])
    expect(wordsFor(path)).not.toMatch(/\d|travelSeconds|case/);
});
