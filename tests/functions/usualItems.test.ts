import { beforeAll, beforeEach, expect, it } from 'vitest';
import { usualItemsText } from '@/domain/company/usualItems';
import { usualWork } from '@/domain/company/usualWork';
import { WORK_SETTINGS_ID } from '@/domain/company/workSettings';
import { jobWorkSchema, type JobWork } from '@/domain/job/workLines';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { newId } from '@/lib/ids';
import { buildLead } from '@/testing/factories/lead';
import { addUsualItems } from '../../functions/src/leads/usualItems';
import { newBooks, type Books } from './books';
import { deps } from './deps';
import { addJob, at, audit } from './records';
import { eventually } from './support';

let books: Books;
let jobId = '';

const item = (id: string, fields: object) =>
  at(books.companyId, `pricebook/${id}`).set({
    ...pricebookItemSchema.parse({ name: id, ...fields }),
    ...audit(books.uid),
  });

const settings = (addsUsualItems: boolean) => {
  const work = usualWork(['hvac']);
  const usualItems = usualItemsText([
    { itemId: 'visit', quantityE4: 10_000 },
    { itemId: 'kit', quantityE4: 20_000 },
    { itemId: 'old', quantityE4: 10_000 },
    { itemId: 'gone', quantityE4: 10_000 },
  ]);
  const jobTypes = work.jobTypes.map((type) => (type.id === 'service' ? { ...type, usualItems } : type));
  return at(books.companyId, `workSettings/${WORK_SETTINGS_ID}`).set({
    ...work,
    jobTypes,
    addsUsualItems,
    ...audit(books.uid),
  });
};
const work = async (): Promise<JobWork | undefined> =>
  jobWorkSchema.safeParse((await at(books.companyId, `jobWork/${jobId}`).get()).data()).data;
const linesIn = (found: JobWork | undefined) =>
  found?.workLines.map(({ name, quantityE4, unitPriceCents, unitCostCents }) => [
    name,
    quantityE4,
    unitPriceCents,
    unitCostCents,
  ]);

beforeAll(async () => {
  books = await newBooks();
  await item('visit', { kind: 'service', priceCents: 8_900, costCents: 2_000 });
  await item('filter', { kind: 'material', priceCents: 2_500, costCents: 900 });
  await item('kit', {
    kind: 'bundle',
    pricing: { kind: 'parts', ratePpm: 0 },
    parts: [{ itemId: 'filter', quantityE4: 20_000 }],
  });
  await item('old', { priceCents: 100, isActive: false });
});
beforeEach(async () => {
  jobId = await addJob(books.companyId, books.uid, books.customerId, newId());
});

it('a job created from a lead gets its type’s usual items, at current prices, with bundles in parts', async () => {
  await settings(true);
  await at(books.companyId, `leads/${jobId}`).set({ ...buildLead({ jobId, state: 'booked' }), ...audit('') });
  await eventually(async () => (await work()) !== undefined, 'the lines of the job');
  // Two kits of two filters each; items that are turned off or gone are left out.
  expect(linesIn(await work())).toEqual([
    ['visit', 10_000, 8_900, 2_000],
    ['filter', 40_000, 2_500, 900],
  ]);
});

it('an agreement visit has them free of charge, with the company’s cost', async () => {
  await settings(true);
  await addUsualItems(deps, { companyId: books.companyId, jobId }, { isIncluded: true });
  expect(linesIn(await work())).toEqual([
    ['visit', 10_000, 0, 2_000],
    ['filter', 40_000, 0, 900],
  ]);
});

it('adds nothing if the company doesn’t want it, or once someone has decided', async () => {
  await settings(false);
  await addUsualItems(deps, { companyId: books.companyId, jobId });
  expect(await work()).toBeUndefined();
  await settings(true);
  await at(books.companyId, `jobWork/${jobId}`).set({
    jobId,
    customerId: books.customerId,
    workLines: [],
    ...audit(''),
  });
  await addUsualItems(deps, { companyId: books.companyId, jobId });
  expect(linesIn(await work())).toEqual([]);
});
