import { beforeAll, expect, it } from 'vitest';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { businessUnitSchema, type BusinessUnit } from '@/domain/business-unit/schema';
import { jobSchema } from '@/domain/job/schema';
import { ledgerMonthSchema, receivablesSchema } from '@/domain/ledger/schema';
import { reportMonthSchema } from '@/domain/report/cells';
import { publicDocumentSchema } from '@/domain/public-document/schema';
import { newId } from '@/lib/ids';
import { credit } from '../../functions/src/billing/creditInvoice';
import { issueDrafts } from '../../functions/src/billing/issueInvoices';
import { countReported } from '../../functions/src/reports/countReported';
import { shareIn } from '../../functions/src/sharing/shareDocument';
import { readSendable } from '../../functions/src/sharing/readSendable';
import { addDraft, expectBooksToBalance, issued, newBooks, pay, readInvoice, type Books } from './books';
import { deps } from './deps';
import { addJob, at, audit } from './records';
import { db, eventually } from './support';

let books: Books;
beforeAll(async () => {
  books = await newBooks();
});

const PLUMBING = { id: 'pl', name: 'Plumbing', printedName: 'Summit Plumbing', invoicePrefix: 'PL-' };

async function setUnits(of: Books, units: Partial<BusinessUnit>[], more: Record<string, unknown> = {}): Promise<void> {
  const settings = billingSettingsSchema.parse({ ...more, units: units.map((unit) => businessUnitSchema.parse(unit)) });
  await at(of.companyId, 'settings/billing').set({ ...settings, ...audit(of.uid) });
}
const numberOf = async (of: Books, businessUnitId: string): Promise<string> =>
  (await readInvoice(of.companyId, await issued(of, { businessUnitId }))).number;

it('units number in their own series, share one if they have the same prefix, and never issue a number twice', async () => {
  const own = await newBooks();
  await setUnits(own, [PLUMBING, { id: 'dr', name: 'Drains', invoicePrefix: 'pl-' }, { id: 'ac', name: 'Air' }]);
  const ids: string[] = [];
  for (const businessUnitId of ['', 'pl', 'dr', 'ac', 'pl', 'gone']) ids.push(await addDraft(own, { businessUnitId }));
  const results = await issueDrafts(deps, own, ids);
  expect(results.map(({ number }) => number)).toEqual([
    ...['INV-00001', 'PL-00001', 'pl-00002', 'INV-00002', 'PL-00003', 'INV-00003'],
  ]);
  // The company takes its unit's prefix, and then gives it up again.
  await setUnits(own, [PLUMBING], { invoicePrefix: 'PL-' });
  expect([await numberOf(own, ''), await numberOf(own, 'pl')]).toEqual(['PL-00004', 'PL-00005']);
  await setUnits(own, [PLUMBING], { invoicePrefix: 'S-' });
  expect([await numberOf(own, ''), await numberOf(own, 'pl')]).toEqual(['S-00006', 'PL-00006']);
});

it('a unit’s new series continues after numbers the company issued with the same prefix before', async () => {
  const own = await newBooks();
  expect(await numberOf(own, '')).toBe('INV-00001');
  // As stored before units had their own number series.
  await at(own.companyId, 'counters/invoices').update({ highest: {} });
  await setUnits(own, [{ ...PLUMBING, invoicePrefix: 'INV-' }], { invoicePrefix: 'S-' });
  expect([await numberOf(own, 'pl'), await numberOf(own, '')]).toEqual(['INV-00002', 'S-00002']);
});

it('a prefix that two units write differently starts after the numbers issued with either', async () => {
  const own = await newBooks();
  await setUnits(own, [], { invoicePrefix: 'PL-' });
  expect(await numberOf(own, '')).toBe('PL-00001');
  await at(own.companyId, 'counters/invoices').update({ highest: {} });
  await setUnits(own, [PLUMBING, { id: 'dr', name: 'Drains', invoicePrefix: 'pl-' }], { invoicePrefix: 'S-' });
  const ids = [await addDraft(own, { businessUnitId: 'pl' }), await addDraft(own, { businessUnitId: 'dr' })];
  expect((await issueDrafts(deps, own, ids)).map(({ number }) => number)).toEqual(['PL-00002', 'pl-00003']);
});

