import { describe, expect, it } from 'vitest';
import { buildVisit } from '@/testing/factories/visit';
import { crewNews } from './crewNews';

const NOW = '2026-06-01T12:00:00.000Z';
const visit = (startsAt: string, technicianIds: string[], state: 'planned' | 'cancelled' | 'en-route' = 'planned') => {
  const built = buildVisit({ state });
  return { ...built, placement: { ...built.placement, startsAt, technicianIds } };
};
const SOON = '2026-06-02T14:00:00.000Z';

describe('crew notifications', () => {
  it.each([
    ['a booked visit', null, visit(SOON, ['ann']), [{ technicianId: 'ann', kind: 'new' }]],
    [
      'another person',
      visit(SOON, ['ann']),
      visit(SOON, ['bo']),
      [
        { technicianId: 'bo', kind: 'new' },
        { technicianId: 'ann', kind: 'canceled' },
      ],
    ],
    [
      'another time',
      visit(SOON, ['ann']),
      visit('2026-06-02T16:00:00.000Z', ['ann']),
      [{ technicianId: 'ann', kind: 'moved' }],
    ],
    [
      'put off by weeks',
      visit(SOON, ['ann']),
      visit('2026-07-02T16:00:00.000Z', ['ann']),
      [{ technicianId: 'ann', kind: 'moved' }],
    ],
    ['canceled', visit(SOON, ['ann']), visit(SOON, ['ann'], 'cancelled'), [{ technicianId: 'ann', kind: 'canceled' }]],
    ['deleted', visit(SOON, ['ann']), null, [{ technicianId: 'ann', kind: 'canceled' }]],
    ['set out', visit(SOON, ['ann']), visit(SOON, ['ann'], 'en-route'), []],
    ['weeks away', null, visit('2026-07-02T14:00:00.000Z', ['ann']), []],
    ['already over', null, visit('2026-05-02T14:00:00.000Z', ['ann']), []],
    ['nothing changed', visit(SOON, ['ann']), visit(SOON, ['ann']), []],
  ])('are sent for %s', (_what, before, after, expected) => expect(crewNews(before, after, NOW)).toEqual(expected));
});
