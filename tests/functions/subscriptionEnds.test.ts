import type { Transaction } from 'firebase-admin/firestore';
import { afterAll, expect, it, vi } from 'vitest';
import { newId } from '@/lib/ids';
import { syncSubscription } from '../../functions/src/subscription/syncSubscription';
import { depsAt } from './deps';
import { checkoutNow, inDays, local, stripe, subscribed } from './stripe';
import { db, endClients } from './support';

afterAll(endClients);

it('an ended subscription closes any number of checkouts, one page per commit', async () => {
  const { companyId, subscriptionId, checkoutId } = await subscribed('paid');
  const checkout = await checkoutNow(checkoutId);
  for (let index = 0; index < 430; index += 1) await db.doc(`stripeCheckouts/${newId()}`).set({ ...checkout });
  await local.pause(companyId);
  await stripe.subscriptions.cancel(subscriptionId);
  const sizes: number[] = [];
  const counted = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'runTransaction') return (Reflect.get(target, name) as () => unknown).bind(target);
      return (work: (transaction: Transaction) => Promise<unknown>) =>
        target.runTransaction(async (transaction) => {
          const update = vi.spyOn(transaction, 'update');
          const result = await work(transaction);
          sizes.push(update.mock.calls.length);
          return result;
        });
    },
  });
  expect((await syncSubscription(depsAt(inDays(1), counted), stripe, companyId)).status).toBe('canceled');
  expect(Math.max(...sizes)).toBeLessThan(250);
  const left = db.collection('stripeCheckouts').where('companyId', '==', companyId).where('status', '==', 'completed');
  expect((await left.get()).size).toBe(0);
  await local.unpause(companyId);
});
