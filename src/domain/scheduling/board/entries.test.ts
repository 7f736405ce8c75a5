import { expect, it } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { buildVisit } from '@/testing/factories/visit';
import { isUnstored, withUnstoredVisits } from './entries';
import { lookOf, realityOf } from './looks';
import { visitFor, visitIdFor } from './newEntries';

const span = { startsAt: '2026-01-12T05:00:00.000Z', endsAt: '2026-01-13T05:00:00.000Z' };
const options = { timeZone: 'America/New_York', span, settledJobIds: new Set<string>() };
const job = buildJob({ id: 'job-1' });
const ids = (...args: Parameters<typeof withUnstoredVisits>): string[] =>
  withUnstoredVisits(...args).map(({ id }) => id);

it('adds only jobs with a time and no stored visit', () => {
  expect(ids([], [job], options)).toEqual(['job-1']);
  expect(ids([buildVisit({ id: 'visit-1', jobId: 'job-1' })], [job], options)).toEqual(['visit-1']);
  expect(ids([], [buildJob({ id: 'job-1', progress: 'unscheduled' })], options)).toEqual([]);
  expect(ids([], [job], { ...options, settledJobIds: new Set(['job-1']) })).toEqual([]);
  expect(ids([], [buildJob({ id: 'job-1', scheduledTime: '2026-01-13T06:00:00.000Z' })], options)).toEqual([]);
});

it('distinguishes stored visits from those derived from a job', () => {
  expect(withUnstoredVisits([], [job], options).map(isUnstored)).toEqual([true]);
  expect(isUnstored(buildVisit({ id: 'visit-1' }))).toBe(false);
});

it('gives a job’s visit one id for all planners, and a new one when it waits again', () => {
  expect(visitIdFor({ id: 'job-1', revision: 'abc' })).toBe('job-1-abc');
  expect(visitFor(job, { technicianIds: ['ann'], startsAt: span.startsAt, timeZone: 'UTC' }).placement.endsAt).toBe(
    '2026-01-12T06:00:00.000Z',
  );
});

it('shows a visit as late when its window has passed and no one has set out', () => {
  const visit = buildVisit({
    placement: { windowStartsAt: '2026-01-12T16:00:00.000Z', windowEndsAt: '2026-01-12T18:00:00.000Z' },
  });
  expect(lookOf(visit, '2026-01-12T17:30:00.000Z')).toBe('planned');
  expect(lookOf(visit, '2026-01-12T18:30:00.000Z')).toBe('late');
  expect(lookOf({ ...visit, state: 'en-route' }, '2026-01-12T18:30:00.000Z')).toBe('en-route');
});

it('reads departure, arrival and completion from the log', () => {
  const line = { id: 'l', startsAt: '', by: 'u', technicianId: '', reason: '' };
  const log = [
    { ...line, kind: 'moved', state: 'en-route', at: '2026-01-12T15:30:00.000Z' },
    { ...line, kind: 'moved', state: 'on-site', at: '2026-01-12T16:05:00.000Z' },
  ] as const;
  expect(realityOf({ log: [...log] })).toEqual({
    leftAt: '2026-01-12T15:30:00.000Z',
    arrivedAt: '2026-01-12T16:05:00.000Z',
    doneAt: '',
  });
});
