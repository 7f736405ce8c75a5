import { describe, expect, it } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { bookClosingSchema } from '@/domain/ledger/closing';
import { newId } from '@/lib/ids';
import { setClosing } from '../../functions/src/billing/closeBooks';
import { applyPayment } from '../../functions/src/billing/applyPayment';
import { credit } from '../../functions/src/billing/creditInvoice';
import { enterPayment } from '../../functions/src/billing/recordPayment';
import { giveBack } from '../../functions/src/billing/refundPayment';
import { writeOff } from '../../functions/src/billing/writeOffInvoice';
import { expectBooksToBalance, issued, newBooks, readInvoice, readLedger, why, type Books } from './books';
import { depsAt } from './deps';
import { at } from './records';

const company = companySchema.parse({ timeZone: 'America/Chicago' });
const onNov5 = depsAt(() => '2026-11-05T18:00:00.000Z');

const close = ({ companyId, uid }: Books, before: string, through: string, reason = ''): Promise<unknown> =>
  setClosing(onNov5, { companyId, uid, name: 'Ada Lo', today: '2026-11-05', before, through, reason });

const checkOn = (books: Books, invoiceId: string, receivedOn: string): Promise<unknown> =>
  enterPayment(
    onNov5,
    {
      paymentId: newId(),
      invoiceId,
      estimateId: '',
      method: 'cheque',
      amountCents: 1000,
      receivedOn,
      reference: '',
      note: '',
      mayOverpay: false,
    },
    { ...books, company },
  );

describe('closed books', () => {
  it('accept no payment dated in the closed period, and everything dated today', async () => {
    const books = await newBooks();
    const invoiceId = await issued(books);
    await close(books, '', '2026-10-31');

    expect(await why(checkOn(books, invoiceId, '2026-10-31'))).toMatch(
      /^The books are closed through October 31, 2026/,
    );
    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({ paidCents: 0 });

    await checkOn(books, invoiceId, '2026-11-01');
    const paymentId = newId();
    // A card payment that Stripe reports late counts on the day it's reported: money that arrived is never refused.
    await applyPayment(onNov5, {
      companyId: books.companyId,
      paymentId,
      invoiceId,
      state: 'succeeded',
      method: 'card',
      amountCents: 2000,
    });
    await giveBack(onNov5, { ...books, paymentId, refundId: newId(), amountCents: 500, reason: 'Too much' });
    await credit(onNov5, {
      ...books,
      invoiceId,
      requestId: newId(),
      request: { kind: 'amount', grossCents: 100 },
      reason: 'Goodwill',
    });
    await writeOff(onNov5, { ...books, invoiceId, requestId: newId(), amountCents: 200, reason: 'Small' });
    const later = (await readLedger(books.companyId)).filter(({ kind }) => kind !== 'issued');
    expect(later.map(({ on }) => on).toSorted()).toEqual([
      '2026-11-01',
      ...Array.from({ length: 4 }, () => '2026-11-05'),
    ]);
    await expectBooksToBalance(books.companyId);
  });

  it('are reopened with a reason, and record who did it', async () => {
    const books = await newBooks();
    const invoiceId = await issued(books);
    await close(books, '', '2026-10-31');
    expect(await why(close(books, '2026-09-30', ''))).toContain('Someone changed the closing date');
    expect(await why(close(books, '2026-10-31', ''))).toBe('Say why the period is reopened.');
    await close(books, '2026-10-31', '2026-09-30', 'A check was found');
    await checkOn(books, invoiceId, '2026-10-15');

    const stored = bookClosingSchema.parse((await at(books.companyId, 'bookClosings/books').get()).data());
    expect(stored).toMatchObject({
      closedThrough: '2026-09-30',
      log: [
        { byName: 'Ada Lo', before: '', after: '2026-10-31' },
        { byName: 'Ada Lo', before: '2026-10-31', after: '2026-09-30', reason: 'A check was found' },
      ],
    });
  });
});
