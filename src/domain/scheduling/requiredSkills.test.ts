import { expect, it } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { buildVisit } from '@/testing/factories/visit';
import { visitFor } from './board/newEntries';
import { visitsOfJob } from './jobVisits';
import { followingNeeds } from './requiredSkills';
import { concernsVisits, visitsAfterJob } from './visitsAfterJob';

const ZONE = 'America/Chicago';

it('copies the job’s required skills to a visit, stored or not', () => {
  const job = buildJob({ requiredSkills: ['Gas license'] });
  const start = { technicianIds: [], startsAt: '2026-11-24T15:00:00.000Z', timeZone: ZONE };
  expect(visitFor(job, start).requiredSkills).toEqual(['Gas license']);
  expect(visitsOfJob(job, [], ZONE).map(({ requiredSkills }) => requiredSkills)).toEqual([['Gas license']]);
});

it('updates a visit’s skills with its job, and keeps its own', () => {
  const change = { before: ['Gas license'], after: ['EPA 608'] };
  expect(followingNeeds(['Gas license', 'Crane'], { ...change, limit: 10 })).toEqual(['Crane', 'EPA 608']);
  expect(followingNeeds(['EPA 608'], { ...change, limit: 10 })).toEqual(['EPA 608']);
  expect(followingNeeds(['Crane'], { before: [], after: [], limit: 10 })).toEqual(['Crane']);
});

it('applies a job’s change to its visits', () => {
  const before = buildJob({ requiredSkills: ['Gas license'] });
  const after = { ...before, requiredSkills: ['EPA 608'] };
  const visit = buildVisit({ jobId: before.id, requiredSkills: ['Gas license', 'Crane'] });
  expect(concernsVisits({ before, after })).toBe(true);
  const [followed] = visitsAfterJob({ before, after }, [visit], { timeZone: ZONE, newId: () => 'new' });
  expect(followed?.requiredSkills).toEqual(['Crane', 'EPA 608']);
});
