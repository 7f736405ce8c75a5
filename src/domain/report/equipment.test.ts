import { expect, it } from 'vitest';
import { isPastLife, yearsSinceMonth } from '../equipment/ageBands';
import { refrigerantName } from '../equipment/life';
import { equipmentSchema, type Equipment } from '../equipment/schema';
import { unitsBehind, unitsOf, unitsQuestion, type Units } from '../equipment/unitsBehind';
import { equipmentReport } from './build/equipment';
import { addCells, type Cells } from './cells';
import type { Report } from './model';
import { stockOf, unitContributions } from './stock';

const TODAY = '2026-11-29';
const unit = (fields: Partial<Equipment>): Equipment =>
  equipmentSchema.parse({ customerId: 'c', propertyId: 'p', ...fields });
const UNITS: readonly Equipment[] = [
  unit({ type: 'air-conditioner', installDate: '2010-06-01', refrigerant: 'R-22', warrantyUntil: '2020-06-01' }),
  unit({ type: 'air-conditioner', installDate: '2011-12-01', refrigerant: 'r22', warrantyUntil: '2026-11-02' }),
  unit({ type: 'air-conditioner', installDate: '2021-11-30', refrigerant: 'R-410A', warrantyUntil: '2027-01-31' }),
  unit({ type: 'heat-pump', installDate: '2021-12-01', warrantyUntil: '2027-02-01' }),
  unit({ type: 'furnace', installDate: '2008-11-30', warrantyUntil: '2027-10-31' }),
  unit({ type: 'furnace', installDate: '2008-12-01', warrantyUntil: '2027-11-01' }),
  unit({ type: 'fixture', installDate: '1990-01-01' }),
  unit({ type: 'water-heater' }),
  unit({ type: 'water-heater', installDate: '2027-03-01' }),
];

/** Returns the company's units as shown in the chart's parts. */
function partsOf(units: readonly Equipment[]): { cells: Cells }[] {
  const parts = new Map<string, Cells>();
  for (const [index, one] of units.entries())
    for (const { month, cells } of unitContributions(`unit${index}`, one))
      parts.set(month, addCells(parts.get(month) ?? {}, cells));
  return [...parts.values()].map((cells) => ({ cells }));
}

const report = (units: readonly Equipment[] = UNITS): Report =>
  equipmentReport({ stock: partsOf(units), today: TODAY });
const values = ({ figures }: Report) => Object.fromEntries(figures.map(({ id, value }) => [id, value]));

it('counts equipment by kind and age, due units, phased-out refrigerant and ending warranties', () => {
  expect(values(report())).toEqual({ units: 9, 'past-life': 2, 'phased-out': 2, warranty: 2, unknown: 1 });
  const [ages, gases, warranties] = report().tables;
  // Kind, all, 0–4, 5–9, 10–14, 15+, unknown, due, expected years. The furnace of December 2008 is still 17.
  expect(ages?.rows.map(({ cells }) => cells)).toEqual([
    ['Air conditioner', 3, 0, 1, 1, 1, 0, 1, 15],
    ['Furnace', 2, 0, 0, 0, 2, 0, 1, 18],
    ['Water heater', 2, 1, 0, 0, 0, 1, 0, 10],
    ['Fixture', 1, 0, 0, 0, 1, 0, 0, null],
    ['Heat pump', 1, 1, 0, 0, 0, 0, 0, 15],
  ]);
  expect(ages?.total).toEqual(['All kinds', 9, 2, 1, 1, 4, 1, 2, null]);
  expect(gases?.rows.map(({ cells }) => cells)).toEqual([
    ['R-22', 2, 500_000, 'Jan 1, 2020'],
    ['Not entered', 1, 250_000, ''],
    ['R-410A', 1, 250_000, ''],
  ]);
  expect(warranties?.rows.map(({ cells }) => cells)).toEqual([
    ['November 2026', 1],
    ['January 2027', 1],
    ['February 2027', 1],
    ['October 2027', 1],
  ]);
  expect(report().charts[0]).toMatchObject({
    legend: [{ label: 'Air conditioner' }, { label: 'Furnace' }, { label: 'Water heater' }, {}, {}],
    columns: [{ label: '0–4' }, { label: '5–9' }, {}, { pieces: [{ value: 1 }, { value: 2 }, {}, {}, {}] }, {}],
  });
});

