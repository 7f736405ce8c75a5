import { describe, expect, it } from 'vitest';
import { FEATURES, INCLUDED_FEATURES, RELEASED_FEATURES } from '../access/features';
import {
  BILLING_INTERVALS,
  OFFERED_PLANS,
  PLANS,
  boughtFeatures,
  planOfLookupKey,
  priceLookupKey,
  smallestPlanWith,
  workingFeatures,
  yearlySavingPercent,
} from './plans';

describe('subscription plans', () => {
  it('sell every feature, with each larger plan including the smaller one', () => {
    expect(new Set(PLANS.flatMap(({ features }) => features))).toEqual(new Set(FEATURES));
    for (const [index, plan] of PLANS.entries()) {
      expect(new Set(plan.features).size, plan.id).toBe(plan.features.length);
      const smaller = PLANS[index - 1];
      if (!smaller) continue;
      expect(plan.features, plan.id).toEqual(expect.arrayContaining([...smaller.features]));
      expect(plan.priceCents.month).toBeGreaterThan(smaller.priceCents.month);
    }
  });

  it('are offered if they add something that works today', () => {
    expect(OFFERED_PLANS.map(({ id }) => id)).toEqual(['essentials', 'professional', 'complete']);
    const sold = new Set(OFFERED_PLANS.flatMap(workingFeatures));
    expect(sold).toEqual(new Set(RELEASED_FEATURES));
  });

  it('are cheaper by the year', () => {
    expect(PLANS.map(yearlySavingPercent)).toEqual([16, 16, 16]);
  });

  it('are found by the smallest that has a feature, or none for included ones', () => {
    expect(smallestPlanWith('invoices')?.id).toBe('essentials');
    expect(smallestPlanWith('manualJ')?.id).toBe('professional');
    expect(smallestPlanWith('quickbooks')?.id).toBe('complete');
    for (const feature of INCLUDED_FEATURES) expect(smallestPlanWith(feature)).toBeNull();
    expect(PLANS.flatMap(boughtFeatures)).not.toEqual(expect.arrayContaining([...INCLUDED_FEATURES]));
  });

  it('are recognized by their prices’ lookup keys, unlike unknown prices', () => {
    for (const plan of PLANS) {
      for (const interval of BILLING_INTERVALS) {
        expect(planOfLookupKey(priceLookupKey(plan.id, interval))).toEqual({ plan, interval });
      }
    }
    for (const key of [
      null,
      '',
      'gold',
      'fieldwright_gold_month',
      'fieldwright_complete_week',
      'xfieldwright_complete_month',
    ]) {
      expect(planOfLookupKey(key)).toBeNull();
    }
  });
});
