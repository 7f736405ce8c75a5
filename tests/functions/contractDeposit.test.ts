import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contractBookSchema } from '@/domain/contract/money/book';
import { changeContractBook } from '@/domain/contract/money/api';
import { depositLeftCents } from '@/domain/contract/money/deposit';
import { contractSchema } from '@/domain/contract/record/schema';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { creditInvoice, voidInvoice } from '@/domain/invoice/api';
import { creditUseOf, takeBackCredit } from '@/domain/invoice/credit';
import { recordPayment, refundPayment } from '@/domain/payment/api';
import { sumOf } from '@/domain/money/amounts';
import { newId } from '@/lib/ids';
import { bill, book, contractOf, entry, invoice, line, openShop, application } from './contractBilling';
import { at } from './records';
import { endClients, refusal, type Client } from './support';

let owner: Client;
let companyId: string;
beforeEach(async () => {
  ({ owner, companyId } = await openShop());
});
afterAll(endClients);

/** Triggers run after those of earlier tests. */
const soon = { timeout: 60_000 };
const { terms } = contractSchema.shape;

/** A signed contract of $1,000.00 with a deposit of $300.00, on two lines. */
async function contract(depositCents = 30_000): Promise<string> {
  const id = await contractOf(100_000, { terms: terms.parse({ depositCents }) });
  await book(id, { kind: 'schedule', lines: [line('x', 60_000), line('y', 40_000)] });
  return id;
}
const depositOf = async (contractId: string): Promise<string> =>
  contractBookSchema.parse((await at(companyId, `contractBooks/${contractId}`).get()).data()).depositInvoiceId;
async function pay(invoiceId: string, amountCents: number): Promise<string> {
  const paymentId = newId();
  await owner.call(recordPayment, { invoiceId, paymentId, amountCents, method: 'cheque', receivedOn: '2025-01-03' });
  return paymentId;
}
const balanceOf = async (invoiceId: string): Promise<number> => (await invoice(invoiceId)).balanceCents;
const depositLeftOf = async (invoiceId: string): Promise<number> => depositLeftCents(await invoice(invoiceId));
/** Waits until reactions to the latest write have run. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));
/** Returns the amount owed according to the books. */
async function booksOpenCents(): Promise<number> {
  const { docs } = await at(companyId, 'ledger/x').parent.get();
  return sumOf(docs.map((each) => ledgerEntrySchema.parse(each.data()).balanceChangeCents));
}

