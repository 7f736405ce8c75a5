import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import { moveCredit, returnCredit } from '../../functions/src/billing/applyCredit';
import { giveBack } from '../../functions/src/billing/refundPayment';
import { restore, writeOff } from '../../functions/src/billing/writeOffInvoice';
import { expectBooksToBalance, issued, newBooks, pay, readInvoice, readLedger, why } from './books';
import { deps } from './deps';
import { addCustomer, at } from './records';

describe('a credit', () => {
  it('pays another invoice of the customer once, without moving money, and can be undone', async () => {
    const books = await newBooks();
    const { companyId, customerId } = books;
    const [fromInvoiceId, toInvoiceId, paymentId] = [await issued(books), await issued(books), newId()];
    await pay(books, fromInvoiceId, 15_825, paymentId);
    const use = { ...books, fromInvoiceId, toInvoiceId, requestId: newId(), amountCents: 5000 };

    expect(await why(moveCredit(deps, { ...use, amountCents: 5001 }))).toBe('At most $50.00 can be used.');
    await Promise.all([moveCredit(deps, use), moveCredit(deps, use)]);
    expect(await readInvoice(companyId, fromInvoiceId)).toMatchObject({ balanceCents: 0, status: 'paid' });
    expect(await readInvoice(companyId, toInvoiceId)).toMatchObject({ balanceCents: 5825, paidCents: 5000 });
    const balance = (await at(companyId, `balances/${customerId}`).get()).data();
    expect(balance).toMatchObject({ balanceCents: 5825, overpaidCents: 0, openCount: 1 });
    const entries = (await readLedger(companyId)).filter(({ kind }) => kind === 'credit-used');
    expect(entries.map(({ balanceChangeCents, moneyCents }) => [balanceChangeCents, moneyCents]).toSorted()).toEqual([
      [-5000, 0],
      [5000, 0],
    ]);
    await expectBooksToBalance(companyId);

    // Credit used elsewhere can't be refunded as well.
    const refund = { ...books, paymentId, refundId: newId(), amountCents: 15_825, reason: 'Wants it back' };
    expect(await why(giveBack(deps, refund))).toBe(
      '$50.00 of it was used on another invoice. Remove that credit first.',
    );
    await returnCredit(deps, { ...use, reason: 'Wrong invoice' });
    await returnCredit(deps, { ...use, reason: 'Wrong invoice' });
    await moveCredit(deps, use);
    expect(await readInvoice(companyId, fromInvoiceId)).toMatchObject({ balanceCents: -5000 });
    expect(await readInvoice(companyId, toInvoiceId)).toMatchObject({ balanceCents: 10_825, paidCents: 0 });
    await giveBack(deps, { ...refund, amountCents: 5000 });
    await expectBooksToBalance(companyId);
  });

  it('belongs to the customer, and pays only what is owed', async () => {
    const books = await newBooks();
    const fromInvoiceId = await issued(books);
    await pay(books, fromInvoiceId, 20_825);
    const other = await issued({ ...books, customerId: await addCustomer(books.companyId, books.uid, {}) });
    const paid = await issued(books);
    await pay(books, paid, 10_825);
    const of = (toInvoiceId: string): Promise<string> =>
      why(moveCredit(deps, { ...books, fromInvoiceId, toInvoiceId, requestId: newId(), amountCents: 100 }));
    expect(await of(other)).toBe('The credit belongs to another customer.');
    expect(await of(paid)).toMatch(/^Nothing is owed on/);
    expect(await of(fromInvoiceId)).toBe('Choose another invoice.');
  });
});

describe('a write-off', () => {
  it('is reversed when the customer pays after all, once', async () => {
    const books = await newBooks();
    const invoiceId = await issued(books);
    const requestId = newId();
    await writeOff(deps, { ...books, invoiceId, requestId, amountCents: 10_825, reason: 'Moved away' });
    await restore(deps, { ...books, invoiceId, requestId, reason: 'Paid by check' });
    await restore(deps, { ...books, invoiceId, requestId, reason: 'Paid by check' });
    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({ balanceCents: 10_825, writtenOffCents: 0 });
    await pay(books, invoiceId, 10_825);
    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({ balanceCents: 0, status: 'paid' });
    await expectBooksToBalance(books.companyId);
  });
});
