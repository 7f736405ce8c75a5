import { expect, it } from 'vitest';
import { testsIn } from './sources';

/** Replaces the outside world, once for all page tests. */
const SETUP = 'src/testing/setup/page.ts';

it('modules are mocked only in tests that run alone', () => {
  const files = ['src', 'tests', 'functions/src'].flatMap((folder) => testsIn(folder));
  expect(files.some(({ path }) => path.endsWith('.alone.test.ts'))).toBe(true);
  const told = files
    .filter(
      ({ path, text }) => /\bvi\s*\.(?:do)?mock\(/i.test(text) && path !== SETUP && !/\.alone\.test\.tsx?$/.test(path),
    )
    .map(
      ({ path }) =>
        `${path} mocks a module, which every other file of its process then sees too. Say what src/testing/outsideWorld.ts answers with vi.mocked(…) or answerCalls, or name the file *.alone.test.ts.`,
    );
  expect(told).toEqual([]);
});
