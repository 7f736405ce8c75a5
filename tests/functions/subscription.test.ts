import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSubscription, createCheckout } from '@/domain/subscription/api';
import { acceptInvitation, inviteMember } from '@/domain/team/api';
import { boughtFeatures, planOf } from '@/domain/subscription/plans';
import { newId } from '@/lib/ids';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import type { Deps } from '../../functions/src/platform/admin';
import { reconciliation } from '../../functions/src/subscription/reconcileSubscriptions';
import { syncSubscription } from '../../functions/src/subscription/syncSubscription';
import { withdrawFeatures } from '../../functions/src/subscription/withdrawFeatures';
import { depsAt } from './deps';
import { newCompany, newMember } from './fixtures';
import { checkoutNow, companyNow, deliver, inDays, local, newsOf, stripe, subscribed } from './stripe';
import { db, endClients, eventually, newAccount, refusal } from './support';

afterAll(endClients);

const reconcile = (at: Deps) =>
  runNightly(
    at,
    'reconcileSubscriptions',
    reconciliation(() => Promise.resolve(stripe)),
  );
const userNow = async (
  uid: string,
): Promise<{ features: Record<string, boolean>; readOnlyFeatures?: Record<string, boolean> }> =>
  (await db.doc(`users/${uid}`).get()).data() as {
    features: Record<string, boolean>;
    readOnlyFeatures?: Record<string, boolean>;
  };

