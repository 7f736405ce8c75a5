import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_RETAINAGE } from '../retainage';
import { book, entered, entry, line, records, terms } from '@/testing/contractBooks';
import { copyOf, enteredLines, workedApplication, type BillingRecords } from './billing';
import { lineFindings, summaryFindings } from './findings';
import { documentOfApplication } from './invoice';
import { applicationReport } from './papers';
import { nextLetter, payApplicationSchema } from './payApplication';
import { scheduleFault, scheduleFromParts, workOutSchedule } from './schedule';
import { calculateDocument } from '../../billing/calculate';
import { findNode } from '../../billing/derivation';

describe('a schedule of values', () => {
  it('adds up with its derivation, and says what is missing', () => {
    const lines = [line('a', 12_500, { quantityE4: 25_000, unitPriceCents: 5_000, unit: 'h' }), line('b', 300)];
    const { totalCents, missingCents, derivation } = workOutSchedule(lines, 12_900);
    expect([totalCents, missingCents]).toEqual([12_800, 100]);
    expect(findNode(derivation, 'line:a')).toMatchObject({ amountCents: 12_500, formula: 'quantity × unit price' });
    expect(scheduleFault(lines, 12_800)).toBe('');
    expect(scheduleFault(lines, 12_700)).toBe('The schedule comes to $1.00 more than the contract sum.');
    expect(scheduleFault([], 1)).toContain('Enter the schedule of values first');
  });

  it('made from an estimate includes its taxes, for the same total', () => {
    const part = (id: string, netCents: number, tax: number) => ({
      id,
      name: id,
      netCents,
      taxes: tax === 0 ? [] : [{ taxId: 't', amountCents: tax }],
    });
    const lines = scheduleFromParts([part('line:l1', 10_000, 825), part('fee:f', 500, 0), part('line:none', 0, 0)]);
    expect(lines.map(({ id, item, scheduledValueCents }) => [id, item, scheduledValueCents])).toEqual([
      ['line-l1', '1', 10_825],
      ['fee-f', '2', 500],
    ]);
  });
});

