import { expect, it } from 'vitest';
import { loadedWith } from './loadedWith';

it('loads no tables with the records’ schemas, which every start waits for', () => {
  const loaded = [...loadedWith('src/domain/record/schemas.ts')];
  expect(loaded.length).toBeGreaterThan(50);
  expect(loaded.filter((file) => file.endsWith('.json'))).toEqual([]);
});
