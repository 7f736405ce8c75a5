import { beforeAll, expect, it } from 'vitest';
import { creditNoteSchema, invoiceSchema } from '@/domain/invoice/schema';
import { jobSchema } from '@/domain/job/schema';
import { reportMonthSchema, type Cells } from '@/domain/report/cells';
import { ledgerMonthSchema } from '@/domain/ledger/schema';
import { newId } from '@/lib/ids';
import { buildLine } from '@/testing/factories/billing';
import { buildJob } from '@/testing/factories/job';
import { buildEstimate } from '@/testing/factories/estimate';
import { credit } from '../../functions/src/billing/creditInvoice';
import { voidOne } from '../../functions/src/billing/voidInvoice';
import { compareCompany } from '../../functions/src/reports/compareSums';
import { countReported } from '../../functions/src/reports/countReported';
import { issued, newBooks, readLedger, taxedDocument, type Books } from './books';
import { deps } from './deps';
import { at, audit } from './records';
import { eventually } from './support';

let books: Books;
beforeAll(async () => {
  books = await newBooks();
});

const monthOf = async (month: string) =>
  reportMonthSchema.parse({ month, ...(await at(books.companyId, `reportMonths/${month}`).get()).data() });
const cellsOf = async (month: string): Promise<Cells> => (await monthOf(month)).cells;
/** Returns the month's cells once reactions have updated them as expected. */
const cellsWhen = (month: string, isThere: (cells: Cells) => boolean): Promise<Cells> =>
  eventually(async () => {
    const cells = await cellsOf(month);
    return isThere(cells) ? cells : null;
  }, `the sums of ${month}`);
const thisMonth = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' }).slice(0, 7);

const finishedJob = async (fields: Parameters<typeof buildJob>[0] = {}): Promise<string> => {
  const { id: _id, ...job } = buildJob({
    progress: 'work-done',
    progressLog: [{ state: 'work-done', at: '2025-03-12T17:00:00.000Z', by: 'ann', reason: '' }],
    technicianIds: ['ann', 'bob'],
    customerId: books.customerId,
    hasStoredVisits: true,
    source: 'referral',
    ...fields,
  });
  const id = newId();
  await at(books.companyId, `jobs/${id}`).set(job);
  return id;
};

it('a finished job counts its billed amount, its cost and its technicians, once', async () => {
  const jobId = await finishedJob();
  const entry = (technicianId: string, startsAt: string, endsAt: string) => ({
    ...{
      technicianId,
      accountUid: '',
      weekStartsOn: '2025-03-10',
      source: 'visit',
      kind: 'work',
      title: '',
      visitId: '',
    },
    ...{ startsAt, endsAt, jobId, replaces: '', reason: '', ...audit('u') },
  });
  await at(books.companyId, `timeEntries/${newId()}`).set(
    entry('ann', '2025-03-12T15:00:00.000Z', '2025-03-12T17:00:00.000Z'),
  );
  await at(books.companyId, `timeEntries/${newId()}`).set(
    entry('bob', '2025-03-12T15:00:00.000Z', '2025-03-12T15:30:00.000Z'),
  );
  const invoiceId = await issued(books, {
    jobId,
    document: taxedDocument({
      lines: [
        buildLine({ id: 'a', kind: 'material', unitPriceCents: 20_001, unitCostCents: 8_000 }),
        buildLine({
          id: 'b',
          kind: 'labour',
          unit: 'hour',
          quantityE4: 15_000,
          unitPriceCents: 10_000,
          unitCostCents: null,
        }),
        buildLine({ id: 'c', unitPriceCents: 99_999, isOptional: true, isSelected: false }),
      ],
    }),
  });
  await countReported(deps, { companyId: books.companyId, kind: 'jobs', id: jobId });
  await countReported(deps, { companyId: books.companyId, kind: 'jobs', id: jobId });
  const march = await cellsWhen('2025-03', (cells) => cells['all']?.priceCents === 35_001);
  expect(march['all']).toEqual({
    ...{ jobs: 1, priceCents: 35_001, costCents: 8_000, costlessLines: 1, soldMinutes: 90, laborMinutes: 150 },
    firstTime: 1,
  });
  expect(march['kind:service']).toEqual(march['all']);
  expect(march['source:referral']).toEqual(march['all']);
  expect(march['person:ann']).toMatchObject({ jobs: 1, priceCents: 17_501, costCents: 4_000, laborMinutes: 120 });
  expect(march['person:bob']).toMatchObject({ jobs: 1, priceCents: 17_500, costCents: 4_000, laborMinutes: 30 });

  // Sales are in the month of the invoice, and a credit is subtracted from what it credits.
  await credit(deps, {
    ...{ companyId: books.companyId, uid: books.uid, invoiceId, requestId: newId(), reason: 'Goodwill' },
    request: { kind: 'amount', grossCents: 10_825 },
  });
  const now = await cellsWhen(thisMonth(), (cells) => cells['all']?.salesCents === 25_001);
  const items = Object.entries(now).filter(([key]) => key.startsWith('item:'));
  expect(items.map(([key]) => key).toSorted()).toEqual(['item:labour', 'item:material']);
  expect(items.reduce((sum, [, cell]) => sum + (cell.salesCents ?? 0), 0)).toBe(25_001);
});

