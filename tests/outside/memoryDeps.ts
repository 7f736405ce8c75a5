import type { Firestore } from 'firebase-admin/firestore';
import { createMemoryDocuments } from '@/data/records/memoryDocuments';
import { MemoryFirestore } from '@/demo/server/shims/firebaseAdminFirestore';
import { newId } from '@/lib/ids';
import type { Deps } from '../../functions/src/platform/admin';

/**
 * Returns the part of a handler's dependencies these tests use: `documents` as its database, ids, and the time from `now`; no accounts
 * and no files.
 */
export const memoryDeps = (now: () => string, documents = createMemoryDocuments({})): Deps =>
  ({ db: new MemoryFirestore(documents) as unknown as Firestore, now, newId }) as Deps;
