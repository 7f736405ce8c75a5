import { expect, it } from 'vitest';
import { at, groundWith, person, visit } from '@/testing/schedulingWorld';
import { planNow } from './dayRoutes';
import { lastPlaces, putLast } from './lastPlaces';
import { problemOfDay } from './dayProblem';
import { routingDay } from './routingDay';

it('adds unplaced visits after the last stop of anyone qualified, earliest first', () => {
  const lost = visit('nowhere', '09:00', '10:00', { placement: { technicianIds: [] }, requiredSkills: ['boilers'] });
  const ground = groundWith({
    nowIso: '2026-01-11T12:00:00.000Z',
    technicians: [person('ann'), person('ben', { skills: ['Boilers'] }), person('cal', { skills: ['Boilers'] })],
    entries: [lost, visit('1', '13:00', '14:00', { placement: { technicianIds: ['ben'] } })],
  });
  const day = routingDay({
    date: '2026-01-12',
    ground,
    technicianIds: ['ann', 'ben', 'cal'],
    priorityOf: () => 'normal',
    pinOf: (place) => (place === 'nowhere' ? null : { lat: 35, lng: -82 }),
    kept: new Map(),
    options: { maxOvertimeMinutes: 60, isFreeToMove: true, takesUnassigned: true, maxWorkMinutes: 0, hasLunch: false },
  });
  const problem = problemOfDay(day);
  const places = lastPlaces(problem, planNow(problem), lost.id);
  expect(places.map(({ technicianId, start }) => [technicianId, start / 3600])).toEqual([
    ['cal', 8],
    ['ben', 14],
  ]);
  const change = putLast(problem, { entry: lost }, { technicianId: 'ben', start: 14 * 3600 });
  expect(change.after).toMatchObject({ technicianIds: ['ben'], startsAt: at('14:00'), endsAt: at('15:00') });
});
