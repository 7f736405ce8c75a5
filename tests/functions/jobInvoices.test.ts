import { beforeAll, describe, expect, it } from 'vitest';
import { estimateSchema, type Estimate } from '@/domain/estimate/schema';
import { recurringInvoiceSchema, type RecurringInvoice } from '@/domain/invoice/schema';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { buildLine } from '@/testing/factories/billing';
import { applyPayment } from '../../functions/src/billing/applyPayment';
import { issueDrafts } from '../../functions/src/billing/issueInvoices';
import { refreshJob } from '../../functions/src/billing/jobOnInvoice';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { billingOfTheDay } from '../../functions/src/billing/dailyBilling';
import type { SendRun } from '../../functions/src/billing/recurring';
import type { Deps } from '../../functions/src/platform/admin';
import { voidOne } from '../../functions/src/billing/voidInvoice';
import {
  addDraft,
  expectBooksToBalance,
  issued,
  newBooks,
  readInvoice,
  readPayment,
  taxedDocument,
  type Books,
} from './books';
import { deps, depsAt } from './deps';
import { addJob, at, audit } from './records';

const bill = (at: Deps, send?: SendRun) => runNightly(at, 'dailyBilling', billingOfTheDay(send));

let books: Books;

beforeAll(async () => {
  books = await newBooks();
});

/** An estimate with two lines, signed by the customer. */
async function addEstimate(changes: Partial<Estimate> = {}): Promise<string> {
  const id = newId();
  const document = {
    ...taxedDocument({
      lines: [buildLine({ id: 'a', unitPriceCents: 33_333 }), buildLine({ id: 'b', unitPriceCents: 66_667 })],
    }),
    type: 'estimate',
  };
  const approval = {
    revisionNumber: 1,
    optionId: '',
    selectedLineIds: [],
    quantitiesE4: {},
    totalCents: 108_250,
    documentHash: 'a'.repeat(64),
    signature: null,
    by: 'office',
    byUid: books.uid,
    at: '2026-06-01T00:00:00.000Z',
    ipAddress: '',
    userAgent: '',
  };
  const estimate = estimateSchema.parse({
    number: 'E26-TEST1',
    title: 'Boiler',
    customerId: books.customerId,
    customerName: 'Ada Lovelace',
    document,
    state: 'approved',
    approval,
    ...changes,
  });
  await at(books.companyId, `estimates/${id}`).set({ ...estimate, ...audit(books.uid) });
  return id;
}

const progressBill = (estimateId: string, ppm: number): Promise<string> =>
  addDraft(books, {
    kind: 'progress',
    estimateId,
    progress: { completion: { kind: 'overall', ppm }, contract: [], billedBefore: [] },
  });

describe('billing an estimate', () => {
  it('applies the deposit to the invoice, once', async () => {
    const estimateId = await addEstimate();
    const paymentId = newId();
    await applyPayment(deps, {
      companyId: books.companyId,
      paymentId,
      estimateId,
      state: 'succeeded',
      method: 'bank',
      amountCents: 30_000,
    });
    const balance = async () => (await at(books.companyId, `balances/${books.customerId}`).get()).data();
    expect(await balance()).toMatchObject({ overpaidCents: 30_000 });

    const invoiceId = await issued(books, { estimateId });

    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({
      totalCents: 10_825,
      paidCents: 30_000,
      balanceCents: -19_175,
      status: 'paid',
    });
    expect(await readPayment(books.companyId, paymentId)).toMatchObject({ invoiceId, invoiceNumber: 'INV-00001' });
    expect((await at(books.companyId, `estimates/${estimateId}`).get()).get('invoiceIds')).toEqual([invoiceId]);
    expect(await readInvoice(books.companyId, await issued(books, { estimateId }))).toMatchObject({ paidCents: 0 });
    // A deposit that arrives only now goes to the open invoice.
    await applyPayment(deps, {
      companyId: books.companyId,
      paymentId: newId(),
      estimateId,
      state: 'succeeded',
      method: 'bank',
      amountCents: 825,
    });
    await expectBooksToBalance(books.companyId);
  });

  it('by progress adds up to the contract, whatever the drafts say', async () => {
    const estimateId = await addEstimate();
    const first = await progressBill(estimateId, 333_333);
    const second = await progressBill(estimateId, 1_000_000);

    expect(await issueDrafts(deps, books, [first, second])).toMatchObject([{ error: '' }, { error: '' }]);

    const [one, two] = [await readInvoice(books.companyId, first), await readInvoice(books.companyId, second)];
    expect(one.totalCents + two.totalCents).toBe(108_250);
    expect(one.taxCents + two.taxCents).toBe(8250);
    expect(two.progress?.billedBefore).toEqual(one.parts);
    expect((await issueDrafts(deps, books, [await progressBill(estimateId, 1_000_000)]))[0]?.error).toBe(
      'All of that was billed before.',
    );
    await voidOne(deps, { companyId: books.companyId, uid: books.uid, invoiceId: second, reason: 'Twice' });
    expect((await issueDrafts(deps, books, [await progressBill(estimateId, 1_000_000)]))[0]).toMatchObject({
      error: '',
    });
    expect(
      (
        await issueDrafts(deps, books, [
          await progressBill(await addEstimate({ state: 'sent', approval: null }), 500_000),
        ])
      )[0]?.error,
    ).toContain('needs an approved estimate');
    await expectBooksToBalance(books.companyId);
  });
});

