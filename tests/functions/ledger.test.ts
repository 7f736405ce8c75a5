import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { buildDiscount, buildLine } from '@/testing/factories/billing';
import { applyPayment } from '../../functions/src/billing/applyPayment';
import { applyDispute } from '../../functions/src/billing/applyDispute';
import { applyRefund } from '../../functions/src/billing/applyRefund';
import { credit } from '../../functions/src/billing/creditInvoice';
import { enterPayment } from '../../functions/src/billing/recordPayment';
import { giveBack } from '../../functions/src/billing/refundPayment';
import { voidOne } from '../../functions/src/billing/voidInvoice';
import { writeOff } from '../../functions/src/billing/writeOffInvoice';
import { companySchema } from '@/domain/company/schema';
import {
  deps,
  expectBooksToBalance,
  issued,
  newBooks,
  otherInstance,
  readInvoice,
  readLedger,
  readPayment,
  taxedDocument,
  type Books,
} from './books';

const company = companySchema.parse({ timeZone: 'America/Chicago' });

const pay = (books: Books, invoiceId: string, amountCents: number, paymentId = newId()) =>
  applyPayment(deps, {
    companyId: books.companyId,
    paymentId,
    invoiceId,
    state: 'succeeded',
    method: 'cash',
    amountCents,
  });
/** What a refusal says; '' when nothing was refused. */
async function why(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return '';
  } catch (error) {
    if (error instanceof AppError) return error.userMessage;
    throw error;
  }
}

