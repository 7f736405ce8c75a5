import { expect, it } from 'vitest';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { businessUnitSchema, type BusinessUnit } from '@/domain/business-unit/schema';
import { overtimeOf } from '@/domain/hours/overtime';
import { weekOfPieces } from '@/domain/hours/sums';
import { piecesOf, spansOf } from '@/domain/hours/timeline';
import { creditNoteSchema } from '@/domain/invoice/schema';
import { ledgerMonthSchema } from '@/domain/ledger/schema';
import { reportMonthSchema, type Cells } from '@/domain/report/cells';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { newId } from '@/lib/ids';
import { buildTimeEntry } from '@/testing/factories/hours';
import { buildJob } from '@/testing/factories/job';
import { credit } from '../../functions/src/billing/creditInvoice';
import { issueDrafts } from '../../functions/src/billing/issueInvoices';
import { compareCompany } from '../../functions/src/reports/compareSums';
import { countReported } from '../../functions/src/reports/countReported';
import { addDraft, expectBooksToBalance, issued, newBooks, otherInstance, readInvoice, type Books } from './books';
import { deps, depsAt } from './deps';
import { at, audit } from './records';
import { db } from './support';

async function setUnits(of: Books, units: Partial<BusinessUnit>[], more: Record<string, unknown> = {}): Promise<void> {
  const settings = billingSettingsSchema.parse({ ...more, units: units.map((unit) => businessUnitSchema.parse(unit)) });
  await at(of.companyId, 'settings/billing').set({ ...settings, ...audit(of.uid) });
}
const cellsOf = async ({ companyId }: Books, month: string): Promise<Cells> =>
  reportMonthSchema.parse({ month, ...(await at(companyId, `reportMonths/${month}`).get()).data() }).cells;
const countersOf = (numbers: readonly string[]): number[] =>
  numbers.map((number) => Number(number.replace(/^\D+/, ''))).toSorted((a, b) => a - b);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

async function finishedJob(
  { companyId, customerId }: Books,
  businessUnitId: string,
  doneAt = '2025-03-12T17:00:00.000Z',
): Promise<string> {
  const { id: _id, ...job } = buildJob({
    ...{ progress: 'work-done', technicianIds: ['ann'], customerId, hasStoredVisits: true, businessUnitId },
    progressLog: [{ state: 'work-done', at: doneAt, by: 'ann', reason: '' }],
  });
  const id = newId();
  await at(companyId, `jobs/${id}`).set(job);
  return id;
}

it('two units and the company sharing a number range issue each number once without gaps, at once in several places', async () => {
  const own = await newBooks();
  const units = [
    { id: 'pl', name: 'Plumbing', invoicePrefix: 'S-', creditNotePrefix: 'C-' },
    { id: 'dr', name: 'Drains', invoicePrefix: 's-', creditNotePrefix: 'c-' },
    { id: 'ac', name: 'Air', invoicePrefix: 'i-' },
  ];
  await setUnits(own, units, { invoicePrefix: 'I-', creditNotePrefix: 'C-' });
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1)
    ids.push(await addDraft(own, { businessUnitId: ['', 'pl', 'dr', 'ac'][index % 4] ?? '' }));
  const places = [deps, otherInstance(), otherInstance()];
  await Promise.all(
    places.map((place, nth) =>
      issueDrafts(
        place,
        own,
        ids.filter((_, index) => index % 3 === nth),
      ),
    ),
  );
  const invoices = await Promise.all(ids.map((id) => readInvoice(own.companyId, id)));
  const numbers = invoices.map(({ number }) => number);
  const ofRange = (range: string) => countersOf(numbers.filter((number) => number.toLowerCase().startsWith(range)));
  expect([ofRange('s-'), ofRange('i-')]).toEqual([upTo(6), upTo(6)]);
  // The same goes for their credits.
  const { companyId, uid } = own;
  await Promise.all(
    ids.slice(0, 6).map((invoiceId, index) =>
      credit(places[index % 3] ?? deps, {
        ...{ companyId, uid, invoiceId, requestId: newId(), reason: 'Too much' },
        request: { kind: 'amount', grossCents: 1000 },
      }),
    ),
  );
  const notes = (await at(companyId, 'creditNotes/x').parent.get()).docs.map((note) =>
    creditNoteSchema.parse(note.data()),
  );
  expect(countersOf(notes.map(({ number }) => number))).toEqual(upTo(6));
  await expectBooksToBalance(companyId);
});

