import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '../user/schema';
import { sampleItems, samplesOf } from './samples';
import { templateOf } from './samples/templates';

describe('a company’s sample items', () => {
  it('match its only trade', () =>
    expect(samplesOf(['plumbing'], '2026-01-02')).toEqual(sampleItems('plumbing', '2026-01-02')));

  it('of several trades start with the main one, without repeated codes', () => {
    const { items, categories, template } = samplesOf(['hvac', 'plumbing'], '2026-01-02');
    const hvac = sampleItems('hvac', '2026-01-02');
    expect(items.slice(0, hvac.items.length)).toEqual(hvac.items);
    expect(items.length).toBeGreaterThan(hvac.items.length);
    const codes = items.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(items.map(({ categoryName }) => categoryName))).toEqual(new Set(categories.map(({ name }) => name)));
    expect(template).toEqual(hvac.template);
  });

  it.each(INDUSTRIES)('offer good, better and best for %s from its own items, in rising prices', (trade) => {
    const { items, templates } = sampleItems(trade, '2026-01-02');
    const priceOf = new Map(items.map(({ code, priceCents }) => [code, priceCents]));
    for (const sample of templates) {
      const { name, options } = templateOf(sample, { idOf: (code) => code, newId: (option) => option });
      expect(options.map((one) => one.name)).toEqual(['Good', 'Better', 'Best']);
      const prices = options.map((one) => one.items.reduce((sum, { itemId }) => sum + (priceOf.get(itemId) ?? NaN), 0));
      expect(prices, name).toEqual(prices.toSorted((a, b) => a - b));
      expect(new Set(prices).size, name).toBe(3);
    }
  });

  it('include templates for every trade', () => {
    const { templates } = samplesOf(['hvac', 'plumbing'], '2026-01-02');
    expect(templates.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Air conditioner replacement', 'Water heater replacement']),
    );
  });
});
