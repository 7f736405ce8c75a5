import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { input } from 'zod';
import { changeApplication, changeContractLog } from '@/domain/contract/money/api';
import { contractBookSchema } from '@/domain/contract/money/book';
import { contractLogSchema } from '@/domain/contract/money/log';
import type { ApplicationInput } from '@/domain/contract/money/payApplication';
import { NO_RETAINAGE } from '@/domain/contract/retainage';
import { voidInvoice } from '@/domain/invoice/api';
import { recordPayment } from '@/domain/payment/api';
import { newId } from '@/lib/ids';
import { at } from './records';
import { newMember } from './fixtures';
import { db, endClients, eventually, refusal, type Client } from './support';
import {
  CERTIFY,
  application,
  apply,
  approve,
  bill,
  book,
  contractOf,
  entry,
  fields,
  invoice,
  line,
  openShop,
  order,
  revisionAt,
  terms,
} from './contractBilling';

let owner: Client;
let companyId: string;
beforeEach(async () => {
  ({ owner, companyId } = await openShop());
});
afterAll(endClients);

describe('a contract from the first application to the last bill', () => {
  it('adds up to the contract sum with its change orders, to the cent, with retainage as a separate bill', async () => {
    const contractId = await contractOf(1_000_001);
    await book(contractId, { kind: 'schedule', lines: [line('x', 333_333), line('y', 666_668)] });
    await book(contractId, { kind: 'terms', terms: terms({ workPpm: 100_000 }) });
    const orderId = newId();
    await approve(contractId, orderId, 12_345, '2025-01-20');
    const half = await bill(contractId, {
      periodEnd: '2025-02-28',
      entries: ['x', 'y', orderId].map((lineId) => ({
        lineId,
        quantityE4: null,
        thisPeriodCents: null,
        completePpm: 333_300,
        storedCents: 0,
      })),
    });
    const whole = await bill(contractId, {
      periodEnd: '2025-03-31',
      entries: ['x', 'y', orderId].map((lineId) => ({
        lineId,
        quantityE4: null,
        thisPeriodCents: null,
        completePpm: 1_000_000,
        storedCents: 0,
      })),
    });
    const release = await bill(contractId, {
      periodEnd: '2025-04-30',
      retainage: { ...NO_RETAINAGE, method: 'fixed' },
    });
    const bills = await Promise.all([half, whole, release].map(({ invoiceId }) => invoice(invoiceId)));
    expect(bills.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(1_012_346);
    expect(bills[2]).toMatchObject({ totalCents: 101_235 });
    expect(bills[2]?.title).toContain('Release of retainage');
    const entries = await db
      .collection(`companies/${companyId}/ledger`)
      .where(
        'invoiceId',
        'in',
        [half, whole, release].map(({ invoiceId }) => invoiceId),
      )
      .get();
    expect(entries.docs.map((each) => String(each.data()['kind']))).toEqual(['issued', 'issued', 'issued']);
  });

  it('refuses amounts that are too high, unlisted, pending or out of order', async () => {
    const contractId = await contractOf(100_000);
    const id = newId();
    const save = (input: Partial<ApplicationInput>) => apply(contractId, id, { kind: 'save', fields: fields(input) });
    expect((await refusal(save({}))).message).toContain('Enter the schedule of values first');
    await book(contractId, { kind: 'schedule', lines: [line('a', 60_000), line('b', 39_999)] });
    expect((await refusal(save({}))).message).toContain('$0.01 less than the contract sum');
    expect(
      (await refusal(book(contractId, { kind: 'schedule', lines: [line('a', 60_000), line('b', 40_001)] }))).message,
    ).toContain('more than the contract sum');
    await book(contractId, { kind: 'schedule', lines: [line('a', 60_000), line('b', 40_000)] });
    const pending = newId();
    await order(contractId, pending, {
      kind: 'save',
      fields: {
        title: 'More',
        reason: 'owner',
        explanation: '',
        lines: [{ id: 'a', kind: 'labor', description: 'Work', costCode: '', amountCents: 5_000 }],
        days: 3,
        retainagePpm: null,
      },
    });
    await order(contractId, pending, { kind: 'send' });
    const submit = async (input: Partial<ApplicationInput>) => {
      await save(input);
      return (await refusal(apply(contractId, id, { kind: 'submit' }))).message;
    };
    expect(await submit({ entries: [entry('a', 60_001)] })).toBe(
      'Line a: That is more than the line is worth: $600.01 of $600.00.',
    );
    expect(await submit({ entries: [{ ...entry('a', 0), storedCents: 10 }] })).toContain('List the stored material');
    expect(await submit({ entries: [entry(pending, 5_000)] })).toContain('is not a line of this application');
    expect(await submit({ entries: [entry('a', -1)] })).toContain('below nothing');
    const tooMuch = { ...terms({}), retainage: { ...NO_RETAINAGE, workPpm: 1_000_001 } };
    expect(await refusal(book(contractId, { kind: 'terms', terms: tooMuch }))).toMatchObject({
      code: 'invalid',
    });
    await save({ entries: [entry('a', 30_000)] });
    expect(await refusal(apply(contractId, newId(), { kind: 'save', fields: fields() }))).toMatchObject({
      message: 'Application 1 is still open. Finish it first.',
    });
    await apply(contractId, id, { kind: 'submit' });
    expect((await refusal(book(contractId, { kind: 'schedule', lines: [line('a', 100_000)] }))).message).toContain(
      'change order',
    );
    expect((await refusal(apply(contractId, id, { ...CERTIFY, certifiedCents: 30_001 }))).message).toContain(
      'No more can be certified',
    );
    // A change signed in the meantime makes the copy that was sent outdated.
    for (const party of ['owner', 'contractor'] as const)
      await order(contractId, pending, {
        kind: 'sign',
        signature: { party, name: 'Ada', how: 'On paper', signedOn: '2025-02-01' },
      });
    expect((await refusal(apply(contractId, id, CERTIFY))).message).toContain('Revise it first');
    const dropped = newId();
    await apply(contractId, id, { kind: 'revise', newId: dropped });
    await apply(contractId, dropped, { kind: 'delete' });
    const again = newId();
    await apply(contractId, again, { kind: 'save', fields: fields({ entries: [entry('a', 30_000)] }) });
    expect(await application(again)).toMatchObject({ number: 1, revisionLetter: 'A' });
    await apply(contractId, again, { kind: 'submit' });
    const revision = newId();
    await apply(contractId, again, { kind: 'revise', newId: revision });
    await apply(contractId, revision, { kind: 'submit' });
    await apply(contractId, revision, CERTIFY);
    expect(await application(revision)).toMatchObject({
      number: 1,
      revisionLetter: 'B',
      state: 'certified',
      copy: { line2Cents: 5_000 },
    });
    expect(await application(id)).toMatchObject({ state: 'superseded', copy: { line2Cents: 0 } });
    // A certified application stays certified.
    for (const change of [
      { kind: 'save', fields: fields() },
      { kind: 'submit' },
      { kind: 'revise', newId: newId() },
      CERTIFY,
      { kind: 'delete' },
    ] as const)
      expect(await refusal(apply(contractId, revision, change))).toMatchObject({ code: 'failed-precondition' });
    expect(
      (await refusal(apply(contractId, newId(), { kind: 'save', fields: fields({ periodEnd: '2025-01-31' }) })))
        .message,
    ).toContain('cannot end before');
  });

  it('credits an earlier bill if the owner has paid too much, which only a manager may do', async () => {
    const contractId = await contractOf(100_000);
    await book(contractId, { kind: 'schedule', lines: [line('a', 100_000)] });
    const first = await bill(contractId, { entries: [entry('a', 50_000)] });
    const id = newId();
    await apply(contractId, id, { kind: 'save', fields: fields({ entries: [entry('a', -20_000)] }) });
    await apply(contractId, id, { kind: 'submit' });
    const office = await newMember(companyId, 'office');
    await db.doc(`users/${office.uid}`).update({ 'features.contracts': true });
    const certify = {
      contractId,
      applicationId: id,
      revision: await revisionAt(`payApplications/${id}`),
      change: CERTIFY,
    };
    expect((await refusal(office.call(changeApplication, certify))).message).toContain('a manager has to do');
    expect(await owner.call(changeApplication, certify)).toEqual({ number: 2, invoiceId: '', billFault: '' });
    expect(await invoice(first.invoiceId)).toMatchObject({ totalCents: 50_000, creditedCents: 20_000 });
    // A repeated call doesn't credit anything twice.
    await apply(contractId, id, { kind: 'bill' });
    expect(await invoice(first.invoiceId)).toMatchObject({ creditedCents: 20_000 });
  });

  it('says if no earlier bill is left to credit', async () => {
    const contractId = await contractOf(100_000);
    await book(contractId, { kind: 'schedule', lines: [line('a', 100_000, { previousCents: 50_000 })] });
    await book(contractId, { kind: 'terms', terms: terms({}, { previousCertificatesCents: 50_000, firstNumber: 2 }) });
    const { certifiedCents, billFault } = await bill(contractId, { entries: [entry('a', -20_000)] });
    expect(certifiedCents).toBe(-20_000);
    expect(billFault).toBe('$200.00 could not be credited: no earlier bill here has as much left. Credit it by hand.');
  });

  it('creates another bill for a voided one, and knows when it is paid', async () => {
    const contractId = await contractOf(100_000);
    await book(contractId, { kind: 'schedule', lines: [line('a', 100_000)] });
    await book(contractId, { kind: 'terms', terms: terms({}, { project: 'federal' }) });
    const { id, invoiceId } = await bill(contractId, { entries: [entry('a', 50_000)] });
    const clocks = async () =>
      contractBookSchema.parse((await at(companyId, `contractBooks/${contractId}`).get()).data());
    expect((await clocks()).clocks).toMatchObject([{ id: `payment-${id}`, kind: 'payment', doneOn: '' }]);
    await owner.call(voidInvoice, { invoiceId, reason: 'Wrong address' });
    const again = await apply(contractId, id, { kind: 'bill' });
    expect(again.invoiceId).not.toBe(invoiceId);
    expect(await invoice(again.invoiceId)).toMatchObject({ state: 'issued', totalCents: 50_000 });
    const log = async (change: input<typeof changeContractLog.input>['change']) =>
      owner.call(changeContractLog, { contractId, revision: await revisionAt(`contractLogs/${contractId}`), change });
    const sub = contractLogSchema.shape.subcontracts.unwrap().element;
    await log({
      kind: 'subcontracts',
      subcontracts: [sub.parse({ id: 's', company: 'Pour Co', sumCents: 5, state: 'signed' })],
    });
    await owner.call(recordPayment, {
      paymentId: newId(),
      invoiceId: again.invoiceId,
      method: 'cheque',
      amountCents: 50_000,
      receivedOn: '2025-05-02',
    });
    await eventually(async () => (await application(id)).paidAt !== '', 'the application to be paid');
    // The payment received must be passed on within seven days; the subcontractor's payment, or the office's word, stops
    // that clock.
    const passedOn = async () => (await clocks()).clocks.find((clock) => clock.kind === 'subcontractors');
    expect((await clocks()).clocks[0]?.doneOn).not.toBe('');
    expect(await passedOn()).toMatchObject({ id: `subs-${id}`, ruleId: 'far-52.232-27', doneOn: '' });
    await book(contractId, { kind: 'served', ruleId: `subs-${id}`, on: '2025-05-05' });
    expect(await passedOn()).toMatchObject({ doneOn: '2025-05-05' });
    const costs = [
      { id: 'x', on: '2099-01-01', costCode: '', description: 'Pour', vendor: '', subcontractId: 's', amountCents: 5 },
    ];
    const bookBefore = await revisionAt(`contractBooks/${contractId}`);
    await log({ kind: 'costs', costs });
    expect(await revisionAt(`contractBooks/${contractId}`)).toBe(bookBefore);
    await log({ kind: 'subcontracts', subcontracts: [] });
    expect(await passedOn()).toBeUndefined();
  });
});
