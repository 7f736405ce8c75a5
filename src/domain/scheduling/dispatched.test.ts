import { expect, it } from 'vitest';
import { buildVisit } from '@/testing/factories/visit';
import { isDispatchedNow } from './dispatched';

const ZONE = 'America/New_York';
/** 11 PM to 1:30 AM in New York. */
const overnight = { startsAt: '2026-01-13T04:00:00.000Z', endsAt: '2026-01-13T06:30:00.000Z' };
/** From 12:30 AM. */
const afterMidnight = { startsAt: '2026-01-13T05:30:00.000Z', endsAt: '2026-01-13T06:30:00.000Z' };
/** From 9 AM. */
const morning = { startsAt: '2026-01-13T14:00:00.000Z', endsAt: '2026-01-13T15:00:00.000Z' };

it.each([
  ['of today, hours ahead', morning, '2026-01-13T05:10:00.000Z', true],
  ['of today, not begun by the evening', morning, '2026-01-14T04:50:00.000Z', true],
  ['of tomorrow morning', morning, '2026-01-13T04:50:00.000Z', false],
  ['of yesterday morning', morning, '2026-01-14T05:10:00.000Z', false],
  ['that begins after midnight, before midnight', afterMidnight, '2026-01-13T04:50:00.000Z', true],
  ['that begins after midnight, at noon the day before', afterMidnight, '2026-01-12T17:00:00.000Z', false],
  ['that began yesterday and touches today', overnight, '2026-01-13T22:00:00.000Z', true],
  [
    'that was to end before midnight, after it',
    { ...overnight, endsAt: '2026-01-13T04:30:00.000Z' },
    '2026-01-13T05:10:00.000Z',
    true,
  ],
  ['that begins in four hours, tomorrow', afterMidnight, '2026-01-13T01:30:00.000Z', true],
  ['that begins in more, tomorrow', afterMidnight, '2026-01-13T01:29:00.000Z', false],
  [
    'that ended four hours ago, yesterday',
    { ...overnight, endsAt: '2026-01-13T04:30:00.000Z' },
    '2026-01-13T08:30:00.000Z',
    true,
  ],
  [
    'that ended before that, yesterday',
    { ...overnight, endsAt: '2026-01-13T04:30:00.000Z' },
    '2026-01-13T08:31:00.000Z',
    false,
  ],
])('sends for a visit %s: %4$s', (_name, placement, now, isSent) => {
  expect(isDispatchedNow(buildVisit({ placement }), ZONE, now)).toBe(isSent);
});

it('sends for visits in progress of any age, but not for finished ones', () => {
  const now = '2026-01-20T15:00:00.000Z';
  expect(isDispatchedNow(buildVisit({ placement: morning, state: 'on-site' }), ZONE, now)).toBe(true);
  expect(isDispatchedNow(buildVisit({ placement: morning, state: 'done' }), ZONE, '2026-01-13T14:30:00.000Z')).toBe(
    false,
  );
});
