// Before each file of the project `memory`: one world for a process, which every file finds empty.
import { afterAll, vi } from 'vitest';
import { keepPicturesIn } from '@/domain/record/picture';
import { emptyWorld, openWorld } from './world';

await openWorld();
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
  // What a deployment tells its functions, which one file looks at: later ones would take no picture of any other bucket.
  delete process.env['FIREBASE_CONFIG'];
  keepPicturesIn('');
  await emptyWorld();
});
