import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordPayment } from '@/domain/payment/api';
import {
  agreementNow,
  companyWithMembers,
  idle,
  intentsOf,
  morningOf,
  newMember,
  runAt,
  runOn,
  saveCard,
  type Member,
} from '../cardsOnFile';
import { atStripe, paymentsOf, type CardCompany } from '../payments';
import { at } from '../records';
import { db, endClients } from '../support';
import { killAtEachStep } from './mortal';

let company: CardCompany;
beforeAll(async () => {
  company = await companyWithMembers();
});
afterAll(endClients);

const prepare = async (): Promise<Member> => {
  const member = await newMember(company);
  await saveCard(member);
  return member;
};

/** Expects one payment at Stripe, one in the books, and the bill paid. */
async function paidOnce(member: Member, what: string): Promise<void> {
  const made = await intentsOf(member);
  expect(
    made.filter(({ status }) => status === 'succeeded'),
    what,
  ).toHaveLength(1);
  const [bill] = (await agreementNow(member)).bills;
  expect(bill, what).toMatchObject({ isPaid: true });
  expect(await paymentsOf(member.companyId, bill?.invoiceId ?? ''), what).toMatchObject([
    { state: 'succeeded', amountCents: 1_900 },
  ]);
}

/** A process that died holding the lock keeps it for seconds; by the next run, it has long expired. */
async function endTurn({ companyId }: Member): Promise<void> {
  const turn = at(companyId, 'counters/turn');
  if ((await turn.get()).exists) await turn.update({ expiresAt: Timestamp.fromMillis(0) });
}

it('a night killed after any of its writes charges each period exactly once', async () => {
  const steps = await killAtEachStep({
    prepare,
    run: (_member, { db }) => runAt(morningOf('2026-06-01'), db),
    // The event may arrive before anything else runs, followed by the runs of two days.
    again: async (member, { db }) => {
      await endTurn(member);
      await idle(member);
      for (const date of ['2026-06-01', '2026-06-02']) await runAt(morningOf(date), db);
      await idle(member);
    },
    check: (member, _taken, step) => paidOnce(member, `killed at step ${step}`),
  });
  expect(steps).toBeGreaterThan(4);
});

/** The test's database as seen by a process that is killed at a chosen moment. */
function mortalDatabase() {
  let isDead = false;
  const database = new Proxy(db, {
    get: (target, name) => {
      if (isDead) throw new Error('This process has ended');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { database, kill: () => (isDead = true) };
}

it('a charge whose response was lost is found at Stripe, even after Stripe has forgotten its key', async () => {
  const member = await prepare();
  const { companyId } = member;
  await atStripe('deliveries', { isPaused: true, companyId });
  // The work is done, but the response hangs until the process is killed.
  await atStripe('fail', { path: '/v1/payment_intents', method: 'POST', companyId, status: 'timeout', isAfter: true });
  const { database, kill } = mortalDatabase();
  const killed = runAt(morningOf('2026-06-01'), database).catch(() => undefined);
  await expect.poll(async () => (await intentsOf(member)).length).toBe(1);
  kill();
  await atStripe('mend');
  await killed;
  expect((await agreementNow(member)).bills[0]?.tries).toMatchObject([{ outcome: 'open' }]);
  await atStripe('forget-keys');
  for (const date of ['2026-06-08', '2026-06-09']) await runOn(date);
  await atStripe('deliveries', { isPaused: false, companyId });
  await idle(member);
  await paidOnce(member, 'after a lost answer');
});

/** Runs a charge that never reaches Stripe: the SDK tries three times on its own. */
async function runUnheard({ companyId }: Member): Promise<void> {
  const path = '/v1/payment_intents';
  await atStripe('fail', { path, method: 'POST', companyId, status: 'drop', times: 3 });
  await runOn('2026-06-01');
  await atStripe('mend');
}

it('a charge that never reached Stripe is made by the next run', async () => {
  const member = await prepare();
  await runUnheard(member);
  expect(await intentsOf(member)).toEqual([]);
  await runOn('2026-06-02');
  await idle(member);
  await paidOnce(member, 'after a lost question');
});

it('a charge started but not sent is dropped if the bill was settled meanwhile', async () => {
  const member = await prepare();
  await runUnheard(member);
  const [bill] = (await agreementNow(member)).bills;
  await member.owner.call(recordPayment, {
    paymentId: `cash${member.agreementId}`.slice(0, 20),
    invoiceId: bill?.invoiceId ?? '',
    estimateId: '',
    method: 'cash',
    amountCents: 1_900,
    receivedOn: '2026-06-01',
    reference: '',
    note: '',
    mayOverpay: false,
  });
  await runOn('2026-06-02');
  expect(await intentsOf(member)).toEqual([]);
  expect((await agreementNow(member)).bills[0]?.tries).toMatchObject([{ outcome: 'dropped' }]);
});
