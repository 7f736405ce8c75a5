import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as core from 'zod/v4/core';

/** Entry points in a browser: the app, the public pages, and their workers. */
const STARTS = ['src/app/main.tsx', 'src/app/public/interactive.tsx', ...globSync('src/**/*.worker.ts')];

test.each(STARTS)('%s first keeps zod from using eval, which the content policy forbids', (file) => {
  expect(readFileSync(file, 'utf8').split('\n')[0]).toBe("import '@/lib/schemasWithoutEval';");
});

test('zod reads the setting where it is set, and then compiles nothing', async () => {
  const before = { ...core.globalConfig };
  await import('@/lib/schemasWithoutEval');
  const set = (globalThis as { __zod_globalConfig?: { jitless?: boolean } }).__zod_globalConfig;
  expect(set?.jitless).toBe(true);
  // A version of zod that keeps its settings elsewhere would compile again, and complain on every page.
  expect(String(core.config)).toContain('globalConfig');
  expect(readFileSync('node_modules/zod/v4/core/core.js', 'utf8')).toContain('globalThis).__zod_globalConfig');
  expect(z.object({ a: z.string() }).parse({ a: 'x' })).toEqual({ a: 'x' });
  Object.assign(globalThis, { __zod_globalConfig: before });
});