it('gives an empty report without equipment', () => {
  expect(values(report([]))).toEqual({ units: 0, 'past-life': 0, 'phased-out': 0, warranty: 0, unknown: 0 });
  expect(report([]).tables.flatMap(({ rows }) => rows)).toEqual([]);
});

/** Returns the units that a list shows. */
function listed(units: Units): Equipment[] {
  const { query, keep } = unitsBehind(units, TODAY);
  return UNITS.filter(
    (one) =>
      keep(one) &&
      (query.where ?? []).every(({ field, operator, value }) => {
        const has = one[field as keyof Equipment] as string;
        if (operator === 'in') return (value as string[]).includes(has);
        const to = value as string;
        return { '==': has === to, '<': has < to, '<=': has <= to, '>': has > to, '>=': has >= to }[operator as '<'];
      }),
  );
}

it('links each figure to as many units as it counts', () => {
  const linked = (to: string): number => {
    const units = unitsOf(new URLSearchParams(to.split('?')[1]));
    return units ? listed(units).length : -1;
  };
  const built = report();
  for (const { value, records } of built.figures) expect(records?.kind === 'page' && linked(records.to)).toBe(value);
  const cells = built.tables.flatMap(({ rows, total, totalRecords }) => [
    ...rows.map(({ cells: of, records, cellRecords }) => ({
      of,
      records: [null, records, ...(cellRecords ?? []).slice(2)],
    })),
    { of: total ?? [], records: totalRecords ?? [] },
  ]);
  let opened = 0;
  for (const { of, records } of cells)
    for (const [index, behind] of records.entries())
      if (behind?.kind === 'page') {
        expect([behind.to, linked(behind.to)]).toEqual([behind.to, of[index]]);
        opened += 1;
      }
  expect(opened).toBeGreaterThan(25);
});

it.each<Units>([
  { kind: 'age', type: 'furnace', band: '15' },
  { kind: 'past-life', type: null },
  { kind: 'refrigerant', names: ['R-22', 'a&b=c'] },
  { kind: 'warranty', from: '2026-11', to: '2027-01' },
])('round-trips the selected units through the address: $kind', (units) => {
  expect(unitsOf(new URLSearchParams(unitsQuestion(units, 'Title')))).toEqual(units);
});

it('selects nothing from an empty address', () => {
  expect(unitsOf(new URLSearchParams('show=warranty&from=x'))).toBeNull();
  expect(unitsOf(new URLSearchParams(''))).toBeNull();
});

it.each([
  ['R-22', 'R-22'],
  ['r22', 'R-22'],
  ['HCFC-22', 'R-22'],
  ['R 410a', 'R-410A'],
  ['134A', 'R-134a'],
  ['R-22 / R-407C', 'R-22 / R-407C'],
  ['', ''],
])('normalizes %s to %s', (typed, name) => {
  expect(refrigerantName(typed)).toBe(name);
});

it('ages a unit on the first of its month', () => {
  expect(['2021-11-30', '2021-12-01', '2027-01-01', ''].map((day) => yearsSinceMonth(day, TODAY))).toEqual([
    5,
    4,
    0,
    null,
  ]);
  expect(isPastLife({ type: 'fixture', installed: '1990-01' }, TODAY)).toBe(false);
});

it('distributes units over all parts', () => {
  const parts = Array.from({ length: 400 }, (_, index) => stockOf(`Unit${index * 7919}`));
  expect(new Set(parts).size).toBe(8);
});
