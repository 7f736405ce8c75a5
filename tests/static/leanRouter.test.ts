import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutWarnings } from '../../scripts/build/leanRouter';

const dist = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist');
/** The file that a folder's `index.mjs` is made of. */
const mainOf = (folder: string): string => {
  const index = readFileSync(join(dist, folder, 'index.mjs'), 'utf8');
  const chunks = [...index.matchAll(/from "\.\/(chunk-\w+\.mjs)"/g)].map(([, file = '']) => file);
  return (
    chunks
      .map((file) => readFileSync(join(dist, folder, file), 'utf8'))
      .find((code) => /^var ENABLE_DEV_WARNINGS = /m.test(code)) ?? ''
  );
};

it('the build has the router’s production version', () => {
  const comment = /^\/\*\*[\s\S]*?\*\/\n/;
  const made = withoutWarnings(mainOf('development')).replace(comment, '');
  expect(made.length).toBeGreaterThan(100_000);
  expect(made).toBe(mainOf('production').replace(comment, ''));
});
