import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contractBookSchema } from '@/domain/contract/money/book';
import { changeContractBook } from '@/domain/contract/money/api';
import { depositLeftCents } from '@/domain/contract/money/deposit';
import { contractSchema } from '@/domain/contract/record/schema';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { voidInvoice } from '@/domain/invoice/api';
import { recordPayment } from '@/domain/payment/api';
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

/** Triggers wait behind those of the tests before. */
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
const pay = (invoiceId: string, amountCents: number) =>
  owner.call(recordPayment, { invoiceId, paymentId: newId(), amountCents, method: 'cheque', receivedOn: '2025-01-03' });
const balanceOf = async (invoiceId: string): Promise<number> => (await invoice(invoiceId)).balanceCents;

describe('the deposit of a contract', () => {
  it('is asked for once with an invoice, and pays the first applications until it is used up', async () => {
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

    // What the customer was charged is the contract sum, what they paid is too, and the books hold nothing of it open.
    const { docs } = await at(companyId, 'ledger/x').parent.get();
    const entries = docs.map((each) => ledgerEntrySchema.parse(each.data()));
    expect(sumOf(entries.map(({ balanceChangeCents }) => balanceChangeCents))).toBe(0);
    expect(await balanceOf(depositId)).toBe(0);
    expect((await invoice(depositId)).creditedCents).toBe(30_000);
  });

  it('that is paid late pays the bills that are open then, and one that was voided can be asked for again', async () => {
    const contractId = await contract();
    await book(contractId, { kind: 'deposit' });
    const voided = await depositOf(contractId);
    await owner.call(voidInvoice, { invoiceId: voided, reason: 'Wrong day' });
    await book(contractId, { kind: 'deposit' });
    const depositId = await depositOf(contractId);
    expect(depositId).not.toBe(voided);
    const first = await bill(contractId, { periodEnd: '2025-02-28', entries: [entry('x', 20_000)] });
    // One that is paid in part is credited nowhere.
    await pay(depositId, 10_000);
    expect(await balanceOf(first.invoiceId)).toBe(20_000);
    await pay(depositId, 20_000);
    await expect.poll(() => balanceOf(first.invoiceId), soon).toBe(0);
    expect(depositLeftCents(await invoice(depositId))).toBe(10_000);
  });

  it('is not asked for where the contract has none', async () => {
    const contractId = await contract(0);
    expect(await refusal(book(contractId, { kind: 'deposit' }))).toMatchObject({
      message: 'This contract has no deposit.',
    });
  });
});
