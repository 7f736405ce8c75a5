import { expect, it } from 'vitest';
import { z } from 'zod';
import byHand from './cases/byHand.json';
import published from './cases/published.json';
import { calculatorNamed } from './registry';

const reason = z.object({
  table: z.string().min(1),
  edition: z.string().min(1),
  row: z.string().min(1),
  governedBy: z.string().min(1),
  grade: z.enum(['V2', 'V1', 'F', 'M']),
});
/** A reason, a list of them, or one for each section. */
const reasons = z.union([reason, z.array(z.union([reason, z.array(reason)])), z.record(z.string(), reason)]);

const answerOf = (name: string, inputs: unknown): unknown => calculatorNamed(name)?.calculate(inputs).answer;

it.each([...published.cases, ...byHand.cases])(
  '$id $calculator cites the source of its answer',
  ({ calculator, inputs }) => {
    const { why } = z.object({ why: z.unknown() }).parse(answerOf(calculator, inputs));
    if (calculator !== 'project.pipe_tree') expect(reasons.safeParse(why).error).toBeUndefined();
  },
);

it.each([
  // 2313 × 0.824^2.623 × (0.5 / (0.6094 × 60))^0.541 = 136.5
  ['gas.equation', { cfh: 200, lengthFt: 60, dropInWc: 0.5 }, { size: '3/4', cfh: 136.52 }, { size: '1-1/4' }],
  ['gas.csst_manufacturer', { ehd: 18, lengthFt: 40, dropInWc: 0.5, kBtuh: 30 }, undefined, { size: '25', kBtuh: 100 }],
  [
    'storm.area',
    { pipeIn: 4, slopeInPerFt: 0.125, rainInPerHr: 1, roofSqFt: 3000 },
    // 55 and 165 gpm of IPC 1106.2, over 0.0104
    { size: '3', areaSqFt: 5288.5 },
    { size: '5', areaSqFt: 15865.4 },
  ],
])('%s names the next smaller and larger size', (name, inputs, smaller, larger) => {
  expect(answerOf(name, inputs)).toMatchObject({ why: { ...(smaller && { smaller }), larger } });
});

it('compares an entered load with the capacity of a given pipe and drop', () => {
  const pipe = { size: '1', lengthFt: 100, dropInWc: 0.5 };
  // 1 in carries 195 cfh at 100 ft by 402.4(2).
  expect(answerOf('gas.equation', { ...pipe, cfh: 190 })).toMatchObject({ ok: true, why: { marginUnit: 'cfh' } });
  expect(answerOf('gas.equation', { ...pipe, cfh: 200 })).toMatchObject({ ok: false });
  expect(answerOf('gas.equation', pipe)).toMatchObject({ ok: null });
});

it('uses the only table for gas, material and supply if no drop is given, and says so', () => {
  const read = (inputs: object): unknown =>
    answerOf('gas.longest_length', { lengthFt: 60, loadsBtuh: { range: 65_000 }, ...inputs });
  expect(read({})).toMatchObject({ table: '402.4(2)', warnings: [{ path: 'table' }] });
  expect(read({ supplyPsi: 2 })).toMatchObject({ table: '402.4(5)', warnings: [{ path: 'table' }] });
  expect(read({ supplyPsi: 2, material: 'CSST' })).toMatchObject({ table: '402.4(18)' });
  expect(read({ gas: 'propane' })).toMatchObject({ table: '402.4(28)' });
  expect(read({ material: 'copper' })).toBeUndefined();
});

it('reads a dash in UPC 610.3 from the public-use column, and names that row', () => {
  const fixtures = [{ fixture: 'clothes-washer', occupancy: 'assembly', qty: 1 }];
  expect(answerOf('water.demand_wsfu', { code: 'UPC', fixtures })).toMatchObject({
    wsfuTotal: 4,
    lines: [{ row: 'clothes-washer | public' }],
  });
});

it('counts one hose bibb as first and the others as additional under the UPC, in any order', () => {
  const units = (fixtures: unknown): unknown => answerOf('water.demand_wsfu', { code: 'UPC', fixtures });
  // 2.5 + 1 + 1 of UPC 610.3
  expect(units({ 'hose bibb': 3 })).toMatchObject({ wsfuTotal: 4.5, wsfuHot: 0 });
  const line = { fixture: 'hose-bibb', qty: 1 };
  expect(units([line, line, line])).toMatchObject({ wsfuTotal: 4.5 });
  expect(units([line, { fixture: 'hose-bibb-additional', qty: 2 }])).toMatchObject({ wsfuTotal: 4.5 });
});

it('compares CSST with the generic table even without a drop, and accepts a numeric size', () => {
  // 37 by HOME-FLEX, 41 by 402.4(15) at 40 ft
  expect(answerOf('gas.csst_manufacturer', { nominal: 0.5, lengthFt: 40 })).toMatchObject({
    kBtuh: 37,
    genericTableCfh: 41,
  });
});

it('warns about a CPVC bore without a printed source', () => {
  const pipe = { gpm: 20, material: 'cpvc-cts' };
  expect(answerOf('water.friction', { ...pipe, nominal: '1-1/2' })).toMatchObject({ warnings: [{ path: 'nominal' }] });
  expect(answerOf('water.friction', { ...pipe, nominal: '1' })).toMatchObject({ warnings: [] });
});
