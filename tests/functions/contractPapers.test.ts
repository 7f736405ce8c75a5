import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { changeChangeOrder, changeContractLog } from '@/domain/contract/money/api';
import { changeOrderSchema } from '@/domain/contract/money/changeOrder';
import { contractBookSchema } from '@/domain/contract/money/book';
import { lienWaiverSchema } from '@/domain/contract/money/lienWaiver';
import { recordPayment } from '@/domain/payment/api';
import { newId } from '@/lib/ids';
import { at, audit } from './records';
import { newMember } from './fixtures';
import { db, endClients, eventually, refusal, type Client } from './support';
import { approve, bill, book, contractOf, entry, line, openShop, order, revisionAt, waive } from './contractBilling';

let owner: Client;
let companyId: string;
beforeEach(async () => {
  ({ owner, companyId } = await openShop());
});
afterAll(endClients);

describe('a closed contract', () => {
  it('can’t change its billing', async () => {
    const contractId = await contractOf(100_000, { state: 'closed' });
    expect(await refusal(book(contractId, { kind: 'schedule', lines: [line('a', 100_000)] }))).toMatchObject({
      message: 'This contract is closed.',
    });
    const draft = await contractOf(100_000, { state: 'draft' });
    expect((await refusal(book(draft, { kind: 'schedule', lines: [] }))).message).toContain('everyone has signed');
  });
});

describe('change orders', () => {
  it('count only once both sides have signed, keep their numbers, and can’t be withdrawn then', async () => {
    const contractId = await contractOf(100_000);
    const id = newId();
    await approve(contractId, id, -7_000, '2025-02-03');
    const stored = changeOrderSchema.parse((await at(companyId, `changeOrders/${id}`).get()).data());
    expect(stored).toMatchObject({ number: 1, state: 'approved', amountCents: -7_000, approvedOn: '2025-02-03' });
    for (const change of [{ kind: 'reopen' }, { kind: 'delete' }, { kind: 'reject', reason: 'No' }] as const)
      expect(await refusal(order(contractId, id, change))).toMatchObject({ code: 'failed-precondition' });
    const old = { contractId, orderId: id, revision: 'older', change: { kind: 'reopen' as const } };
    expect(await refusal(owner.call(changeChangeOrder, old))).toMatchObject({ code: 'conflict' });
    const technician = await newMember(companyId, 'technician');
    await db.doc(`users/${technician.uid}`).update({ 'features.contracts': true });
    expect(await refusal(technician.call(changeChangeOrder, old))).toMatchObject({ code: 'permission-denied' });
  });
});

it('the last signature starts the preliminary notice clock: no one has to open the billing first', async () => {
  const contractId = await contractOf(100_000, { state: 'out', lawState: 'AZ', startsOn: '2026-02-02' });
  const contract = at(companyId, `contracts/${contractId}`);
  expect((await at(companyId, `contractBooks/${contractId}`).get()).exists).toBe(false);
  await contract.update({ state: 'active', signedOn: '2026-01-20' });
  await eventually(async () => (await at(companyId, `contractBooks/${contractId}`).get()).exists, 'its book');
  const stored = contractBookSchema.parse((await at(companyId, `contractBooks/${contractId}`).get()).data());
  // A.R.S. 33-992.01: 20 days after the first work, with a warning at half time.
  expect(stored).toMatchObject({ terms: { firstFurnishedOn: '2026-02-02' }, nextClockOn: '2026-02-12' });
  expect(stored.clocks).toMatchObject([{ ruleId: 'pn-az', dueOn: '2026-02-22', doneOn: '' }]);
});

it('a change order that deducts more than the contract sum can’t be sent', async () => {
  const contractId = await contractOf(100_000);
  const save = (cents: number) => ({
    kind: 'save' as const,
    fields: {
      ...{ title: 'Less work', reason: 'owner' as const, explanation: '', days: 0, retainagePpm: null },
      lines: [{ id: 'x', kind: 'credit' as const, description: 'Credit', costCode: '', amountCents: cents }],
    },
  });
  const [first, second] = [newId(), newId()];
  await order(contractId, first, save(-60_000));
  await order(contractId, first, { kind: 'send' });
  await order(contractId, second, save(-50_000));
  expect(await refusal(order(contractId, second, { kind: 'send' }))).toMatchObject({
    code: 'failed-precondition',
    message: 'This takes $500.00 off, but the contract comes to $400.00 with the changes so far.',
  });
  await order(contractId, second, save(-40_000));
  await order(contractId, second, { kind: 'send' });
});

