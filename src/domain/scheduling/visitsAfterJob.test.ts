import { describe, expect, it } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { buildVisit } from '@/testing/factories/visit';
import type { Job } from '../job/schema';
import type { Stored } from '../record/schema';
import { jobOfVisits } from './jobVisits';
import { concernsVisits, hasFollowed, stillMeant, visitsAfterJob, type Visit } from './visitsAfterJob';

const ZONE = 'America/New_York';
const MONDAY = '2026-01-12T16:00:00.000Z';
const LATER = '2026-01-12T19:00:00.000Z';
const WEDNESDAY = '2026-01-14T16:00:00.000Z';
const NOW = '2026-01-12T16:05:00.000Z';
const JOB = buildJob({ id: 'job-1', scheduledTime: MONDAY, durationMinutes: 60, technicianIds: ['ann'] });

/** Returns the job after someone wrote these fields. A step adds its log line, as in the app. */
function written(job: Stored<Job>, fields: Partial<Job>): Stored<Job> {
  const step = fields.progress && { state: fields.progress, at: NOW, by: 'ann', reason: '' };
  const progressLog = step ? [...job.progressLog, step] : job.progressLog;
  return { ...job, progressLog, ...fields, updatedBy: 'bea', updatedAt: NOW, revision: `${job.revision}-next` };
}

function after(visits: readonly Visit[], fields: Partial<Job>, job = JOB): { job: Stored<Job>; visits: Visit[] } {
  const next = written(job, fields);
  const made = visitsAfterJob({ before: job, after: next }, visits, { timeZone: ZONE, newId: () => 'second' });
  return { job: next, visits: made };
}
const visit = (more: Parameters<typeof buildVisit>[0] = {}): Visit =>
  buildVisit({ id: 'v1', ...more, placement: { technicianIds: ['ann'], startsAt: MONDAY, ...more.placement } });
const statesOf = (visits: readonly Visit[]) => visits.map(({ state }) => state);

describe('saving a job', () => {
  it('creates its visit under the job’s id the first time', () => {
    const [made, ...others] = visitsAfterJob({ before: null, after: JOB }, [], { timeZone: ZONE, newId: () => 'x' });
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      id: 'job-1',
      jobId: 'job-1',
      state: 'planned',
      placement: { startsAt: MONDAY, technicianIds: ['ann'], timeZone: ZONE },
      log: [{ kind: 'made', state: 'planned', technicianId: '' }],
    });
    const unplanned = { ...JOB, progress: 'unscheduled' as const };
    const context = { timeZone: ZONE, newId: () => 'x' };
    expect(visitsAfterJob({ before: null, after: unplanned }, [], context)).toEqual([]);
    // Scheduled on the board before the server got to it.
    expect(visitsAfterJob({ before: null, after: unplanned }, [visit()], context)).toHaveLength(1);
  });

  it('from before visits existed creates a visit once it is planned or done, not for a new title', () => {
    expect(after([], { title: 'No heat at all' }).visits).toEqual([]);
    expect(after([], { scheduledTime: LATER }).visits).toMatchObject([
      { id: 'job-1', state: 'planned', placement: { startsAt: LATER } },
    ]);
    expect(after([], { progress: 'in-progress' }).visits).toMatchObject([{ id: 'job-1', state: 'on-site' }]);
  });

  it('moves its visit: time, length, window and people independently', () => {
    const mine = visit({ placement: { travelMinutes: 20, windowStartsAt: MONDAY, windowEndsAt: LATER } });
    const later = after([mine], { scheduledTime: LATER });
    expect(later.visits[0]).toMatchObject({
      placement: { startsAt: LATER, endsAt: '2026-01-12T20:00:00.000Z', travelMinutes: 20, windowStartsAt: MONDAY },
      log: [{}, { kind: 'placed', startsAt: LATER, by: 'bea', technicianId: '' }],
    });
    expect(after([mine], { durationMinutes: 150 }).visits[0]?.placement.endsAt).toBe('2026-01-12T18:30:00.000Z');
    expect(after([mine], { technicianIds: ['ben', 'cy'] }).visits[0]?.placement.technicianIds).toEqual(['ben', 'cy']);
    expect(
      after([mine], { arrivalWindowStart: LATER, arrivalWindowEnd: WEDNESDAY }).visits[0]?.placement,
    ).toMatchObject({ startsAt: MONDAY, windowStartsAt: LATER, windowEndsAt: WEDNESDAY });
  });

  it('sets a dispatched visit back to planned if its time changes', () => {
    expect(statesOf(after([visit({ state: 'dispatched' })], { scheduledTime: LATER }).visits)).toEqual(['planned']);
    expect(statesOf(after([visit({ state: 'dispatched' })], { technicianIds: ['ben'] }).visits)).toEqual(['confirmed']);
  });

  it('updates the visit’s title, customer and address without a log entry', () => {
    const [changed] = after([visit()], { title: 'Leak', propertyAddress: '1 Elm St' }).visits;
    expect(changed).toMatchObject({ title: 'Leak', propertyAddress: '1 Elm St' });
    expect(changed?.log).toHaveLength(1);
  });

  it('removes a dropped technician from that day’s other visits, and adds a new one to the shown visit', () => {
    const job = { ...JOB, technicianIds: ['ann', 'ben'] };
    const second = visit({ id: 'v2', placement: { technicianIds: ['ben'], startsAt: LATER, endsAt: WEDNESDAY } });
    const { visits } = after([visit(), second], { technicianIds: ['ann', 'cy'] }, job);
    expect(visits.map(({ placement }) => placement.technicianIds)).toEqual([['ann', 'cy'], []]);
  });

  it('leaves a locked visit alone, and corrects a finished one', () => {
    const locked = visit({ placement: { isLocked: true } });
    expect(after([locked], { scheduledTime: LATER }).visits).toMatchObject([{ placement: { startsAt: MONDAY } }]);
    const done = visit({ state: 'done' });
    const { visits } = after([done], { scheduledTime: LATER }, { ...JOB, progress: 'work-done' });
    expect(visits).toMatchObject([{ state: 'done', placement: { startsAt: LATER } }]);
  });
});

