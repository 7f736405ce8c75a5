import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MUTANTS, type Mutant } from '../mutation/mutants';
import { readSource } from './sources';

const isFile = (path: string): boolean => existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));

/** Returns the reasons why `npm run test:mutation` can't make this mistake or run its tests, in sentences. */
function troublesOf({ id, file, before, after, tests }: Mutant): string[] {
  const missing = tests
    .filter((path) => !isFile(path))
    .map((path) => `${id} names the test ${path}, which is not there.`);
  if (!isFile(file)) return [...missing, `${id} changes ${file}, which is not there.`];
  const count = readSource(file).split(before).length - 1;
  return [
    ...missing,
    ...(count === 1 ? [] : [`${id}: ${file} has its text ${count} times, not once: ${before}`]),
    ...(before === after ? [`${id} changes nothing.`] : []),
    ...(tests.length === 0 ? [`${id} names no test.`] : []),
  ];
}

test('each mutant matches the code it changes and names existing tests', () => {
  expect(MUTANTS.length).toBeGreaterThan(100);
  expect(MUTANTS.flatMap(troublesOf)).toEqual([]);
});

test('each mutant has a unique id', () => {
  const ids = MUTANTS.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