describe('a payment', () => {
  it('counts once, told twice at the same moment on two instances', async () => {
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

  it('moves no money while it is processing or when it failed, and counts when it succeeds after all', async () => {
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

  it('of more than is owed is kept as overpaid, and can be given back, the tip last', async () => {
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
    } as const;
    await enterPayment(deps, input, { ...books, company });
    await enterPayment(deps, input, { ...books, company });
    expect(await why(enterPayment(deps, { ...input, amountCents: 1 }, { ...books, company }))).toContain(
      'already been entered',
    );
    expect(
      await why(enterPayment(deps, { ...input, paymentId: newId(), receivedOn: '2999-01-01' }, { ...books, company })),
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

  it('by card goes back through the provider, once, whoever tells of it first', async () => {
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

  it('that is disputed goes back when the dispute is lost, and only then', async () => {
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
});

describe('an issued invoice', () => {
  it('is credited in parts until nothing is left, tax by tax', async () => {
    const books = await newBooks();
    const { companyId, uid } = books;
    const invoiceId = await issued(books, {
      document: taxedDocument({
        lines: [buildLine({ id: 'a', unitPriceCents: 3333 }), buildLine({ id: 'b', unitPriceCents: 777 })],
      }),
    });
    const { totalCents } = await readInvoice(companyId, invoiceId);
    const ask = { companyId, uid, invoiceId, reason: 'Wrong' };

    const first = await credit(deps, { ...ask, requestId: 'c1', request: { kind: 'amount', grossCents: 1000 } });
    expect(await credit(deps, { ...ask, requestId: 'c1', request: { kind: 'amount', grossCents: 1000 } })).toEqual(
      first,
    );
    await credit(deps, {
      ...ask,
      requestId: 'c2',
      request: { kind: 'parts', parts: [{ partId: 'line:b', grossCents: 100 }] },
    });
    expect(
      await why(credit(deps, { ...ask, requestId: 'c3', request: { kind: 'amount', grossCents: totalCents } })),
    ).toContain('left to credit');
    expect(await why(voidOne(deps, { ...ask, reason: 'No' }))).toBe(
      'It was credited in part: credit the rest instead.',
    );
    const last = await credit(deps, { ...ask, requestId: 'c4', request: { kind: 'rest' } });

    expect([first.number, last.number]).toEqual(['CN-00001', 'CN-00003']);
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({
      state: 'credited',
      status: 'credited',
      creditedCents: totalCents,
      balanceCents: 0,
      isOpen: false,
      creditNoteIds: ['c1', 'c2', 'c4'],
    });
    const entries = await readLedger(companyId);
    for (const field of ['salesCents', 'taxCents', 'balanceChangeCents'] as const)
      expect(
        entries.reduce((sum, entry) => sum + entry[field], 0),
        field,
      ).toBe(0);
    expect(await why(credit(deps, { ...ask, requestId: 'c5', request: { kind: 'rest' } }))).toBe(
      'There is nothing left to credit.',
    );
    await expectBooksToBalance(companyId);
  });

  it('is voided as if it had never been, but not once money was paid', async () => {
    const books = await newBooks();
    const { companyId, uid } = books;
    const invoiceId = await issued(books, {
      document: taxedDocument({ discounts: [buildDiscount({ ratePpm: 100_000, reason: 'Loyal' })] }),
    });
    const paymentId = newId();
    await pay(books, invoiceId, 100, paymentId);
    expect(await why(voidOne(deps, { companyId, uid, invoiceId, reason: 'Twice' }))).toContain('refund them first');
    await applyRefund(deps, { companyId, paymentId, refundId: 'r1', amountCents: 100, reason: 'Twice' });

    await voidOne(deps, { companyId, uid, invoiceId, reason: 'Twice' });
    await voidOne(deps, { companyId, uid, invoiceId, reason: 'Twice' });

    expect(await readInvoice(companyId, invoiceId)).toMatchObject({
      state: 'void',
      status: 'void',
      number: 'INV-00001',
      balanceCents: 0,
      isOpen: false,
      stateReason: 'Twice',
    });
    expect(await why(writeOff(deps, { companyId, uid, invoiceId, requestId: 'w', amountCents: 1, reason: 'x' }))).toBe(
      'Nothing is owed on it.',
    );
    // Money that comes for it all the same is the customer's.
    await pay(books, invoiceId, 300);
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ state: 'void', balanceCents: -300 });
    await expectBooksToBalance(companyId);
  });

  it('is written off up to what is owed, and what was given up is not credited too', async () => {
    const books = await newBooks();
    const { companyId, uid } = books;
    const invoiceId = await issued(books);
    const off = { companyId, uid, invoiceId, requestId: 'w1', amountCents: 4000, reason: 'Bankrupt' };
    expect(await why(writeOff(deps, { ...off, amountCents: 10_826 }))).toBe('Only $108.25 is owed.');
    await writeOff(deps, off);
    await writeOff(deps, off);
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ writtenOffCents: 4000, balanceCents: 6825 });

    await credit(deps, { companyId, uid, invoiceId, requestId: 'c1', request: { kind: 'rest' }, reason: 'Rest' });

    expect(await readInvoice(companyId, invoiceId)).toMatchObject({
      state: 'issued',
      status: 'written-off',
      creditedCents: 6825,
      balanceCents: 0,
    });
    await expectBooksToBalance(companyId);
  });
});

/** Repeatable: the seed is in the test's name. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

describe('the books', () => {
  it.each([1, 2, 3])(
    'add up after any sequence of movements (%i)',
    async (seed) => {
      const books = await newBooks();
      const { companyId, uid } = books;
      const random = randomOf(seed);
      const invoices: string[] = [];
      const payments: string[] = [];
      const moves: (() => Promise<unknown>)[] = [
        async () =>
          invoices.push(
            await issued(books, {
              dueOn: `2026-07-0${1 + random(3)}`,
              document: taxedDocument({
                lines: [buildLine({ unitPriceCents: 1 + random(50_000) }), buildLine({ unitPriceCents: random(999) })],
                tipCents: random(3) * 100,
              }),
            }),
          ),
        async () => {
          const paymentId = newId();
          await applyPayment(deps, {
            companyId,
            paymentId,
            invoiceId: one(invoices),
            state: 'succeeded',
            method: random(2) === 0 ? 'cash' : 'bank',
            amountCents: 1 + random(30_000),
            receivedOn: `2026-0${1 + random(6)}-15`,
          });
          payments.push(paymentId);
        },
        () =>
          applyRefund(deps, {
            companyId,
            paymentId: one(payments),
            refundId: newId(),
            amountCents: 1 + random(10_000),
            reason: 'x',
          }),
        () =>
          credit(deps, {
            companyId,
            uid,
            invoiceId: one(invoices),
            requestId: newId(),
            request: random(3) === 0 ? { kind: 'rest' } : { kind: 'amount', grossCents: 1 + random(20_000) },
            reason: 'x',
          }),
        () =>
          writeOff(deps, {
            companyId,
            uid,
            invoiceId: one(invoices),
            requestId: newId(),
            amountCents: 1 + random(5000),
            reason: 'x',
          }),
        () => voidOne(deps, { companyId, uid, invoiceId: one(invoices), reason: 'x' }),
      ];
      const one = (ids: string[]): string => ids[random(ids.length)] ?? 'none';
      await moves[0]?.();

      for (let step = 0; step < 25; step += 1) await why((moves[random(moves.length)] ?? (() => Promise.resolve()))());

      await expectBooksToBalance(companyId);
      for (const id of invoices) {
        const { totalCents, paidCents, refundedCents, creditedCents, writtenOffCents, balanceCents, state } =
          await readInvoice(companyId, id);
        expect(balanceCents).toBe(
          (state === 'void' ? 0 : totalCents) - paidCents + refundedCents - creditedCents - writtenOffCents,
        );
      }
    },
    60_000,
  );
});