describe('a contract’s deposit', () => {
  it('is invoiced once, and pays the first applications until it is used up', async () => {
    const contractId = await contract();
    const asked = () => owner.call(changeContractBook, { contractId, revision: '', change: { kind: 'deposit' } });
    expect(await asked()).toEqual({ depositFault: '' });
    expect(await refusal(asked())).toMatchObject({ message: 'The deposit was asked for already.' });
    const depositId = await depositOf(contractId);
    expect(await invoice(depositId)).toMatchObject({ state: 'issued', totalCents: 30_000, taxCents: 0 });
    await pay(depositId, 30_000);

    const first = await bill(contractId, { periodEnd: '2025-02-28', entries: [entry('x', 20_000)] });
    await expect.poll(() => balanceOf(first.invoiceId), soon).toBe(0);
    await expect.poll(async () => (await application(first.id)).depositCents, soon).toBe(20_000);
    await expect.poll(async () => (await application(first.id)).paidAt, soon).not.toBe('');
    const second = await bill(contractId, {
      periodEnd: '2025-03-31',
      entries: [entry('x', 40_000), entry('y', 40_000)],
    });
    await expect.poll(() => balanceOf(second.invoiceId), soon).toBe(70_000);
    await expect.poll(async () => (await application(second.id)).depositCents, soon).toBe(10_000);
    expect(depositLeftCents(await invoice(depositId))).toBe(0);
    await pay(second.invoiceId, 70_000);

    // The customer was charged, and paid, the contract sum, and the books have no open amount for it.
    expect(await booksOpenCents()).toBe(0);
    expect(await balanceOf(depositId)).toBe(0);
    expect((await invoice(depositId)).creditedCents).toBe(30_000);
  });

  it('that is paid late pays the bills open then, and a voided one can be requested again', async () => {
    const contractId = await contract();
    await book(contractId, { kind: 'deposit' });
    const voided = await depositOf(contractId);
    await owner.call(voidInvoice, { invoiceId: voided, reason: 'Wrong day' });
    await book(contractId, { kind: 'deposit' });
    const depositId = await depositOf(contractId);
    expect(depositId).not.toBe(voided);
    const first = await bill(contractId, { periodEnd: '2025-02-28', entries: [entry('x', 20_000)] });
    await pay(depositId, 30_000);
    await expect.poll(() => balanceOf(first.invoiceId), soon).toBe(0);
    expect(depositLeftCents(await invoice(depositId))).toBe(10_000);
  });

  it('credits the amount actually paid to the cent, and later payments on the next application', async () => {
    const contractId = await contract();
    await book(contractId, { kind: 'deposit' });
    const depositId = await depositOf(contractId);
    await pay(depositId, 10_007);
    const first = await bill(contractId, { periodEnd: '2025-02-28', entries: [entry('x', 20_000)] });
    await expect.poll(() => balanceOf(first.invoiceId), soon).toBe(9_993);
    await expect.poll(async () => (await application(first.id)).depositCents, soon).toBe(10_007);
    // The rest of the deposit is still requested.
    expect(await invoice(depositId)).toMatchObject({ balanceCents: 19_993, creditedCents: 10_007, isOpen: true });
    await pay(first.invoiceId, 9_993);
    await expect.poll(async () => (await application(first.id)).paidAt, soon).not.toBe('');

    await pay(depositId, 5_001);
    await settled();
    expect(depositLeftCents(await invoice(depositId))).toBe(5_001);
    const second = await bill(contractId, { periodEnd: '2025-03-31', entries: [entry('x', 40_000)] });
    await expect.poll(() => balanceOf(second.invoiceId), soon).toBe(34_999);
    await pay(depositId, 14_992);
    await expect.poll(() => balanceOf(second.invoiceId), soon).toBe(20_007);
    await expect.poll(async () => (await application(second.id)).depositCents, soon).toBe(19_993);
    await settled();
    expect(await invoice(depositId)).toMatchObject({ balanceCents: 0, creditedCents: 30_000, isOpen: false });
    await pay(second.invoiceId, 20_007);
    expect(await booksOpenCents()).toBe(0);
  });

  it('reverses the credit of a refunded payment, and credits it again when it is paid again', async () => {
    const contractId = await contract();
    await book(contractId, { kind: 'deposit' });
    const depositId = await depositOf(contractId);
    const paymentId = await pay(depositId, 30_000);
    const first = await bill(contractId, { periodEnd: '2025-02-28', entries: [entry('x', 20_000)] });
    const second = await bill(contractId, { periodEnd: '2025-03-31', entries: [entry('y', 8_000)] });
    await expect.poll(() => balanceOf(second.invoiceId), soon).toBe(0);
    // 2,000 cents aren't on any application: of the 7,003 refunded, 5,003 is subtracted from the newest one.
    const refund = { paymentId, refundId: newId(), amountCents: 7_003, reason: 'The check bounced in part' };
    await owner.call(refundPayment, refund);
    await expect.poll(() => balanceOf(second.invoiceId), soon).toBe(5_003);
    await expect.poll(async () => (await application(second.id)).depositCents, soon).toBe(2_997);
    await expect.poll(async () => (await application(second.id)).paidAt, soon).toBe('');
    expect(await balanceOf(first.invoiceId)).toBe(0);
    // The refunded amount is owed again, to the cent.
    await expect.poll(() => balanceOf(depositId), soon).toBe(2_000);
    expect(await booksOpenCents()).toBe(7_003);

    await pay(depositId, 1_999);
    await expect.poll(() => balanceOf(second.invoiceId), soon).toBe(3_004);
    await pay(second.invoiceId, 3_004);
    await settled();
    expect(await booksOpenCents()).toBe(await balanceOf(depositId));
    const requestId = creditUseOf((await invoice(second.invoiceId)).document.settlements[0] ?? { id: '' });
    expect(await refusal(owner.call(takeBackCredit, { requestId, reason: 'By hand' }))).toMatchObject({
      message: expect.stringContaining('goes back automatically') as string,
    });
  });

  it('returns what it paid toward a credited bill to the next application', async () => {
    const contractId = await contract();
    await book(contractId, { kind: 'deposit' });
    const depositId = await depositOf(contractId);
    await pay(depositId, 12_000);
    const first = await bill(contractId, { periodEnd: '2025-02-28', entries: [entry('x', 20_000)] });
    await expect.poll(() => balanceOf(first.invoiceId), soon).toBe(8_000);
    const credited = { invoiceId: first.invoiceId, requestId: newId(), reason: 'Wrong month' };
    await owner.call(creditInvoice, { ...credited, request: { kind: 'amount', grossCents: 11_000 } });
    await expect.poll(() => depositLeftOf(depositId), soon).toBe(3_000);
    await expect.poll(() => balanceOf(first.invoiceId), soon).toBe(0);
    await expect.poll(async () => (await application(first.id)).depositCents, soon).toBe(9_000);
    const second = await bill(contractId, { periodEnd: '2025-03-31', entries: [entry('y', 4_000)] });
    await expect.poll(() => balanceOf(second.invoiceId), soon).toBe(1_000);
  });

  it('isn’t requested if the contract has none', async () => {
    const contractId = await contract(0);
    expect(await refusal(book(contractId, { kind: 'deposit' }))).toMatchObject({
      message: 'This contract has no deposit.',
    });
  });
});
