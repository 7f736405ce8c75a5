import { describe, expect, it } from 'vitest';
import { boughtFeatures, planOf } from '@/domain/subscription/plans';
import { NO_SUBSCRIPTION, type SubscriptionStatus, type SubscriptionSummary } from '@/domain/subscription/summary';
import { deriveState, type CompanyState } from './deriveState';
import { describeSubscription } from './describeSubscription';
import type { StripeSubscription } from './readSubscriptions';

const NOW = '2026-11-21T12:00:00.000Z';
const company = (changes: Partial<CompanyState> = {}): CompanyState => ({
  features: { customers: true, jobs: true, technicians: true },
  withdrawnFeatures: {},
  subscription: NO_SUBSCRIPTION,
  ...changes,
});
const before = (changes: Partial<SubscriptionSummary>): SubscriptionSummary => ({
  ...NO_SUBSCRIPTION,
  planId: 'essentials',
  interval: 'month',
  ...changes,
});
const at = (status: SubscriptionStatus, changes: Partial<StripeSubscription> = {}): StripeSubscription => ({
  id: 'sub_1',
  companyId: 'c1',
  createdBy: 'u1',
  status,
  firstPayment: 'made',
  hasPaid: false,
  planId: 'essentials',
  interval: 'month',
  priceId: 'price_1',
  currentPeriodEnd: '2026-12-21T12:00:00.000Z',
  trialEndsAt: '',
  cancelAt: '',
  endedAt: '',
  ...changes,
});
const derive = (state: CompanyState, subscription: StripeSubscription | null) =>
  deriveState(state, subscription, NOW, NOW);

describe('deriveState', () => {
  it('turns on missing features, and nothing that wasn’t paid for', () => {
    expect(derive(company(), at('active')).switchOn).toEqual(boughtFeatures(planOf('essentials')));
    for (const status of ['incomplete', 'incomplete_expired', 'paused', 'unpaid', 'canceled'] as const) {
      const { switchOn, restore, withdraw } = derive(company(), at(status));
      expect([switchOn, restore, withdraw], status).toEqual([[], [], []]);
    }
    expect(derive(company(), null).summary).toEqual({ ...NO_SUBSCRIPTION, syncedAt: NOW });
  });

  it('withdraws only what the subscription had granted', () => {
    const state = company({
      features: { customers: true, jobs: true, technicians: true, invoices: true, manualJ: true },
      subscription: before({ status: 'active' }),
    });
    const over = at('canceled', { endedAt: '2026-11-01T00:00:00.000Z' });

    // Manual J was granted some other way.
    expect(derive(state, over).withdraw).toEqual(['invoices']);
    expect(derive({ ...state, subscription: before({ status: 'incomplete' }) }, over).withdraw).toEqual([]);
    expect(derive(state, at('canceled', { endedAt: NOW })).withdraw).toEqual([]);
  });

  it('keeps everything that was tried until the free days end, even for a company that picks a smaller plan', () => {
    const trial = derive(company(), at('trialing', { planId: 'professional' }));
    const features = Object.fromEntries(planOf('professional').features.map((feature) => [feature, true]));
    const tried = company({ features, subscription: trial.summary });
    const chosen = derive(tried, at('trialing', { planId: 'essentials' }));
    expect(chosen).toMatchObject({ withdraw: [], summary: { planId: 'essentials' } });
    // A repeated event changes nothing.
    const again = derive({ ...tried, subscription: chosen.summary }, at('trialing', { planId: 'essentials' }));
    expect(again).toMatchObject({ withdraw: [], summary: { triedPlanId: 'professional' } });

    const paid = derive({ ...tried, subscription: again.summary }, at('active', { planId: 'essentials' }));
    const lost = boughtFeatures(planOf('professional')).filter((one) => !planOf('essentials').features.includes(one));
    expect(paid.withdraw.toSorted()).toEqual(lost.toSorted());
    expect(paid.summary.triedPlanId).toBeNull();
    const over = at('canceled', { planId: 'essentials', endedAt: '2026-11-01T00:00:00.000Z' });
    expect(derive({ ...tried, subscription: again.summary }, over).withdraw).toContain('manualJ');
    // The grace period postpones it without losing it.
    const grace = derive({ ...tried, subscription: again.summary }, at('canceled', { endedAt: NOW }));
    expect(grace.withdraw).toEqual([]);
    expect(derive({ ...tried, subscription: grace.summary }, over).withdraw).toContain('manualJ');
  });

  it('restores features that are purchased again', () => {
    const state = company({
      features: { invoices: false },
      withdrawnFeatures: { invoices: true, quickbooks: true },
      subscription: before({ status: 'canceled' }),
    });

    expect(derive(state, at('active'))).toMatchObject({ restore: ['invoices'], withdraw: [] });
  });

  it('counts a pause and an unpaid invoice from when they were first seen', () => {
    const since = '2026-11-18T00:00:00.000Z';
    const paused = derive(company({ subscription: before({ status: 'paused', endedAt: since }) }), at('paused'));
    expect(paused.summary).toMatchObject({ endedAt: since, accessEndsAt: '2026-11-25T00:00:00.000Z' });
    expect(derive(company({ subscription: before({ status: 'active' }) }), at('unpaid')).summary.endedAt).toBe(NOW);
    // Canceled at the end, so the days started earlier.
    expect(
      derive(company({ subscription: before({ status: 'unpaid', endedAt: since }) }), at('canceled', { endedAt: NOW }))
        .summary.endedAt,
    ).toBe(since);
    expect(
      derive(company({ subscription: before({ status: 'past_due', pastDueSince: since }) }), at('past_due')).summary
        .pastDueSince,
    ).toBe(since);
    expect(
      derive(company({ subscription: before({ status: 'past_due', pastDueSince: since }) }), at('active')).summary
        .pastDueSince,
    ).toBe('');
  });

  it('remembers a company’s first payment, even after it subscribes again', () => {
    const firstPaidAt = '2026-01-05T00:00:00.000Z';
    const paying = company({ subscription: before({ status: 'active', firstPaidAt }) });
    expect(derive(company(), at('trialing')).summary.firstPaidAt).toBe('');
    expect(derive(company(), at('active', { hasPaid: true })).summary.firstPaidAt).toBe(NOW);
    expect(derive(paying, at('active', { hasPaid: true })).summary.firstPaidAt).toBe(firstPaidAt);
    expect(derive(paying, at('trialing')).summary.firstPaidAt).toBe(firstPaidAt);
    expect(derive(paying, null).summary.firstPaidAt).toBe(firstPaidAt);
  });

  it('refuses an active subscription at a price without a plan, and lets it end', () => {
    const unknown = { planId: null, interval: null };

    expect(() => derive(company(), at('active', unknown))).toThrow(
      'The price price_1 of the subscription sub_1 belongs to no plan.',
    );
    expect(
      derive(company({ subscription: before({ status: 'active' }) }), at('canceled', unknown)).summary,
    ).toMatchObject({ status: 'canceled', planId: 'essentials' });
  });
});

