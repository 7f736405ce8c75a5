import { describe, expect, it } from 'vitest';
import { financingSchema, type FinancingState } from '@/domain/financing/schema';
import { financingSettingsSchema } from '@/domain/financing/settings';
import { userSchema } from '@/domain/user/schema';
import { newId } from '@/lib/ids';
import { startApplication } from '../../functions/src/financing/offerFinancing';
import { moveApplication } from '../../functions/src/financing/setFinancingState';
import { isPaymentOnItsWay } from '../../functions/src/sharing/paymentOnItsWay';
import { buildLine } from '@/testing/factories/billing';
import {
  expectBooksToBalance,
  issued,
  newBooks,
  readInvoice,
  readPayment,
  taxedDocument,
  why,
  type Books,
} from './books';
import { deps } from './deps';
import { at } from './records';

const user = { ...userSchema.parse({ firstName: 'Ada', lastName: 'Lo' }), id: 'u' };

/** A company that finances $500 to $25,000 with an invoice of $1,082.50. */
async function lending(): Promise<Books & { invoiceId: string }> {
  const books = await newBooks();
  const financing = financingSettingsSchema.parse({ isOn: true, link: 'https://lender.example/m/1' });
  await at(books.companyId, 'settings/billing').set({ financing });
  const document = taxedDocument({ lines: [buildLine({ unitPriceCents: 100_000 })] });
  return { ...books, invoiceId: await issued(books, { document }) };
}

const offer = (books: Books & { invoiceId: string }, financingId: string, amountCents: number) =>
  startApplication(
    deps,
    {
      ...{ financingId, subjectKind: 'invoice', subjectId: books.invoiceId, amountCents },
      ...{ hasConsent: true, isSecondLender: false },
    },
    { ...books, user },
  );

const move = (books: Books, financingId: string, state: FinancingState, changes: object = {}) =>
  moveApplication(
    deps,
    { financingId, state, note: '', approvedCents: null, expiresOn: '', paidOutOn: '', feeCents: null, ...changes },
    { ...books, user },
  );

const read = async (companyId: string, id: string) =>
  financingSchema.parse((await at(companyId, `financing/${id}`).get()).data());

describe('financing by the merchant’s own link', () => {
  it('pays the invoice when the payout has arrived and not before, with the lender’s fee beside it', async () => {
    const books = await lending();
    const { companyId, invoiceId } = books;
    const id = newId();
    expect(await offer(books, id, 108_250)).toEqual({ link: 'https://lender.example/m/1' });
    await offer(books, id, 108_250);
    expect(await why(offer(books, newId(), 50_000))).toBe('All of it is paid or applied for already.');

    await move(books, id, 'approved', { approvedCents: 100_000 });
    expect(await isPaymentOnItsWay(deps, companyId, { id: invoiceId, estimateId: '' })).toBe(false);
    await move(books, id, 'locked');
    expect(await isPaymentOnItsWay(deps, companyId, { id: invoiceId, estimateId: '' })).toBe(true);
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ paidCents: 0, isOpen: true });
    await move(books, id, 'paid-out');
    await move(books, id, 'paid-out');
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ paidCents: 100_000, balanceCents: 8250 });
    const application = await read(companyId, id);
    expect(application).toMatchObject({ state: 'paid-out', feeCents: 3900 });
    expect(application.log.map(({ state, byName }) => [state, byName])).toEqual([
      ['sent', 'Ada Lo'],
      ['approved', 'Ada Lo'],
      ['locked', 'Ada Lo'],
      ['paid-out', 'Ada Lo'],
    ]);
    expect(await readPayment(companyId, application.paymentId)).toMatchObject({
      method: 'financing',
      reference: 'Wisetack',
    });

    await move(books, id, 'refunded', { note: 'Job canceled' });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents: 108_250 });
    await expectBooksToBalance(companyId);
  });

  it('offers only the difference, and goes no way back', async () => {
    const books = await lending();
    const [first, second] = [newId(), newId()];
    await offer(books, first, 50_000);
    await move(books, first, 'approved');
    expect(await why(offer(books, second, 60_000))).toBe('Only $582.50 is not paid or applied for yet.');
    await offer(books, second, 58_250);
    await move(books, second, 'declined');
    expect(await why(move(books, second, 'approved'))).toBe('It is “Declined” and cannot become “Approved”.');
    expect(await why(move(books, first, 'paid-out'))).toContain('cannot become “Paid out”');
    expect(await why(move(books, first, 'locked', { approvedCents: 60_000 }))).toContain('More was approved');
    expect(await why(offer(books, newId(), 40_000))).toContain('finances $500.00 to $25,000.00');
  });
});
