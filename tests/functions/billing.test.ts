import { afterAll, describe, expect, it } from 'vitest';
import {
  changePlan,
  getBilling,
  openBillingPortal,
  previewPlanChange,
  setCancellation,
} from '@/domain/subscription/api';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { newCompany } from './fixtures';
import { halfway, localStripe, newSubscriber, newTrial } from './localStripe';
import { db, endClients, refusal } from './support';

afterAll(endClients);

const ESSENTIALS = { planId: 'essentials', interval: 'month' } as const;
const PROFESSIONAL = { planId: 'professional', interval: 'month' } as const;
const YEARLY = { planId: 'essentials', interval: 'year' } as const;

const daysUntil = (iso: string): number => Math.round((Date.parse(iso) - Date.now()) / 86_400_000);
const sum = (lines: { amountCents: number }[]): number =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0);

describe('a company without a subscription', () => {
  it('has an empty billing page, and nothing to change', async () => {
    const { owner, companyId } = await newCompany();

    expect(await owner.call(getBilling, {})).toEqual({
      subscription: NO_SUBSCRIPTION,
      nextInvoice: null,
      invoices: [],
      isTestMode: true,
    });
    const nothing = {
      code: 'failed-precondition',
      message: 'Your company has no subscription that could be changed. Choose a plan first.',
    };
    expect(await refusal(owner.call(previewPlanChange, PROFESSIONAL))).toEqual(nothing);
    expect(await refusal(owner.call(changePlan, { ...PROFESSIONAL, prorationAt: new Date().toISOString() }))).toEqual(
      nothing,
    );
    expect(await refusal(owner.call(setCancellation, { isCancelled: true }))).toEqual(nothing);
    expect(await refusal(owner.call(openBillingPortal, {}))).toMatchObject({ code: 'failed-precondition' });
    expect(await localStripe.requests(companyId, { method: 'POST' })).toEqual([]);
  });

  it('whose subscription ended sees its invoices, and no upcoming one', async () => {
    const { owner, companyId, subscriptionId } = await newSubscriber(ESSENTIALS);
    await localStripe.happen(subscriptionId, 'end');
    await localStripe.idle(companyId);

    const { subscription, nextInvoice, invoices } = await owner.call(getBilling, {});
    expect([subscription.status, nextInvoice, invoices.length]).toEqual(['canceled', null, 2]);
    expect(await refusal(owner.call(setCancellation, { isCancelled: true }))).toMatchObject({
      code: 'failed-precondition',
    });
  });
});

describe('getBilling', () => {
  it('returns Stripe’s state: the trial, then the payments and the next charge', async () => {
    const { owner, subscriptionId } = await newTrial(ESSENTIALS);

    const trial = await owner.call(getBilling, {});
    expect(trial.subscription).toMatchObject({
      planId: 'essentials',
      interval: 'month',
      status: 'trialing',
      cancelAt: '',
    });
    expect(trial.nextInvoice?.totalCents).toBe(4_900);
    expect(trial.nextInvoice?.at).toBe(trial.subscription.trialEndsAt);
    expect(daysUntil(trial.subscription.trialEndsAt)).toBe(14);
    expect(trial.invoices).toMatchObject([{ totalCents: 0, status: 'paid' }]);

    await localStripe.happen(subscriptionId, 'renew');
    const paid = await owner.call(getBilling, {});
    expect(paid.subscription).toMatchObject({ status: 'active', trialEndsAt: '' });
    expect(paid.nextInvoice).toEqual({ at: paid.subscription.currentPeriodEnd, totalCents: 4_900 });
    expect(paid.invoices.map(({ totalCents, amountDueCents, status }) => [totalCents, amountDueCents, status])).toEqual(
      [
        [4_900, 0, 'paid'],
        [0, 0, 'paid'],
      ],
    );
    const [newest] = paid.invoices;
    expect(newest?.number).not.toBe('');
    expect(newest?.hostedUrl).toMatch(/^http/);
    expect(newest?.pdfUrl).toMatch(/^http/);
  });

  it('prefers Stripe’s current state over the stored one, and stores it', async () => {
    const { owner, companyId, subscriptionId } = await newSubscriber(ESSENTIALS);
    await localStripe.setDeliveries(companyId, true);
    await localStripe.happen(subscriptionId, 'fail-renewal');

    const { subscription, invoices } = await owner.call(getBilling, {});
    expect(subscription.status).toBe('past_due');
    expect(invoices[0]).toMatchObject({ status: 'open', totalCents: 4_900, amountDueCents: 4_900 });
    expect((await db.doc(`companies/${companyId}`).get()).get('subscription.status')).toBe('past_due');
  });
});