it('money is in the unit’s and the company’s books, including payments and credits', async () => {
  const own = await newBooks();
  await setUnits(own, [PLUMBING]);
  const id = await issued(own, { businessUnitId: 'pl' });
  await issued(own);
  await pay(own, id, 3000);
  const { companyId, uid } = own;
  await credit(deps, {
    ...{ companyId, uid, invoiceId: id, requestId: newId(), reason: 'Too much' },
    ...{ request: { kind: 'amount', grossCents: 1000 } },
  });
  await expectBooksToBalance(companyId);
  const [month] = (await at(companyId, 'ledgerMonths/x').parent.get()).docs;
  const sums = ledgerMonthSchema.parse(month?.data());
  expect(sums).toMatchObject({ issuedCount: 2, receivedCents: 3000 });
  expect(sums.units['pl']).toMatchObject({ issuedCount: 1, receivedCents: 3000, salesCents: sums.salesCents - 10_000 });
  const owed = receivablesSchema.parse((await at(companyId, 'summaries/receivables').get()).data());
  expect(owed.units['pl']).toEqual({ '2026-07-01': { count: 1, balanceCents: 10_825 - 3000 - 1000 } });
});

it('a new job belongs to the unit that does its kind of work, unless someone chose another', async () => {
  await setUnits(books, [{ ...PLUMBING, jobTypeIds: ['service'] }]);
  const id = await addJob(books.companyId, books.uid, books.customerId);
  const unit = await eventually(async () => {
    const job: unknown = (await at(books.companyId, `jobs/${id}`).get()).get('businessUnitId');
    return typeof job === 'string' && job !== '' ? job : null;
  }, 'the unit of the job');
  expect(unit).toBe('pl');
  const stored = (await at(books.companyId, `jobs/${id}`).get()).data();
  // No one worked on it, so a device that writes now doesn't overwrite anyone's work.
  expect(stored).toMatchObject({ updatedBy: books.uid, baseRevision: '' });
});

it('a unit’s job results are counted for the unit as well', async () => {
  const id = await addJob(books.companyId, books.uid, books.customerId);
  const job = jobSchema.parse((await at(books.companyId, `jobs/${id}`).get()).data());
  await at(books.companyId, `jobs/${id}`).set({
    ...{ ...job, ...audit(books.uid), businessUnitId: 'ac', progress: 'work-done' },
    progressLog: [{ state: 'work-done', at: '2025-03-12T17:00:00.000Z', by: 'ann', reason: '' }],
  });
  await countReported(deps, { companyId: books.companyId, kind: 'jobs', id });
  const month = await at(books.companyId, 'reportMonths/2025-03').get();
  const { cells } = reportMonthSchema.parse({ month: '2025-03', ...month.data() });
  expect([cells['@ac all']?.jobs, cells['@ac kind:service']?.jobs, cells['all']?.jobs]).toEqual([1, 1, 1]);
});

it('a link shows the unit’s name, and follows a new one', async () => {
  await setUnits(books, [PLUMBING]);
  const subject = {
    companyId: books.companyId,
    kind: 'invoice',
    subjectId: await issued(books, { businessUnitId: 'pl' }),
  } as const;
  const token = await db.runTransaction((transaction) => shareIn(deps, transaction, subject, { uid: books.uid }));
  const nameIs = (name: string) =>
    eventually(async () => {
      const face = publicDocumentSchema.parse((await db.doc(`publicDocuments/${token}`).get()).data());
      return face.company.name === name && face.paper?.company.name === name ? name : null;
    }, `the link in the name of ${name}`);
  await nameIs('Summit Plumbing');
  await setUnits(books, [{ ...PLUMBING, printedName: 'Ridge Plumbing' }]);
  await nameIs('Ridge Plumbing');
});

it('its documents and e-mails are in its name', async () => {
  await setUnits(books, [{ ...PLUMBING, email: 'pipes@summit.example', footer: 'License P-77' }]);
  const id = await issued(books, { businessUnitId: 'pl' });
  const sent = await readSendable(deps, { companyId: books.companyId, kind: 'invoice', subjectId: id });
  expect(sent).toMatchObject({
    companyName: 'Summit Plumbing',
    replyTo: 'pipes@summit.example',
    values: { company: 'Summit Plumbing' },
    paper: { company: { name: 'Summit Plumbing', email: 'pipes@summit.example' }, footer: 'License P-77' },
  });
});
