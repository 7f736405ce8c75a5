import { expect, it } from 'vitest';
import { visit } from '@/testing/schedulingWorld';
import { NO_RESOURCES } from '@/domain/resource/onVisit';
import { daysOn, nudged, setDown, snapped, stretched } from './target';

const { placement } = visit('1', '08:00', '09:00', {
  placement: {
    technicianIds: ['ann', 'ben'],
    windowStartsAt: '2026-01-12T13:00:00.000Z',
    windowEndsAt: '2026-01-12T15:00:00.000Z',
  },
});
const at = (clock: string): string => `2026-01-12T${clock}:00.000Z`;

it('snaps to the step', () => {
  expect(new Date(snapped(Date.parse(at('13:08')), 15)).toISOString()).toBe(at('13:15'));
  expect(new Date(snapped(Date.parse(at('13:07')), 5)).toISOString()).toBe(at('13:05'));
});

it('replaces only the row’s technician on a drop, keeping the crew and the window', () => {
  expect(setDown(placement, { from: 'ann', to: 'cid', startsAt: at('14:00'), resourceOf: NO_RESOURCES })).toMatchObject(
    {
      technicianIds: ['cid', 'ben'],
      startsAt: at('14:00'),
      endsAt: at('15:00'),
      windowStartsAt: at('13:00'),
    },
  );
  expect(
    setDown(placement, { from: 'ann', to: '', startsAt: at('13:00'), resourceOf: NO_RESOURCES }).technicianIds,
  ).toEqual(['ben']);
  expect(
    setDown(placement, { from: 'ann', to: 'ben', startsAt: at('13:00'), resourceOf: NO_RESOURCES }).technicianIds,
  ).toEqual(['ben']);
  expect(
    setDown(
      { ...placement, technicianIds: [] },
      { from: '', to: 'ann', startsAt: at('13:00'), resourceOf: NO_RESOURCES },
    ).technicianIds,
  ).toEqual(['ann']);
});

it('nudges by full steps, and resizes down to one step', () => {
  expect(nudged({ ...placement, startsAt: at('13:05'), endsAt: at('14:05') }, 15).startsAt).toBe(at('13:15'));
  expect(nudged(placement, -5).startsAt).toBe(at('12:55'));
  expect(stretched(placement, 15).endsAt).toBe(at('14:15'));
  expect(stretched({ ...placement, endsAt: at('13:10') }, -15).endsAt).toBe(at('13:15'));
});

it('keeps local time on another day, across a clock change', () => {
  expect(
    daysOn({ ...placement, startsAt: '2026-03-07T13:00:00.000Z', endsAt: '2026-03-07T14:00:00.000Z' }, 1).startsAt,
  ).toBe('2026-03-08T12:00:00.000Z');
});
