import { beforeAll, beforeEach, expect, it } from 'vitest';
import { usualWork } from '@/domain/company/usualWork';
import { WORK_SETTINGS_ID } from '@/domain/company/workSettings';
import { jobSchema, type Job } from '@/domain/job/schema';
import { visitCopies } from '@/domain/scheduling/jobVisits';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { newId } from '@/lib/ids';
import { buildVisit } from '@/testing/factories/visit';
import { extendOne } from '../../functions/src/schedule/extendSeries';
import { newBooks, type Books } from './books';
import { deps } from './deps';
import { addJob, at, audit } from './records';
import { eventually } from './support';

let books: Books;
let jobId = '';
let firstId = '';

beforeAll(async () => {
  books = await newBooks();
});
beforeEach(async () => {
  jobId = await addJob(books.companyId, books.uid, books.customerId, newId(), { isUnscheduled: true });
  firstId = newId();
});

const schedule = (id: string) => at(books.companyId, `schedule/${id}`);
const jobOf = (id: string) => at(books.companyId, `jobs/${id}`);
const readJob = async (id: string): Promise<Job> => jobSchema.parse((await jobOf(id).get()).data());

/** A visit of the series on a day, as the board stores it. */
async function addRepeat(id: string, date: string, fields: object = {}): Promise<void> {
  const visit = buildVisit({
    placement: { technicianIds: ['ann'], startsAt: `${date}T15:00:00.000Z`, endsAt: `${date}T16:30:00.000Z` },
  });
  const job = { ...(await readJob(jobId)), id: jobId };
  const series = { seriesId: firstId, seriesDate: date };
  await schedule(id).set({
    ...scheduleEntrySchema.parse(visit),
    ...visitCopies(job),
    ...series,
    ...fields,
    ...audit(books.uid),
  });
}
const hasOwnJob = async (id: string): Promise<boolean> => (await schedule(id).get()).get('jobId') === id;

it('a recurring visit is a separate job: once done, it waits to be billed, and the next one is still upcoming', async () => {
  await jobOf(jobId).update({ checklist: [{ id: 'filter', label: 'Filter', isDone: true, doneAt: '', doneBy: '' }] });
  const [second, third] = [newId(), newId()];
  await addRepeat(firstId, '2026-03-03');
  await addRepeat(second, '2026-03-10');
  await addRepeat(third, '2026-03-17');
  await eventually(async () => (await hasOwnJob(second)) && (await hasOwnJob(third)), 'jobs of their own');
  expect(await hasOwnJob(firstId)).toBe(false);
  const own = await readJob(second);
  const model = await readJob(jobId);
  expect(own).toMatchObject({
    customerId: model.customerId,
    title: model.title,
    progress: 'scheduled',
    scheduledTime: '2026-03-10T15:00:00.000Z',
    durationMinutes: 90,
    technicianIds: ['ann'],
    invoiceId: null,
    checklist: [{ id: 'filter', isDone: false }],
  });
  expect(own.number).not.toBe(model.number);

  await schedule(second).update({ state: 'done' });
  await eventually(async () => (await readJob(second)).progress === 'work-done', 'due to be billed');
  expect((await readJob(third)).progress).toBe('scheduled');
});

it('a visit taken out of the series takes its untouched job along, and leaves one someone worked on', async () => {
  const [free, begun] = [newId(), newId()];
  await addRepeat(firstId, '2026-03-03');
  await addRepeat(free, '2026-03-10');
  await addRepeat(begun, '2026-03-17');
  await eventually(async () => (await hasOwnJob(free)) && (await hasOwnJob(begun)), 'jobs of their own');
  await jobOf(begun).update({
    progressLog: [
      { state: 'scheduled', at: deps.now(), by: '', reason: '' },
      { state: 'in-progress', at: deps.now(), by: books.uid, reason: '' },
    ],
  });
  await Promise.all([schedule(free).delete(), schedule(begun).delete()]);
  await eventually(async () => !(await jobOf(free).get()).exists, 'the job is gone');
  expect((await jobOf(begun).get()).exists).toBe(true);
});

it('a series continues although its last job is closed, with a job for each new visit', async () => {
  const tip = newId();
  await addRepeat(firstId, '2026-03-03');
  await addRepeat(tip, deps.now().slice(0, 10), { seriesRule: 'month 1 1', seriesDueOn: '2026-03-03' });
  await eventually(() => hasOwnJob(tip), 'a job of its own');
  await jobOf(tip).update({ progress: 'closed', revision: newId() });
  await extendOne(deps, books.companyId, tip);
  const made = (await at(books.companyId, 'schedule/x').parent.where('seriesId', '==', firstId).get()).docs.filter(
    ({ id }) => id !== firstId && id !== tip,
  );
  expect(made.length).toBeGreaterThan(1);
  for (const { id } of made) await eventually(() => hasOwnJob(id), 'a job of its own');
});

it('stays one job if the company wants that', async () => {
  await at(books.companyId, `workSettings/${WORK_SETTINGS_ID}`).set({ ...usualWork(['hvac']), repeatsAreJobs: false });
  const second = newId();
  await addRepeat(second, '2026-03-10');
  await eventually(async () => (await readJob(jobId)).scheduledTime === '2026-03-10T15:00:00.000Z', 'the job follows');
  expect((await jobOf(second).get()).exists).toBe(false);
  await at(books.companyId, `workSettings/${WORK_SETTINGS_ID}`).delete();
});
