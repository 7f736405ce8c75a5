import { describe, expect, it } from 'vitest';
import { formatMoney, formatPrice } from './money';

describe('amounts of money', () => {
  it('always show cents, and a minus for credits', () => {
    expect(formatMoney(120_450)).toBe('$1,204.50');
    expect(formatMoney(0)).toBe('$0.00');
    expect(formatMoney(-1_200)).toBe('−$12.00');
  });

  it('are advertised without zero cents', () => {
    expect(formatPrice(4_900)).toBe('$49');
    expect(formatPrice(149_000)).toBe('$1,490');
    expect(formatPrice(4_950)).toBe('$49.50');
  });
});