describe('an application from stored records', () => {
  it('continues from the certified copy, whatever else was changed', () => {
    const given = entered([entry('a', 30_000)]);
    const copy = copyOf(records(), given, workedApplication(records(), given));
    const certified = {
      id: 'p1',
      ...payApplicationSchema.parse({
        contractId: 'c1',
        number: 1,
        periodEnd: '2026-03-31',
        // The copy counts, not what was certified.
        entries: [],
        state: 'certified',
        certifiedCents: 20_000,
        copy,
      }),
    };
    const next = workedApplication(records({ applications: [certified] }), {
      ...entered([entry('a', 10_000)], 2),
      periodEnd: '2026-04-30',
    });
    expect(next).toMatchObject({ line4Cents: 40_000, line7Cents: 20_000, line8Cents: 20_000 });
    expect(next.lines[0]).toMatchObject({ previousCents: 30_000, thisPeriodCents: 10_000 });
  });

  it('adds up to the contract sum for any split, method and rounding', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('flat', 'retroactive-step', 'banded-step', 'cap-of-contract-sum'),
        fc.integer({ min: 0, max: 200_000 }),
        (shares, method, workPpm) => {
          const retainage = {
            ...NO_RETAINAGE,
            method,
            workPpm,
            thresholdPpm: 500_000,
            afterPpm: 20_000,
            capPpm: 50_000,
          } as const;
          const of = book({ lines: [line('a', 33_333), line('b', 66_667)], terms: terms({ retainage }) });
          const applications: BillingRecords['applications'][number][] = [];
          const steps = [...shares.toSorted((a, b) => a - b), 1_000_000, 1_000_000];
          for (const [index, completePpm] of steps.entries()) {
            const isLast = index === steps.length - 1;
            const given = {
              number: index + 1,
              periodEnd: '2026-03-31',
              entries: ['a', 'b'].map((lineId) => ({ ...entry(lineId, 0), thisPeriodCents: null, completePpm })),
              costs: [],
              retainage: isLast ? { ...NO_RETAINAGE, method: 'fixed' as const } : null,
            };
            const now = records({ book: of, applications });
            const worked = workedApplication(now, given);
            applications.push({
              id: `p${index}`,
              ...payApplicationSchema.parse({
                ...given,
                contractId: 'c1',
                state: 'certified',
                certifiedCents: worked.line8Cents,
                copy: copyOf(now, given, worked),
              }),
            });
          }
          expect(applications.reduce((sum, { certifiedCents }) => sum + (certifiedCents ?? 0), 0)).toBe(100_000);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('shows problems beside the line: errors block, warnings do not', () => {
    const of = (entries: ReturnType<typeof entry>[]) =>
      lineFindings(enteredLines(records(), entered(entries)), []).map(({ severity, lineId }) => [severity, lineId]);
    expect(of([entry('a', 60_001), entry('b', -1)])).toEqual([
      ['error', 'a'],
      ['error', 'b'],
    ]);
    expect(of([entry('a', 60_000)])).toEqual([]);
    const stored = enteredLines(records(), entered([{ ...entry('a', 0), storedCents: 500 }]));
    const material = {
      lineId: 'a',
      description: 'Lumber',
      amountCents: 400,
      supplier: 's',
      place: 'p',
      insurance: 'i',
      title: 't',
    };
    expect(lineFindings(stored, [material])).toMatchObject([{ lineId: 'a', severity: 'error' }]);
    expect(lineFindings(stored, [{ ...material, amountCents: 500 }])).toEqual([]);
  });

  it('warns with the rule about more retainage than the state allows', () => {
    const strict = book({
      contractOn: '2026-03-01',
      terms: terms({ state: 'CA', retainage: { ...NO_RETAINAGE, workPpm: 100_000 } }),
    });
    const worked = workedApplication(records({ book: strict }), entered([entry('a', 30_000)]));
    expect(summaryFindings(worked, strict)).toMatchObject([
      { severity: 'warning', basis: { ruleId: 'ret-ca-private' } },
    ]);
  });

  it('refuses retainage above the completed amount, but not equal to it', () => {
    const held = (fixedCents: number) => {
      const of = book({ terms: terms({ retainage: { ...NO_RETAINAGE, method: 'fixed', fixedCents } }) });
      const worked = workedApplication(records({ book: of }), entered([entry('a', 30_000)]));
      return summaryFindings(worked, of).filter(({ severity }) => severity === 'error');
    };
    expect(held(30_000)).toEqual([]);
    expect(held(30_001)).toMatchObject([
      { message: 'More is held back ($300.01) than was completed ($300.00). Change the retainage.' },
    ]);
  });

  it('is invoiced exactly, even above the maximum line price, and printed as certified', () => {
    const given = entered([entry('a', 30_000)]);
    const copy = copyOf(records(), given, workedApplication(records(), given));
    const document = documentOfApplication({
      contractNumber: 'C26-1',
      name: '1',
      currency: 'USD',
      date: '2026-04-01',
      periodText: 'March',
      copy,
      amountCents: 2_500_000_001,
    });
    expect(calculateDocument(document)).toMatchObject({ totalCents: 2_500_000_001, taxCents: 0 });
    const of = payApplicationSchema.parse({ contractId: 'c1', number: 1, periodEnd: '2026-03-31', entries: [] });
    const paper = {
      contract: { number: 'C26-1', title: 'Addition', customerName: 'Ada', propertyAddress: '' },
      companyName: 'Us',
      date: (day: string) => day,
    };
    const report = applicationReport(of, copy, paper);
    expect(report.tables[0]?.rows.find(([number]) => number === '8')?.[2]).toBe('$300.00');
    expect(report.tables[1]?.rows.at(-1)).toEqual([
      'Total',
      '',
      '1,000.00',
      '0.00',
      '300.00',
      '0.00',
      '300.00',
      '30.00%',
      '700.00',
    ]);
    // Lines without a scheduled value have no percentage, nor has the total, but its cells stay below their columns.
    const unvalued = { ...copy, lines: copy.lines.map((each) => ({ ...each, scheduledValueCents: 0 })) };
    const sheet = applicationReport(of, unvalued, paper).tables[1];
    expect(sheet?.columns.map(({ label }) => label)).not.toContain('%');
    expect(sheet?.rows.at(-1)).toEqual(['Total', '', '1,000.00', '0.00', '300.00', '0.00', '300.00', '700.00']);
  });

  it('gets its own letter for each revision', () => {
    expect(['', 'A', 'Z', 'AZ'].map(nextLetter)).toEqual(['A', 'B', 'AA', 'BA']);
  });
});
