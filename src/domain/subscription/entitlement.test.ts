import { describe, expect, it } from 'vitest';
import { entitlementOf } from './entitlement';

const now = '2026-11-21T12:00:00.000Z';
const base = { pastDueSince: '', endedAt: '', now };

describe('entitlementOf', () => {
  it('unlocks a running subscription', () => {
    for (const status of ['active', 'trialing'] as const) {
      expect(entitlementOf({ ...base, status })).toEqual({ state: 'unlocked', accessEndsAt: '' });
    }
  });

  it('never unlocks an unpaid one', () => {
    for (const status of ['none', 'incomplete', 'incomplete_expired'] as const) {
      expect(entitlementOf({ ...base, status })).toEqual({ state: 'locked', accessEndsAt: '' });
    }
  });

  it('gives a failed payment two weeks', () => {
    const since = (pastDueSince: string) => entitlementOf({ ...base, status: 'past_due', pastDueSince });

    expect(since('')).toEqual({ state: 'unlocked', accessEndsAt: '2026-12-05T12:00:00.000Z' });
    expect(since('2026-11-07T12:00:01.000Z').state).toBe('unlocked');
    expect(since('2026-11-07T12:00:00.000Z')).toEqual({ state: 'locked', accessEndsAt: now });
  });

  it('locks an ended one after a week, without unlocking anything new before', () => {
    for (const status of ['unpaid', 'paused', 'canceled'] as const) {
      const ended = (endedAt: string) => entitlementOf({ ...base, status, endedAt });

      expect(ended(now)).toEqual({ state: 'grace', accessEndsAt: '2026-11-28T12:00:00.000Z' });
      expect(ended('2026-11-14T12:00:01.000Z').state).toBe('grace');
      expect(ended('2026-11-14T12:00:00.000Z').state).toBe('locked');
    }
  });
});