describe('lien waivers', () => {
  const input = (applicationId: string, kind: 'conditional-progress' | 'unconditional-progress') => ({
    kind,
    direction: 'given' as const,
    partyName: '',
    applicationId,
    throughOn: '2025-03-31',
    amountCents: 50_000,
    exceptions: '',
    formText: 'The form of the statute.',
    formVersion: '2022',
  });

  it('don’t require statutory wording if only a weak source says there is one', async () => {
    const sign = async (state: string) => {
      const contractId = await contractOf(100_000, { lawState: state });
      const id = newId();
      await waive(contractId, id, {
        kind: 'save',
        fields: { ...input('', 'conditional-progress'), formText: '' },
      });
      return waive(contractId, id, {
        kind: 'sign',
        signing: { signedBy: 'Ada Lovelace', signedOn: '2025-04-03', clearedOn: '' },
      });
    };
    // Wyoming: low confidence, because the statute wasn't read. Michigan: MCL 570.1115.
    await sign('WY');
    expect((await refusal(sign('MI'))).message).toContain('prescribes the wording');
  });

  it('are unconditional only after the money arrived, and say when it was reversed', async () => {
    const contractId = await contractOf(100_000);
    await book(contractId, { kind: 'schedule', lines: [line('a', 100_000)] });
    const { id, invoiceId } = await bill(contractId, { entries: [entry('a', 50_000)] });
    const [conditional, unconditional] = [newId(), newId()];
    const signing = { signedBy: 'Ada Lovelace', signedOn: '2025-04-03', clearedOn: '' };
    await waive(contractId, conditional, {
      kind: 'save',
      fields: { ...input(id, 'conditional-progress'), formText: '' },
    });
    expect((await refusal(waive(contractId, conditional, { kind: 'sign', signing }))).message).toContain(
      'prescribes the wording',
    );
    await waive(contractId, conditional, { kind: 'save', fields: input(id, 'conditional-progress') });
    await waive(contractId, conditional, { kind: 'sign', signing });
    await waive(contractId, unconditional, { kind: 'save', fields: input(id, 'unconditional-progress') });
    const sign = (clearedOn: string) =>
      waive(contractId, unconditional, { kind: 'sign', signing: { ...signing, clearedOn } });
    expect((await refusal(sign('2025-05-04'))).message).toContain('No payment of this application has settled');
    const paymentId = newId();
    await owner.call(recordPayment, {
      paymentId,
      invoiceId,
      method: 'cheque',
      amountCents: 50_000,
      receivedOn: '2025-05-02',
    });
    expect((await refusal(sign(''))).message).toContain('can still bounce');
    expect((await refusal(sign('2025-05-01'))).message).toContain('cannot have cleared before');
    await sign('2025-05-04');
    const read = async (waiverId: string) =>
      lienWaiverSchema.parse((await at(companyId, `lienWaivers/${waiverId}`).get()).data());
    expect(await read(unconditional)).toMatchObject({
      state: 'signed',
      number: 2,
      paymentIds: [paymentId],
      ruleId: 'lw-tx',
    });
    await db
      .doc(`companies/${companyId}/payments/${paymentId}`)
      .update({ state: 'failed', failureReason: 'Insufficient funds' });
    await eventually(async () => (await read(unconditional)).paymentTrouble !== '', 'the waiver to be marked');
    expect(await read(unconditional)).toMatchObject({ paymentTrouble: 'The payment bounced: Insufficient funds.' });
    expect(await refusal(waive(contractId, unconditional, { kind: 'delete' }))).toMatchObject({
      code: 'failed-precondition',
    });
    await waive(contractId, unconditional, { kind: 'void', reason: 'The check bounced' });
  });

  it('are all flagged, no matter how many depend on a payment or how long their wording is', async () => {
    const contractId = await contractOf(100_000);
    await book(contractId, { kind: 'schedule', lines: [line('a', 100_000)] });
    const { invoiceId } = await bill(contractId, { entries: [entry('a', 50_000)] });
    const paymentId = newId();
    await owner.call(recordPayment, {
      ...{ paymentId, invoiceId, method: 'cheque' as const, amountCents: 50_000, receivedOn: '2025-05-02' },
    });
    const waiver = lienWaiverSchema.parse({
      ...{ ...input('', 'unconditional-progress'), formText: 'x'.repeat(20_000) },
      ...{ contractId, number: 1, state: 'signed', paymentIds: [paymentId] },
    });
    const ids = Array.from({ length: 560 }, newId);
    for (const id of ids) await at(companyId, `lienWaivers/${id}`).set({ ...waiver, ...audit(owner.uid) });
    await db
      .doc(`companies/${companyId}/payments/${paymentId}`)
      .update({ state: 'failed', failureReason: 'Insufficient funds' });
    const unmarked = db.collection(`companies/${companyId}/lienWaivers`).where('paymentTrouble', '==', '');
    await eventually(async () => (await unmarked.get()).empty, 'every waiver to be marked');
  });
});

describe('a contract’s log', () => {
  it('numbers RFIs and submittals separately, and dates the budget', async () => {
    const contractId = await contractOf(100_000);
    const request = (id: string, kind: 'rfi' | 'submittal') => ({
      id,
      kind,
      number: 0,
      title: 'Beam size',
      question: '',
      to: 'Architect',
      sentOn: '',
      dueOn: '2025-03-01',
      answeredOn: '',
      answer: '',
      state: 'open' as const,
    });
    const change = async (
      given:
        | { kind: 'requests'; requests: ReturnType<typeof request>[] }
        | { kind: 'budget'; budget: { id: string; costCode: string; name: string; budgetCents: number }[] },
    ) =>
      owner.call(changeContractLog, {
        contractId,
        revision: await revisionAt(`contractLogs/${contractId}`),
        change: given,
      });
    await change({ kind: 'requests', requests: [request('a', 'rfi'), request('b', 'submittal'), request('c', 'rfi')] });
    await change({ kind: 'budget', budget: [{ id: 'x', costCode: '03', name: 'Concrete', budgetCents: 40_000 }] });
    const stored = (await at(companyId, `contractLogs/${contractId}`).get()).data();
    expect(stored?.['requests']).toMatchObject([{ number: 1 }, { number: 1 }, { number: 2 }]);
    expect(stored?.['estimatedOn']).toMatch(/^\d{4}-/);
  });
});
