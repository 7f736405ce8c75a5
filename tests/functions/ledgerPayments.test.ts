import { describe, expect, it } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { newId } from '@/lib/ids';
import { applyPayment } from '../../functions/src/billing/applyPayment';
import { applyDispute } from '../../functions/src/billing/applyDispute';
import { applyRefund } from '../../functions/src/billing/applyRefund';
import { enterPayment } from '../../functions/src/billing/recordPayment';
import { giveBack } from '../../functions/src/billing/refundPayment';
import { reverseRefund } from '../../functions/src/billing/reverseRefund';
import {
  expectBooksToBalance,
  issued,
  newBooks,
  otherInstance,
  pay,
  readInvoice,
  readLedger,
  readPayment,
  taxedDocument,
  why,
} from './books';
import { deps } from './deps';
import { addEstimate } from './estimates';

const company = companySchema.parse({ timeZone: 'America/Chicago' });

describe('a payment', () => {
  it('counts once when reported twice at the same moment on two instances', { tags: 'emulators' }, async () => {
    const books = await newBooks();
    const invoiceId = await issued(books);
    const facts = {
      companyId: books.companyId,
      paymentId: newId(),
      invoiceId,
      state: 'succeeded',
      method: 'card',
      amountCents: 5000,
      tipCents: 500,
    } as const;
    const instances = [deps, otherInstance(), deps];

    const applied = await Promise.all(instances.map((instance) => applyPayment(instance, facts)));

    expect(applied.filter(({ hasCounted }) => hasCounted)).toHaveLength(1);
    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({
      paidCents: 4500,
      balanceCents: 6325,
      isOpen: true,
    });
    await expectBooksToBalance(books.companyId);
  });

  it('moves no money while processing or failed, and counts if it succeeds after all', async () => {
    const books = await newBooks();
    const invoiceId = await issued(books);
    const facts = {
      companyId: books.companyId,
      paymentId: newId(),
      invoiceId,
      method: 'card',
      amountCents: 10_825,
    } as const;
    await applyPayment(deps, { ...facts, state: 'processing' });
    await applyPayment(deps, { ...facts, state: 'failed', failureReason: 'Card declined' });
    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({ paidCents: 0, balanceCents: 10_825 });
    expect(await readPayment(books.companyId, facts.paymentId)).toMatchObject({
      state: 'failed',
      failureReason: 'Card declined',
    });

    await applyPayment(deps, { ...facts, state: 'succeeded', stripeFeeCents: 344 });
    await applyPayment(deps, { ...facts, state: 'processing' });
    await applyPayment(deps, { ...facts, state: 'failed' });

    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({
      paidCents: 10_825,
      balanceCents: 0,
      status: 'paid',
      isOpen: false,
    });
    expect(await readPayment(books.companyId, facts.paymentId)).toMatchObject({
      state: 'succeeded',
      stripeFeeCents: 344,
      failureReason: '',
    });
    expect((await readLedger(books.companyId)).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
  });

  it('above the amount owed is kept as overpaid, and can be refunded, the tip last', async () => {
    const books = await newBooks();
    const invoiceId = await issued(books);
    const input = {
      paymentId: newId(),
      invoiceId,
      estimateId: '',
      method: 'cheque',
      amountCents: 20_000,
      receivedOn: '2026-06-02',
      reference: '1042',
      note: '',
      mayOverpay: true,
    } as const;
    await enterPayment(deps, input, { ...books, company });
    await enterPayment(deps, input, { ...books, company });
    expect(await why(enterPayment(deps, { ...input, amountCents: 1 }, { ...books, company }))).toContain(
      'already been entered',
    );
    expect(
      await why(enterPayment(deps, { ...input, paymentId: newId(), receivedOn: '2199-01-01' }, { ...books, company })),
    ).toContain('cannot be in the future');
    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({
      balanceCents: -9175,
      isOpen: false,
      status: 'paid',
    });
    await expectBooksToBalance(books.companyId);

    const refund = {
      companyId: books.companyId,
      uid: books.uid,
      paymentId: input.paymentId,
      refundId: 'r1',
      amountCents: 9175,
      reason: 'Paid too much',
    };
    await giveBack(deps, refund);
    await giveBack(deps, refund);

    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({
      balanceCents: 0,
      refundedCents: 9175,
      status: 'paid',
    });
    expect(await readPayment(books.companyId, input.paymentId)).toMatchObject({
      state: 'part-refunded',
      refundedCents: 9175,
    });
    expect(await why(giveBack(deps, { ...refund, refundId: 'r2', amountCents: 10_826 }))).toBe(
      'Only $108.25 of it can be refunded.',
    );
    await expectBooksToBalance(books.companyId);
  });

  it('by card is refunded through the provider, once, whoever reports it first', async () => {
    const books = await newBooks();
    const invoiceId = await issued(books);
    const paymentId = newId();
    await applyPayment(deps, {
      companyId: books.companyId,
      paymentId,
      invoiceId,
      state: 'succeeded',
      method: 'card',
      amountCents: 11_000,
      tipCents: 175,
      stripePaymentIntentId: 'pi_1',
    });
    const refund = {
      companyId: books.companyId,
      uid: books.uid,
      paymentId,
      refundId: 'r1',
      amountCents: 11_000,
      reason: 'Not done',
    };
    const asked: number[] = [];

    await giveBack(deps, refund, async (_deps, { amountCents, refundId }) => {
      asked.push(amountCents);
      await applyRefund(deps, {
        companyId: books.companyId,
        paymentId,
        refundId,
        amountCents,
        reason: 'Not done',
        providerId: 're_1',
      });
      return { providerId: 're_1', isDone: true };
    });

    expect(asked).toEqual([11_000]);
    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({
      balanceCents: 10_825,
      refundedCents: 10_825,
    });
    const refunds = (await readLedger(books.companyId)).filter(({ kind }) => kind === 'refund');
    expect(refunds).toMatchObject([{ moneyCents: -11_000, tipCents: -175, balanceChangeCents: 10_825 }]);
    await expectBooksToBalance(books.companyId);
  });

  it('under dispute is reversed only if the dispute is lost', async () => {
    const books = await newBooks();
    const invoiceId = await issued(books);
    const { companyId } = books;
    const paymentId = newId();
    await pay(books, invoiceId, 10_825, paymentId);
    await applyDispute(deps, { companyId, paymentId, disputeId: 'dp_1', outcome: 'opened', amountCents: 10_825 });
    expect(await readPayment(companyId, paymentId)).toMatchObject({ state: 'disputed' });
    await applyDispute(deps, { companyId, paymentId, disputeId: 'dp_1', outcome: 'won', amountCents: 10_825 });
    expect(await readPayment(companyId, paymentId)).toMatchObject({ state: 'succeeded' });

    for (let told = 0; told < 2; told += 1)
      await applyDispute(deps, { companyId, paymentId, disputeId: 'dp_2', outcome: 'lost', amountCents: 10_825 });

    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents: 10_825, isOpen: true });
    await expectBooksToBalance(companyId);
  });

  it('entered six times at once is accepted once, unless intended', { tags: 'emulators' }, async () => {
    const books = await newBooks();
    const invoiceId = await issued(books);
    const cash = (mayOverpay: boolean) =>
      enterPayment(
        deps,
        {
          paymentId: newId(),
          invoiceId,
          estimateId: '',
          method: 'cash',
          amountCents: 10_825,
          receivedOn: '2026-06-02',
          reference: '',
          note: '',
          mayOverpay,
        },
        { ...books, company },
      );
    const refusals = await Promise.all(Array.from({ length: 6 }, () => why(cash(false))));
    expect(refusals.filter((refusal) => refusal === '')).toHaveLength(1);
    expect(refusals.filter((refusal) => refusal.startsWith('Only $0.00 is owed on it now.'))).toHaveLength(5);
    expect(await why(cash(true))).toBe('');
    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({ balanceCents: -10_825 });
    await expectBooksToBalance(books.companyId);
  });

  it('whose refund the bank returns counts as never refunded, also as a deposit applied to its invoice', async () => {
    const books = await newBooks();
    const { companyId } = books;
    const invoiceId = await issued(books);
    const paymentId = newId();
    await pay(books, invoiceId, 10_825, paymentId);
    const refund = { companyId, paymentId, refundId: 'r1', providerId: 're_1' };
    await reverseRefund(deps, { ...refund, reason: 'never entered' });
    await applyRefund(deps, { ...refund, amountCents: 825, reason: 'x' });
    for (let told = 0; told < 2; told += 1) await reverseRefund(deps, { ...refund, reason: 'closed account' });
    // Stripe reports the charge again.
    await applyRefund(deps, { ...refund, amountCents: 825, reason: 'x' });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({
      balanceCents: 0,
      status: 'paid',
      refundedCents: 0,
    });
    await expectBooksToBalance(companyId);

    const estimateId = await addEstimate(companyId, books.uid, books.customerId, {
      document: taxedDocument({ type: 'estimate' }),
    });
    const deposit = { ...refund, paymentId: newId(), refundId: 'r2', providerId: 're_2' };
    await applyPayment(deps, { ...deposit, estimateId, state: 'succeeded', method: 'card', amountCents: 5_000 });
    await applyRefund(deps, { ...deposit, amountCents: 2_000, reason: 'x' });
    const billed = await issued(books, { estimateId });
    expect(await readInvoice(companyId, billed)).toMatchObject({ paidCents: 3_000, balanceCents: 7_825 });
    await reverseRefund(deps, { ...deposit, reason: 'closed account' });
    expect(await readInvoice(companyId, billed)).toMatchObject({ paidCents: 5_000, balanceCents: 5_825 });
    await expectBooksToBalance(companyId);
  });
});
