import { describe, expect, it } from 'vitest';
import { jobStatus } from '../job/status';
import { PROGRESS_STATES } from '../job/schema';
import { buildJob } from '@/testing/factories/job';
import { buildVisit } from '@/testing/factories/visit';
import { jobOfVisits, progressOfVisits, shownVisit, visitsOfJob } from './jobVisits';
import type { VisitState } from './visitState';

const ZONE = 'America/New_York';
const now = { at: '2026-01-12T15:30:00.000Z', by: 'bea' };
const visitAt = (startsAt: string, state: VisitState = 'planned', technicianIds = ['ann']) =>
  buildVisit({
    state,
    placement: { startsAt, endsAt: new Date(Date.parse(startsAt) + 5_400_000).toISOString(), technicianIds },
  });
const MONDAY = '2026-01-12T16:00:00.000Z';
const WEDNESDAY = '2026-01-14T16:00:00.000Z';

describe('a job from before visits existed', () => {
  it.each(PROGRESS_STATES)('loses nothing as visits when it is %s', (progress) => {
    const job = buildJob({
      progress,
      technicianIds: ['ann', 'ben'],
      durationMinutes: 95,
      arrivalWindowStart: '2026-01-12T15:00:00.000Z',
      arrivalWindowEnd: '2026-01-12T17:00:00.000Z',
      holdReason: progress === 'on-hold' ? 'parts' : '',
      cancelReason: progress === 'cancelled' ? 'Moved away' : '',
    });
    const visits = visitsOfJob(job, [], ZONE);
    expect(visits).toHaveLength(progress === 'unscheduled' || progress === 'cancelled' ? 0 : 1);
    expect(job).toMatchObject(jobOfVisits(job, visits, now));
  });

  it('is left alone once it has visits', () => {
    const stored = [buildVisit(), buildVisit()];
    expect(visitsOfJob(buildJob(), stored, ZONE)).toEqual(stored);
  });
});