describe('a job’s step', () => {
  it.each([
    ['in-progress', 'planned', 'on-site'],
    ['in-progress', 'en-route', 'on-site'],
    ['on-hold', 'on-site', 'paused'],
    ['on-hold', 'planned', 'planned'],
    ['in-progress', 'paused', 'on-site'],
    ['work-done', 'on-site', 'done'],
    ['scheduled', 'on-site', 'planned'],
    ['cancelled', 'dispatched', 'cancelled'],
    ['cancelled', 'done', 'done'],
  ] as const)('to %s moves a visit that is %s to %s', (progress, from, to) => {
    const before = progress === 'on-hold' ? 'in-progress' : 'on-hold';
    const { visits } = after([visit({ state: from })], { progress }, { ...JOB, progress: before });
    expect(statesOf(visits)).toEqual([to]);
    if (from !== to) expect(visits[0]?.log.at(-1)).toMatchObject({ kind: 'moved', at: NOW, by: 'ann' });
  });

  it('of “on my way” starts the visit’s trip, and undoing it returns to dispatched', () => {
    const coming = after([visit()], { onMyWayAt: NOW });
    expect(statesOf(coming.visits)).toEqual(['en-route']);
    expect(coming.visits[0]?.log.at(-1)?.at).toBe(NOW);
    expect(statesOf(after(coming.visits, { onMyWayAt: '' }, coming.job).visits)).toEqual(['dispatched']);
    expect(statesOf(after([], { onMyWayAt: NOW }).visits)).toEqual(['en-route']);
  });

  it('of canceling cancels open visits with the reason, and reopening restores only those', () => {
    const visits = [visit({ id: 'gone', state: 'cancelled' }), visit({ id: 'over', state: 'done' }), visit()];
    const off = after(visits, { progress: 'cancelled', cancelReason: 'Moved away' });
    expect(statesOf(off.visits)).toEqual(['cancelled', 'done', 'cancelled']);
    expect(off.visits[2]?.log.at(-1)?.reason).toBe('Moved away');
    expect(statesOf(after(off.visits, { progress: 'scheduled' }, off.job).visits)).toEqual([
      'cancelled',
      'done',
      'planned',
    ]);
  });

  it('of unscheduling removes upcoming visits, and the next time creates a new one', () => {
    const lost = after([visit({ id: 'job-1' })], { progress: 'unscheduled' });
    expect(lost.visits).toEqual([]);
    const [line] = visit().log;
    const since = line ? [{ ...line, at: LATER }] : [];
    expect(after([visit({ log: since })], { progress: 'unscheduled' }).visits).toHaveLength(1);
    expect(after([], { progress: 'scheduled', scheduledTime: WEDNESDAY }, lost.job).visits).toMatchObject([
      { id: 'job-1', state: 'planned', placement: { startsAt: WEDNESDAY } },
    ]);
    const noShow = visit({ id: 'job-1', state: 'no-show' });
    const unmet = { ...JOB, progress: 'unscheduled' as const };
    const again = after([noShow], { progress: 'scheduled', scheduledTime: WEDNESDAY }, unmet);
    expect(again.visits.map(({ id, state }) => [id, state])).toEqual([
      ['job-1', 'no-show'],
      ['second', 'planned'],
    ]);
  });

  it('of rescheduling a job on hold keeps its earlier visit', () => {
    const { visits } = after(
      [visit({ state: 'paused' })],
      { scheduledTime: WEDNESDAY },
      { ...JOB, progress: 'on-hold' },
    );
    expect(visits.map(({ state, placement }) => [state, placement.startsAt])).toEqual([
      ['done', MONDAY],
      ['planned', WEDNESDAY],
    ]);
  });
});

