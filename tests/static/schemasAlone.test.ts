import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadedWith } from './loadedWith';
import { readSource } from './sources';

const LIST = 'src/domain/record/schemas.ts';
/** zod, the manifests and the schemas that every start reads. */
const MOST_WITH_THE_LIST = 30;

const lazily = [...readSource(LIST).matchAll(/import\('([^']+)'\)/g)].map(
  ([, name = '']) => `${join('src/domain/record', name)}.ts`,
);

it('loads each collection’s schema when it is first read: startup doesn’t grow with new collections', () => {
  const loaded = [...loadedWith(LIST)];
  expect(loaded.length).toBeLessThan(MOST_WITH_THE_LIST);
  expect(lazily.length).toBeGreaterThan(60);
});

it('loads no tables with a schema', () => {
  const all = new Set<string>();
  for (const file of [LIST, ...lazily]) loadedWith(file, all);
  const loaded = [...all];
  expect(loaded.length).toBeGreaterThan(80);
  expect(loaded.filter((file) => file.endsWith('.json'))).toEqual([]);
});
