import { beforeAll, describe, expect, it } from 'vitest';
import { usualWork } from '@/domain/company/usualWork';
import { WORK_SETTINGS_ID } from '@/domain/company/workSettings';
import { jobSchema, type Job } from '@/domain/job/schema';
import { visitCopies } from '@/domain/scheduling/jobVisits';
import { scheduleEntrySchema, type ScheduleEntry } from '@/domain/scheduling/schema';
import { newId } from '@/lib/ids';
import { buildVisit } from '@/testing/factories/visit';
import { copiesIn } from '../../functions/src/customers/copiesIn';
import { extendOne } from '../../functions/src/schedule/extendSeries';
import { followVisits } from '../../functions/src/schedule/jobOnVisit';
import { followJob } from '../../functions/src/schedule/visitOnJob';
import { newBooks, type Books } from './books';
import { deps } from './deps';
import { addJob, at, audit } from './records';

let books: Books;

beforeAll(async () => {
  books = await newBooks();
});

/** Stores a job's visit as the app would. */
async function addVisit(jobId: string, state: ScheduleEntry['state'], startsAt: string): Promise<string> {
  const id = newId();
  const endsAt = new Date(Date.parse(startsAt) + 5_400_000).toISOString();
  const visit = buildVisit({ state, placement: { technicianIds: ['ann'], startsAt, endsAt } });
  const job = { ...(await readJob(jobId)), id: jobId };
  const fields = { ...scheduleEntrySchema.parse(visit), ...visitCopies(job) };
  await at(books.companyId, `schedule/${id}`).set({ ...fields, ...audit(books.uid) });
  return id;
}

/** A job without a time, so the server creates no visit for it. */
const newJob = (): Promise<string> =>
  addJob(books.companyId, books.uid, books.customerId, newId(), { isUnscheduled: true });
const readJob = async (id: string): Promise<Job> =>
  jobSchema.parse((await at(books.companyId, `jobs/${id}`).get()).data());
const revisionOf = async (id: string): Promise<unknown> =>
  (await at(books.companyId, `jobs/${id}`).get()).get('revision');
const follow = (jobId: string): Promise<void> =>
  followVisits(deps, { companyId: books.companyId, jobId, by: books.uid });

/** Triggers run after those of earlier tests. */
const soon = { timeout: 60_000 };
const TUESDAY = '2026-03-03T15:00:00.000Z';
const THURSDAY = '2026-03-05T15:00:00.000Z';