describe('a subscription', () => {
  it('unlocks its plan for the company, and for a member at the next check', async () => {
    const { owner, companyId, checkoutId } = await subscribed('trial', 'professional');

    const company = await companyNow(companyId);
    expect(Object.keys(company.features).sort()).toEqual([...planOf('professional').features].sort());
    expect(company.subscription).toMatchObject({
      planId: 'professional',
      interval: 'month',
      status: 'trialing',
      accessEndsAt: '',
    });
    expect(company.subscription.trialEndsAt).not.toBe('');
    expect(await checkoutNow(checkoutId)).toMatchObject({ status: 'completed', companyId });
    expect((await userNow(owner.uid)).features['manualJ']).toBeUndefined();

    const { features, hasChanged } = await owner.call(checkSubscription, {});
    expect(hasChanged).toBe(true);
    expect(features.manualJ).toBe(true);
    expect(await newsOf(companyId)).toEqual(['subscribed']);
  });

  it('paid by bank unlocks once the bank has paid', async () => {
    const { owner, companyId } = await newCompany();
    await db.doc(`companies/${companyId}`).update({ subscription: { status: 'canceled' } });
    const { checkoutId } = await owner.call(createCheckout, { planId: 'complete', interval: 'month' });
    await local.complete(checkoutId, 'async');
    await local.idle(companyId);

    expect((await checkoutNow(checkoutId))?.['status']).toBe('processing');
    expect((await companyNow(companyId)).features.quickbooks).toBeUndefined();
    expect((await refusal(owner.call(createCheckout, { planId: 'essentials', interval: 'month' }))).code).toBe(
      'already-exists',
    );
    await local.complete(checkoutId, 'async-succeeded');
    await local.idle(companyId);
    expect((await checkoutNow(checkoutId))?.['status']).toBe('completed');
    expect((await companyNow(companyId)).features.quickbooks).toBe(true);
  });

  it('whose bank refuses never unlocks, whatever is redelivered', async () => {
    const { owner, companyId } = await newCompany();
    await db.doc(`companies/${companyId}`).update({ subscription: { status: 'canceled' } });
    const { checkoutId } = await owner.call(createCheckout, { planId: 'complete', interval: 'month' });
    await local.complete(checkoutId, 'async');
    await local.complete(checkoutId, 'async-failed');
    await local.idle(companyId);
    const [completed] = await local.events(companyId, 'checkout.session.completed');
    await deliver({ ...completed, id: `evt_${newId()}` });

    expect((await checkoutNow(checkoutId))?.['status']).toBe('failed');
    expect((await companyNow(companyId)).features.quickbooks).toBeUndefined();
    expect((await companyNow(companyId)).subscription.status).toBe('incomplete');
    // A declined charge is no longer collected once something else is purchased.
    await owner.call(createCheckout, { planId: 'essentials', interval: 'month' });
    await local.idle(companyId);
    expect((await companyNow(companyId)).subscription.status).toBe('incomplete_expired');
  });

  it('keeps everything while a payment is being made up', async () => {
    const { companyId, subscriptionId } = await subscribed('paid');
    await local.act(subscriptionId, 'fail-renewal');
    await local.idle(companyId);
    const { subscription, features } = await companyNow(companyId);
    expect(subscription.status).toBe('past_due');
    expect(features.manualJ).toBe(true);

    // Reported again later: the days count from the first time.
    await syncSubscription(depsAt(inDays(10)), stripe, companyId);
    expect((await companyNow(companyId)).subscription).toMatchObject({
      pastDueSince: subscription.pastDueSince,
      accessEndsAt: subscription.accessEndsAt,
    });
    await local.act(subscriptionId, 'pay-open-invoice');
    await local.idle(companyId);
    expect((await companyNow(companyId)).subscription).toMatchObject({
      status: 'active',
      pastDueSince: '',
      accessEndsAt: '',
    });
    expect(await newsOf(companyId)).toEqual(['subscribed', 'payment-failed', 'payment-made']);
  });

  it.each([
    ['is not paid for two weeks', async (id: string) => local.act(id, 'fail-renewal'), 15, 'past_due'],
    ['was paused a week ago', async (id: string) => local.act(id, 'pause'), 8, 'paused'],
    ['ended a week ago', async (id: string) => local.act(id, 'end'), 8, 'canceled'],
  ])('that %s is withdrawn at night, from the company and from each member', async (_, stop, days, status) => {
    const { owner, companyId, subscriptionId } = await subscribed(status === 'paused' ? 'trial' : 'paid');
    const colleague = await newMember(companyId, 'technician');
    await owner.call(checkSubscription, {});
    await stop(subscriptionId);
    await local.idle(companyId);
    const before = await companyNow(companyId);
    expect(before.subscription.status).toBe(status);
    expect(before.features.manualJ).toBe(true);

    const total = await reconcile(depsAt(inDays(days)));

    expect(total.failed).toBe(0);
    const bought = boughtFeatures(planOf('professional'));
    const on = Object.fromEntries(bought.map((feature) => [feature, true]));
    const company = await companyNow(companyId);
    expect(company.features).toEqual({ customers: true, jobs: true, technicians: true });
    expect(company.withdrawnFeatures).toEqual(on);
    for (const { uid } of [owner, colleague]) {
      const user = await eventually(async () => {
        const read = await userNow(uid);
        return read.readOnlyFeatures?.['manualJ'] && read;
      }, 'the member to lose the feature');
      expect(user.readOnlyFeatures).toEqual(on);
      expect(user.features).toEqual({
        customers: true,
        jobs: true,
        technicians: true,
        ...Object.fromEntries(bought.map((feature) => [feature, false])),
      });
    }
    expect((await newsOf(companyId)).at(-1)).toBe('withdrawn');
  });

  it('that is purchased again restores the withdrawn features at sign-in', async () => {
    const { owner, companyId, subscriptionId, checkoutId } = await subscribed('trial', 'complete');
    await owner.call(checkSubscription, {});
    await stripe.subscriptions.cancel(subscriptionId);
    await local.idle(companyId);
    expect((await checkoutNow(checkoutId))?.['status']).toBe('ended');
    await reconcile(depsAt(inDays(8)));
    await eventually(async () => (await userNow(owner.uid)).readOnlyFeatures?.['quickbooks'], 'the withdrawal');

    const again = await owner.call(createCheckout, { planId: 'professional', interval: 'year' });
    await local.complete(again.checkoutId, 'paid');
    await local.idle(companyId);

    const company = await companyNow(companyId);
    expect(company.features.manualJ).toBe(true);
    expect(company.features.quickbooks).toBeUndefined();
    expect(company.withdrawnFeatures.manualJ).toBeUndefined();
    expect(company.withdrawnFeatures.quickbooks).toBe(true);
    await owner.call(checkSubscription, {});
    const user = await userNow(owner.uid);
    expect(user.features['manualJ']).toBe(true);
    expect(user.readOnlyFeatures?.['manualJ']).toBeUndefined();
    expect(user.readOnlyFeatures?.['quickbooks']).toBe(true);
  });

  it('that gets smaller withdraws what is no longer paid for', async () => {
    const { owner, companyId, subscriptionId } = await subscribed('paid', 'professional');
    await owner.call(checkSubscription, {});
    const [price] = (await stripe.prices.list({ lookup_keys: ['fieldwright_essentials_month'] })).data;
    const [item] = (await stripe.subscriptions.retrieve(subscriptionId)).items.data;
    await stripe.subscriptions.update(subscriptionId, { items: [{ id: item?.id ?? '', price: price?.id ?? '' }] });
    await local.idle(companyId);

    const company = await companyNow(companyId);
    expect(company.subscription.planId).toBe('essentials');
    expect(company.features.manualJ).toBeUndefined();
    expect(company.features.invoices).toBe(true);
    await eventually(
      async () => (await userNow(owner.uid)).readOnlyFeatures?.['manualJ'],
      'the member to lose the feature',
    );
    expect((await userNow(owner.uid)).features['invoices']).toBe(true);
    expect(await newsOf(companyId)).toEqual(
      expect.arrayContaining(['subscribed', 'plan-changed', 'withdrawn']) as string[],
    );
  });

  it('whose events never arrived is found at night, including its checkout', async () => {
    const { owner, companyId } = await newCompany();
    const { checkoutId } = await owner.call(createCheckout, { planId: 'essentials', interval: 'month' });
    await local.pause(companyId);
    await local.complete(checkoutId, 'trial');

    expect((await reconcile(depsAt())).counts['changed']).toBeGreaterThan(0);

    expect((await companyNow(companyId)).features.invoices).toBe(true);
    expect((await checkoutNow(checkoutId))?.['status']).toBe('completed');
  });
});

