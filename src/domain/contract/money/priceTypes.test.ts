import { describe, expect, it } from 'vitest';
import { book, entered, entry, line, records, terms } from '@/testing/contractBooks';
import { NO_RETAINAGE } from '../retainage';
import { copyOf, enteredLines, feesOf, quantitiesOf, workedApplication, type BillingRecords } from './billing';
import { costsFault, feeText } from './byCost';
import { overrunText, quantityText } from './byQuantity';
import { billedFrom, costsToBill } from './costSources';
import { lineFindings, summaryFindings } from './findings';
import { billedCostSchema, payApplicationSchema, type BilledCost } from './payApplication';

type Given = ReturnType<typeof entered>;

/** The application, certified as applied for. */
function certified(now: BillingRecords, given: Given): BillingRecords {
  const copy = copyOf(now, given, workedApplication(now, given));
  const application = payApplicationSchema.parse({
    ...given,
    contractId: 'c1',
    state: 'certified',
    certifiedCents: copy.line8Cents,
    copy,
  });
  return { ...now, applications: [...now.applications, { ...application, id: `p${given.number}` }] };
}

describe('unit prices', () => {
  // 100 CY at $12.50 and a lump sum of $500.00.
  const lines = [
    line('dig', 125_000, { unit: 'CY', quantityE4: 1_000_000, unitPriceCents: 1_250 }),
    line('move', 50_000),
  ];
  const unit = records({ priceType: 'unit', book: book({ originalSumCents: 175_000, lines }) });
  const measured = (quantityE4: number, number = 1) => entered([{ ...entry('dig', 0), quantityE4 }], number);

  it('bill the installed quantity to date, without losing a cent between periods', () => {
    // 33.3333 CY three times at $12.50: 416.67 + 416.66 + 416.67 = 1,250.00 for 99.9999 CY (1,249.99875).
    let now = unit;
    const periods: number[] = [];
    for (const number of [1, 2, 3]) {
      const given = measured(333_333, number);
      periods.push(workedApplication(now, given).lines[0]?.thisPeriodCents ?? 0);
      now = certified(now, given);
    }
    expect(periods).toEqual([41_667, 41_666, 41_667]);
    expect(now.applications.at(-1)?.copy?.lines[0]).toMatchObject({
      completedAndStoredCents: 125_000,
      quantity: { previousE4: 666_666, thisPeriodE4: 333_333, toDateE4: 999_999, estimatedE4: 1_000_000 },
    });
  });

  it('may exceed the estimate, with a warning', () => {
    const given = measured(1_200_000);
    const [quantity] = quantitiesOf(unit, given).values();
    if (!quantity) throw new Error('A measured line');
    expect([quantityText(quantity), overrunText(quantity)]).toEqual([
      '120 of 100 CY to date at $12.50',
      '20 CY more than estimated',
    ]);
    const found = lineFindings(enteredLines(unit, given), [], {
      priceType: 'unit',
      quantities: quantitiesOf(unit, given),
    });
    expect(found).toMatchObject([{ lineId: 'dig', severity: 'warning' }]);
    expect(found[0]?.message).toBe('20 CY more than estimated: $250.00 over the $1,250.00 that was expected');
    const all = { ...given, entries: [...given.entries, entry('move', 50_000)] };
    const worked = workedApplication(unit, all);
    expect([worked.line3Cents, worked.line4Cents, worked.line9Cents]).toEqual([175_000, 200_000, -25_000]);
    expect(summaryFindings(worked, unit.book, 'unit')).toMatchObject([{ severity: 'warning' }]);
  });

  it('can correct an overcount, and limit a lump sum to its value', () => {
    const now = certified(unit, measured(500_000));
    expect(workedApplication(now, measured(-100_000, 2)).lines[0]).toMatchObject({
      previousCents: 62_500,
      thisPeriodCents: -12_500,
    });
    expect(lineFindings(enteredLines(unit, entered([entry('move', 50_001)])), [])).toMatchObject([
      { severity: 'error' },
    ]);
  });
});

