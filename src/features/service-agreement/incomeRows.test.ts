import { expect, it } from 'vitest';
import { agreementMonthSchema } from '@/domain/agreement/record/postingSchema';
import { buildStored } from '@/testing/factories/build';
import { incomeRows } from './incomeRows';

const month = (id: string, fields: object) =>
  buildStored({ kind: 'month', schema: agreementMonthSchema, fields: { month: id, ...fields }, overrides: { id } });

it('counts members back from the current number, with the share that left', () => {
  const months = [
    month('2026-03', { started: 5, ended: 1 }),
    month('2026-04', { started: 2, ended: 3, renewed: 4 }),
    month('2026-05', { started: 1 }),
  ];
  // 40 members now; 39 before May, 40 before April, 36 before March.
  const rows = incomeRows(months, { thisMonth: '2026-05', membersNow: 40 });
  expect(rows.map(({ membersBefore }) => membersBefore)).toEqual([36, 40, 39]);
  expect(rows.map(({ churnPpm }) => churnPpm)).toEqual([27_778, 75_000, 0]);
  expect(rows.map(({ isOpen }) => isOpen)).toEqual([false, false, true]);
  expect(incomeRows(months, { thisMonth: '2026-05', membersNow: undefined })[0]).toMatchObject({
    membersBefore: null,
    churnPpm: null,
  });
});
