import { describe, expect, it } from 'vitest';
import { chargeCheck } from './chargeCheck';
import { rankedChargeCauses } from './chargeSigns';
import { leakRate } from './leakRate';

describe('the leak rate over a rolling year, 40 CFR 84.102', () => {
  const AS_OF = '2026-06-30';
  const rate = (
    additions: [date: string, pounds: number][],
    lastSuccessfulFollowUpVerification: string | null = null,
  ) =>
    leakRate.run({
      method: 'rolling',
      fullChargeLb: 100,
      asOf: AS_OF,
      additions: additions.map(([date, pounds]) => ({ date, pounds })),
      lastSuccessfulFollowUpVerification,
    }).outputs;

  // "… added over the previous 365-day period (or over the period that has passed since the last successful follow-up verification
  // test …)": refrigerant added on the day of the test was added before it, for the test.
  it.each<[string, [string, number][], string | null, number]>([
    ['nothing was added', [], null, 0],
    ['on the day of the calculation', [[AS_OF, 5]], null, 5],
    ['after it', [['2026-07-01', 5]], null, 0],
    ['365 days before', [['2025-06-30', 5]], null, 5],
    ['366 days before', [['2025-06-29', 5]], null, 0],
    ['the day before the verification', [['2026-03-09', 5]], '2026-03-10', 0],
    ['on the day of the verification', [['2026-03-10', 5]], '2026-03-10', 0],
    ['the day after the verification', [['2026-03-11', 5]], '2026-03-10', 5],
    [
      'before and after',
      [
        ['2026-03-10', 20],
        ['2026-03-11', 5],
        ['2026-05-01', 3],
      ],
      '2026-03-10',
      8,
    ],
    ['a verification of more than a year ago adds nothing', [['2025-06-29', 5]], '2025-01-01', 0],
  ])('is right when %s', (_, additions, verifiedOn, leakRatePct) => {
    expect(rate(additions, verifiedOn)).toEqual({ leakRatePct });
  });

  it.each([
    [30, 5 * (365 / 30)],
    [364, 5 * (365 / 364)],
    [365, 5],
    [366, 5],
  ])('is right annualized over %d days', (daysSinceLastAddition, leakRatePct) => {
    const inputs = { method: 'annualizing', poundsAdded: 5, fullChargeLb: 100, daysSinceLastAddition } as const;
    expect(leakRate.run(inputs).outputs?.leakRatePct).toBeCloseTo(leakRatePct, 7);
  });
});

describe('charge by superheat and subcooling', () => {
  const valve = (superheatF: number, subcoolingF: number, targetSubcoolingF?: number) =>
    chargeCheck.run({ meteringDevice: 'txv', superheatF, subcoolingF, targetSubcoolingF }).outputs;

  it.each([
    [3.9, 'fail', 'txv-overfeeding'],
    [4, 'pass', null],
    [25, 'pass', null],
    [25.1, 'watch', 'restriction-or-txv-closed'],
    [26, 'watch', 'restriction-or-txv-closed'],
    [26.1, 'fail', 'restriction-or-txv-closed'],
  ])('judges a valve with %d °F of superheat at the plate’s subcooling', (superheatF, verdict, firstCause) => {
    expect(valve(superheatF, 10, 10)).toEqual({ verdict, firstCause });
  });

  // The installer's tolerance is 3 °F around the plate, the verifier's 4 °F.
  it.each([
    [5.9, 'fail', 'undercharge'],
    [6, 'watch', 'undercharge'],
    [6.9, 'watch', 'undercharge'],
    [7, 'pass', null],
    [13, 'pass', null],
    [13.1, 'watch', 'overcharge'],
    [14, 'watch', 'overcharge'],
    [14.1, 'fail', 'overcharge'],
  ])('judges a valve with %d °F of subcooling when the plate says 10', (subcoolingF, verdict, firstCause) => {
    expect(valve(10, subcoolingF, 10)).toEqual({ verdict, firstCause });
  });

  it.each([
    [7.9, 'watch', 'undercharge'],
    [8, 'pass', null],
    [14, 'pass', null],
    [14.1, 'watch', 'overcharge'],
    [40, 'watch', 'overcharge'],
  ])(
    'judges a valve with %d °F of subcooling without a plate as “watch” at most',
    (subcoolingF, verdict, firstCause) => {
      expect(valve(10, subcoolingF)).toEqual({ verdict, firstCause });
    },
  );

  it.each([
    ['as asked', 15, 10, 'pass', null],
    ['5 °F above', 20, 10, 'pass', null],
    ['5.1 °F above', 20.1, 10, 'watch', 'undercharge'],
    ['6 °F above', 21, 10, 'watch', 'undercharge'],
    ['6.1 °F above', 21.1, 10, 'fail', 'undercharge'],
    ['above, with liquid at 15 °F', 30, 15, 'fail', 'undercharge'],
    ['above, with more liquid', 30, 15.1, 'fail', 'restriction'],
    ['5 °F below', 10, 10, 'pass', null],
    ['5.1 °F below', 9.9, 12, 'watch', 'low-airflow-or-overfeeding'],
    ['6.1 °F below, with more liquid', 8.9, 12.1, 'fail', 'overcharge'],
  ])('judges a fixed orifice with superheat %s', (_, superheatF, subcoolingF, verdict, firstCause) => {
    const inputs = { meteringDevice: 'fixed', superheatF, targetSuperheatF: 15, subcoolingF } as const;
    expect(chargeCheck.run(inputs).outputs).toEqual({ verdict, firstCause });
  });
});

describe('causes ranked by signs', () => {
  it('are dropped with as many signs against as for, unless the decision table put them first', () => {
    // Suction and head point to overcharge, superheat and subcooling point away from it.
    const signs = { superheat: 'high', subcooling: 'low', suction: 'high', head: 'high' } as const;
    expect(rankedChargeCauses('undercharge', signs).causes).toEqual([
      {
        cause: 'Undercharge, a leak',
        signsFor: ['high superheat', 'low subcooling'],
        signsAgainst: ['high suction pressure', 'high head pressure'],
      },
    ]);
  });

  it('with more signs follow the table’s cause, best first', () => {
    const signs = { superheat: 'high', subcooling: 'normal', suction: 'low', head: 'low' } as const;
    const { causes, next } = rankedChargeCauses('undercharge', signs);
    expect(causes.map(({ cause, signsFor }) => [cause, signsFor.length])).toEqual([
      ['Undercharge, a leak', 3],
      ['Restriction, or a starved or closed valve', 4],
      ['Low indoor air or load', 3],
    ]);
    expect(next).toEqual(['Leak search, then the leak rate']);
  });
});
