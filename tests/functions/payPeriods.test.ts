import { beforeAll, expect, it } from 'vitest';
import { payPeriodSchema } from '@/domain/hours/payPeriod';
import { companySchema } from '@/domain/company/schema';
import { closeWeeks } from '../../functions/src/hours/closePayPeriod';
import { newBooks, type Books } from './books';
import { depsAt } from './deps';
import { at, audit } from './records';
import { refusal } from './support';

let books: Books;
beforeAll(async () => {
  books = await newBooks();
});

const deps = depsAt(() => '2026-11-24T15:00:00.000Z');
const caller = async () => ({
  ...books,
  company: companySchema.parse((await at(books.companyId, 'x/y').parent.parent?.get())?.data()),
});
const approve = (technicianId: string, weekStartsOn: string, paidMinutes: number) =>
  at(books.companyId, `timesheets/${technicianId}_${weekStartsOn}`).set({
    ...{ technicianId, accountUid: '', weekStartsOn, state: 'approved', note: '' },
    days: [
      {
        date: weekStartsOn,
        driveMinutes: 0,
        workMinutes: paidMinutes,
        supplyRunMinutes: 0,
        breakMinutes: 0,
        paidMinutes,
      },
    ],
    ...audit('u'),
  });
const period = async (startsOn: string) =>
  payPeriodSchema.parse((await at(books.companyId, `payPeriods/${startsOn}`).get()).data());

it('closes weeks once, as approved, and corrects them in the next period', async () => {
  await approve('ann', '2026-11-02', 480);
  const who = await caller();
  expect(await closeWeeks(deps, ['2026-11-02', '2026-11-09'], who)).toEqual({ startsOn: '2026-11-02', lines: 1 });
  expect(await refusal(closeWeeks(deps, ['2026-11-02'], who)).catch(String)).toContain('closed already');
  await approve('ann', '2026-11-02', 420);
  await approve('ann', '2026-11-16', 300);
  await closeWeeks(deps, ['2026-11-16'], who);
  expect((await period('2026-11-02')).lines.map(({ regularMinutes }) => regularMinutes)).toEqual([480]);
  expect(
    (await period('2026-11-16')).lines.map(({ weekStartsOn, regularMinutes, isCorrection }) => [
      weekStartsOn,
      regularMinutes,
      isCorrection,
    ]),
  ).toEqual([
    ['2026-11-16', 300, false],
    ['2026-11-02', -60, true],
  ]);
});

it('doesn’t close a week that isn’t over', async () => {
  await expect(closeWeeks(deps, ['2026-11-23'], await caller())).rejects.toThrow(/not over/);
});
