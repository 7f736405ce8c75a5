// Before each file of the project `memory`: one world for a process, which every file finds empty.
import { afterAll, vi } from 'vitest';
import { emptyWorld, openWorld } from './world';

await openWorld();
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
  await emptyWorld();
});
