import { expect, it } from 'vitest';
import type { DemoCompany } from './demoCompany';
import { moveDates } from './moveDates';

const company = (documents: DemoCompany['documents']): DemoCompany => ({
  trade: 'hvac',
  name: 'Blue Ridge',
  timeZone: 'America/New_York',
  recordedOn: '2026-11-23',
  members: [],
  documents,
});

it('keeps the local time across a daylight-saving change', () => {
  const recorded = company({ jobs: { a: { startsAt: '2026-11-23T13:30:00.000Z', at: ['2026-11-24T04:59:00.000Z'] } } });

  // 8:30 AM and 11:59 PM, in winter and in summer.
  expect(moveDates(recorded, '2027-06-01').documents['jobs']).toEqual({
    a: { startsAt: '2027-06-01T12:30:00.000Z', at: ['2027-06-02T03:59:00.000Z'] },
  });
});

it('moves dates by days, months by months, and the ids that contain them', () => {
  const recorded = company({
    months: { '2026-11': { month: '2026-11', dueDate: '2026-11-30' }, 'mail-2026-11-23': {} },
    jobs: { 'J-2026-11': { number: '26-11' } },
  });

  expect(moveDates(recorded, '2026-12-25').documents).toEqual({
    months: { '2026-12': { month: '2026-12', dueDate: '2027-01-01' }, 'mail-2026-12-25': {} },
    jobs: { 'J-2026-11': { number: '26-11' } },
  });
});

it('shifts the week, so a company recorded on a Monday is open on the Sunday it is viewed', () => {
  const week = { mon: 'open', tue: 'open', wed: 'open', thu: 'open', fri: 'open', sat: 'closed', sun: 'closed' };
  const moved = moveDates(company({ companies: { a: { hours: week } } }), '2026-11-29').documents['companies'];

  expect(moved?.['a']?.['hours']).toEqual({ ...week, sun: 'open', fri: 'closed' });
});

it('recomputes the Monday that a time entry’s week starts on', () => {
  const recorded = company({
    timeEntries: { a: { startsAt: '2026-11-23T13:30:00.000Z', weekStartsOn: '2026-11-23' } },
  });

  // From a Monday to a Saturday.
  expect(moveDates(recorded, '2026-11-28').documents['timeEntries']?.['a']).toEqual({
    startsAt: '2026-11-28T13:30:00.000Z',
    weekStartsOn: '2026-11-23',
  });
});

it('totals pay by the weeks its lines move into', () => {
  const lines = [{ on: '2026-11-23', cents: 500 }];
  const recorded = company({ earnings: { a: { lines, weeks: { '2026-11-23': 500 }, settled: {} } } });
  expect(moveDates(recorded, '2026-11-22').documents['earnings']?.['a']).toMatchObject({
    lines: [{ on: '2026-11-22' }],
    weeks: { '2026-11-16': 500 },
  });
});

it('leaves a company recorded today unchanged', () => {
  const recorded = company({ jobs: { a: { startsAt: '2026-11-23T13:30:00.000Z' } } });

  expect(moveDates(recorded, '2026-11-23')).toBe(recorded);
});

it('moves dates inside sentences, but not in text that is hashed', () => {
  const recorded = company({
    'companies/a/invoices': { i: { description: 'Nov 1 – 30, 2026\nDue 2026-12-04.' } },
    'companies/a/contractVersions': { v: { paper: 'Signed Nov 1, 2026', signedOn: '2026-11-01' } },
  });
  expect(moveDates(recorded, '2026-11-25').documents).toEqual({
    'companies/a/invoices': { i: { description: 'Nov 3 – Dec 2, 2026\nDue 2026-12-06.' } },
    'companies/a/contractVersions': { v: { paper: 'Signed Nov 1, 2026', signedOn: '2026-11-03' } },
  });
});
