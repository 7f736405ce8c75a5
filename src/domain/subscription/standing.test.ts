import { describe, expect, it } from 'vitest';
import { isRunning, isUnlocking, standingOf } from './standing';
import { NO_SUBSCRIPTION, type SubscriptionSummary } from './summary';

const now = '2026-11-21T12:00:00.000Z';
const later = '2026-12-01T12:00:00.000Z';
const earlier = '2026-11-01T12:00:00.000Z';
const of = (summary: Partial<SubscriptionSummary>) =>
  standingOf({ ...NO_SUBSCRIPTION, planId: 'essentials', ...summary }, now);

describe('standingOf', () => {
  it.each<[Partial<SubscriptionSummary>, ReturnType<typeof standingOf>]>([
    [{ status: 'none' }, { kind: 'none', endsAt: '' }],
    [{ status: 'incomplete_expired' }, { kind: 'none', endsAt: '' }],
    [{ status: 'incomplete' }, { kind: 'incomplete', endsAt: '' }],
    [
      { status: 'trialing', trialEndsAt: later },
      { kind: 'trialing', endsAt: later },
    ],
    [{ status: 'active' }, { kind: 'active', endsAt: '' }],
    [
      { status: 'active', cancelAt: later },
      { kind: 'cancelled', endsAt: later },
    ],
    [
      { status: 'trialing', trialEndsAt: later, cancelAt: later },
      { kind: 'cancelled', endsAt: later },
    ],
    [
      { status: 'past_due', accessEndsAt: later },
      { kind: 'overdue', endsAt: later },
    ],
    [
      { status: 'past_due', pastDueSince: '2026-11-20T12:00:00.000Z' },
      { kind: 'overdue', endsAt: '2026-12-04T12:00:00.000Z' },
    ],
    [
      { status: 'past_due', accessEndsAt: earlier },
      { kind: 'withdrawn', endsAt: earlier },
    ],
    [
      { status: 'canceled', accessEndsAt: later },
      { kind: 'ending', endsAt: later },
    ],
    [
      { status: 'unpaid', accessEndsAt: earlier },
      { kind: 'withdrawn', endsAt: earlier },
    ],
    [{ status: 'paused' }, { kind: 'withdrawn', endsAt: '' }],
  ])('is right for %j', (summary, expected) => {
    expect(of(summary)).toEqual(expected);
  });

  it('distinguishes what unlocks from what can be changed', () => {
    const both = (summary: Partial<SubscriptionSummary>) => {
      const standing = of(summary);
      return [isUnlocking(standing), isRunning(standing, { status: summary.status ?? 'none' })];
    };
    expect(both({ status: 'active' })).toEqual([true, true]);
    expect(both({ status: 'past_due', accessEndsAt: earlier })).toEqual([false, true]);
    expect(both({ status: 'canceled', accessEndsAt: later })).toEqual([false, false]);
    expect(both({ status: 'none' })).toEqual([false, false]);
  });
});
