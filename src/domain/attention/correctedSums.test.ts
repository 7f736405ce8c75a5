import { expect, it } from 'vitest';
import { buildStored } from '@/testing/factories/build';
import { reportMonthSchema } from '../report/cells';
import { correctedItems } from './moneyRules';

it('lists the report months that a nightly check corrected, or nothing', () => {
  const month = (corrections: unknown) =>
    buildStored({
      kind: 'month',
      schema: reportMonthSchema,
      fields: { month: '2026-11', corrections },
      overrides: { id: '2026-11' },
    });
  expect(correctedItems([month([])])).toEqual([]);
  expect(
    correctedItems([month([{ month: '2026-05', of: 'ledger', count: 1, keptCents: 200, foundCents: 12_300 }])]),
  ).toMatchObject([
    {
      id: 'sums:2026-11:1',
      title: 'Report figures of May 2026 were corrected',
      detail: 'They differed from the records. Sales of May 2026: $2.00 before, $123.00 now.',
      action: { to: '/reports' },
      isNews: true,
    },
  ]);
});
