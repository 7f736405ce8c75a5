import { afterAll, describe, expect, it } from 'vitest';
import { checkSubscription, createCheckout, startTrial } from '@/domain/subscription/api';
import { planOf, TRIAL_PLAN } from '@/domain/subscription/plans';
import { registerCompany } from '@/domain/company/api';
import { shareDocument } from '@/domain/public-document/api';
import { ensureCustomer } from '../../functions/src/subscription/ensureCustomer';
import { claimRunningTrial } from '../../functions/src/subscription/trialClaims';
import { withdrawFeatures } from '../../functions/src/subscription/withdrawFeatures';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { reconciliation } from '../../functions/src/subscription/reconcileSubscriptions';
import { depsAt } from './deps';
import { newCompany, newMember, registration } from './fixtures';
import { checkoutNow, companyNow, inDays, local, newsOf, stripe } from './stripe';
import { db, endClients, newAccount, refusal } from './support';

afterAll(endClients);

const customerOf = async (companyId: string): Promise<string> =>
  String((await db.doc(`stripeCustomers/${companyId}`).get()).get('customerId'));
const subscriptionsOf = async (companyId: string) =>
  (await stripe.subscriptions.list({ customer: await customerOf(companyId), status: 'all' })).data;
const featuresOf = async (uid: string): Promise<Record<string, boolean>> =>
  (await db.doc(`users/${uid}`).get()).get('features') as Record<string, boolean>;

