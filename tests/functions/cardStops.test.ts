import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readCardPage, removeMyCard, startCardSetup } from '@/domain/agreement/payment/api';
import { cancelMyAgreement } from '@/domain/agreement/record/api';
import {
  agreementNow,
  bankSays,
  change,
  companyWithMembers,
  eventFor,
  firstBill,
  idle,
  intentsOf,
  type Member,
  newMember,
  outcomes,
  runAt,
  runOn,
  saveCard,
} from './cardsOnFile';
import { atStripe, type CardCompany, deliverConnect } from './payments';
import { at } from './records';
import { db, endClients, refusal, signedOut } from './support';

let company: CardCompany;
beforeAll(async () => {
  company = await companyWithMembers();
});
afterEach(async () => {
  await atStripe('deliveries', { isPaused: false, companyId: company.companyId });
});
afterAll(endClients);

describe('a charge is stopped', () => {
  const billed = async (): Promise<Member> => {
    const member = await newMember(company);
    await saveCard(member);
    await runAt('2026-06-01T05:37:00.000Z');
    return member;
  };
  it.each<[string, (member: Member) => Promise<unknown>]>([
    ['a pause', (member) => change(member, { kind: 'pause' })],
    ['a cancellation by the customer', ({ token }) => signedOut().call(cancelMyAgreement, { token, reason: '' })],
    [
      'a cancellation by the office',
      (member) => change(member, { kind: 'cancel', when: 'today', reason: 'Sold the house' }),
    ],
    ['switching it off', (member) => change(member, { kind: 'autopay', isOn: false })],
    ['the card being removed', ({ token }) => signedOut().call(removeMyCard, { token })],
  ])('by %s between the bill and the charge', async (_what, stop) => {
    const member = await billed();
    await stop(member);
    await runOn('2026-06-01');
    expect(await intentsOf(member)).toEqual([]);
    expect(await outcomes(member)).toEqual([[]]);
  });

  it('when a clock is set back: nothing is charged twice', async () => {
    const member = await billed();
    await runOn('2026-06-02');
    await idle(member);
    for (const day of ['2026-05-30', '2026-06-01', '2026-06-02']) await runOn(day);
    expect(await intentsOf(member)).toHaveLength(1);
  });

  it('by an account that takes no payments: the bill waits, and the owner is notified', async () => {
    const other = await companyWithMembers();
    const member = await newMember(other);
    await saveCard(member);
    await atStripe(`accounts/${other.accountId}/do`, { action: 'restrict' });
    await idle(member);
    await runOn('2026-06-01');
    await runOn('2026-06-02');
    expect(await outcomes(member)).toEqual([[]]);
    const told = async () =>
      (await db.collection(`companies/${other.companyId}/mail`).get()).docs.filter(({ id }) =>
        id.startsWith('charges-wait'),
      );
    expect(await told()).toHaveLength(1);
    await atStripe(`accounts/${other.accountId}/do`, { action: 'onboard' });
    await idle(member);
    await runOn('2026-06-03');
    await idle(member);
    expect(await outcomes(member)).toEqual([['succeeded']]);
  });

  it('by an account disconnected from us; its cards don’t work on the next one', async () => {
    const other = await companyWithMembers();
    const member = await newMember(other);
    await saveCard(member);
    expect(await deliverConnect(eventFor(member, 'account.application.deauthorized', 'ca_forged'))).toBe(200);
    expect((await db.doc(`payoutAccounts/${other.companyId}`).get()).get('state')).toBe('ready');
    await atStripe(`accounts/${other.accountId}/do`, { action: 'disconnect' });
    await idle(member);
    expect((await db.doc(`payoutAccounts/${other.companyId}`).get()).get('state')).toBe('disconnected');
    await runOn('2026-06-01');
    expect(await outcomes(member)).toEqual([[]]);
    expect(await refusal(signedOut().call(startCardSetup, { token: member.token }))).toMatchObject({
      code: 'failed-precondition',
    });
  });
});

describe('a bill that stays unpaid', () => {
  it('makes the member past due, ends the agreement, and each step can be undone', async () => {
    const member = await newMember(company);
    await saveCard(member);
    await bankSays(member, { declines: 'lost_card' });
    await runOn('2026-06-01');
    await idle(member);
    const { dueOn } = await firstBill(member);
    const { payment } = await signedOut().call(readCardPage, { token: member.token });
    const { pastDueOn = '', endsOn = '' } = payment.problem ?? {};
    expect(pastDueOn > dueOn && endsOn > pastDueOn).toBe(true);
    await runOn(pastDueOn);
    expect(await agreementNow(member)).toMatchObject({ state: 'past-due' });
    await change(member, { kind: 'give-time', until: '2199-01-01' });
    expect(await agreementNow(member)).toMatchObject({ state: 'active', pastDueSince: '' });
    await at(member.companyId, `agreements/${member.agreementId}`).update({ graceUntil: '', nextActionOn: pastDueOn });
    await runOn(endsOn);
    expect(await agreementNow(member)).toMatchObject({ state: 'cancelled', endedUnpaidOn: endsOn, cancelsOn: endsOn });
    await change(member, { kind: 'reinstate' });
    expect(await agreementNow(member)).toMatchObject({ state: 'past-due', cancelsOn: '', endedUnpaidOn: '' });
  });
});
