import type { DocumentReference, MemoryFirestore } from './firebaseAdminFirestore';
import { Query } from './firestoreQuery';
import type { QuerySnapshot, Snapshot } from './firestoreSnapshots';
import { refused, WriteBatch } from './firestoreWrites';

const ABORTED = 10;
/** More than the SDK's five: on a server, a lock makes one transaction wait for another; here it runs again. */
const ATTEMPTS = 50;

/** The fields of the documents to read. */
export type ReadOptions = { fieldMask: string[] };

/** Tracks what a transaction has read, and what it writes at the end. @throws Error if it reads after it has written. */
export class Transaction extends WriteBatch {
  readonly #db: MemoryFirestore;
  readonly #unchanged: (() => boolean)[] = [];

  constructor(db: MemoryFirestore) {
    super();
    this.#db = db;
  }

  /** Whether everything that was read is unchanged. */
  get isValid(): boolean {
    return this.#unchanged.every((isUnchanged) => isUnchanged());
  }

  get(target: DocumentReference): Promise<Snapshot>;
  get(target: Query): Promise<QuerySnapshot>;
  async get(target: DocumentReference | Query): Promise<Snapshot | QuerySnapshot> {
    this.#assertReads();
    if (!(target instanceof Query)) {
      this.#watch([target]);
      return target.get();
    }
    const found = await target.get();
    // Based on what was read, not on what is stored by now: someone may have written while the response was pending.
    const stateOf = ({ docs }: QuerySnapshot): string =>
      docs.map(({ ref, updateTime }) => `${ref.path} ${String(updateTime?.valueOf())}`).join();
    const state = stateOf(found);
    this.#unchanged.push(() => stateOf(target.run()) === state);
    return found;
  }

  getAll(...refs: (DocumentReference | ReadOptions)[]): Promise<Snapshot[]> {
    this.#assertReads();
    this.#watch(refs.flatMap((ref) => ('fieldMask' in ref ? [] : [ref])));
    return this.#db.getAll(...refs);
  }

  #assertReads(): void {
    if (this.writes.length > 0)
      throw new Error('Firestore transactions require all reads to be executed before all writes.');
  }

  #watch(refs: readonly DocumentReference[]): void {
    for (const ref of refs) {
      const seen = this.#db.writtenAt(ref);
      this.#unchanged.push(() => this.#db.writtenAt(ref) === seen);
    }
  }
}

/**
 * Runs `work`, and makes its writes if no one has changed what it read; otherwise runs it again.
 * @throws what `work` or a write throws, and ABORTED if someone interfered every time.
 */
export async function inTransaction<T>(
  db: MemoryFirestore,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const transaction = new Transaction(db);
    try {
      const result = await work(transaction);
      if (!transaction.isValid) continue;
      db.commit(transaction.writes);
      return result;
    } catch (error) {
      // Documents read before and after someone else's writes may be inconsistent: on a server, locks prevent that.
      if (transaction.isValid) throw error;
    }
  }
  throw refused(ABORTED, 'The documents of the transaction kept changing');
}
