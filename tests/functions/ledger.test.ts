import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import { buildDiscount, buildLine } from '@/testing/factories/billing';
import { applyPayment } from '../../functions/src/billing/applyPayment';
import { applyRefund } from '../../functions/src/billing/applyRefund';
import { credit } from '../../functions/src/billing/creditInvoice';
import { reverseRefund } from '../../functions/src/billing/reverseRefund';
import { voidOne } from '../../functions/src/billing/voidInvoice';
import { writeOff } from '../../functions/src/billing/writeOffInvoice';
import { expectBooksToBalance, issued, newBooks, pay, readInvoice, readLedger, taxedDocument, why } from './books';
import { deps } from './deps';

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

  it('is voided without a trace in the totals, but not once money was paid', async () => {
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
    // Money already paid for it belongs to the customer.
    await pay(books, invoiceId, 300);
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ state: 'void', balanceCents: -300 });
    await expectBooksToBalance(companyId);
  });

  it('is written off up to the amount owed, and written-off amounts can’t be credited too', async () => {
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
        async () => {
          const refund = { companyId, paymentId: one(payments), refundId: newId(), reason: 'x' };
          await applyRefund(deps, { ...refund, amountCents: 1 + random(10_000) });
          if (random(3) === 0) await reverseRefund(deps, { ...refund, providerId: 'unknown' });
        },
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
