import { z } from 'zod';
import { withoutNoise } from '@/domain/calculation/withoutNoise';
import { defineTest } from '../defineTest';
import { calendarDay, dayNumber } from '../readings/day';
import { quantity } from '../readings/fields';
import { chooseOne } from '../readings/variants';

const DAYS = 365;
const fullChargeLb = quantity('Full charge', 'lb', 100_000);
const pounds = (label: string) => quantity(label, 'lb', 100_000);
const day = (value: string): number => dayNumber(value) ?? Number.NaN;

/** Refrigerant added on one day. */
export type Addition = { date: string; pounds: number };

/** Returns pounds added in the 365 days up to `asOf`, or since the last successful follow-up verification if that is later. */
function poundsInYear(additions: readonly Addition[], asOf: string, verifiedOn: string | null): number {
  const last = day(asOf);
  return additions
    .map(({ date, pounds: added }) => ({ on: day(date), added }))
    .filter(({ on }) => on <= last && last - on <= DAYS && (verifiedOn === null || on > day(verifiedOn)))
    .reduce((total, { added }) => total + added, 0);
}

/** Leak rate, % of the full charge per year. 40 CFR 84.102 and 82.152: two methods, one of them per facility. */
export const leakRate = defineTest({
  title: 'Leak rate',
  inputs: z.discriminatedUnion(
    'method',
    [
      z.strictObject({
        method: z.literal('annualizing'),
        poundsAdded: pounds('Refrigerant added'),
        fullChargeLb,
        daysSinceLastAddition: quantity('Days since the last addition', 'days', 40_000, 1),
      }),
      z.strictObject({
        method: z.literal('rolling'),
        fullChargeLb,
        asOf: calendarDay('Day of the calculation'),
        additions: z.array(
          z.strictObject({ date: calendarDay('Day of the addition'), pounds: pounds('Refrigerant added') }),
          'Additions must be a list of { date, pounds }',
        ),
        lastSuccessfulFollowUpVerification: calendarDay('Last successful follow-up verification')
          .nullable()
          .default(null),
      }),
    ],
    chooseOne('Method', ['annualizing', 'rolling']),
  ),
  calculate: (inputs) => {
    if (inputs.method === 'rolling') {
      const added = poundsInYear(inputs.additions, inputs.asOf, inputs.lastSuccessfulFollowUpVerification);
      return { leakRatePct: withoutNoise((added / inputs.fullChargeLb) * 100) };
    }
    const share = inputs.poundsAdded / inputs.fullChargeLb;
    return { leakRatePct: withoutNoise(share * (DAYS / Math.min(inputs.daysSinceLastAddition, DAYS)) * 100) };
  },
});
