import { describe, expect, it } from 'vitest';
import { newId } from './ids';

describe('newId', () => {
  it('has the requested number of letters and digits, 20 by default', () => {
    expect(newId()).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(newId(12)).toMatch(/^[A-Za-z0-9]{12}$/);
    expect(newId(500)).toMatch(/^[A-Za-z0-9]{500}$/);
  });

  it('never repeats', () => {
    expect(new Set(Array.from({ length: 20_000 }, () => newId())).size).toBe(20_000);
  });

  it('uses every character about equally often', () => {
    const counts = new Map<string, number>();
    for (const character of Array.from({ length: 620 }, () => newId(100)).join(''))
      counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 1000 expected, standard deviation 32; bytes taken modulo 62 without rejection would give eight of them 1250.
    expect(Math.max(...counts.values())).toBeLessThan(1190);
    expect(Math.min(...counts.values())).toBeGreaterThan(810);
  });
});
