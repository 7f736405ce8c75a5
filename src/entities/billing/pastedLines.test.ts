import { expect, it } from 'vitest';
import { isRows, pastedLines } from './pastedLines';

it('reads rows with headings in any order', () => {
  const { lines, refused } = pastedLines(
    'Item\tDescription\tUnit price\tQty\tTotal\r\nHeat pump\t"3 ton,\n16 SEER"\t$4,500.00\t2\t$9,000.00\r\nPermit\t\t120\t\t120\r\n',
  );
  expect(refused).toEqual([]);
  expect(lines).toMatchObject([
    { name: 'Heat pump', description: '3 ton,\n16 SEER', unitPriceCents: 450_000, quantityE4: 20_000 },
    { name: 'Permit', unitPriceCents: 12_000, quantityE4: 10_000 },
  ]);
});

it('reads rows without headings as name, quantity and price, without mistaking a total for a cost', () => {
  expect(pastedLines('Copper pipe ¾"\t12 ft\t$3.50\t$42.00\nFittings\t4\t2.25\t9.00').lines).toMatchObject([
    { name: 'Copper pipe ¾"', quantityE4: 120_000, unit: 'ft', unitPriceCents: 350, unitCostCents: null },
    { name: 'Fittings', quantityE4: 40_000, unitPriceCents: 225, unitCostCents: null },
  ]);
  expect(pastedLines('Filter\t2\t20\t11').lines).toMatchObject([{ unitPriceCents: 2000, unitCostCents: 1100 }]);
  expect(pastedLines('Labor\t150\nTravel\t40').lines).toMatchObject([
    { unitPriceCents: 15_000 },
    { unitPriceCents: 4000 },
  ]);
  expect(pastedLines('Sand\nGravel').lines).toMatchObject([{ name: 'Sand' }, { name: 'Gravel' }]);
});

it('skips unreadable rows with the reason', () => {
  const { lines, refused } = pastedLines('Name\tQty\tPrice\nGood\t1\t10\nBad\t1\t(5.00)\n\t2\t3');
  expect(lines).toHaveLength(1);
  expect(refused).toEqual(['Row 3: An amount cannot be negative: use a discount instead.', 'Row 4: it has no name.']);
  expect(pastedLines('A\nB\nC', 498).refused).toEqual(['Row 3: at most 500 lines are possible.']);
  expect(pastedLines('A\nB', 99, 100).refused).toEqual(['Row 2: at most 100 lines are possible.']);
});

it('distinguishes rows from plain text', () => {
  expect(isRows('Service call')).toBe(false);
  expect(isRows('Service call\n')).toBe(false);
  expect(isRows('A\tB')).toBe(true);
});
