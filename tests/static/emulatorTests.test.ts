import { expect, it } from 'vitest';
import { testsIn } from './sources';

const MODULE_TAG = '// @module-tag emulators\n';

it('tests that need the emulators are among those that run there', () => {
  const files = testsIn('tests/functions').filter(({ path }) => path.endsWith('.emulators.test.ts'));
  expect(files.length).toBeGreaterThan(0);
  const untagged = files
    .filter(({ text }) => !text.startsWith(MODULE_TAG))
    .map(
      ({ path }) =>
        `${path} would run nowhere: not in memory, because of its name, and on the emulators \`npm test\` runs only what is tagged. Begin it with ${MODULE_TAG.trim()}.`,
    );
  expect(untagged).toEqual([]);
});
