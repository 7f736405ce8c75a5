import { describe, expect, it } from 'vitest';
import { commitFitting, fitting } from './fitting';

const TOO_BIG = '3 INVALID_ARGUMENT: Transaction too big. Decrease transaction size.';

describe('commitFitting', () => {
  /** A database that accepts 10 units at a time. */
  function database(words = TOO_BIG) {
    const stored: number[] = [];
    const asked: number[] = [];
    const commit = (units: readonly number[]): Promise<void> => {
      asked.push(units.length);
      if (units.reduce((sum, one) => sum + one, 0) > 10) return Promise.reject(new Error(words));
      stored.push(...units);
      return Promise.resolve();
    };
    return { stored, asked, commit };
  }

  it('commits everything together if it fits', async () => {
    const { stored, asked, commit } = database();
    await commitFitting([1, 2, 3], commit);
    expect([stored, asked]).toEqual([[1, 2, 3], [3]]);
  });

  it('splits what is too large into parts, in order, each written once', async () => {
    const { stored, asked, commit } = database();
    await commitFitting([4, 4, 4, 4, 1], commit);
    expect(stored).toEqual([4, 4, 4, 4, 1]);
    expect(asked).toEqual([5, 3, 2, 3]);
  });

  it('makes no request for an empty list', async () => {
    const { asked, commit } = database();
    await commitFitting([], commit);
    expect(asked).toEqual([]);
  });

  it('fails when a single write is too large, and on any other error immediately', async () => {
    const { stored, commit } = database();
    await expect(commitFitting([1, 11], commit)).rejects.toThrow('too big');
    expect(stored).toEqual([1]);
    const broken = database('14 UNAVAILABLE');
    await expect(commitFitting([6, 6], broken.commit)).rejects.toThrow('UNAVAILABLE');
    expect(broken.asked).toEqual([2]);
  });
});

describe('fitting', () => {
  it('also recognizes the other wording of the same limit', async () => {
    const work = (size: number): Promise<number> =>
      size > 3
        ? Promise.reject(new Error('3 INVALID_ARGUMENT: Request payload size exceeds the limit: 11534336 bytes.'))
        : Promise.resolve(size);
    expect(await fitting(9, work)).toBe(3);
  });
});
