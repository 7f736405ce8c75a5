import { describe, expect, it } from 'vitest';
import { callerAddressHash } from '../platform/callerAddress';
import { addressOf, callersOf } from './callers';

const NOW = '2026-11-23T12:00:00.000Z';
const from = (forwarded: string, companyId = 'acme') =>
  callersOf(
    { now: () => NOW },
    {
      header: (name) => (name === 'x-forwarded-for' ? forwarded : ''),
      network: callerAddressHash({ headers: { 'x-forwarded-for': forwarded } }, NOW),
    },
    companyId,
  );
/**
 * Returns how many forms are accepted from one sender who submits them one after another, each from the next of these
 * addresses.
 */
function letThrough(chains: readonly string[], companyId = 'acme'): number {
  const counts = new Map<string, number>();
  return chains.filter((chain) =>
    from(chain, companyId).every(({ key, perMinute }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= perMinute;
    }),
  ).length;
}
const times = (count: number, chainOf: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => chainOf(index));

describe('forms counted together', () => {
  it('allow a visitor five a minute, both directly and behind the hosting', () => {
    expect(letThrough(times(50, () => '198.51.100.7'))).toBe(5);
    expect(letThrough(times(50, () => '203.0.113.9, 151.101.1.1'))).toBe(5);
    // Anything a website visitor writes comes before their own address, and is ignored.
    expect(letThrough(times(50, (index) => `10.0.0.${index}, 203.0.113.9, 151.101.1.1`))).toBe(5);
  });

  it('leave most of a company’s limit to others when someone invents an address for each form', () => {
    expect(letThrough(times(500, (index) => `10.0.${index}.1, 198.51.100.7`))).toBe(20);
  });

  it('allow many visitors behind one edge server, and one company’s crowd doesn’t block another’s visitors', () => {
    expect(letThrough(times(20, (index) => `203.0.113.${index}, 151.101.1.1`))).toBe(20);
    const keys = (companyId: string) => from('203.0.113.9, 151.101.1.1', companyId).map(({ key }) => key);
    expect(keys('acme').filter((key) => keys('other').includes(key))).toHaveLength(1);
  });
});

it('stores with a consent both the claimed and the forwarding address', () => {
  const sentFrom = (forwarded: string) => addressOf({ header: () => forwarded });
  expect(sentFrom('203.0.113.9, 151.101.1.1')).toBe('203.0.113.9 by way of 151.101.1.1');
  expect(sentFrom('198.51.100.7')).toBe('198.51.100.7');
  expect(sentFrom('')).toBe('');
});
