import {
  deleteDoc,
  doc,
  onSnapshot,
  runTransaction,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import { AppError } from '@/lib/appError';
import { despiteOthers } from './firestoreContention';
import { revisionOf, type Write } from './store';

function commitOne(db: Firestore, write: Write): Promise<void> {
  const reference = doc(db, write.path, write.id);
  switch (write.kind) {
    case 'set':
      return setDoc(reference, write.data);
    case 'update':
      return updateDoc(reference, write.data);
    case 'delete':
      return deleteDoc(reference);
  }
}

function commitMany(db: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(db);
  for (const write of writes) {
    const reference = doc(db, write.path, write.id);
    if (write.kind === 'set') batch.set(reference, write.data);
    else if (write.kind === 'update') batch.update(reference, write.data);
    else batch.delete(reference);
  }
  return batch.commit();
}

const GONE_WAIT_MS = 2_000;

/** Resolves when this device's cache, which its lists are based on, reflects it too. */
function untilGone(reference: DocumentReference): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, GONE_WAIT_MS);
    const stop = onSnapshot(
      reference,
      (snapshot) => {
        // Deferred, because this may be called before there is anything to unsubscribe.
        if (!snapshot.exists()) queueMicrotask(end);
      },
      end,
    );
  });
}

/** Deletes a document if it's unchanged; one that no longer exists counts as deleted. */
async function deleteUpon(db: Firestore, { path, id }: Write, baseRevision: string): Promise<void> {
  const reference = doc(db, path, id);
  await runTransaction(db, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) return;
    if (revisionOf(snapshot.data()) !== baseRevision)
      throw new AppError({ code: 'permission-denied', userMessage: 'Someone else changed this in the meantime.' });
    transaction.delete(reference);
  });
  await untilGone(reference);
}

/** Commits writes, all or none. @throws AppError `permission-denied` when deleting a document that has changed since */
export function commitTo(db: Firestore, writes: readonly Write[]): Promise<void> {
  const [only] = writes;
  if (only?.kind === 'delete' && only.baseRevision !== undefined) return deleteUpon(db, only, only.baseRevision);
  return despiteOthers(() => (writes.length === 1 && only ? commitOne(db, only) : commitMany(db, writes)));
}
