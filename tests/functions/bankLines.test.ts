import { afterAll, expect, it } from 'vitest';
import { decideBankLines, importBankLines, proposeBankMatches } from '@/domain/bank/api';
import { bankLineSchema, type BankLine } from '@/domain/bank/schema';
import { listPayouts } from '@/domain/payment/api';
import { paymentSchema, type Payment } from '@/domain/payment/schema';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { newMember } from './fixtures';
import { atStripe, companyWithCards, paid, type CardCompany } from './payments';
import { at, audit } from './records';
import { db, endClients, refusal } from './support';

afterAll(endClients);

const TODAY = calendarDay('America/New_York', new Date());
const ago = (days: number): string => addCalendarDays(TODAY, -days);

const check = (companyId: string, id: string, fields: Partial<Payment>) =>
  at(companyId, `payments/${id}`).set({
    ...paymentSchema.parse({
      customerId: 'c1',
      customerName: 'Grace Hopper',
      invoiceNumber: 'INV-00001',
      method: 'cheque',
      state: 'succeeded',
      currency: 'USD',
      amountCents: 30_050,
      receivedOn: ago(4),
      ...fields,
    }),
    ...audit('u1'),
  });

const linesOf = async (companyId: string): Promise<(BankLine & { id: string })[]> => {
  const { docs } = await db.collection(`companies/${companyId}/bankLines`).orderBy('on').get();
  return docs.map((doc) => ({ id: doc.id, ...bankLineSchema.parse(doc.data()) }));
};

/** Records a payout at Stripe and two checks in hand. */
async function booked(): Promise<{ company: CardCompany; payout: { id: string; amountCents: number } }> {
  const company = await companyWithCards();
  const { companyId, owner, accountId } = company;
  await paid(company);
  await atStripe(`accounts/${accountId}/payout`);
  await atStripe('idle', { companyId });
  await check(companyId, 'k1', { reference: '1042' });
  await check(companyId, 'k2', { amountCents: 12_000 });
  const { payouts } = await owner.call(listPayouts, {});
  if (!payouts[0]) throw new Error('no payout');
  return { company, payout: payouts[0] };
}

const file = (payoutCents: number) => ({
  account: 'Operating',
  fileName: 'nov.csv',
  lines: [
    { on: TODAY, amountCents: payoutCents, description: 'STRIPE TRANSFER ST-K7', bankId: 'f1' },
    { on: ago(2), amountCents: 42_050, description: 'DEPOSIT', bankId: 'f2' },
    { on: ago(3), amountCents: -90_000, description: 'GUSTO PAYROLL', bankId: 'f3' },
  ],
});