describe('a job', () => {
  const job = async (id: string) => (await at(books.companyId, `jobs/${id}`).get()).data();

  it('follows its invoice from work done to closed', async () => {
    const { companyId, uid } = books;
    const jobId = await addJob(companyId, uid, books.customerId);
    await at(companyId, `jobs/${jobId}`).update({ progress: 'work-done' });
    const follow = () => refreshJob(deps, { companyId, jobId, by: uid });

    const invoiceId = await addDraft(books, { jobId, dueOn: '' });
    await follow();
    expect(await job(jobId)).toMatchObject({
      invoiceId,
      invoice: { status: 'draft', customerId: books.customerId },
      progress: 'work-done',
    });
    await issueDrafts(deps, books, [invoiceId]);
    await follow();
    const invoiced = await job(jobId);
    await follow();
    expect(await job(jobId)).toEqual(invoiced);
    expect(invoiced).toMatchObject({ invoice: { status: 'issued' }, progress: 'invoiced' });
    await applyPayment(deps, {
      companyId,
      paymentId: newId(),
      invoiceId,
      state: 'succeeded',
      method: 'cash',
      amountCents: 10_825,
    });
    await follow();
    expect(await job(jobId)).toMatchObject({ invoice: { status: 'paid' }, progress: 'closed' });
    expect((await job(jobId))?.['progressLog']).toMatchObject([
      { state: 'scheduled' },
      { state: 'invoiced', by: uid },
      { state: 'closed' },
    ]);
  });

  it('is free again when its invoice is voided', async () => {
    const { companyId, uid } = books;
    const jobId = await addJob(companyId, uid, books.customerId);
    await at(companyId, `jobs/${jobId}`).update({ progress: 'work-done' });
    const invoiceId = await issued(books, { jobId });
    await refreshJob(deps, { companyId, jobId, by: uid });
    await voidOne(deps, { companyId, uid, invoiceId, reason: 'Wrong job' });
    await refreshJob(deps, { companyId, jobId, by: uid });
    expect(await job(jobId)).toMatchObject({ invoiceId: null, invoice: { status: null }, progress: 'work-done' });
  });
});

describe('the daily run', () => {
  const on = (day: string) => depsAt(() => `${day}T18:00:00.000Z`);

  async function addRecurring(own: Books, changes: Partial<RecurringInvoice> = {}): Promise<string> {
    const id = newId();
    const template = { title: 'Service plan', document: taxedDocument(), customerEmail: 'ada@example.com' };
    const recurring = recurringInvoiceSchema.parse({
      name: 'Plan',
      customerId: own.customerId,
      customerName: 'Ada Lovelace',
      template,
      nextOn: '2031-01-31',
      anchorDay: 31,
      ...changes,
    });
    await at(own.companyId, `recurringInvoices/${id}`).set({ ...recurring, ...audit(own.uid) });
    return id;
  }
  const runsOf = async (own: Books, id: string) =>
    (await at(own.companyId, 'invoices/x').parent.where('recurringInvoiceId', '==', id).get()).docs
      .map((document) => [String(document.get('document.date')), String(document.get('state'))])
      .sort();

  it('creates recurring invoices once per day, and handles month ends', async () => {
    const own = await newBooks();
    const id = await addRecurring(own, { endsOn: '2031-04-15' });

    await bill(on('2031-01-30'));
    expect(await runsOf(own, id)).toEqual([]);
    await bill(on('2031-01-31'));
    await bill(on('2031-01-31'));
    expect(await runsOf(own, id)).toEqual([['2031-01-31', 'draft']]);
    await bill(on('2031-06-01'));

    expect(await runsOf(own, id)).toEqual([
      ['2031-01-31', 'draft'],
      ['2031-02-28', 'draft'],
      ['2031-03-31', 'draft'],
    ]);
    expect((await at(own.companyId, `recurringInvoices/${id}`).get()).data()).toMatchObject({
      isActive: false,
      lastRunOn: '2031-03-31',
    });
  });

  it('retries one that sends itself after a temporary failure, and leaves it as a draft after a permanent one', async () => {
    const own = await newBooks();
    const id = await addRecurring(own, { mode: 'send', nextOn: '2031-05-01', anchorDay: 1 });
    const failing = (code: 'unavailable' | 'failed-precondition') => () =>
      Promise.reject(new AppError({ code, userMessage: 'No' }));
    const sent: string[] = [];

    await bill(on('2031-05-02'), failing('unavailable'));
    expect((await at(own.companyId, `recurringInvoices/${id}`).get()).get('nextOn')).toBe('2031-05-01');
    await bill(on('2031-05-02'), async (_deps, { companyId, invoiceId, to }) => {
      if (companyId === own.companyId)
        sent.push(to, String((await issueDrafts(deps, { companyId, uid: '' }, [invoiceId]))[0]?.error));
    });
    await bill(on('2031-06-02'), failing('failed-precondition'));

    expect(sent).toEqual(['ada@example.com', '']);
    expect(await runsOf(own, id)).toEqual([
      ['2031-05-01', 'issued'],
      ['2031-06-01', 'draft'],
    ]);
    expect((await at(own.companyId, `recurringInvoices/${id}`).get()).get('nextOn')).toBe('2031-07-01');
  });

  it('marks an open invoice overdue on the day after it was due', async () => {
    const own = await newBooks();
    const [open, paid] = [await issued(own, { dueOn: '2031-03-10' }), await issued(own, { dueOn: '2031-03-10' })];
    await applyPayment(deps, {
      companyId: own.companyId,
      paymentId: newId(),
      invoiceId: paid,
      state: 'succeeded',
      method: 'cash',
      amountCents: 10_825,
    });

    await bill(on('2031-03-10'));
    expect(await readInvoice(own.companyId, open)).toMatchObject({ status: 'issued' });
    await bill(on('2031-03-11'));
    expect(await readInvoice(own.companyId, open)).toMatchObject({ status: 'overdue' });
    expect(await readInvoice(own.companyId, paid)).toMatchObject({ status: 'paid' });
  });
});
