import { describe, expect, it } from 'vitest';
import { sampleItems, samplesOf } from './samples';

describe('the sample items of a company', () => {
  it('of one trade are that trade’s', () =>
    expect(samplesOf(['plumbing'], '2026-01-02')).toEqual(sampleItems('plumbing', '2026-01-02')));

  it('of several trades begin with the main one, each code once', () => {
    const { items, categories, template } = samplesOf(['hvac', 'plumbing'], '2026-01-02');
    const hvac = sampleItems('hvac', '2026-01-02');
    expect(items.slice(0, hvac.items.length)).toEqual(hvac.items);
    expect(items.length).toBeGreaterThan(hvac.items.length);
    const codes = items.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(items.map(({ categoryName }) => categoryName))).toEqual(new Set(categories.map(({ name }) => name)));
    expect(template).toEqual(hvac.template);
  });
});