it('an estimate counts in the month it was sent, even if it is answered in another', async () => {
  const { id, ...estimate } = buildEstimate({
    state: 'declined',
    sentAt: '2025-04-30T15:00:00.000Z',
    answeredAt: '2025-05-05T15:00:00.000Z',
    declineReason: 'Too expensive',
    totalCents: 50_000,
    createdBy: 'ada',
  });
  await at(books.companyId, `estimates/${id}`).set(estimate);
  await countReported(deps, { companyId: books.companyId, kind: 'estimates', id });
  expect(await cellsOf('2025-04')).toMatchObject({
    all: { sent: 1, sentCents: 50_000, lost: 1, lostCents: 50_000, answered5: 1 },
    'author:ada': { sent: 1, lost: 1 },
    'reason:Too expensive': { lost: 1, lostCents: 50_000 },
  });
  await at(books.companyId, `estimates/${id}`).delete();
  await cellsWhen('2025-04', (cells) => Object.keys(cells).length === 0);
});

it('the nightly check corrects differences from the records, and reports them', async () => {
  const { companyId } = books;
  await issued(books, { document: taxedDocument({ lines: [buildLine({ unitPriceCents: 7_700 })] }) });
  const month = thisMonth();
  const posted = (await readLedger(companyId)).reduce((sum, { salesCents }) => sum + salesCents, 0);
  await cellsWhen(month, (cells) => cells['all']?.salesCents === posted);
  const before = await cellsOf(month);
  expect(await compareCompany(deps, companyId)).toMatchObject({ correctedMonths: 0 });
  expect((await monthOf(month)).corrections).toEqual([]);

  await at(companyId, `reportMonths/${month}`).update({ 'cells.all.salesCents': 1 });
  await at(companyId, `ledgerMonths/${month}`).update({ salesCents: 2 });
  expect(await compareCompany(deps, companyId)).toMatchObject({ correctedMonths: 2 });
  expect(await cellsOf(month)).toEqual(before);
  const ledger = ledgerMonthSchema.parse((await at(companyId, `ledgerMonths/${month}`).get()).data());
  expect(ledger.salesCents).toBe(posted);
  expect(Object.values(ledger.days).reduce((sum, { salesCents }) => sum + salesCents, 0)).toBe(posted);
  expect((await monthOf(month)).corrections).toEqual([
    { month, of: 'ledger', count: 1, keptCents: 2, foundCents: posted },
    { month, of: 'reports', count: 1, keptCents: 1, foundCents: posted },
  ]);
});

it('all months together equal the invoices, credit notes and jobs', async () => {
  const { companyId } = books;
  const voided = await issued(books, { document: taxedDocument({ lines: [buildLine({ unitPriceCents: 4_400 })] }) });
  await voidOne(deps, { companyId, uid: books.uid, invoiceId: voided, reason: 'Wrong customer' });
  const docs = async (name: string) => (await at(companyId, `${name}/x`).parent.get()).docs;
  const net = (parts: readonly { id: string; netCents: number }[]): number =>
    parts.filter(({ id }) => id !== 'tip').reduce((sum, { netCents }) => sum + netCents, 0);
  const invoices = (await docs('invoices')).map((document) => invoiceSchema.parse(document.data()));
  const notes = (await docs('creditNotes')).map((document) => creditNoteSchema.parse(document.data()));
  const jobs = (await docs('jobs')).map((document) => jobSchema.parse(document.data()));
  const expected = {
    sales:
      invoices
        .filter(({ state }) => state !== 'draft' && state !== 'void')
        .reduce((sum, { parts }) => sum + net(parts), 0) - notes.reduce((sum, { parts }) => sum + net(parts), 0),
    finished: jobs.filter(({ progress }) => ['work-done', 'invoiced', 'closed'].includes(progress)).length,
  };
  const total = async () => {
    const months = (await docs('reportMonths')).map((document) => reportMonthSchema.parse(document.data()).cells);
    const sum = (field: 'salesCents' | 'jobs', prefix: string) =>
      months
        .flatMap((cells) => Object.entries(cells))
        .filter(([name]) => name.startsWith(prefix))
        .reduce((all, [, cell]) => all + (cell[field] ?? 0), 0);
    return {
      ...{ sales: sum('salesCents', 'all'), finished: sum('jobs', 'all') },
      ...{
        byKind: sum('salesCents', 'kind:'),
        byItem: sum('salesCents', 'item:'),
        bySource: sum('salesCents', 'source:'),
      },
    };
  };
  const { sales, finished } = expected;
  await eventually(async () => (await total()).sales === sales || null, 'the sums of the voided invoice');
  expect(await total()).toEqual({ sales, finished, byKind: sales, byItem: sales, bySource: sales });
});
