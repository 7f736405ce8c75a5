import { afterAll, describe, expect, it } from 'vitest';
import { checkSubscription } from '@/domain/subscription/api';
import { newCompany, newMember } from './fixtures';
import { db, endClients, newAccount } from './support';

afterAll(endClients);

const INCLUDED = { customers: true, jobs: true, technicians: true };

describe('checkSubscription', () => {
  it('changes nothing without a completed checkout of this company', async () => {
    const { owner, companyId } = await newCompany();
    const other = await newCompany();
    await db.doc(`companies/${companyId}`).update({ 'features.invoices': true });
    await db.collection('stripeCheckouts').add({ companyId, status: 'open' });
    await db.collection('stripeCheckouts').add({ companyId: other.companyId, status: 'completed' });

    expect(await owner.call(checkSubscription, {})).toEqual({ features: INCLUDED, hasChanged: false });
    expect((await db.doc(`users/${owner.uid}`).get()).get('features')).toEqual(INCLUDED);
  });

  it('turns on what was paid for, once, and never off', async () => {
    const { companyId } = await newCompany();
    const colleague = await newMember(companyId, 'office');
    await db
      .doc(`users/${colleague.uid}`)
      .update({ 'features.payments': true, 'features.invoices': false, updatedAt: '' });
    await db
      .doc(`companies/${companyId}`)
      .update({ features: { customers: false, invoices: true, schedule: true, nonsense: true } });
    await db.collection('stripeCheckouts').add({ companyId, status: 'completed' });

    const expected = { ...INCLUDED, payments: true, invoices: true, schedule: true };
    expect(await colleague.call(checkSubscription, {})).toEqual({ features: expected, hasChanged: true });
    const user = (await db.doc(`users/${colleague.uid}`).get()).data();
    expect(user?.['features']).toEqual(expected);
    expect(user?.['updatedAt']).not.toBe('');
    expect(await colleague.call(checkSubscription, {})).toEqual({ features: expected, hasChanged: false });
  });

  it('gives no features to an account without a user document or company', async () => {
    const client = await newAccount();
    expect(await client.call(checkSubscription, {})).toEqual({ features: {}, hasChanged: false });

    await db.doc(`users/${client.uid}`).set({ features: { jobs: true }, companyId: null });
    expect(await client.call(checkSubscription, {})).toEqual({ features: {}, hasChanged: false });
  });
});
