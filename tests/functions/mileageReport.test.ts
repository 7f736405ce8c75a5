import { beforeAll, expect, it } from 'vitest';
import { odometerSchema } from '@/domain/mileage/schema';
import { mileageReport } from '@/domain/report/build/mileage';
import { reportMonthSchema } from '@/domain/report/cells';
import { rangeOf } from '@/domain/report/range';
import { DEFAULT_REPORT_SETTINGS } from '@/domain/report/settings';
import { resourceSchema } from '@/domain/resource/schema';
import { companySchema } from '@/domain/company/schema';
import { buildVisit } from '@/testing/factories/visit';
import { bringCompanyUpToDate } from '../../functions/src/company/bringUpToDate';
import { compareCompany } from '../../functions/src/reports/compareSums';
import { readReportInput } from '../../functions/src/reports/readReport';
import { newBooks, type Books } from './books';
import { deps, depsAt } from './deps';
import { at, audit } from './records';
import { db } from './support';

const NOW = '2026-03-05T08:50:00.000Z';
const nightly = depsAt(() => NOW);
const ann = 'technician-ann';
const ben = 'technician-ben';
let books: Books;
beforeAll(async () => {
  books = await newBooks();
  await at(books.companyId, 'resources/truck').set({
    ...resourceSchema.parse({ kind: 'vehicle', name: 'Truck', unitNumber: '7', technicianIds: [ann] }),
    ...audit('u'),
  });
});

async function drive(id: string, technicianIds: string[], more: { updatedAt?: string; day?: string } = {}) {
  const { day = '2026-03-04', updatedAt = `${day}T18:00:00.000Z` } = more;
  const { id: _, ...visit } = buildVisit({
    ...{ id, state: 'done', jobId: '', propertyId: id, propertyPin: '35.10000, -82.00000' },
    placement: { technicianIds, startsAt: `${day}T15:00:00.000Z`, endsAt: `${day}T16:00:00.000Z` },
  });
  await at(books.companyId, `schedule/${id}`).set({ ...visit, ...audit('u'), updatedAt });
}

const cellsOf = async (month = '2026-03') =>
  reportMonthSchema.parse({ month, ...(await at(books.companyId, `reportMonths/${month}`).get()).data() }).cells;

it('a night counts the miles driven, follows corrections of odometers and visits, and changes nothing twice', async () => {
  const { companyId } = books;
  await drive('visit-a', [ann]);
  await compareCompany(nightly, companyId);
  // The base isn't on the map: both drives are unknown, but the day is listed.
  expect((await cellsOf())[`driver:${ann}`]).toEqual({ drivingDays: 1, unknownDrives: 2 });

  await at(companyId, 'odometers/o').set({
    ...odometerSchema.parse({
      ...{ resourceId: 'truck', technicianId: ann, date: '2026-03-04', startMiles: 100, endMiles: 131 },
    }),
    ...audit('u'),
    updatedAt: NOW,
  });
  await compareCompany(nightly, companyId);
  const measured = { mileTenths: 310, odometerTenths: 310, drivingDays: 1, unknownDrives: 2 };
  expect(await cellsOf()).toMatchObject({ 'vehicle:truck': measured, 'day:04': measured, all: measured });
  await compareCompany(nightly, companyId);
  expect((await cellsOf())['all']).toEqual(measured);

  // The visit goes to a colleague; the odometer reading stays with the person who entered it.
  await drive('visit-a', [ben]);
  await at(companyId, 'odometers/o').delete();
  await compareCompany(nightly, companyId);
  const cells = await cellsOf();
  expect(cells[`driver:${ann}`]).toBeUndefined();
  expect(cells[`driver:${ben}`]).toEqual({ drivingDays: 1, unknownDrives: 2 });
});

it('an older company gets its days of driving once, and the report names its vehicles', async () => {
  const { companyId } = books;
  await drive('visit-old', [ann], { day: '2026-02-10', updatedAt: '2026-02-10T18:00:00.000Z' });
  await compareCompany(nightly, companyId);
  expect((await cellsOf('2026-02'))['all']).toBeUndefined();
  await db.doc(`companies/${companyId}`).update({ drivesCountedAt: '' });
  const counts = await bringCompanyUpToDate(nightly, await db.doc(`companies/${companyId}`).get());
  expect(counts).toMatchObject({ drivesCountedAt: 1 });
  expect((await cellsOf('2026-02'))['vehicle:truck']).toEqual({ drivingDays: 1, unknownDrives: 2 });

  const company = companySchema.parse((await db.doc(`companies/${companyId}`).get()).data());
  const input = await readReportInput(deps, {
    ...{ companyId, company, report: 'mileage', settings: DEFAULT_REPORT_SETTINGS, today: '2026-03-05' },
    ...{ range: rangeOf('last-month', '2026-03-05'), comparison: 'none' },
  });
  expect(mileageReport(input).tables.find(({ id }) => id === 'vehicles')?.rows[0]?.cells[0]).toBe('Truck (7)');
});
