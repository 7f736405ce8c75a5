import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planHash } from '@/domain/quickbooks/plan';
import { quickbooksReportSchema } from '@/domain/quickbooks/report';
import { financingSchema } from '@/domain/financing/schema';
import { buildStored } from '@/testing/factories/build';
import { active, book, certified } from '@/testing/factories/contractMoney';
import { samplePayment, sampleCredit, sampleInvoice, settled } from '@/testing/factories/quickbooks';
import type { AskBooks } from '../../functions/src/quickbooks/client';
import { makeReport } from '../../functions/src/quickbooks/reconciling';
import { takeRun } from '../../functions/src/quickbooks/runs';
import { beginBooks, openBooksWorld, place, told, UID, type BooksWorld } from './quickbooksWorld';

let world: BooksWorld;
beforeAll(async () => {
  world = await openBooksWorld();
});
beforeEach(() => beginBooks(world));
afterAll(() => world.end());

/** An invoice that was partly credited, paid by card and by check, and refunded, with the rest written off. */
async function everything(): Promise<void> {
  const settlements = [
    settled('credit', 'c1', 4_330),
    settled('payment', 'p1', 12_000),
    settled('payment', 'p2', 5_000),
    settled('refund', 'refund-p1-r1', 2_000),
    settled('write-off', 'w1', 3_000),
  ];
  await world.put('invoices/i1', sampleInvoice('i1', {}, settlements));
  await world.put('creditNotes/c1', sampleCredit('c1'));
  await world.put(
    'payments/p1',
    samplePayment('p1', {
      amountCents: 13_000,
      tipCents: 1_000,
      refunds: [
        {
          id: 'r1',
          amountCents: 2_000,
          at: '2026-03-07T10:00:00.000Z',
          by: '',
          reason: 'Goodwill',
          providerId: '',
          failedAt: '',
          failureReason: '',
        },
      ],
    }),
  );
  await world.put('payments/p2', samplePayment('p2', { amountCents: 5_000, method: 'cheque', reference: '1187' }));
}

type Posted = { Amount: number; JournalEntryLineDetail: { PostingType: string; AccountRef: { value: string } } };
const MONTH = { billedCents: 120_000, recognizedCents: 10_000, refundedCents: 0, started: 1, ended: 0, renewed: 0 };
const PAID_OUT = buildStored({
  kind: 'financing',
  schema: financingSchema,
  fields: {
    ...{ subjectKind: 'invoice', subjectId: 'i1', customerId: 'customer-1', lenderName: 'Wisetack', mode: 'link' },
    ...{ state: 'paid-out', amountCents: 24_330, consentAt: '2026-03-01T10:00:00.000Z', consentBy: UID },
    ...{ paymentId: 'financing-f1', paidOutOn: '2026-03-05', feeCents: 949 },
  },
  overrides: { id: 'f1' },
});

const reportOf = async (from = '2026-03-01') => {
  await makeReport(world.deps, await world.ask(), place, { id: 'r', from, to: '2026-03-31', by: UID });
  return quickbooksReportSchema.parse(world.stored('quickbooksReports/r'));
};