it('a technician who works for two units in one week is paid once, with weekly overtime, and each unit shows its part', async () => {
  const own = await newBooks();
  const jobs = { pl: await finishedJob(own, 'pl'), ac: await finishedJob(own, 'ac') };
  // Five days of nine hours: five hours in the morning for one unit, four for the other.
  const entries = ['10', '11', '12', '13', '14'].flatMap((day) => [
    buildTimeEntry({
      technicianId: 'ann',
      jobId: jobs.pl,
      startsAt: `2025-03-${day}T13:00:00.000Z`,
      endsAt: `2025-03-${day}T18:00:00.000Z`,
    }),
    buildTimeEntry({
      technicianId: 'ann',
      jobId: jobs.ac,
      startsAt: `2025-03-${day}T18:00:00.000Z`,
      endsAt: `2025-03-${day}T22:00:00.000Z`,
    }),
  ]);
  for (const { id: _id, ...entry } of entries) await at(own.companyId, `timeEntries/${newId()}`).set(entry);
  const clock = { nowIso: '2025-04-01T00:00:00.000Z', timeZone: 'America/Chicago' };
  const week = weekOfPieces(piecesOf(spansOf(entries, clock)), '2025-03-10', clock.timeZone);
  expect(week.reduce((sum, { paidMinutes }) => sum + paidMinutes, 0)).toBe(45 * 60);
  expect(overtimeOf(week, { address: { ...EMPTY_ADDRESS, state: 'TX' } })).toEqual({
    ...{ overtimeMinutes: 5 * 60, doubleTimeMinutes: 0 },
  });
  for (const id of Object.values(jobs)) await countReported(deps, { companyId: own.companyId, kind: 'jobs', id });
  const cells = await cellsOf(own, '2025-03');
  const minutes = (name: string) => cells[name]?.laborMinutes ?? 0;
  expect([minutes('@pl person:ann'), minutes('@ac person:ann'), minutes('person:ann')]).toEqual([
    ...[25 * 60, 20 * 60, 45 * 60],
  ]);
});

it('a job that changes its unit takes its totals along, and leaves nothing with the other', async () => {
  const own = await newBooks();
  const id = await finishedJob(own, 'pl');
  await countReported(deps, { companyId: own.companyId, kind: 'jobs', id });
  await at(own.companyId, `jobs/${id}`).update({ businessUnitId: 'ac' });
  await countReported(deps, { companyId: own.companyId, kind: 'jobs', id });
  const cells = await cellsOf(own, '2025-03');
  expect([cells['@pl all']?.jobs ?? 0, cells['@ac all']?.jobs, cells['all']?.jobs]).toEqual([0, 1, 1]);
});

it('a company that changes its time zone keeps its books, counts no job twice, and the nightly check finds no differences', async () => {
  const own = await newBooks();
  const { companyId } = own;
  // Still March 31 in Chicago, already April 1 in Sydney.
  const id = await finishedJob(own, 'pl', '2025-04-01T02:00:00.000Z');
  await issued(own, { businessUnitId: 'pl' });
  await countReported(deps, { companyId, kind: 'jobs', id });
  const booked = async () =>
    (await at(companyId, 'ledgerMonths/x').parent.get()).docs.map((month) => ledgerMonthSchema.parse(month.data()));
  const before = await booked();
  expect([(await cellsOf(own, '2025-03'))['@pl all']?.jobs, (await cellsOf(own, '2025-04'))['all']?.jobs]).toEqual([
    ...[1, undefined],
  ]);
  await db.doc(`companies/${companyId}`).update({ timeZone: 'Australia/Sydney' });
  // The next write to the job counts it by the new time zone.
  await countReported(deps, { companyId, kind: 'jobs', id });
  const [march, april] = [await cellsOf(own, '2025-03'), await cellsOf(own, '2025-04')];
  expect([march['all']?.jobs ?? 0, march['@pl all']?.jobs ?? 0]).toEqual([0, 0]);
  expect([april['all']?.jobs, april['@pl all']?.jobs]).toEqual([1, 1]);
  expect(await booked()).toEqual(before);
  for (const night of ['2026-12-01T12:00:00.000Z', '2026-12-02T12:00:00.000Z', '2026-12-03T12:00:00.000Z'])
    expect(
      (
        await compareCompany(
          depsAt(() => night),
          companyId,
        )
      )['correctedMonths'] ?? 0,
    ).toBe(0);
  await expectBooksToBalance(companyId);
});
