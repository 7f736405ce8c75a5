import { describe, expect, it } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { jobsByCustomer, jobsByNumber, jobsList, todaysJobs } from './queries';
import { ANY_JOB, filteredJobs, keepsJob, type JobFilters } from './filters';

const now = new Date('2026-03-08T15:00:00.000Z');
const none: JobFilters = { ...ANY_JOB, view: 'all' };

describe('the specified queries', () => {
  it.each([
    // The clocks go forward on that day in New York: it has 23 hours.
    ['America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['Pacific/Auckland', '2026-03-08T11:00:00.000Z', '2026-03-09T10:59:59.999Z'],
    ['Europe/Berlin', '2026-03-07T23:00:00.000Z', '2026-03-08T22:59:59.999Z'],
    ['UTC', '2026-03-08T00:00:00.000Z', '2026-03-08T23:59:59.999Z'],
  ])('list today’s jobs in %s from the first to the last moment of the day, earliest first', (zone, start, end) => {
    expect(todaysJobs(zone, now)).toMatchObject({
      where: [
        { field: 'scheduledTime', operator: '>=', value: start },
        { field: 'scheduledTime', operator: '<=', value: end },
      ],
      orderBy: [{ field: 'scheduledTime', direction: 'asc' }],
    });
  });

  it('list all jobs, latest scheduled first', () => {
    expect(jobsList()).toEqual({ orderBy: [{ field: 'scheduledTime', direction: 'desc' }] });
    expect(filteredJobs(none, 'UTC', now)).toEqual(jobsList());
  });

  it('list a customer’s jobs by the embedded invoice, last changed first', () => {
    expect(jobsByCustomer('c1')).toMatchObject({
      where: [{ field: 'invoice.customerId', operator: '==', value: 'c1' }],
      orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    });
  });
});

describe('filteredJobs', () => {
  it('combines filters, and lets a view override the progress', () => {
    const { where = [] } = filteredJobs(
      {
        view: 'needs-invoicing',
        progress: 'scheduled',
        technicianId: 't1',
        priority: 'high',
        type: 'service',
        source: 'google',
        unit: 'plumbing',
      },
      'UTC',
      now,
    );
    expect(where.map(({ field, value }) => [field, value])).toEqual([
      ['businessUnitId', 'plumbing'],
      ['progress', 'work-done'],
      ['invoiceId', null],
      ['priority', 'high'],
      ['type', 'service'],
      ['source', 'google'],
      ['technicianIds', 't1'],
    ]);
  });

  it('filters for “no unit” after reading, since older jobs lack the field', () => {
    expect(filteredJobs({ ...none, unit: 'none' }, 'UTC', now)).toEqual(jobsList());
    const without = { ...buildJob({ businessUnitId: '' }), scheduledTime: '2026-01-12T16:00:00.000Z' };
    const keeps = (businessUnitId: string, unit: string) =>
      keepsJob({ ...without, businessUnitId }, { ...none, unit }, 'UTC', now);
    expect([keeps('', 'none'), keeps('u', 'none'), keeps('u', 'u'), keeps('', 'u')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

it.each([
  ['upcoming', 'asc'],
  ['today', 'asc'],
  ['past', 'desc'],
  ['all', 'desc'],
] as const)('orders jobs by relevance: %s is sorted %s', (view, direction) => {
  expect(filteredJobs({ ...none, view }, 'UTC', now).orderBy).toEqual([{ field: 'scheduledTime', direction }]);
});

describe('number search', () => {
  it('accepts a number however it is typed', () => {
    expect(jobsByNumber(' 26-k7m3q ').where?.[0]?.value).toBe('26-K7M3Q');
  });
});

describe('search results under the current filters', () => {
  const job = buildJob({
    progress: 'scheduled',
    scheduledTime: '2026-03-08T16:00:00.000Z',
    technicianIds: ['t1'],
    priority: 'high',
    type: 'service',
  });
  const keeps = (changes: Partial<typeof job>, filters: Partial<JobFilters>): boolean =>
    keepsJob({ ...job, ...changes }, { ...none, ...filters }, 'America/New_York', now);

  it.each<[string, Partial<typeof job>, Partial<JobFilters>, boolean]>([
    ['a job of today is in today’s view', {}, { view: 'today' }, true],
    ['one of tomorrow is not', { scheduledTime: '2026-03-09T04:00:00.000Z' }, { view: 'today' }, false],
    ['one without a time is not, whenever it was booked', { progress: 'unscheduled' }, { view: 'today' }, false],
    ['what is ahead is upcoming', {}, { view: 'upcoming' }, true],
    ['also what began earlier today', { scheduledTime: '2026-03-08T06:00:00.000Z' }, { view: 'upcoming' }, true],
    ['what is done is not', { progress: 'work-done' }, { view: 'upcoming' }, false],
    ['unless it is asked for', { progress: 'work-done' }, { view: 'upcoming', progress: 'work-done' }, true],
    ['yesterday is past', { scheduledTime: '2026-03-08T04:59:59.999Z' }, { view: 'past' }, true],
    ['and not upcoming', { scheduledTime: '2026-03-08T04:59:59.999Z' }, { view: 'upcoming' }, false],
    ['one that is to begin is not late', {}, { view: 'late' }, false],
    ['one that should have begun is', { scheduledTime: '2026-03-08T14:00:00.000Z' }, { view: 'late' }, true],
    ['finished work needs an invoice', { progress: 'work-done' }, { view: 'needs-invoicing' }, true],
    ['work that has one does not', { progress: 'work-done', invoiceId: 'i1' }, { view: 'needs-invoicing' }, false],
    [
      'all filters fit',
      { source: 'google' },
      { progress: 'scheduled', technicianId: 't1', priority: 'high', type: 'service', source: 'google' },
      true,
    ],
    ['another progress', {}, { progress: 'closed' }, false],
    ['another technician', {}, { technicianId: 't2' }, false],
    ['another priority', {}, { priority: 'low' }, false],
    ['another type', {}, { type: 'installation' }, false],
    ['another lead source', { source: 'google' }, { source: 'referral' }, false],
    [
      'a view decides the progress itself',
      { progress: 'unscheduled' },
      { view: 'unscheduled', progress: 'closed' },
      true,
    ],
  ])('%s', (_what, changes, filters, isKept) => {
    expect(keeps(changes, filters)).toBe(isKept);
  });
});
