import type { MemoryDocuments } from '@/data/records/memoryDocuments';
import { newId } from '@/lib/ids';
import type { Data } from './documentWrites';
import { Query } from './firestoreQuery';
import { Snapshot } from './firestoreSnapshots';
import { Timestamp } from './firestoreValues';
import {
  creating,
  deleting,
  setting,
  updating,
  WriteBatch,
  type Precondition,
  type SetOptions,
  type Write,
} from './firestoreWrites';

export { FieldPath, FieldValue, Timestamp } from './firestoreValues';

export class DocumentReference {
  readonly db: MemoryFirestore;
  readonly parent: CollectionReference;
  readonly id: string;

  constructor(parent: CollectionReference, id: string) {
    this.db = parent.db;
    this.parent = parent;
    this.id = id;
  }

  get path(): string {
    return `${this.parent.path}/${this.id}`;
  }

  collection(name: string): CollectionReference {
    return new CollectionReference(this.db, `${this.path}/${name}`);
  }

  get(): Promise<Snapshot> {
    return Promise.resolve(this.db.read(this));
  }

  set(data: Data, options: SetOptions = {}): Promise<{ writeTime: Timestamp }> {
    return this.db.commitSoon([setting(this, data, options)]);
  }

  create(data: Data): Promise<{ writeTime: Timestamp }> {
    return this.db.commitSoon([creating(this, data)]);
  }

  update(data: Data, precondition: Precondition = {}): Promise<{ writeTime: Timestamp }> {
    return this.db.commitSoon([updating(this, data, precondition)]);
  }

  delete(precondition: Precondition = {}): Promise<{ writeTime: Timestamp }> {
    return this.db.commitSoon([deleting(this, precondition)]);
  }
}

export class CollectionReference extends Query {
  readonly path: string;

  constructor(db: MemoryFirestore, path: string) {
    super(db, () => [this]);
    this.path = path;
  }

  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }

  get parent(): DocumentReference | null {
    const end = this.path.lastIndexOf('/');
    return end < 0 ? null : this.db.doc(this.path.slice(0, end));
  }

  doc(id: string = newId()): DocumentReference {
    return new DocumentReference(this, id);
  }
}

class Batch extends WriteBatch {
  readonly #db: MemoryFirestore;

  constructor(db: MemoryFirestore) {
    super();
    this.#db = db;
  }

  commit(): Promise<unknown> {
    return this.#db.commitSoon(this.writes);
  }
}

class Transaction extends WriteBatch {
  get<T>(target: { get: () => Promise<T> }): Promise<T> {
    return target.get();
  }

  getAll(...refs: (DocumentReference | { fieldMask: string[] })[]): Promise<Snapshot[]> {
    return Promise.all(refs.filter((ref) => ref instanceof DocumentReference).map((ref) => ref.get()));
  }
}

/**
 * As much of firebase-admin's Firestore as the functions use, over documents in this tab. One transaction runs after the
 * other, so none is ever tried again.
 */
export class MemoryFirestore {
  readonly #documents: MemoryDocuments;
  readonly #writtenAt = new Map<string, number>();
  #staged: Map<string, { path: string; id: string; data: Data | null }> | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #clock = 0;

  constructor(documents: MemoryDocuments) {
    this.#documents = documents;
    documents.onChange((changes) => {
      this.#clock = Math.max(Date.now(), this.#clock + 1);
      for (const { path, id } of changes) this.#writtenAt.set(`${path}/${id}`, this.#clock);
    });
  }

  collection(path: string): CollectionReference {
    return new CollectionReference(this, path);
  }

  doc(path: string): DocumentReference {
    const end = path.lastIndexOf('/');
    return this.collection(path.slice(0, end)).doc(path.slice(end + 1));
  }

  collectionGroup(name: string): Query {
    return new Query(this, () =>
      this.#documents
        .paths()
        .filter((path) => path.endsWith(`/${name}`))
        .map((path) => this.collection(path)),
    );
  }

  getAll(...refs: (DocumentReference | { fieldMask: string[] })[]): Promise<Snapshot[]> {
    return new Transaction().getAll(...refs);
  }

  batch(): Batch {
    return new Batch(this);
  }

  runTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const run = async (): Promise<T> => {
      const transaction = new Transaction();
      const result = await work(transaction);
      this.commit(transaction.writes);
      return result;
    };
    const turn = this.#turn.then(run, run);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Makes all writes or none; what refuses them refuses the promise. */
  commitSoon(writes: readonly Write[]): Promise<{ writeTime: Timestamp }> {
    return new Promise((resolve) => {
      resolve(this.commit(writes));
    });
  }

  /** The same at once. @throws what refuses them. */
  commit(writes: readonly Write[]): { writeTime: Timestamp } {
    this.#staged = new Map();
    try {
      for (const write of writes) write(this);
      this.#documents.apply(
        [...this.#staged.values()].map(({ path, id, data }) =>
          data ? { kind: 'set', path, id, data } : { kind: 'delete', path, id },
        ),
      );
    } finally {
      this.#staged = null;
    }
    return { writeTime: Timestamp.fromMillis(this.#clock) };
  }

  /** The document as the commit that is under way leaves it. */
  peek(ref: DocumentReference): Data | null {
    const staged = this.#staged?.get(ref.path);
    return staged ? staged.data : (this.#documents.at(ref.parent.path).get(ref.id) ?? null);
  }

  put(ref: DocumentReference, data: Data | null): void {
    this.#staged?.set(ref.path, { path: ref.parent.path, id: ref.id, data });
  }

  read(ref: DocumentReference): Snapshot {
    return new Snapshot(ref, this.#documents.at(ref.parent.path).get(ref.id));
  }

  list(collection: CollectionReference): Snapshot[] {
    return [...this.#documents.at(collection.path)].map(([id, data]) => new Snapshot(collection.doc(id), data));
  }

  /** When a document was last written in this tab; 0 for one that is as it came. */
  writtenAt(ref: DocumentReference): number {
    return this.#writtenAt.get(ref.path) ?? 0;
  }
}

let database: MemoryFirestore | null = null;

/** Before any function runs. */
export function setFirestore(next: MemoryFirestore): void {
  database = next;
}

/** As firebase-admin gives it out. @throws Error before `setFirestore`. */
export function getFirestore(): MemoryFirestore {
  if (!database) throw new Error('The demo has not been started');
  return database;
}