describe('a job', () => {
  it('follows its visits: time, people and progress, once', async () => {
    const jobId = await newJob();
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

  it('whose last visit was removed needs a new time', async () => {
    const jobId = await newJob();
    const visit = await addVisit(jobId, 'planned', TUESDAY);
    await at(books.companyId, `schedule/${visit}`).delete();
    await follow(jobId);
    expect((await readJob(jobId)).progress).toBe('unscheduled');
  });

  it('that was deleted stays deleted', async () => {
    const jobId = await newJob();
    await addVisit(jobId, 'planned', TUESDAY);
    await at(books.companyId, `jobs/${jobId}`).delete();
    await follow(jobId);
    expect((await at(books.companyId, `jobs/${jobId}`).get()).exists).toBe(false);
  });

  it('is updated as soon as a visit is written', async () => {
    const jobId = await newJob();
    await addVisit(jobId, 'planned', THURSDAY);
    await expect.poll(async () => (await readJob(jobId)).scheduledTime, soon).toBe(THURSDAY);
  });
});

const visitIds = async (jobId: string): Promise<string[]> =>
  (await at(books.companyId, 'schedule/x').parent.where('jobId', '==', jobId).get()).docs.map(({ id }) => id);
/** Returns the final time that the job and its visits agree on. */
const plan = async (jobId: string) => {
  const { scheduledTime, progress } = await readJob(jobId);
  const found = await at(books.companyId, 'schedule/x').parent.where('jobId', '==', jobId).get();
  const visits = found.docs.map((document) => scheduleEntrySchema.parse(document.data()));
  return [scheduledTime, progress, ...visits.map(({ state, placement }) => `${state} ${placement.startsAt}`)];
};
/** Writes a job as a device does, with a new revision each time. */
const write = async (jobId: string, fields: Partial<Job>): Promise<void> => {
  const stamp = { updatedBy: books.uid, updatedAt: new Date().toISOString(), revision: newId() };
  await at(books.companyId, `jobs/${jobId}`).update({ ...fields, ...stamp });
};

describe('a job’s visits', () => {
  it('follow changes to the job, end when it ends and move when it moves', async () => {
    const jobId = await addJob(books.companyId, books.uid, books.customerId);
    const { scheduledTime } = await readJob(jobId);
    await expect.poll(() => plan(jobId), soon).toEqual([scheduledTime, 'scheduled', `planned ${scheduledTime}`]);
    await write(jobId, { scheduledTime: THURSDAY });
    await expect.poll(() => plan(jobId), soon).toEqual([THURSDAY, 'scheduled', `planned ${THURSDAY}`]);
    await write(jobId, { progress: 'cancelled', cancelReason: 'Moved away' });
    await expect.poll(() => plan(jobId), soon).toEqual([THURSDAY, 'cancelled', `cancelled ${THURSDAY}`]);
    await at(books.companyId, `jobs/${jobId}`).delete();
    await expect.poll(async () => (await visitIds(jobId)).length, soon).toBe(0);
  });

  it('end up where the job says when two devices move both at once', async () => {
    const jobId = await addJob(books.companyId, books.uid, books.customerId);
    await expect.poll(() => visitIds(jobId), soon).toEqual([jobId]);
    const moved = { startsAt: TUESDAY, endsAt: '2026-03-03T16:00:00.000Z' };
    await Promise.all([
      write(jobId, { scheduledTime: THURSDAY }),
      at(books.companyId, `schedule/${jobId}`).update({
        'placement.startsAt': moved.startsAt,
        'placement.endsAt': moved.endsAt,
        revision: newId(),
      }),
    ]);
    await expect.poll(() => plan(jobId), soon).toEqual([THURSDAY, 'scheduled', `planned ${THURSDAY}`]);
  });

  it('and the job update each other once, however often events arrive', async () => {
    const jobId = await newJob();
    const visit = await addVisit(jobId, 'planned', TUESDAY);
    await expect.poll(() => plan(jobId), soon).toEqual([TUESDAY, 'scheduled', `planned ${TUESDAY}`]);
    const before = (await at(books.companyId, `jobs/${jobId}`).get()).data() ?? {};
    expect(before['revision']).toMatch(/^visits-/);
    await write(jobId, { scheduledTime: THURSDAY });
    await expect.poll(() => plan(jobId), soon).toEqual([THURSDAY, 'scheduled', `planned ${THURSDAY}`]);
    const after = (await at(books.companyId, `jobs/${jobId}`).get()).data() ?? {};
    const lines = async (): Promise<number> =>
      ((await at(books.companyId, `schedule/${visit}`).get()).get('log') as unknown[]).length;
    const count = await lines();
    await followJob(deps, { companyId: books.companyId, jobId, before, after });
    await followJob(deps, { companyId: books.companyId, jobId, before: after, after: before });
    await follow(jobId);
    expect(await lines()).toBe(count);
    expect(await revisionOf(jobId)).toBe(after['revision']);
  });

  it('that are locked stay, and the job goes back to match them', async () => {
    const jobId = await newJob();
    const visit = await addVisit(jobId, 'planned', TUESDAY);
    await at(books.companyId, `schedule/${visit}`).update({ 'placement.isLocked': true });
    await expect.poll(() => plan(jobId), soon).toEqual([TUESDAY, 'scheduled', `planned ${TUESDAY}`]);
    await write(jobId, { scheduledTime: THURSDAY });
    await expect.poll(async () => (await readJob(jobId)).scheduledTime, soon).toBe(TUESDAY);
  });

  it('that arrive for a deleted job are deleted too', async () => {
    const visit = await addVisit(await newJob(), 'planned', TUESDAY);
    await at(books.companyId, `schedule/${visit}`).update({ jobId: 'gone', 'placement.isLocked': true });
    await expect.poll(() => visitIds('gone'), soon).toEqual([]);
  });
});

it('a visit has its property’s pin, even if it guessed another, and follows a new one', async () => {
  const { companyId, uid } = books;
  const [jobId, propertyId] = [await newJob(), newId()];
  await at(companyId, `properties/${propertyId}`).set({ pin: '35.5951, -82.5515', ...audit(uid) });
  await at(companyId, `jobs/${jobId}`).update({ propertyId });
  const ref = at(companyId, `schedule/${await addVisit(jobId, 'planned', TUESDAY)}`);
  await ref.update({ propertyPin: '1, 1' });
  const pin = async (): Promise<unknown> => (await ref.get()).get('propertyPin');
  await expect.poll(pin, soon).toBe('35.5951, -82.5515');
  const revision: unknown = (await ref.get()).get('revision');
  await at(companyId, `properties/${propertyId}`).update({ pin: '36, -83' });
  await expect.poll(pin, soon).toBe('36, -83');
  // Someone moving the visit in the meantime isn't rejected because of it.
  expect((await ref.get()).get('revision')).toBe(revision);
});

it('an open-ended series continues automatically, once, until its job is canceled', async () => {
  const { companyId } = books;
  await at(companyId, `workSettings/${WORK_SETTINGS_ID}`).set({ ...usualWork(['hvac']), repeatsAreJobs: false });
  const jobId = await newJob();
  const id = await addVisit(jobId, 'planned', TUESDAY);
  const day = deps.now().slice(0, 10);
  await at(companyId, `schedule/${id}`).update({
    seriesId: id,
    seriesDate: day,
    seriesRule: 'month 1 1',
    seriesDueOn: TUESDAY.slice(0, 10),
  });
  const seriesIds = async (): Promise<string[]> => (await visitIds(jobId)).filter((one) => one !== id).toSorted();
  await extendOne(deps, companyId, id);
  const made = await seriesIds();
  expect(made.length).toBeGreaterThan(1);
  await extendOne(deps, companyId, id);
  expect(await seriesIds()).toEqual(made);
  const tip = at(companyId, `schedule/${made.at(-1) ?? ''}`);
  expect((await tip.get()).get('seriesRule')).toBe('month 1 1');

  await at(companyId, `jobs/${jobId}`).update({ progress: 'cancelled', revision: newId() });
  await tip.update({ seriesDueOn: TUESDAY.slice(0, 10) });
  await extendOne(deps, companyId, tip.id);
  expect((await tip.get()).get('seriesRule')).toBe('');
  expect(await seriesIds()).toEqual(made);
});

it('a visit follows its customer’s name', () => {
  const record = { ref: { parent: { id: 'schedule' } }, get: () => 'Ada Lovelace' };
  expect(copiesIn(record, { name: 'Ada Byron', sortName: 'byron, ada', phone: '' })).toEqual({
    customerName: 'Ada Byron',
  });
});

it('a job whose type needs a machine gets a visit with the machine', async () => {
  const { companyId, uid, customerId } = books;
  const jobTypes = usualWork(['hvac']).jobTypes.map((type) => ({ ...type, units: 'lift trailer' }));
  await at(companyId, `workSettings/${WORK_SETTINGS_ID}`).set({ ...usualWork(['hvac']), jobTypes });
  const jobId = newId();
  await addJob(companyId, uid, customerId, jobId);
  const after = (await at(companyId, `jobs/${jobId}`).get()).data() ?? {};
  await followJob(deps, { companyId, jobId, before: null, after });
  const [id] = await visitIds(jobId);
  const visit = scheduleEntrySchema.parse((await at(companyId, `schedule/${id ?? ''}`).get()).data());
  expect(visit.placement.resourceIds).toEqual(['lift', 'trailer']);
});