describe('a job’s fields from its visits', () => {
  const job = buildJob({ progress: 'unscheduled', scheduledTime: '2026-01-10T12:00:00.000Z', technicianIds: [] });

  it('use the next visit’s time, then the running one’s, then the last finished one’s', () => {
    const [first, second] = [visitAt(MONDAY), visitAt(WEDNESDAY)];
    expect(jobOfVisits(job, [second, first], now)).toMatchObject({
      scheduledTime: MONDAY,
      durationMinutes: 90,
      technicianIds: ['ann'],
      progress: 'scheduled',
    });
    expect(shownVisit([first, { ...second, state: 'on-site' }])?.placement.startsAt).toBe(WEDNESDAY);
    expect(shownVisit([{ ...first, state: 'done' }, second])?.placement.startsAt).toBe(WEDNESDAY);
    expect(
      shownVisit([
        { ...first, state: 'done' },
        { ...second, state: 'done' },
      ])?.placement.startsAt,
    ).toBe(WEDNESDAY);
    expect(shownVisit([{ ...first, state: 'cancelled' }])).toBeUndefined();
  });

  it('keep the time when no visit counts, as in the specification', () => {
    expect(jobOfVisits(job, [visitAt(MONDAY, 'cancelled')], now)).toMatchObject({
      scheduledTime: '2026-01-10T12:00:00.000Z',
      progress: 'unscheduled',
    });
  });

  it('name everyone who comes that day in the company’s time zone', () => {
    // 10 PM in New York is the next day in UTC.
    const evening = visitAt('2026-01-13T03:00:00.000Z', 'planned', ['ben']);
    const tomorrow = visitAt('2026-01-13T15:00:00.000Z', 'planned', ['cy']);
    expect(jobOfVisits(job, [visitAt(MONDAY), evening, tomorrow], now).technicianIds).toEqual(['ann', 'ben']);
  });

  // Ann's visit is the one the job shows; Ben's is on the same day.
  it.each<[VisitState, VisitState, string[]]>([
    ['planned', 'planned', ['ann', 'ben']],
    ['planned', 'on-site', ['ben', 'ann']],
    ['planned', 'done', ['ann']],
    ['planned', 'cancelled', ['ann']],
    ['planned', 'no-show', ['ann']],
    ['done', 'done', ['ann', 'ben']],
    ['done', 'cancelled', ['ann']],
  ])('for a visit that is %s and another that day that is %s name who still comes, or who came', (own, other, crew) => {
    const ben = visitAt('2026-01-12T15:00:00.000Z', other, ['ben']);
    const later = visitAt('2026-01-12T18:00:00.000Z', other, ['ben']);
    expect(jobOfVisits(job, [visitAt(MONDAY, own), own === 'done' ? ben : later], now).technicianIds).toEqual(crew);
  });

  it('follow the visits’ progress, and log each step', () => {
    const states = (progress: (typeof PROGRESS_STATES)[number], ...visits: VisitState[]) =>
      progressOfVisits(
        progress,
        visits.map((state) => visitAt(MONDAY, state)),
      );
    expect(states('unscheduled', 'planned')).toBe('scheduled');
    expect(states('scheduled', 'en-route')).toBe('scheduled');
    expect(states('scheduled', 'on-site')).toBe('in-progress');
    expect(states('in-progress', 'paused', 'planned')).toBe('in-progress');
    expect(states('in-progress', 'done', 'planned')).toBe('scheduled');
    expect(states('in-progress', 'done')).toBe('work-done');
    expect(states('in-progress', 'done', 'cancelled')).toBe('work-done');
    expect(states('scheduled', 'no-show')).toBe('unscheduled');
    expect(states('scheduled', 'cancelled')).toBe('unscheduled');
    expect(states('scheduled')).toBe('unscheduled');
    expect(states('unscheduled', 'done')).toBe('unscheduled');
    expect(states('on-hold', 'planned', 'paused')).toBe('on-hold');
    expect(states('on-hold', 'on-site')).toBe('in-progress');
    for (const progress of ['cancelled', 'invoiced', 'closed'] as const) {
      expect(states(progress, 'on-site')).toBe(progress);
    }
    expect(states('work-done', 'cancelled')).toBe('work-done');
    expect(states('work-done', 'done', 'planned')).toBe('scheduled');
    const held = buildJob({ progress: 'on-hold', holdReason: 'parts' });
    const working = jobOfVisits(held, [visitAt(MONDAY, 'on-site')], now);
    expect(working).toMatchObject({ progress: 'in-progress', holdReason: '' });
    expect(working.progressLog.at(-1)).toEqual({ state: 'in-progress', ...now, reason: '' });
  });

  it('are the same when computed twice', () => {
    const visits = [visitAt(MONDAY, 'done'), visitAt(WEDNESDAY, 'en-route')];
    const once = jobOfVisits(job, visits, now);
    expect(jobOfVisits(once, visits, { ...now, at: '2026-01-15T00:00:00.000Z' })).toEqual(once);
  });

  it('never change the specification’s status, which follows the invoice', () => {
    const invoiced = buildJob({ invoiceId: 'i1', invoice: { status: 'paid', customerId: 'customer-1' } });
    expect(jobStatus({ ...invoiced, ...jobOfVisits(invoiced, [visitAt(MONDAY, 'on-site')], now) })).toBe('paid');
    expect(jobStatus({ ...job, ...jobOfVisits(job, [visitAt(MONDAY, 'done')], now) })).toBe('pending');
  });
});

it('shows on the job when someone set out, while they are on the way', () => {
  const job = buildJob({ onMyWayAt: '' });
  const planned = visitAt(MONDAY);
  const line = {
    id: 'l',
    kind: 'moved',
    state: 'en-route',
    startsAt: MONDAY,
    by: 'ann',
    technicianId: 'ann',
    reason: '',
  } as const;
  const away = { ...planned, state: 'en-route' as const, log: [...planned.log, { ...line, at: now.at }] };
  expect(jobOfVisits(job, [planned], now)).not.toHaveProperty('onMyWayAt');
  expect(jobOfVisits(job, [away], now)).toMatchObject({ onMyWayAt: now.at, progress: 'scheduled' });
  const told = { ...job, onMyWayAt: now.at };
  expect(jobOfVisits(told, [{ ...away, state: 'dispatched' }], now)).toMatchObject({ onMyWayAt: '' });
  expect(jobOfVisits(told, [{ ...away, state: 'on-site' }], now)).not.toHaveProperty('onMyWayAt');
});