describe('cost-plus pricing', () => {
  const cost = (id: string, lineId: string, amountCents: number, changes: Partial<BilledCost> = {}): BilledCost =>
    billedCostSchema.parse({ id, lineId, kind: 'material', description: id, amountCents, ...changes });
  const feeLine = (scheduledValueCents: number, kind: 'percent' | 'fixed', ppm = 0) =>
    line('fee', scheduledValueCents, { fee: { kind, ppm } });
  const of = (priceType: BillingRecords['priceType'], fee: ReturnType<typeof feeLine>) => {
    const lines = [line('labor', 60_000), line('stuff', 40_000), fee];
    return records({ priceType, book: book({ originalSumCents: 100_000 + fee.scheduledValueCents, lines }) });
  };
  const given = (costs: BilledCost[], number = 1): Given => ({ ...entered([], number), costs });

  it('totals the costs on each line, and bills the percentage as a fee', () => {
    const now = of('cost-plus', feeLine(12_000, 'percent', 120_000));
    // 8 h at $45.00 and $123.45: $483.45; 12% of it is $58.014.
    const labor = cost('crew', 'labor', 36_000, { kind: 'labor', hoursE4: 80_000, rateCents: 4_500 });
    const first = given([labor, cost('pipe', 'stuff', 12_345)]);
    expect(workedApplication(now, first).lines.map((each) => each.thisPeriodCents)).toEqual([36_000, 12_345, 5_801]);
    expect(feesOf(now, first).map(feeText)).toEqual(['12% of $483.45 = $58.01 to date']);
    // $483.45 + $0.10 = $483.55; 12% is $58.026: the second period bills the cent, not nothing.
    const next = certified(now, first);
    expect(workedApplication(next, given([cost('nail', 'stuff', 10)], 2)).lines[2]).toMatchObject({
      previousCents: 5_801,
      thisPeriodCents: 2,
    });
  });

  it('earns a fixed fee in proportion to the expected cost, and no more', () => {
    const now = of('cost-plus', feeLine(10_000, 'fixed'));
    const fee = (cents: number) => workedApplication(now, given([cost('a', 'labor', cents)])).lines[2]?.thisPeriodCents;
    expect([fee(25_000), fee(100_000), fee(150_000)]).toEqual([2_500, 10_000, 10_000]);
  });

  it('warns when costs exceed the estimate without an agreed limit', () => {
    const now = of('cost-plus', feeLine(10_000, 'percent', 100_000));
    const worked = workedApplication(now, given([cost('a', 'labor', 120_000)]));
    expect(worked.line4Cents).toBe(132_000);
    expect(summaryFindings(worked, now.book, 'cost-plus')).toMatchObject([{ severity: 'warning' }]);
  });

  it('stays within a not-to-exceed limit: the fee is cut first, then costs are refused', () => {
    const now = of('not-to-exceed', feeLine(10_000, 'percent', 100_000));
    const near = given([cost('a', 'labor', 105_000)]);
    expect(workedApplication(now, near).lines[2]?.thisPeriodCents).toBe(5_000);
    expect(feesOf(now, near)).toMatchObject([{ feeToDateCents: 5_000, cutCents: 5_500 }]);
    const far = given([cost('a', 'labor', 110_001)]);
    const worked = workedApplication(now, far);
    expect(worked.lines[2]?.thisPeriodCents).toBe(0);
    expect(summaryFindings(worked, now.book, 'not-to-exceed')).toMatchObject([{ severity: 'error' }]);
    expect(summaryFindings(workedApplication(now, near), now.book, 'not-to-exceed')).toEqual([]);
  });

  it('retains the same share, and keeps the costs and fees on the certified copy', () => {
    const plain = of('cost-plus', feeLine(12_000, 'percent', 120_000));
    const now = {
      ...plain,
      book: { ...plain.book, terms: terms({ retainage: { ...NO_RETAINAGE, workPpm: 100_000 } }) },
    };
    const first = given([cost('pipe', 'stuff', 10_000)]);
    const copy = copyOf(now, first, workedApplication(now, first));
    expect([copy.line4Cents, copy.line5Cents, copy.line8Cents]).toEqual([11_200, 1_120, 10_080]);
    expect(copy.costs).toHaveLength(1);
    expect(copy.fees).toMatchObject([{ lineId: 'fee', costCents: 10_000, feeToDateCents: 1_200 }]);
  });

  it('bills each cost once, on a work line, with consistent hours', () => {
    const now = of('cost-plus', feeLine(12_000, 'percent', 120_000));
    const fault = (costs: BilledCost[], from = now) =>
      costsFault(costs, { priceType: from.priceType, lines: from.book.lines, applications: from.applications });
    const taken = cost('pipe', 'stuff', 500, { costId: 'job-cost' });
    expect(fault([taken])).toBe('');
    expect(fault([taken, { ...taken, id: 'again' }])).toContain('twice');
    expect(fault([{ ...taken, lineId: 'fee' }])).toContain('choose the line');
    expect(fault([cost('crew', 'labor', 1, { kind: 'labor', hoursE4: 10_000, rateCents: 4_500 })])).toContain('hours');
    expect(fault([taken], certified(now, given([taken])))).toContain('an earlier application');
    expect(fault([taken], { ...now, priceType: 'fixed' })).toContain('not billed by cost');
  });

  it('takes job costs through the end of the period, on the line with their cost code', () => {
    const lines = [line('labor', 1, { costCode: '01' }), line('stuff', 1, { costCode: '02' }), feeLine(1, 'fixed')];
    const bill = {
      id: 'c1',
      on: '2026-03-10',
      costCode: '02',
      description: 'Pipe',
      vendor: 'Ames',
      subcontractId: '',
      amountCents: 5,
      ticketId: '',
      lineId: '',
    };
    const costs = [{ ...bill, id: 'late', on: '2026-04-01' }, bill, { ...bill, id: 'done' }];
    const waiting = costsToBill({ costs }, { periodEnd: '2026-03-31', taken: new Set(['done']) });
    expect(waiting).toEqual([bill]);
    expect(billedFrom(bill, 'n1', lines)).toMatchObject({
      lineId: 'stuff',
      kind: 'material',
      costId: 'c1',
      vendor: 'Ames',
    });
    expect(billedFrom({ ...bill, costCode: '99', subcontractId: 's' }, 'n1', lines)).toMatchObject({
      lineId: '',
      kind: 'subcontract',
    });
  });
});
