import { beforeAll, expect, it } from 'vitest';
import { capacityDays, readCapacity } from '@/domain/report/capacity';
import { reportMonthSchema } from '@/domain/report/cells';
import { buildJob } from '@/testing/factories/job';
import { buildVisit } from '@/testing/factories/visit';
import { calendarDay } from '@/lib/dates';
import { keepCapacity } from '../../functions/src/reports/keepCapacity';
import { newBooks, type Books } from './books';
import { deps } from './deps';
import { at } from './records';

let books: Books;
beforeAll(async () => {
  books = await newBooks();
});

it('the weeks ahead are counted from scratch each time, including jobs without a time', async () => {
  const { companyId } = books;
  const today = calendarDay('America/New_York', new Date(deps.now()));
  const day = capacityDays(today)[8] ?? '';
  const { id: jobId, ...job } = buildJob({ progress: 'unscheduled', durationMinutes: 75 });
  await at(companyId, `jobs/${jobId}`).set(job);
  const visit = buildVisit({
    id: 'open',
    jobId: '',
    placement: { technicianIds: [], startsAt: `${day}T15:00:00.000Z`, endsAt: `${day}T17:00:00.000Z` },
  });
  const { id: _, ...fields } = visit;
  await at(companyId, 'schedule/open').set(fields);
  const read = async () => {
    await keepCapacity(deps, companyId);
    const stored = (await at(companyId, 'reportMonths/capacity').get()).data();
    return readCapacity([reportMonthSchema.parse(stored)], today);
  };
  const counted = await read();
  expect(counted.waiting).toEqual({ visits: 1, bookedMinutes: 75 });
  expect(counted.weeks.map(({ nobody }) => nobody.bookedMinutes)).toContain(120);
  await at(companyId, 'schedule/open').delete();
  const after = await read();
  expect(after.weeks.map(({ nobody }) => nobody.bookedMinutes)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(after.waiting).toEqual({ visits: 1, bookedMinutes: 75 });
});
