import { beforeAll, describe, expect, it } from 'vitest';
import { jobSchema, type Job } from '@/domain/job/schema';
import { visitCopies } from '@/domain/scheduling/jobVisits';
import { scheduleEntrySchema, type ScheduleEntry } from '@/domain/scheduling/schema';
import { newId } from '@/lib/ids';
import { buildVisit } from '@/testing/factories/visit';
import { copiesIn } from '../../functions/src/customers/copiesIn';
import { followVisits } from '../../functions/src/schedule/jobOnVisit';
import { deps, newBooks, type Books } from './books';
import { addJob, at, audit } from './records';

let books: Books;

beforeAll(async () => {
  books = await newBooks();
});

/** Stores a visit of a job as the app would. */
async function addVisit(jobId: string, state: ScheduleEntry['state'], startsAt: string): Promise<string> {
  const id = newId();
  const endsAt = new Date(Date.parse(startsAt) + 5_400_000).toISOString();
  const visit = buildVisit({ state, placement: { technicianIds: ['ann'], startsAt, endsAt } });
  const job = { ...(await readJob(jobId)), id: jobId };
  const fields = { ...scheduleEntrySchema.parse(visit), ...visitCopies(job) };
  await at(books.companyId, `schedule/${id}`).set({ ...fields, ...audit(books.uid) });
  return id;
}

const readJob = async (id: string): Promise<Job> =>
  jobSchema.parse((await at(books.companyId, `jobs/${id}`).get()).data());
const revisionOf = async (id: string): Promise<unknown> =>
  (await at(books.companyId, `jobs/${id}`).get()).get('revision');
const follow = (jobId: string): Promise<void> =>
  followVisits(deps, { companyId: books.companyId, jobId, by: books.uid });

const TUESDAY = '2026-03-03T15:00:00.000Z';
const THURSDAY = '2026-03-05T15:00:00.000Z';

describe('a job', () => {
  it('follows its visits: time, people and progress, once', async () => {
    const jobId = await addJob(books.companyId, books.uid, books.customerId);
    const [first] = [await addVisit(jobId, 'on-site', TUESDAY), await addVisit(jobId, 'planned', THURSDAY)];
    await follow(jobId);
    expect(await readJob(jobId)).toMatchObject({
      scheduledTime: TUESDAY,
      durationMinutes: 90,
      technicianIds: ['ann'],
      progress: 'in-progress',
      invoiceId: null,
    });
    const revision = await revisionOf(jobId);
    await follow(jobId);
    expect(await revisionOf(jobId)).toBe(revision);

    await at(books.companyId, `schedule/${first}`).update({ state: 'done' });
    await follow(jobId);
    expect(await readJob(jobId)).toMatchObject({ scheduledTime: THURSDAY, progress: 'scheduled' });
  });

  it('whose last visit was taken away waits for a time', async () => {
    const jobId = await addJob(books.companyId, books.uid, books.customerId);
    const visit = await addVisit(jobId, 'planned', TUESDAY);
    await at(books.companyId, `schedule/${visit}`).delete();
    await follow(jobId);
    expect((await readJob(jobId)).progress).toBe('unscheduled');
  });

  it('that was deleted stays deleted', async () => {
    const jobId = await addJob(books.companyId, books.uid, books.customerId);
    await addVisit(jobId, 'planned', TUESDAY);
    await at(books.companyId, `jobs/${jobId}`).delete();
    await follow(jobId);
    expect((await at(books.companyId, `jobs/${jobId}`).get()).exists).toBe(false);
  });

  it('is followed as soon as a visit is written', async () => {
    const jobId = await addJob(books.companyId, books.uid, books.customerId);
    await addVisit(jobId, 'planned', THURSDAY);
    await expect.poll(async () => (await readJob(jobId)).scheduledTime, { timeout: 20_000 }).toBe(THURSDAY);
  });
});

it('a visit carries its customer’s name along', () => {
  const record = { ref: { parent: { id: 'schedule' } }, get: () => 'Ada Lovelace' };
  expect(copiesIn(record, { name: 'Ada Byron', sortName: 'byron, ada', phone: '' })).toEqual({
    customerName: 'Ada Byron',
  });
});
