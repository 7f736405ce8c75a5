// Replaces `firebase-admin/firestore`, for the functions and for their tests: vite.config.ts.
import { createMemoryDocuments } from '@/data/records/memoryDocuments';
import { MemoryFirestore, setFirestore } from '@/demo/server/shims/firebaseAdminFirestore';

export {
  AggregateField,
  FieldPath,
  FieldValue,
  getFirestore,
  MemoryFirestore as Firestore,
  Timestamp,
} from '@/demo/server/shims/firebaseAdminFirestore';

/** Everything stored in this process. */
export const documents = createMemoryDocuments();
const database = new MemoryFirestore(documents);
setFirestore(database);

/** Deletes everything, without notifying listeners. */
export function forgetDocuments(): void {
  documents.takeIn(Object.fromEntries(documents.paths().map((path) => [path, {}])));
  database.forgetTimes();
}