describe('describeSubscription', () => {
  const active = before({ status: 'active' });

  it.each([
    [NO_SUBSCRIPTION, active, [{ verb: 'subscribed', detail: 'Essentials, monthly' }]],
    [NO_SUBSCRIPTION, before({ status: 'trialing' }), [{ verb: 'subscribed', detail: 'Essentials, monthly, trial' }]],
    [before({ status: 'trialing' }), active, []],
    [
      active,
      before({ status: 'active', planId: 'complete', interval: 'year' }),
      [{ verb: 'plan-changed', detail: 'Essentials, monthly → Complete, yearly' }],
    ],
    [active, before({ status: 'past_due' }), [{ verb: 'payment-failed', detail: '' }]],
    [before({ status: 'past_due' }), active, [{ verb: 'payment-made', detail: '' }]],
    [active, before({ status: 'active', cancelAt: NOW }), [{ verb: 'cancelled', detail: NOW }]],
    [before({ status: 'active', cancelAt: NOW }), active, [{ verb: 'resumed', detail: 'Essentials, monthly' }]],
    [
      before({ status: 'active', cancelAt: NOW }),
      before({ status: 'canceled' }),
      [{ verb: 'ended', detail: 'canceled' }],
    ],
    [before({ status: 'paused' }), active, [{ verb: 'resumed', detail: 'Essentials, monthly' }]],
    [before({ status: 'canceled' }), active, [{ verb: 'subscribed', detail: 'Essentials, monthly' }]],
    [NO_SUBSCRIPTION, before({ status: 'incomplete' }), []],
  ])('describes how it ended', (from, to, news) => {
    expect(describeSubscription(from, to)).toEqual(news);
    expect(describeSubscription(to, to)).toEqual([]);
  });
});