describe('startTrial', () => {
  it('turns the plan on for a company whose owner isn’t confirmed, without a card', async () => {
    const owner = await newAccount({ isVerified: false });
    // Characters that no header can contain.
    const { companyId } = await owner.call(registerCompany, registration({ companyName: 'Töchter, אבג 🏗️' }));

    const { checkoutId, subscription } = await owner.call(startTrial, {});

    expect(subscription).toMatchObject({ planId: TRIAL_PLAN, interval: 'month', status: 'trialing', firstPaidAt: '' });
    const [atStripe] = await subscriptionsOf(companyId);
    expect(atStripe).toMatchObject({
      status: 'trialing',
      default_payment_method: null,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      metadata: { companyId, planId: TRIAL_PLAN, interval: 'month', createdBy: owner.uid },
    });
    expect(await checkoutNow(checkoutId)).toMatchObject({
      companyId,
      status: 'completed',
      kind: 'subscription',
      planId: TRIAL_PLAN,
      amountCents: 0,
      subscriptionId: atStripe?.id,
    });
    const features = [...planOf(TRIAL_PLAN).features].sort();
    expect(Object.keys((await companyNow(companyId)).features).sort()).toEqual(features);
    expect(Object.keys(await featuresOf(owner.uid)).sort()).toEqual(features);
    expect(await newsOf(companyId)).toEqual(['subscribed']);

    // Nothing leaves the company yet, whatever is turned on.
    expect(await refusal(owner.call(shareDocument, { kind: 'estimate', subjectId: 'e1' }))).toMatchObject({
      code: 'failed-precondition',
      message: 'Confirm your e-mail address first: open the link that we sent you.',
    });
  });

  it('is one trial, however often and from however many tabs it is requested', { tags: 'emulators' }, async () => {
    const { owner, companyId } = await newCompany();
    const answers = await Promise.all([owner.call(startTrial, {}), owner.call(startTrial, {})]);
    answers.push(await owner.call(startTrial, { planId: 'essentials' }));
    expect(new Set(answers.map(({ checkoutId }) => checkoutId)).size).toBe(1);
    expect(await subscriptionsOf(companyId)).toHaveLength(1);
    expect((await db.collection('stripeCheckouts').where('companyId', '==', companyId).get()).size).toBe(1);
    expect((await refusal(owner.call(createCheckout, { planId: 'complete', interval: 'month' }))).code).toBe(
      'already-exists',
    );
  });

  it('is for the chosen plan, and closes an open checkout', async () => {
    const { owner, companyId } = await newCompany();
    const { checkoutId } = await owner.call(createCheckout, { planId: 'complete', interval: 'month' });
    await owner.call(startTrial, { planId: 'essentials', interval: 'year' });
    expect((await stripe.checkout.sessions.retrieve(checkoutId)).status).toBe('expired');
    expect((await companyNow(companyId)).subscription).toMatchObject({ planId: 'essentials', interval: 'year' });
  });

  it('completes what was left half done', async () => {
    const { owner, companyId } = await newCompany();
    await local.fail({ path: '/v1/subscriptions', method: 'POST', status: 'drop', times: 3, companyId, isAfter: true });
    await refusal(owner.call(startTrial, {})).catch(() => undefined);
    await owner.call(startTrial, {});
    expect(await subscriptionsOf(companyId)).toHaveLength(1);
    expect((await featuresOf(owner.uid))['estimates']).toBe(true);
  });

  it('ends without a card: the tried features are withdrawn, stay readable, and can’t be tried again', async () => {
    const { owner, companyId } = await newCompany();
    const { checkoutId } = await owner.call(startTrial, {});
    await local.idle(companyId);
    const [subscription] = await subscriptionsOf(companyId);
    await local.act(subscription?.id ?? '', 'renew');
    await local.idle(companyId);
    // However long the trial features stay on after the end, they are gone by then.
    await runNightly(
      depsAt(inDays(40)),
      'reconcileSubscriptions',
      reconciliation(() => Promise.resolve(stripe)),
    );
    await withdrawFeatures(depsAt(inDays(40)), companyId);

    expect((await companyNow(companyId)).subscription.status).toBe('canceled');
    expect((await checkoutNow(checkoutId))?.['status']).toBe('ended');
    const user = (await db.doc(`users/${owner.uid}`).get()).data();
    expect(user).toMatchObject({
      features: { customers: true, jobs: true, technicians: true, estimates: false, invoices: false },
      readOnlyFeatures: { estimates: true, invoices: true },
    });
    expect((await owner.call(checkSubscription, {})).features.estimates).toBeUndefined();
    expect(await refusal(owner.call(startTrial, {}))).toMatchObject({
      code: 'failed-precondition',
      message: 'The free trial has already been used. You can choose a plan in the settings under “Billing”.',
    });
  });

  it('is available once per mailbox, also with another company', async () => {
    const name = `mailbox${Date.now()}`;
    const first = await newAccount({ email: `${name}@example.com` });
    await first.call(registerCompany, registration());
    await first.call(startTrial, {});
    const again = await newAccount({ email: `${name}+2@example.com` });
    const { companyId } = await again.call(registerCompany, registration());

    expect(await refusal(again.call(startTrial, {}))).toMatchObject({ code: 'failed-precondition' });
    const { features, subscription } = await companyNow(companyId);
    expect(features).toEqual({ customers: true, jobs: true, technicians: true });
    expect(subscription).toMatchObject({ status: 'none', isTrialUsed: true });
    // Then the checkout asks for a card.
    const { checkoutId } = await again.call(createCheckout, { planId: 'essentials', interval: 'month' });
    expect(await stripe.checkout.sessions.retrieve(checkoutId)).toMatchObject({ payment_method_collection: 'always' });
  });

  it('isn’t used up by someone who only enters the mailbox, and Stripe doesn’t write to it', async () => {
    const name = `owned${Date.now()}`;
    const stranger = await newAccount({ email: `${name}+x@example.com`, isVerified: false });
    const { companyId } = await stranger.call(registerCompany, registration());
    await stranger.call(startTrial, {});
    const made = await stripe.customers.retrieve(await customerOf(companyId));
    expect(made.deleted ? 'deleted' : made.email).toBeNull();

    const owner = await newAccount({ email: `${name}@example.com` });
    const own = await owner.call(registerCompany, registration());
    expect((await owner.call(startTrial, {})).subscription.status).toBe('trialing');
    const theirs = await stripe.customers.retrieve(await customerOf(own.companyId));
    expect(theirs.deleted ? 'deleted' : theirs.email).toBe(`${name}@example.com`);
  });

  it('uses up the mailbox when its address is confirmed, and informs Stripe then', async () => {
    const email = `later${Date.now()}@example.com`;
    const owner = await newAccount({ email, isVerified: false });
    const { companyId } = await owner.call(registerCompany, registration());
    await owner.call(startTrial, {});
    const stored = await companyNow(companyId);
    const confirmed = { uid: owner.uid, companyId, email, isEmailVerified: true };
    await claimRunningTrial(depsAt(inDays(0)), confirmed);

    const again = await newAccount({ email: email.replace('@', '+2@') });
    await again.call(registerCompany, registration());
    expect((await refusal(again.call(startTrial, {}))).code).toBe('failed-precondition');
    const customer = await ensureCustomer(depsAt(inDays(0)), stripe, { ...confirmed, company: stored });
    const known = await stripe.customers.retrieve(customer.customerId);
    expect(known.deleted ? 'deleted' : known.email).toBe(email);
  });

  it('is started by admins only, and says when Stripe is down', async () => {
    const { owner, companyId } = await newCompany();
    const manager = await newMember(companyId, 'manager');
    expect((await refusal(manager.call(startTrial, {}))).code).toBe('permission-denied');
    await local.fail({ path: '/v1/subscriptions', method: 'POST', status: 503, times: 3, companyId });
    expect((await refusal(owner.call(startTrial, {}))).code).toBe('unavailable');
    expect((await owner.call(startTrial, {})).subscription.status).toBe('trialing');
  });
});