it('rereads when the reading is older than the stored one', async () => {
  const { companyId, subscriptionId } = await subscribed();
  let isFirst = true;
  // During the first read, the subscription ends and something else stores that.
  const slow = new Proxy(stripe, {
    get: (target, name) =>
      name !== 'subscriptions'
        ? (Reflect.get(target, name) as unknown)
        : {
            list: async (params: Parameters<typeof stripe.subscriptions.list>[0]) => {
              const page = await stripe.subscriptions.list(params);
              if (isFirst) {
                isFirst = false;
                await stripe.subscriptions.cancel(subscriptionId);
                await local.idle(companyId);
              }
              return page;
            },
          },
  });

  expect((await syncSubscription(depsAt(), slow, companyId)).status).toBe('canceled');
  expect((await companyNow(companyId)).subscription.status).toBe('canceled');
});

it('lets a new member of a company that lost features read their data', async () => {
  const { owner, companyId } = await newCompany();
  await db.doc(`companies/${companyId}`).update({ withdrawnFeatures: { invoices: true } });
  const email = `${newId(10).toLowerCase()}@example.com`;
  const { inviteId } = await owner.call(inviteMember, { email, role: 'office' });
  const joiner = await newAccount({ email });

  await joiner.call(acceptInvitation, { companyId, inviteId });

  expect(await userNow(joiner.uid)).toMatchObject({
    features: { customers: true },
    readOnlyFeatures: { invoices: true },
  });
});

describe('withdrawing features from a large company', () => {
  // More than two pages.
  const MEMBERS = 900;
  const companyId = newId();

  beforeAll(async () => {
    await db
      .doc(`companies/${companyId}`)
      .set({ name: 'Large', features: { customers: true, invoices: false }, withdrawnFeatures: { invoices: true } });
    const writer = db.bulkWriter({ throttling: false });
    for (let index = 0; index < MEMBERS; index += 1) {
      void writer.set(db.doc(`users/${companyId}-${index}`), {
        companyId,
        features: { customers: true, invoices: true },
        updatedAt: '',
      });
    }
    await writer.close();
  });
  // Other tests look through all members.
  afterAll(async () => {
    const writer = db.bulkWriter({ throttling: false });
    for (let index = 0; index < MEMBERS; index += 1) void writer.delete(db.doc(`users/${companyId}-${index}`));
    await writer.close();
  });

  it(
    'reaches each member once, also after an interruption, and doesn’t touch included features',
    { tags: 'emulators' },
    async () => {
      let pages = 0;
      const interrupted = depsAt(() => {
        pages += 1;
        if (pages > 600) throw new Error('The instance was stopped');
        return new Date().toISOString();
      });
      await expect(withdrawFeatures(interrupted, companyId)).rejects.toThrow('stopped');
      const half = await db
        .collection('users')
        .where('companyId', '==', companyId)
        .where('readOnlyFeatures.invoices', '==', true)
        .count()
        .get();
      expect(half.data().count).toBeLessThan(MEMBERS);

      await withdrawFeatures(depsAt(), companyId);

      const members = await db.collection('users').where('companyId', '==', companyId).get();
      expect(members.size).toBe(MEMBERS);
      const wrong = members.docs.filter(
        (member) =>
          member.get('features.invoices') !== false ||
          member.get('readOnlyFeatures.invoices') !== true ||
          member.get('features.customers') !== true,
      );
      expect(wrong).toEqual([]);
      expect(await withdrawFeatures(depsAt(), companyId)).toBe(0);
    },
  );
});