describe('a job and its visits', () => {
  it.each<Partial<Job>>([
    { scheduledTime: LATER, durationMinutes: 45 },
    { technicianIds: ['ben', 'ann'] },
    { progress: 'in-progress' },
    { progress: 'on-hold', holdReason: 'parts' },
    { progress: 'cancelled', cancelReason: 'Moved away' },
  ])('agree at once about %o, without triggering each other', (fields) => {
    const { job, visits } = after([visit()], fields);
    const again = jobOfVisits(job, visits, { at: NOW, by: 'server' });
    expect(job).toMatchObject(again);
  });

  it('ignore an event that arrives twice', () => {
    const { job, visits } = after([visit()], { scheduledTime: LATER });
    expect(hasFollowed([visit()], job)).toBe(false);
    expect(hasFollowed(visits, job)).toBe(true);
  });

  it('ignore an overwritten job change, unless only visits overwrote it', () => {
    const mine = written(JOB, { scheduledTime: LATER, technicianIds: ['ben'] });
    const now = { ...mine, scheduledTime: WEDNESDAY };
    const overtaken = stillMeant({ before: JOB, after: mine }, now, false);
    const { placement } = visitsAfterJob(overtaken, [visit()], { timeZone: ZONE, newId: () => 'x' })[0] ?? visit();
    expect(placement).toMatchObject({ startsAt: MONDAY, technicianIds: ['ben'] });
    expect(stillMeant({ before: JOB, after: mine }, now, true)).toEqual({ before: JOB, after: mine });
    // Booked and started within a second: the visit is created from the job's current state.
    const begun = written(JOB, { progress: 'in-progress' });
    const booked = stillMeant({ before: null, after: JOB }, begun, false);
    const made = visitsAfterJob(booked, [], { timeZone: ZONE, newId: () => 'x' });
    expect(statesOf(made)).toEqual(['on-site']);
  });

  it('ignore changes that only concern the job', () => {
    expect(concernsVisits({ before: JOB, after: written(JOB, { internalNotes: 'Long ladder' }) })).toBe(false);
    expect(concernsVisits({ before: JOB, after: written(JOB, { title: 'Leak' }) })).toBe(true);
  });
});

describe('a job type’s vehicles and machines', () => {
  const unitsOfType = (type: string): string[] =>
    type === 'installation' ? ['lift'] : type === 'service' ? ['van'] : [];
  const context = { timeZone: ZONE, newId: () => 'x', unitsOfType };
  const unitsOf = ([first]: readonly Visit[]) => first?.placement.resourceIds;

  it('are booked with a new visit, and follow a change of type', () => {
    const job = { ...JOB, type: 'service' };
    expect(unitsOf(visitsAfterJob({ before: null, after: job }, [], context))).toEqual(['van']);
    const changed = written(job, { type: 'installation' });
    expect(concernsVisits({ before: job, after: changed })).toBe(true);
    const planned = visit({ placement: { resourceIds: ['van', 'trailer'] } });
    expect(unitsOf(visitsAfterJob({ before: job, after: changed }, [planned], context))).toEqual(['trailer', 'lift']);
  });

  it('stay on a visit that is over or locked', () => {
    const job = { ...JOB, type: 'service' };
    const change = { before: job, after: written(job, { type: 'installation' }) };
    const done = visit({ state: 'done', placement: { resourceIds: ['van'] } });
    const locked = visit({ placement: { resourceIds: ['van'], isLocked: true } });
    expect(unitsOf(visitsAfterJob(change, [done], context))).toEqual(['van']);
    expect(unitsOf(visitsAfterJob(change, [locked], context))).toEqual(['van']);
  });
});
