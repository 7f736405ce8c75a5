import { expect, it } from 'vitest';
import { inBatches } from './runs';

it('groups writes by count and size, in order, without leaving any out', () => {
  const small = Array.from({ length: 450 }, (_, at) => ({ at, body: 'x' }));
  expect(inBatches(small).map((batch) => batch.length)).toEqual([200, 200, 50]);
  const large = Array.from({ length: 9 }, (_, at) => ({ at, body: 'x'.repeat(500_000) }));
  expect(inBatches(large).map((batch) => batch.length)).toEqual([4, 4, 1]);
  expect(inBatches(large).flat()).toEqual(large);
  expect(inBatches([])).toEqual([]);
});
