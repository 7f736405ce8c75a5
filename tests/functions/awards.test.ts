import { beforeAll, expect, it } from 'vitest';
import { recognitionSchema } from '@/domain/award/recognition';
import { scoreMonthSchema, teamMonthSchema } from '@/domain/award/totals';
import { newId } from '@/lib/ids';
import { buildJob } from '@/testing/factories/job';
import { countAll } from '../../functions/src/awards/countAll';
import { countRecord } from '../../functions/src/awards/countRecord';
import { isTelling } from '../../functions/src/awards/triggers';
import { withholdFigures } from '../../functions/src/awards/withholdFigures';
import { newBooks, type Books } from './books';
import { deps } from './deps';
import { at, audit } from './records';

let books: Books;
beforeAll(async () => {
  books = await newBooks();
});

const DONE_AT = '2025-03-12T17:00:00.000Z';
/** Written without triggering the emulator's functions: they ignore a planned job. */
const job = (fields: Parameters<typeof buildJob>[0] = {}) => {
  const { id: _id, ...record } = buildJob({ technicianIds: ['ann', 'bob'], hasStoredVisits: true, ...fields });
  return record;
};
const done = (fields: Parameters<typeof buildJob>[0] = {}) =>
  job({ progress: 'work-done', progressLog: [{ state: 'work-done', at: DONE_AT, by: 'ann', reason: '' }], ...fields });
const count = (id: string) => countRecord(deps, { companyId: books.companyId, kind: 'jobs', id });
const figures = async (month: string) => {
  const [scores, team] = await Promise.all([
    at(books.companyId, `scoreMonths/${month}`).get(),
    at(books.companyId, `teamMonths/${month}`).get(),
  ]);
  const { technicians } = scoreMonthSchema.parse({ month, ...scores.data() });
  return {
    ann: [technicians['ann']?.jobs ?? 0, technicians['ann']?.callbacks ?? 0],
    bob: [technicians['bob']?.jobs ?? 0, technicians['bob']?.callbacks ?? 0],
    team: teamMonthSchema.parse({ month, ...team.data() }).totals.jobs,
  };
};

it('a job counts once, however often it is reported, and no longer once it is deleted or reopened', async () => {
  const [id, other] = [newId(), newId()];
  await at(books.companyId, `jobs/${id}`).set(done());
  await at(books.companyId, `jobs/${other}`).set(done({ technicianIds: ['bob'] }));
  await Promise.all([count(id), count(id), count(other), count(id)]);
  await countAll(deps, books.companyId);
  expect(await figures('2025-03')).toEqual({ ann: [1, 0], bob: [2, 0], team: 2 });

  await at(books.companyId, `jobs/${other}`).set(
    job({ progress: 'in-progress', technicianIds: ['bob'], scheduledTime: '' }),
  );
  await count(other);
  expect(await figures('2025-03')).toEqual({ ann: [1, 0], bob: [1, 0], team: 1 });

  const callback = newId();
  await at(books.companyId, `jobs/${callback}`).set(
    job({ type: 'callback', parentJobId: id, technicianIds: ['cy'], scheduledTime: '' }),
  );
  await Promise.all([count(callback), count(callback)]);
  expect(await figures('2025-03')).toEqual({ ann: [1, 1], bob: [1, 1], team: 1 });

  await at(books.companyId, `jobs/${callback}`).delete();
  await at(books.companyId, `jobs/${id}`).delete();
  await Promise.all([count(callback), count(id)]);
  expect(await figures('2025-03')).toEqual({ ann: [0, 0], bob: [0, 0], team: 0 });
});

it('planning a job doesn’t read the figures', () => {
  const before = { ...job({ progress: 'scheduled' }) };
  expect(isTelling('jobs', { before, after: { ...before, technicianIds: ['cy'] } })).toBe(false);
  expect(isTelling('jobs', { before, after: { ...before, progress: 'work-done' } })).toBe(true);
  const after = { ...before, progress: 'work-done' };
  expect(isTelling('jobs', { before: after, after: { ...after, description: 'New words' } })).toBe(false);
  expect(isTelling('jobs', { before: after, after: null })).toBe(true);
});

it('a member who opts out is removed from earlier decisions, and returns with their figures', async () => {
  const { companyId } = books;
  const winner = (technicianId: string) => ({ technicianId, name: technicianId, figures: '23 of 24 finished jobs' });
  await at(companyId, 'recognitions/r1').set({
    ...recognitionSchema.parse({
      ...{ title: 'Of the month', metric: 'no-callback', periodKind: 'month', startsOn: '2025-03-01' },
      ...{ winners: [winner('ann'), winner('bob')], state: 'approved' },
    }),
    ...audit('u'),
  });
  const winners = async () => recognitionSchema.parse((await at(companyId, 'recognitions/r1').get()).data()).winners;
  const follow = () => withholdFigures(deps, { companyId, technicianId: 'ann' });
  await at(companyId, 'recognitionOptOuts/ann').set({ technicianId: 'ann', ...audit('u') });
  await follow();
  await follow();
  expect(await winners()).toEqual([{ technicianId: 'ann', name: 'A colleague', figures: '' }, winner('bob')]);
  await at(companyId, 'recognitionOptOuts/ann').delete();
  await follow();
  await follow();
  expect(await winners()).toEqual([winner('ann'), winner('bob')]);
});
