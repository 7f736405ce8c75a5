import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, expect, it, vi } from 'vitest';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { newId } from '@/lib/ids';
import { buildVisit } from '@/testing/factories/visit';
import { followVisits } from '../../functions/src/schedule/jobOnVisit';
import { bringCompanyUpToDate } from '../../functions/src/company/bringUpToDate';
import { newBooks, type Books } from './books';
import { deps } from './deps';
import { addJob, at, audit } from './records';

let books: Books;

beforeAll(async () => {
  books = await newBooks();
});

const newJob = (): Promise<string> =>
  addJob(books.companyId, books.uid, books.customerId, newId(), { isUnscheduled: true });
const markOf = async (jobId: string): Promise<unknown> =>
  (await at(books.companyId, `jobs/${jobId}`).get()).get('hasStoredVisits');

async function addVisit(jobId: string): Promise<string> {
  const id = newId();
  const visit = scheduleEntrySchema.parse({ ...buildVisit(), jobId });
  await at(books.companyId, `schedule/${id}`).set({ ...visit, ...audit(books.uid) });
  return id;
}

it('a job records whether its visits are stored, without a revision', async () => {
  const jobId = await newJob();
  const follow = () => followVisits(deps, { companyId: books.companyId, jobId, by: books.uid });
  const visit = await addVisit(jobId);
  await follow();
  expect(await markOf(jobId)).toBe(true);
  await at(books.companyId, `schedule/${visit}`).delete();
  await follow();
  expect(await markOf(jobId)).toBe(false);
});

it('older jobs get the mark and their search words at night, and then their company is marked', async () => {
  const [planned, waiting] = [await newJob(), await newJob()];
  await addVisit(planned);
  // So that the trigger, whenever it runs, finds nothing to do.
  await followVisits(deps, { companyId: books.companyId, jobId: planned, by: books.uid });
  for (const id of [planned, waiting])
    await at(books.companyId, `jobs/${id}`).update({ hasStoredVisits: FieldValue.delete(), searchWords: [] });
  const revision: unknown = (await at(books.companyId, `jobs/${planned}`).get()).get('revision');

  const company = deps.db.doc(`companies/${books.companyId}`);
  await company.update({
    visitsMarkedAt: FieldValue.delete(),
    lineWordsKeptAt: FieldValue.delete(),
    allWordsKeptAt: FieldValue.delete(),
    sourcesListedAt: FieldValue.delete(),
  });
  const opened = vi.spyOn(Object.getPrototypeOf(company) as typeof company, 'collection');
  await bringCompanyUpToDate(deps, await company.get());
  // Two marks are about the search words, which are processed once.
  expect(opened.mock.calls.filter(([name]) => name === 'leads')).toHaveLength(1);
  opened.mockRestore();
  expect([await markOf(planned), await markOf(waiting)]).toEqual([true, false]);
  expect((await at(books.companyId, `jobs/${planned}`).get()).get('revision')).toBe(revision);
  expect((await at(books.companyId, `jobs/${planned}`).get()).get('searchWords')).not.toEqual([]);
  const marked = await company.get();
  expect([marked.get('visitsMarkedAt'), marked.get('lineWordsKeptAt'), marked.get('sourcesListedAt')]).toEqual([
    expect.stringMatching(/Z$/),
    expect.stringMatching(/Z$/),
    expect.stringMatching(/Z$/),
  ]);
});