describe('from connecting to undoing', () => {
  it('pushes an invoice with its customer and items to the cent, and finds nothing more to do', async () => {
    await world.setUp();
    expect([...(await world.plan()).values()].map(({ key, op }) => [key, op])).toEqual([
      ['customer:customer-1', 'create'],
      ['item:labour', 'create'],
      ['invoice:i1', 'create'],
    ]);
    expect(await world.push()).toMatchObject({ state: 'done', total: 3, done: 3, failed: 0 });
    const { Invoice, Customer } = await world.there();
    expect(Customer).toMatchObject([{ DisplayName: 'Ada Lovelace', PrimaryEmailAddr: { Address: 'ada@example.com' } }]);
    expect(Invoice).toMatchObject([
      { DocNumber: '1042', TotalAmt: 243.3, Balance: 243.3, TxnTaxDetail: { TotalTax: 3.3 } },
    ]);
    expect(world.link('invoice:i1')).toMatchObject({
      state: 'linked',
      remoteId: Invoice?.[0]?.Id,
      totalCents: 24_330,
      taxCents: 330,
    });
    expect([...(await world.plan()).values()].filter(({ op }) => op !== 'leave')).toEqual([]);
    expect(await world.push()).toMatchObject({ state: 'done', total: 0 });
  });

  it('pushes credits, payments, tips, refunds and write-offs, after which both books agree', async () => {
    await everything();
    await world.setUp();
    expect(await world.push()).toMatchObject({ state: 'done', failed: 0 });
    const { Invoice, Payment, CreditMemo, SalesReceipt, JournalEntry } = await world.there();
    // 243.30 − 43.30 − 120.00 − 50.00 − 30.00 = 0
    expect(Invoice?.[0]).toMatchObject({ TotalAmt: 243.3, Balance: 0 });
    expect(CreditMemo?.map(({ TotalAmt, Balance }) => [TotalAmt, Balance])).toEqual([
      [43.3, 0],
      [30, 0],
    ]);
    expect(Payment?.map(({ TotalAmt }) => TotalAmt).toSorted()).toEqual([0, 0, 120, 50].toSorted());
    expect(SalesReceipt).toMatchObject([{ TotalAmt: 10 }]);
    expect(JournalEntry).toHaveLength(1);
    const report = await reportOf();
    expect(report.differences).toEqual([]);
    expect(report.totals).toMatchObject({
      invoice: { oursCents: 24_330, theirsCents: 24_330 },
      credit: { oursCents: 7_330, theirsCents: 7_330 },
      payment: { oursCents: 17_000, theirsCents: 17_000 },
      refund: { oursCents: 2_000, theirsCents: 2_000 },
      tip: { oursCents: 1_000, theirsCents: 1_000 },
      tax: { oursCents: 0, theirsCents: 0 },
      balance: { oursCents: 0, theirsCents: 0 },
    });
  });

  it('undoes all of it, last first, and can push it again', async () => {
    await everything();
    await world.setUp();
    await world.push('first');
    expect(await world.undo('first')).toMatchObject({ state: 'done', failed: 0 });
    const after = await world.there();
    expect(after['Invoice']).toMatchObject([{ TotalAmt: 0 }]);
    expect(after['Payment']?.every(({ TotalAmt }) => TotalAmt === 0)).toBe(true);
    expect(after['CreditMemo']?.every(({ TotalAmt }) => TotalAmt === 0)).toBe(true);
    // An entry and its reversal; neither is mistaken for the refund when it is pushed again.
    expect(after['JournalEntry']).toHaveLength(2);
    expect(world.link('invoice:i1')).toBeUndefined();
    expect(world.link('customer:customer-1')).toBeDefined();
    expect(world.pushes('first').filter(({ state }) => state === 'undone')).toHaveLength(9);

    expect(await world.push('second')).toMatchObject({ state: 'done', failed: 0 });
    const again = await world.there();
    expect(again['Invoice']?.map(({ DocNumber, TotalAmt }) => [DocNumber, TotalAmt])).toEqual([
      [expect.stringMatching(/^1042-V\d+$/), 0],
      ['1042', 243.3],
    ]);
    expect(again['JournalEntry']).toHaveLength(3);
    expect((await reportOf()).differences).toEqual([]);
  });

  it('pushes members’ prepayments, contract retainage and lender payouts, follows a correction, and undoes it', async () => {
    const monthOf = (changes: object) => ({ month: '2026-02', ...MONTH, closingCents: 0, ...changes });
    await world.put('agreementMonths/2026-02', monthOf({}));
    await world.put('contracts/active', { ...active, customerId: 'customer-1' });
    await world.put('contractBooks/active', book);
    await world.put('payApplications/p1', certified);
    await world.put('invoices/i1', sampleInvoice('i1', {}, [settled('payment', 'financing-f1', 24_330)]));
    await world.put(
      'payments/financing-f1',
      samplePayment('financing-f1', { amountCents: 24_330, method: 'financing' }),
    );
    await world.put('financing/f1', PAID_OUT);
    await world.setUp();
    expect(await world.push()).toMatchObject({ state: 'done', failed: 0 });
    const entries = async () =>
      ((await world.there())['JournalEntry'] ?? []).map(({ Line }) =>
        (Line as Posted[]).map(({ Amount, JournalEntryLineDetail: { PostingType, AccountRef } }) =>
          [PostingType, AccountRef.value, Amount].join(' '),
        ),
      );
    expect(await entries()).toEqual([
      ['Debit 79 1100', 'Credit 95 1100'],
      ['Debit 31 30', 'Credit 79 30'],
    ]);
    // 243.30 less the lender's 3.9%.
    expect((await world.there())['Deposit']).toMatchObject([{ TotalAmt: 233.81 }]);
    const { totals, differences } = await reportOf('2026-02-01');
    expect(differences).toEqual([]);
    expect(totals).toMatchObject({
      deferral: { oursCents: 110_000, theirsCents: 110_000 },
      retainage: { oursCents: 3_000, theirsCents: 3_000 },
      payout: { oursCents: 23_381, theirsCents: 23_381 },
    });

    await world.put('agreementMonths/2026-02', monthOf({ recognizedCents: 15_000 }));
    expect((await world.plan()).get('deferral:2026-02')).toMatchObject({ op: 'update', theirsCents: 110_000 });
    await world.push('second');
    expect(await entries()).toContainEqual(['Debit 79 1050', 'Credit 95 1050']);
    expect((await reportOf('2026-02-01')).differences).toEqual([]);
  });

  it('undoes one write alone, and nothing that someone changed there since', async () => {
    await world.setUp();
    await world.push('first');
    const [invoice] = (await world.there())['Invoice'] ?? [];
    await world.control('patch', { entity: 'Invoice', id: invoice?.Id, patch: { TotalAmt: 250 } });
    expect(await world.undo('first', ['first-00002'])).toMatchObject({ state: 'done', done: 0, failed: 1 });
    expect((await world.there())['Invoice']).toMatchObject([{ TotalAmt: 250 }]);
    expect(world.link('invoice:i1')).toBeDefined();
  });

  it('skips excluded documents, along with those that need them', async () => {
    await everything();
    await world.setUp();
    await world.push('first', ['invoice:i1']);
    const { Invoice, Payment, Customer } = await world.there();
    expect([Invoice?.length, Customer?.length]).toEqual([0, 1]);
    expect(Payment).toEqual([]);
  });

  it('reports documents undone here that are still there, and undoes them from the history', async () => {
    await world.put('invoices/i1', sampleInvoice('i1', {}, [settled('write-off', 'w1', 3_000)]));
    await world.setUp();
    await world.push('first');
    await world.put('invoices/i1', sampleInvoice('i1'));
    expect((await world.plan()).get('write-off:i1.w1')).toMatchObject({ op: 'blocked', theirsCents: 3_000 });
    expect((await reportOf()).differences.map(({ compared, why }) => [compared, why])).toContainEqual([
      'credit',
      expect.stringContaining('undone here') as string,
    ]);
    const writes = world
      .pushes('first')
      .filter(({ key }) => key.includes('write-off'))
      .map(({ order }) => `first-0000${String(order)}`);
    expect(await world.undo('first', writes)).toMatchObject({ done: 2, failed: 0 });
    expect((await reportOf()).differences).toEqual([]);
  });

  it('voids there what is voided here', async () => {
    await world.setUp();
    await world.push();
    await world.put('invoices/i1', sampleInvoice('i1', { state: 'void' }));
    expect((await world.plan()).get('invoice:i1')).toMatchObject({ op: 'void' });
    await world.push();
    expect((await world.there())['Invoice']).toMatchObject([
      { TotalAmt: 0, PrivateNote: expect.stringMatching(/^Voided/) as string },
    ]);
    expect((await reportOf()).differences).toEqual([]);
  });
});

