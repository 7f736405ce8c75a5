import type { Firestore } from 'firebase-admin/firestore';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import type { Deps } from '../../functions/src/platform/admin';
import { adminAuth, db } from './support';

/**
 * Returns the dependencies of handlers that run in the test itself: the emulators, the time from `now`, and no files. `database`
 * identifies an instance: each has its own queue.
 */
export const depsAt = (now: () => string = nowIso, database: Firestore = db): Deps => ({
  db: database,
  auth: adminAuth,
  bucket: () => Promise.reject(new Error('No files here')),
  now,
  newId,
});
export const deps = depsAt();
