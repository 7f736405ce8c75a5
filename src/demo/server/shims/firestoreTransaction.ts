import type { DocumentReference, MemoryFirestore } from './firebaseAdminFirestore';
import { Query } from './firestoreQuery';
import type { QuerySnapshot, Snapshot } from './firestoreSnapshots';
import { refused, WriteBatch } from './firestoreWrites';

const ABORTED = 10;
/** More than the SDK's five: on a server a lock lets one transaction wait for another, here it runs again. */
const ATTEMPTS = 50;

/** Which fields of the documents are wanted. */
export type ReadOptions = { fieldMask: string[] };

/** What a transaction has read, and what it wants to write when it ends. @throws Error when it reads after it has written. */
export class Transaction extends WriteBatch {
  readonly #db: MemoryFirestore;
  readonly #unchanged: (() => boolean)[] = [];

  constructor(db: MemoryFirestore) {
    super();
    this.#db = db;
  }

  /** Whether all that was read is still as it was. */
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
    // Of what was read, not of what is stored by now: somebody may have written while the answer was on its way.
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
 * Runs `work`, and makes its writes if nobody has changed what it read; otherwise runs it again.
 * @throws what `work` or a write throws, and ABORTED when somebody came between each time.
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
      // Read before and after somebody else's writes, documents may contradict each other: on a server locks prevent that.
      if (transaction.isValid) throw error;
    }
  }
  throw refused(ABORTED, 'The documents of the transaction kept changing');
}
