import { NOTICES_SETTLED } from '@/domain/agreement/law/settled';
import { beforeAll, expect, it } from 'vitest';
import { equipmentSchema, type Equipment } from '@/domain/equipment/schema';
import { equipmentReport } from '@/domain/report/build/equipment';
import { reportMonthSchema } from '@/domain/report/cells';
import { readStock, stockOf } from '@/domain/report/stock';
import { newId } from '@/lib/ids';
import { DAY_MS } from '@/lib/time';
import { bringCompanyUpToDate } from '../../functions/src/company/bringUpToDate';
import { compareCompany } from '../../functions/src/reports/compareSums';
import { countReported } from '../../functions/src/reports/countReported';
import { newBooks, type Books } from './books';
import { deps, depsAt } from './deps';
import { at, audit } from './records';
import { db, eventually } from './support';

let books: Books;
beforeAll(async () => {
  books = await newBooks();
});

const partsOf = async (companyId: string) =>
  (await at(companyId, 'reportMonths/x').parent.get()).docs
    .filter(({ id }) => id.startsWith('units-'))
    .map((document) => reportMonthSchema.parse({ month: document.id, ...document.data() }));
const stockIn = async (companyId: string) => readStock(await partsOf(companyId));
const stock = () => stockIn(books.companyId);
const total = async (): Promise<number> => (await stock()).units.reduce((sum, { count }) => sum + count, 0);

async function addUnit(companyId: string, fields: Partial<Equipment> = {}): Promise<string> {
  const id = newId();
  const unit = equipmentSchema.parse({
    ...{ customerId: 'c', propertyId: 'p', type: 'air-conditioner', installDate: '2009-05-04', refrigerant: 'R-22' },
    ...fields,
  });
  await at(companyId, `equipment/${id}`).set({ ...unit, ...audit('u') });
  return id;
}

it('a unit is counted once, in its current state: entered, moved, corrected and deleted, in any event order', async () => {
  const { companyId } = books;
  const id = await addUnit(companyId, { warrantyUntil: '2027-05-04' });
  const counted = {
    units: [{ type: 'air-conditioner', installed: '2009-05', count: 1 }],
    refrigerants: [{ text: 'R-22', count: 1 }],
    warranties: [{ month: '2027-05', count: 1 }],
  };
  const when = async (wanted: unknown) => {
    await eventually(async () => JSON.stringify(await stock()) === JSON.stringify(wanted) || null, 'the counts');
    // The event arrives again, late.
    expect(await countReported(deps, { companyId, kind: 'equipment', id })).toBe(false);
    expect(await stock()).toEqual(wanted);
  };
  await when(counted);

  await at(companyId, `equipment/${id}`).update({ propertyId: 'p2', customerId: 'c2' });
  await when(counted);

  await at(companyId, `equipment/${id}`).update({ installDate: '', refrigerant: 'R-410A', warrantyUntil: '' });
  await when({
    units: [{ type: 'air-conditioner', installed: '', count: 1 }],
    refrigerants: [{ text: 'R-410A', count: 1 }],
    warranties: [],
  });

  await at(companyId, `equipment/${id}`).delete();
  await when({ units: [], refrigerants: [], warranties: [] });
});

it('many units at once are all counted', async () => {
  const { companyId } = books;
  const ids = await Promise.all(
    Array.from({ length: 20 }, () => addUnit(companyId, { type: 'furnace', refrigerant: '' })),
  );
  await eventually(async () => (await total()) === 20 || null, 'twenty units');
  expect(await stock()).toMatchObject({
    units: [{ type: 'furnace', installed: '2009-05', count: 20 }],
    refrigerants: [],
  });
  await Promise.all(ids.map((id) => at(companyId, `equipment/${id}`).delete()));
  await eventually(async () => (await total()) === 0 || null, 'no unit');
});

it('the nightly check corrects differences and reports them', async () => {
  const { companyId } = books;
  const id = await addUnit(companyId);
  const part = stockOf(id);
  await eventually(async () => (await total()) === 1 || null, 'the unit');
  const before = await stock();
  await at(companyId, `reportMonths/${part}`).update({ 'cells.all.units': 7 });
  // Within eight nights, every part has had its turn.
  const nights = Array.from({ length: 8 }, (_, night) => new Date(Date.now() + night * DAY_MS).toISOString());
  const corrected: number[] = [];
  for (const night of nights)
    corrected.push(
      (
        await compareCompany(
          depsAt(() => night),
          companyId,
        )
      )['correctedMonths'] ?? 0,
    );
  expect(corrected.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await stock()).toEqual(before);
  expect((await at(companyId, `reportMonths/${part}`).get()).get('cells.all.units')).toBe(1);
  const months = (await at(companyId, 'reportMonths/x').parent.get()).docs;
  expect(months.flatMap((document): unknown[] => document.get('corrections') as unknown[])).toEqual([
    { month: part, of: 'reports', count: 1, keptCents: 0, foundCents: 0 },
  ]);
});

it('an older company gets its counts in one night, and the report reads at most eight documents', async () => {
  const companyId = newId();
  const now = new Date().toISOString();
  const marked = {
    ...{ visitsMarkedAt: now, lineWordsKeptAt: now, allWordsKeptAt: now, sourcesListedAt: now, threadsMarkedAt: now },
  };
  await db.doc(`companies/${companyId}`).set({
    ...{ name: 'Old', ownerId: newId(), timeZone: 'America/Chicago' },
    ...{ ...marked, scoresKeptAt: now, reportsKeptAt: now, coveredClosedAt: now, ticketCostsKeptAt: now },
    ...{ drivesCountedAt: now, noticesSettled: NOTICES_SETTLED },
  });
  for (let index = 0; index < 30; index += 1) await addUnit(companyId);
  await eventually(async () => (await stockIn(companyId)).units[0]?.count === 30 || null, 'all units');
  // As before the feature: neither counts nor marks.
  for (const name of ['reportMonths', 'reportMarks'])
    for (const { ref } of (await at(companyId, `${name}/x`).parent.get()).docs) await ref.delete();
  const counts = await bringCompanyUpToDate(deps, await db.doc(`companies/${companyId}`).get());
  expect(counts).toEqual({ equipmentCountedAt: 1 });
  const parts = await partsOf(companyId);
  expect(parts.length).toBeLessThanOrEqual(8);
  const { figures } = equipmentReport({ stock: parts, today: '2026-11-29' });
  expect(Object.fromEntries(figures.map(({ id, value }) => [id, value]))).toMatchObject({
    ...{ units: 30, 'past-life': 30, 'phased-out': 30 },
  });
});
