import { z } from 'zod';
import { flag, oneOf } from '@/domain/calculation/ranges';
import { defineTest } from '../defineTest';
import { calendarDay } from '../readings/day';
import { quantity, refrigerantName } from '../readings/fields';
import { reading } from '../readings/reading';
import { LEAK_CATEGORIES, type LeakCategory } from './names';
import limits from '../tables/limits.json';

/** A row of the dated table; `until` is the first day it no longer applies. */
export type LeakRule = {
  id: string;
  from: string;
  until: string | null;
  scope: string;
  gwpOver?: number;
  minChargeLb: number;
  excludesResidentialLightCommercialAC: boolean;
  thresholdPct: Partial<Record<LeakCategory, number>> & { other: number };
  repairDays: number;
  grade: string;
  source: string;
};

export type Appliance = {
  date: string;
  gwp: number;
  ods: boolean;
  fullChargeLb: number;
  residentialOrLightCommercialAC: boolean;
};

const RULES: readonly LeakRule[] = limits.leakRules;

/** Finds a rule by id. */
export const leakRuleNamed = (id: string): LeakRule | undefined => RULES.find((rule) => rule.id === id);

/** Returns the rule that applies to an appliance on the day of an addition, if any. `date` is `yyyy-mm-dd`. */
const leakRuleOf = ({
  date,
  gwp,
  ods,
  fullChargeLb,
  residentialOrLightCommercialAC,
}: Appliance): LeakRule | undefined =>
  RULES.find(
    (rule) =>
      rule.from <= date &&
      (rule.until === null || date < rule.until) &&
      (rule.scope === 'ods') === ods &&
      (rule.gwpOver === undefined || gwp > rule.gwpOver) &&
      fullChargeLb >= rule.minChargeLb &&
      !(rule.excludesResidentialLightCommercialAC && residentialOrLightCommercialAC),
  );

export const leakRule = defineTest({
  title: 'Leak rule',
  inputs: z.strictObject({
    date: calendarDay('Day of the addition'),
    refrigerant: refrigerantName,
    gwp: reading({ label: 'GWP', min: 0, max: 20_000, unit: '', why: 'no refrigerant has more' }),
    ods: flag('Ozone depleting'),
    fullChargeLb: quantity('Full charge', 'lb', 100_000),
    category: oneOf('Sub-sector', LEAK_CATEGORIES),
    residentialOrLightCommercialAC: flag('Residential or light-commercial air conditioning'),
    leakRatePct: reading({
      label: 'Leak rate',
      min: 0,
      max: 1_000_000,
      unit: '%',
      why: 'a larger one is a slip of the finger',
    }),
  }),
  calculate: (inputs) => {
    const rule = leakRuleOf(inputs);
    if (rule === undefined) return { rule: null, thresholdPct: null, exceeded: false, repairDays: null };
    const thresholdPct = rule.thresholdPct[inputs.category] ?? rule.thresholdPct.other;
    return { rule: rule.id, thresholdPct, exceeded: inputs.leakRatePct > thresholdPct, repairDays: rule.repairDays };
  },
});
