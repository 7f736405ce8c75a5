import { expect, it } from 'vitest';
import { isFresh, positionSchema, roughPin } from './schema';
import { isOnTheClock, isWorthSending } from './sharing';

const NOW = '2026-01-12T16:00:00.000Z';
const running = (kind: 'drive' | 'work' | 'supply-run' | 'break', startsAt = '2026-01-12T15:30:00.000Z') => ({
  ...{ kind, startsAt, endsAt: '' },
});

it('shares a location only while working, not during a break, after work, or with a forgotten stop', () => {
  expect(isOnTheClock([], NOW)).toBe(false);
  for (const kind of ['drive', 'work', 'supply-run'] as const) expect(isOnTheClock([running(kind)], NOW)).toBe(true);
  expect(isOnTheClock([{ ...running('work'), endsAt: '2026-01-12T15:45:00.000Z' }], NOW)).toBe(false);
  expect(isOnTheClock([running('break')], NOW)).toBe(false);
  expect(isOnTheClock([running('work'), running('break')], NOW)).toBe(false);
  expect(isOnTheClock([running('work', '2026-01-11T15:30:00.000Z')], NOW)).toBe(false);
});

it('sends a location after moving, at most every two minutes, and occasionally when still', () => {
  const here = { lat: 35.6, lng: -82.55 };
  const last = { pin: roughPin(here), at: '2026-01-12T15:55:00.000Z' };
  const aStreetAway = { lat: 35.603, lng: -82.55 };
  expect(isWorthSending(here, null, NOW)).toBe(true);
  expect(isWorthSending(here, last, NOW)).toBe(false);
  expect(isWorthSending(aStreetAway, last, NOW)).toBe(true);
  expect(isWorthSending(aStreetAway, { ...last, at: '2026-01-12T15:58:30.000Z' }, NOW)).toBe(false);
  expect(isWorthSending(here, { ...last, at: '2026-01-12T15:50:00.000Z' }, NOW)).toBe(true);
});

it('rounds a location to a street’s width, and treats it as old after twenty minutes', () => {
  expect(roughPin({ lat: 35.123_449, lng: -82.987_651 })).toBe('35.12340, -82.98770');
  const at = (takenAt: string) => positionSchema.parse({ pin: '', takenAt, expiresAt: NOW });
  expect(isFresh(at('2026-01-12T15:40:00.000Z'), NOW)).toBe(true);
  expect(isFresh(at('2026-01-12T15:39:00.000Z'), NOW)).toBe(false);
});