it('a file is compared, imported once however often it arrives, suggested, matched by a person, and nothing is matched twice', async () => {
  const { company, payout } = await booked();
  const { companyId, owner } = company;
  const given = file(payout.amountCents);
  const seen = await owner.call(importBankLines, { ...given, seen: '' });
  expect(seen.rows.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
  expect(await linesOf(companyId)).toEqual([]);
  // Two people import the same lines at the same time: the second has to check again, and then finds everything there.
  const both = await Promise.allSettled([0, 1].map(() => owner.call(importBankLines, { ...given, seen: seen.hash })));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const again = await owner.call(importBankLines, { ...given, seen: '' });
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
  expect(await owner.call(importBankLines, { ...given, seen: again.hash })).toMatchObject({ added: 0, updated: 0 });
  const renamed = await owner.call(importBankLines, { ...given, account: 'Checking', seen: '' });
  expect([renamed.alsoIn, again.alsoIn]).toEqual(['Operating', '']);
  const lines = await linesOf(companyId);
  expect(lines.map(({ amountCents }) => amountCents)).toEqual([-90_000, 42_050, payout.amountCents]);

  const { proposals, waiting, fault } = await owner.call(proposeBankMatches, {});
  expect(fault).toBe('');
  expect(waiting.map(({ id }) => id).toSorted()).toEqual(['k1', 'k2', payout.id].toSorted());
  expect(proposals.map(({ sureness, pieces }) => [sureness, pieces.map(({ id }) => id)])).toEqual([
    ['likely', ['k1', 'k2']],
    ['sure', [payout.id]],
  ]);
  const decisions = proposals.map(({ lineId, pieces }) => ({
    lineId,
    does: 'match' as const,
    pieces: pieces.map(({ kind, id }) => ({ kind, id })),
  }));
  expect(await owner.call(decideBankLines, { decisions })).toEqual({ done: 2, faults: [] });
  const payroll = lines[0]?.id ?? '';
  expect(
    await owner.call(decideBankLines, {
      decisions: [
        {
          lineId: payroll,
          does: 'match',
          pieces: [{ kind: 'payment', id: 'k1' }],
          differenceCents: -120_050,
          note: 'Try',
        },
        { ...decisions[0], lineId: decisions[0]?.lineId ?? '', does: 'match', pieces: [{ kind: 'payment', id: 'k1' }] },
        { lineId: payroll, does: 'set-aside', pieces: [], note: 'Payroll' },
      ],
    }),
  ).toMatchObject({
    done: 1,
    faults: [{ lineId: payroll, why: /another line/ }, { why: /decided already/ }].map(({ why, ...rest }) => ({
      ...rest,
      why: expect.stringMatching(why) as string,
    })),
  });
  expect((await linesOf(companyId)).map(({ state, keys, note }) => [state, keys, note])).toEqual([
    ['set-aside', [], 'Payroll'],
    ['matched', ['payment:k1', 'payment:k2'], ''],
    ['matched', [`payout:${payout.id}`], ''],
  ]);
  expect(await owner.call(proposeBankMatches, {})).toMatchObject({ proposals: [], waiting: [], stale: [] });

  // A bounced check no longer matches the line, and says so.
  await at(companyId, 'payments/k2').update({ state: 'failed' });
  expect((await owner.call(proposeBankMatches, {})).stale).toMatchObject(
    [{ on: ago(2), why: /did not hold/ }].map(({ why, ...rest }) => ({
      ...rest,
      why: expect.stringMatching(why) as string,
    })),
  );
});

it('a line changed by the bank is listed, updated keeping its earlier text, and its match is reviewed again', async () => {
  const { company, payout } = await booked();
  const { companyId, owner } = company;
  const given = file(payout.amountCents);
  const seen = await owner.call(importBankLines, { ...given, seen: '' });
  await owner.call(importBankLines, { ...given, seen: seen.hash });
  const { proposals } = await owner.call(proposeBankMatches, {});
  await owner.call(decideBankLines, {
    decisions: proposals.map(({ lineId, pieces }) => ({ lineId, does: 'match' as const, pieces })),
  });
  const changed = {
    ...given,
    lines: given.lines.map((line, index) =>
      index === 1 ? { ...line, amountCents: 41_050 } : index === 0 ? { ...line, description: 'STRIPE PAYOUT' } : line,
    ),
  };
  const next = await owner.call(importBankLines, { ...changed, seen: '' });
  expect(next.rows.map(({ outcome, differs }) => [outcome, differs])).toEqual([
    ['changed', ['description']],
    ['changed', ['amountCents']],
    ['same', []],
  ]);
  expect(await owner.call(importBankLines, { ...changed, seen: next.hash })).toMatchObject({
    added: 0,
    updated: 2,
    reopened: 1,
  });
  const [, deposit, stripe] = await linesOf(companyId);
  expect(deposit).toMatchObject({
    state: 'open',
    amountCents: 41_050,
    keys: [],
    changes: [{ amountCents: 42_050, description: 'DEPOSIT' }],
  });
  expect(stripe).toMatchObject({ state: 'matched', description: 'STRIPE PAYOUT' });
  // The deposit is ten dollars short, which requires a reason and the difference shown.
  const pieces = [
    { kind: 'payment' as const, id: 'k1' },
    { kind: 'payment' as const, id: 'k2' },
  ];
  const decision = { lineId: deposit?.id ?? '', does: 'match' as const, pieces };
  expect(
    await refusal(owner.call(decideBankLines, { decisions: [{ ...decision, differenceCents: -1_000 }] })),
  ).toMatchObject({
    message: 'Say what the difference is',
  });
  const wrong = await owner.call(decideBankLines, {
    decisions: [{ ...decision, differenceCents: -900, note: 'Cash kept' }],
  });
  expect(wrong.faults[0]?.why).toMatch(/amount has changed/);
  await owner.call(decideBankLines, { decisions: [{ ...decision, differenceCents: -1_000, note: 'Cash kept' }] });
  expect((await linesOf(companyId))[1]).toMatchObject({ state: 'matched', differenceCents: -1_000, note: 'Cash kept' });
  await owner.call(decideBankLines, { decisions: [{ lineId: decision.lineId, does: 'open', pieces: [] }] });
  expect((await linesOf(companyId))[1]).toMatchObject({ state: 'open', keys: [], differenceCents: 0, note: '' });
});

it('is for bookkeepers, and says what is missing when Stripe can’t be read', async () => {
  const { company } = await booked();
  const technician = await newMember(company.companyId, 'technician');
  for (const call of [
    technician.call(proposeBankMatches, {}),
    technician.call(importBankLines, { ...file(1), seen: '' }),
    technician.call(decideBankLines, { decisions: [{ lineId: 'x', does: 'open', pieces: [] }] }),
  ])
    expect(await refusal(call)).toMatchObject({ code: 'permission-denied' });
  await db.doc(`payoutAccounts/${company.companyId}`).update({ accountId: 'acct_nobody' });
  const { waiting, fault } = await company.owner.call(proposeBankMatches, {});
  expect(fault).not.toBe('');
  expect(waiting.map(({ id }) => id)).toEqual(['k1', 'k2']);
});
