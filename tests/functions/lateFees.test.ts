import { describe, expect, it } from 'vitest';
import { addressSchema } from '@/domain/contact/schema';
import { lateFeeId } from '@/domain/late-fee/fee';
import { lateFeeSettingsSchema } from '@/domain/late-fee/settings';
import { newId } from '@/lib/ids';
import { applyPayment } from '../../functions/src/billing/applyPayment';
import { billingOfTheDay } from '../../functions/src/billing/dailyBilling';
import { issueDrafts } from '../../functions/src/billing/issueInvoices';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { addDraft, expectBooksToBalance, newBooks, readInvoice, type Books } from './books';
import { depsAt } from './deps';
import { at } from './records';

const on = (day: string) => depsAt(() => `${day}T18:00:00.000Z`);
const night = (day: string) => runNightly(on(day), `late-fees-${newId()}`, billingOfTheDay());

/** A company that charges 1.5% a month, with a $108.25 invoice due on October 15. */
async function lateBooks(state = 'TX'): Promise<Books & { invoiceId: string }> {
  const books = await newBooks();
  const lateFees = lateFeeSettingsSchema.parse({ isOn: true, isAgreed: true, since: '2026-01-01', graceDays: 10 });
  await at(books.companyId, 'settings/billing').set({ lateFees });
  const billTo = { name: 'Ada Lovelace', address: addressSchema.parse({ state }) };
  const invoiceId = await addDraft(books, { dueOn: '2026-10-15', billTo });
  const [result] = await issueDrafts(on('2026-09-15'), books, [invoiceId]);
  expect(result?.error).toBe('');
  return { ...books, invoiceId };
}

describe('a late fee', () => {
  it('waits as a draft with its reason, once, and doesn’t come back when it is deleted', async () => {
    const books = await lateBooks();
    const { companyId, invoiceId } = books;
    const [first, second] = [lateFeeId(invoiceId, 1), lateFeeId(invoiceId, 2)];
    await night('2026-11-14');
    expect((await at(companyId, `invoices/${first}`).get()).exists).toBe(false);
    await night('2026-11-15');
    await night('2026-11-15');
    const fee = await readInvoice(companyId, first);
    expect(fee).toMatchObject({ state: 'draft', totalCents: 162, customerEmail: '' });
    expect(fee.document.lines).toMatchObject([{ unitPriceCents: 162, taxClass: 'exempt' }]);
    expect(fee.document.lines[0]?.name).toMatch(/^Late fee on invoice INV-/);
    expect(fee.document.lines[0]?.description).toContain('$108.25 was due Oct 15, 2026 and is unpaid: 1.5%');

    await at(companyId, `invoices/${first}`).delete();
    await night('2026-11-16');
    expect((await at(companyId, `invoices/${first}`).get()).exists).toBe(false);

    await night('2026-12-15');
    const [issuedFee] = await issueDrafts(on('2026-12-15'), books, [second]);
    expect(issuedFee?.error).toBe('');
    await expectBooksToBalance(companyId);
    // By then the fee is late, too: no fee on a fee.
    await night('2027-01-15');
    expect((await at(companyId, `invoices/${lateFeeId(second, 1)}`).get()).exists).toBe(false);
  });

  it('isn’t charged while a payment is pending, and is lowered to the state’s limit', async () => {
    const books = await lateBooks('PA');
    const { companyId, invoiceId } = books;
    const payment = { companyId, paymentId: newId(), invoiceId, method: 'bank', amountCents: 10_825 } as const;
    await applyPayment(on('2026-11-14'), { ...payment, state: 'processing' });
    await night('2026-11-15');
    const id = lateFeeId(invoiceId, 1);
    expect((await at(companyId, `invoices/${id}`).get()).exists).toBe(false);
    await applyPayment(on('2026-11-16'), { ...payment, state: 'failed' });
    await night('2026-11-16');
    // 6% a year in Pennsylvania is 0.5% a month: 54 cents of $108.25.
    expect(await readInvoice(companyId, id)).toMatchObject({ totalCents: 54 });
  });
});
