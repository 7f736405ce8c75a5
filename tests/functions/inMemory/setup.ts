// Runs before each file of the project `memory`: one world per process, empty for every file.
import { afterAll, vi } from 'vitest';
import { keepPicturesIn } from '@/domain/record/picture';
import { emptyWorld, openWorld } from './world';

await openWorld();
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
  // Settings of a deployment, which one file tests: otherwise later files would accept no picture from any other bucket.
  delete process.env['FIREBASE_CONFIG'];
  keepPicturesIn('');
  await emptyWorld();
});