describe('a plan change', () => {
  it('charges the amount shown, when confirmed, once', async () => {
    const { owner, companyId, subscriptionId } = await newSubscriber(ESSENTIALS);
    await halfway(subscriptionId);

    const shown = await owner.call(previewPlanChange, PROFESSIONAL);
    expect(shown.lines).toHaveLength(2);
    expect(shown.lines.map(({ amountCents }) => Math.sign(amountCents))).toEqual([-1, 1]);
    expect(sum(shown.lines)).toBe(shown.dueNowCents);
    expect(Math.abs(shown.dueNowCents - 2_500)).toBeLessThan(5);
    expect(shown.nextInvoiceTotalCents).toBe(9_900);
    expect((await owner.call(getBilling, {})).subscription.planId).toBe('essentials');

    const confirmation = { ...PROFESSIONAL, prorationAt: shown.prorationAt };
    const { subscription } = await owner.call(changePlan, confirmation);
    expect(subscription).toMatchObject({
      planId: 'professional',
      interval: 'month',
      status: 'active',
      currentPeriodEnd: shown.nextInvoiceAt,
    });
    expect(await owner.call(changePlan, confirmation)).toMatchObject({ subscription: { planId: 'professional' } });

    const after = await owner.call(getBilling, {});
    expect(after.invoices.map(({ totalCents }) => totalCents)).toEqual([shown.dueNowCents, 4_900, 0]);
    expect(after.nextInvoice?.totalCents).toBe(9_900);
    expect((await db.doc(`companies/${companyId}`).get()).get('features.manualJ')).toBe(true);
    const [update, ...more] = await localStripe.requests(companyId, {
      method: 'POST',
      path: `/v1/subscriptions/${subscriptionId}`,
    });
    expect(more).toEqual([]);
    expect(update?.params).toMatchObject({
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    expect(update?.headers['idempotency-key']).toContain(`plan:${subscriptionId}:`);
  });

  it('confirmed twice at the same time is one change and one charge', async () => {
    const { owner, subscriptionId } = await newSubscriber(ESSENTIALS);
    await halfway(subscriptionId);
    const { prorationAt, dueNowCents } = await owner.call(previewPlanChange, PROFESSIONAL);

    const both = [0, 1].map(() => owner.call(changePlan, { ...PROFESSIONAL, prorationAt }));
    const done = (await Promise.allSettled(both)).filter(({ status }) => status === 'fulfilled');

    expect(done.length).toBeGreaterThan(0);
    expect((await owner.call(getBilling, {})).invoices.map(({ totalCents }) => totalCents)).toEqual([
      dueNowCents,
      4_900,
      0,
    ]);
  });

  it('to a smaller plan leaves a credit for the next invoice', async () => {
    const { owner, companyId, subscriptionId } = await newSubscriber(PROFESSIONAL);
    await halfway(subscriptionId);

    const shown = await owner.call(previewPlanChange, ESSENTIALS);
    expect(Math.abs(shown.dueNowCents + 2_500)).toBeLessThan(5);
    expect(shown.nextInvoiceTotalCents).toBe(4_900);
    await owner.call(changePlan, { ...ESSENTIALS, prorationAt: shown.prorationAt });

    expect((await owner.call(getBilling, {})).nextInvoice?.totalCents).toBe(4_900 + shown.dueNowCents);
    expect((await db.doc(`companies/${companyId}`).get()).get('features.manualJ')).toBe(false);
    // A second change is paid from the credit, which is shown as a line item.
    const back = await owner.call(previewPlanChange, PROFESSIONAL);
    expect(back.lines.at(-1)).toEqual({
      description: 'Balance of your account',
      amountCents: back.dueNowCents - sum(back.lines.slice(0, 2)),
    });
    expect(sum(back.lines)).toBe(back.dueNowCents);
  });

  it('to another interval starts a new period now', async () => {
    const { owner, subscriptionId } = await newSubscriber(ESSENTIALS);
    await halfway(subscriptionId);

    const shown = await owner.call(previewPlanChange, YEARLY);
    expect(Math.abs(shown.dueNowCents - (49_000 - 2_450))).toBeLessThan(5);
    expect([365, 366]).toContain(daysUntil(shown.nextInvoiceAt));
    expect(shown.nextInvoiceTotalCents).toBe(49_000);
    const { subscription } = await owner.call(changePlan, { ...YEARLY, prorationAt: shown.prorationAt });
    expect(subscription.interval).toBe('year');
    expect(daysUntil(subscription.currentPeriodEnd)).toBe(daysUntil(shown.nextInvoiceAt));
  });

  it('during the trial costs nothing yet', async () => {
    const { owner } = await newTrial(ESSENTIALS);

    const shown = await owner.call(previewPlanChange, PROFESSIONAL);
    expect([shown.dueNowCents, shown.nextInvoiceTotalCents, daysUntil(shown.nextInvoiceAt)]).toEqual([0, 9_900, 14]);
    const { subscription } = await owner.call(changePlan, { ...PROFESSIONAL, prorationAt: shown.prorationAt });
    expect(subscription).toMatchObject({ planId: 'professional', status: 'trialing' });
  });

  it('isn’t made if the card is declined', async () => {
    const { owner, companyId, customerId, subscriptionId } = await newSubscriber(ESSENTIALS);
    await halfway(subscriptionId);
    const { prorationAt } = await owner.call(previewPlanChange, PROFESSIONAL);
    await localStripe.setCard(customerId, true);

    expect(await refusal(owner.call(changePlan, { ...PROFESSIONAL, prorationAt }))).toEqual({
      code: 'failed-precondition',
      message: 'Your card was declined.',
    });
    await localStripe.idle(companyId);
    expect((await owner.call(getBilling, {})).subscription).toMatchObject({ planId: 'essentials', status: 'active' });
    expect((await db.doc(`companies/${companyId}`).get()).get('features.manualJ')).not.toBe(true);
  });

  it('is refused with outdated amounts, or for the current plan', async () => {
    const { owner, companyId, subscriptionId } = await newSubscriber(ESSENTIALS);
    const stale = {
      code: 'failed-precondition',
      message: 'The amounts that you saw are out of date. Please look at them again.',
    };
    for (const [prorationAt, choice] of [
      [new Date(Date.now() - 11 * 60_000).toISOString(), PROFESSIONAL],
      [new Date(Date.now() + 60_000).toISOString(), PROFESSIONAL],
      ['soon', PROFESSIONAL],
    ] as const) {
      expect(await refusal(owner.call(changePlan, { ...choice, prorationAt }))).toEqual(stale);
    }
    expect(await refusal(owner.call(previewPlanChange, ESSENTIALS))).toEqual({
      code: 'failed-precondition',
      message: 'Your company already has this plan.',
    });
    expect(
      await localStripe.requests(companyId, { method: 'POST', path: `/v1/subscriptions/${subscriptionId}` }),
    ).toEqual([]);
  });
});

describe('setCancellation', () => {
  it('cancels at the end of the paid period, can be undone, and is safe to repeat', async () => {
    const { owner, companyId, subscriptionId } = await newSubscriber(ESSENTIALS);

    for (let times = 0; times < 2; times += 1) {
      const { subscription } = await owner.call(setCancellation, { isCancelled: true });
      expect(subscription).toMatchObject({ status: 'active', cancelAt: subscription.currentPeriodEnd });
    }
    expect((await owner.call(getBilling, {})).nextInvoice).toBeNull();
    expect(await owner.call(previewPlanChange, PROFESSIONAL)).toMatchObject({
      nextInvoiceAt: '',
      nextInvoiceTotalCents: 0,
    });
    expect((await db.doc(`companies/${companyId}`).get()).get('features.invoices')).toBe(true);

    expect((await owner.call(setCancellation, { isCancelled: false })).subscription).toMatchObject({
      status: 'active',
      cancelAt: '',
    });
    expect((await owner.call(getBilling, {})).nextInvoice?.totalCents).toBe(4_900);
    expect((await owner.call(setCancellation, { isCancelled: true })).subscription.cancelAt).not.toBe('');
    expect(
      await localStripe.requests(companyId, { method: 'POST', path: `/v1/subscriptions/${subscriptionId}` }),
    ).toHaveLength(3);
  });
});

describe('openBillingPortal', () => {
  it('opens the company’s own portal, which leads back to the settings', async () => {
    const { owner, companyId, customerId } = await newTrial(ESSENTIALS);

    expect((await owner.call(openBillingPortal, {})).url).toMatch(/^http/);
    const [request] = await localStripe.requests(companyId, { method: 'POST', path: '/v1/billing_portal/sessions' });
    expect(request?.params['customer']).toBe(customerId);
    expect(String(request?.params['return_url'])).toMatch(/\/settings\?tab=billing$/);
  });
});

describe('while Stripe is down', () => {
  it('every call reports it and changes nothing', async () => {
    const { owner, companyId } = await newSubscriber(ESSENTIALS);
    const { prorationAt } = await owner.call(previewPlanChange, PROFESSIONAL);
    const before = (await db.doc(`companies/${companyId}`).get()).data();
    const calls = [
      () => owner.call(getBilling, {}),
      () => owner.call(previewPlanChange, PROFESSIONAL),
      () => owner.call(changePlan, { ...PROFESSIONAL, prorationAt }),
      () => owner.call(setCancellation, { isCancelled: true }),
      () => owner.call(openBillingPortal, {}),
    ];
    await localStripe.fail(companyId, '/v1/*', 503, 1_000);
    try {
      for (const answer of await Promise.all(calls.map((call) => refusal(call()))))
        expect(answer.code).toBe('unavailable');
    } finally {
      await localStripe.endTrouble();
    }

    expect((await db.doc(`companies/${companyId}`).get()).data()).toEqual(before);
    expect((await owner.call(getBilling, {})).subscription).toMatchObject({ planId: 'essentials', cancelAt: '' });
  });
});