it('compares at most a year', async () => {
  const years = { id: 'r', from: '2024-03-01', to: '2026-03-01', by: UID };
  await expect(told(makeReport(world.deps, await world.ask(), place, years))).resolves.toContain('a year at most');
  expect(world.stored('quickbooksReports/r')).toBeUndefined();
});

describe('only the plan shown is written', () => {
  it('refuses a push if either side has changed since', async () => {
    await world.setUp();
    const stale = 'another';
    const { beginPush } = await import('../../functions/src/quickbooks/starting');
    await expect(
      told(beginPush(world.deps, world.ask, { ...place, uid: UID }, { runId: 'x', hash: stale, leftOut: [] })),
    ).resolves.toContain('has changed here or in QuickBooks');
    expect((await world.there())['Invoice']).toEqual([]);
  });

  it('keeps its lease on a push while it writes, however long it takes', async () => {
    await world.setUp();
    const others: string[] = [];
    const slow = async (): Promise<AskBooks> => {
      const ask = await world.ask();
      return async (request) => {
        if (request.method === 'POST') {
          world.wait(2);
          others.push(await takeRun(world.deps, { ...place, runId: 'slow' }));
        }
        return ask(request);
      };
    };
    const hash = planHash([...(await world.plan()).values()]);
    const { beginPush } = await import('../../functions/src/quickbooks/starting');
    await beginPush(world.deps, slow, { ...place, uid: UID }, { runId: 'slow', hash, leftOut: [] });
    expect(others).toEqual(['', '', '']);
    expect(world.stored('quickbooksRuns/slow')).toMatchObject({ state: 'done', done: 3, failed: 0 });
  });

  it('lets one push run at a time, and the same one twice is the same', async () => {
    await world.setUp();
    await world.control('fault', { path: '/invoice', method: 'POST', status: 503, times: 9 });
    const run = await world.push('first');
    expect(run).toMatchObject({ state: 'running', done: 2 });
    await expect(told(world.push('second'))).resolves.toContain('Another push is not over');
    await world.control('no-faults');
    world.wait(10);
    expect(await world.goOn('first')).toMatchObject({ state: 'done', done: 3 });
    expect((await world.there())['Invoice']).toHaveLength(1);
  });
});
