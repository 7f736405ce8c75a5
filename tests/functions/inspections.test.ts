import { expect, it } from 'vitest';
import { answered, buildInspection } from '@/testing/factories/inspection';
import { keepScore } from '../../functions/src/inspections/scoreOnInspection';
import { newBooks } from './books';
import { deps } from './deps';
import { at, audit } from './records';

it('a completed inspection is scored by its final answers, once', async () => {
  const { companyId, uid } = await newBooks();
  const record = at(companyId, 'inspections/i1');
  const { id: _, ...fields } = buildInspection({
    state: 'passed',
    score: 100,
    summary: 'Nothing failed',
    finishedAt: '2026-11-02T15:00:00.000Z',
    // Filled in by two people; the one who completed it had seen only one answer.
    answers: [answered('flame', 'pass'), answered('co', '140')],
  });
  await record.set({ ...fields, ...audit(uid) });
  await keepScore(deps, companyId, 'i1');
  const first = await record.get();
  expect(first.data()).toMatchObject({ state: 'failed', score: 50, failedCount: 1, summary: 'CO in the flue' });
  expect(first.get('baseRevision')).not.toBe('');
  await keepScore(deps, companyId, 'i1');
  expect((await record.get()).get('revision')).toBe(first.get('revision'));

  await record.update({ state: 'in-progress', score: null });
  await keepScore(deps, companyId, 'i1');
  expect((await record.get()).data()).toMatchObject({ state: 'in-progress', score: null });
});
