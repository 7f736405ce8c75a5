import type { MemoryDocuments } from '@/data/records/memoryDocuments';
import { newId } from '@/lib/ids';
import { isSame } from '@/lib/stableJson';
import { assertCommits } from './documentSize';
import type { Data } from './documentWrites';
import { BulkWriter } from './firestoreBulkWriter';
import { Query, type QueryListener } from './firestoreQuery';
import { Snapshot } from './firestoreSnapshots';
import { inTransaction, type ReadOptions, type Transaction } from './firestoreTransaction';
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

export { AggregateField, FieldPath, FieldValue, Timestamp } from './firestoreValues';

type WriteResult = { writeTime: Timestamp };

const MICROS_PER_MILLI = 1000;

const invalidPath = (path: string): Error => new Error(`"${path}" is not a valid resource path.`);

export class DocumentReference {
  readonly db: MemoryFirestore;
  readonly parent: CollectionReference;
  readonly id: string;

  constructor(parent: CollectionReference, id: string) {
    if (id === '') throw invalidPath(`${parent.path}/`);
    this.db = parent.db;
    this.parent = parent;
    this.id = id;
  }

  get path(): string {
    return `${this.parent.path}/${this.id}`;
  }

  get firestore(): MemoryFirestore {
    return this.db;
  }

  isEqual(other: DocumentReference): boolean {
    return this.path === other.path;
  }

  collection(name: string): CollectionReference {
    return this.db.collection(`${this.path}/${name}`);
  }

  get(): Promise<Snapshot> {
    return Promise.resolve(this.db.read(this));
  }

  set(data: Data, options: SetOptions = {}): Promise<WriteResult> {
    return this.db.commitOne(setting(this, data, options), this);
  }

  create(data: Data): Promise<WriteResult> {
    return this.db.commitOne(creating(this, data), this);
  }

  update(data: Data, precondition: Precondition = {}): Promise<WriteResult> {
    return this.db.commitOne(updating(this, data, precondition), this);
  }

  delete(precondition: Precondition = {}): Promise<WriteResult> {
    return this.db.commitOne(deleting(this, precondition), this);
  }
}

export class CollectionReference extends Query {
  readonly path: string;

  constructor(db: MemoryFirestore, path: string) {
    super(db, () => [this], { name: path.slice(path.lastIndexOf('/') + 1) });
    this.path = path;
  }

  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }

  get parent(): DocumentReference | null {
    const end = this.path.lastIndexOf('/');
    return end < 0 ? null : this.db.doc(this.path.slice(0, end));
  }

  /** `path` may have several segments. @throws Error if it doesn't lead to a document. */
  doc(path: string = newId()): DocumentReference {
    return this.db.doc(`${this.path}/${path}`);
  }

  async add(data: Data): Promise<DocumentReference> {
    const ref = this.doc();
    await ref.create(data);
    return ref;
  }

  listDocuments(): Promise<DocumentReference[]> {
    return Promise.resolve(this.db.rows(this).map(([id]) => this.doc(id)));
  }
}

class Batch extends WriteBatch {
  readonly #db: MemoryFirestore;
  #isCommitted = false;

  constructor(db: MemoryFirestore) {
    super();
    this.#db = db;
  }

  commit(): Promise<unknown> {
    if (this.#isCommitted) return Promise.reject(new Error('Cannot modify a WriteBatch that has been committed.'));
    this.#isCommitted = true;
    return this.#db.commitSoon(this.writes);
  }
}

/**
 * Returns the first microsecond of the millisecond after `micros`. A server never writes a document twice within a millisecond, so
 * times read in milliseconds are enough to tell which came first.
 */
const nextMilli = (micros: number): number => (Math.floor(micros / MICROS_PER_MILLI) + 1) * MICROS_PER_MILLI;

/**
 * The part of firebase-admin's Firestore used by the functions, over documents in this process. A transaction whose documents have been
 * changed meanwhile runs again. `tests/contract` compares it with the emulator.
 */
export class MemoryFirestore {
  listener: QueryListener | null = null;
  readonly #documents: MemoryDocuments;
  /** In microseconds. */
  readonly #writtenAt = new Map<string, number>();
  #staged: Map<string, { path: string; id: string; data: Data | null }> | null = null;
  #clock = 0;

  constructor(documents: MemoryDocuments) {
    this.#documents = documents;
    documents.onChange((changes) => {
      this.#clock = Math.max(Date.now() * MICROS_PER_MILLI, this.#clock + 1);
      for (const { path, id } of changes) {
        const earlier = this.#writtenAt.get(`${path}/${id}`);
        this.#writtenAt.set(
          `${path}/${id}`,
          earlier === undefined ? this.#clock : Math.max(this.#clock, nextMilli(earlier)),
        );
      }
    });
  }

  /** @throws Error for a path that doesn't lead to a collection. */
  collection(path: string): CollectionReference {
    const parts = path.split('/');
    if (parts.length % 2 === 0 || parts.includes('')) throw invalidPath(path);
    return new CollectionReference(this, path);
  }

  /** @throws Error for a path that doesn't lead to a document. */
  doc(path: string): DocumentReference {
    const end = path.lastIndexOf('/');
    if (end < 0) throw invalidPath(path);
    return new DocumentReference(this.collection(path.slice(0, end)), path.slice(end + 1));
  }

  collectionGroup(name: string): Query {
    const collections = (): CollectionReference[] =>
      this.#documents
        .paths()
        .filter((path) => path === name || path.endsWith(`/${name}`))
        .map((path) => this.collection(path));
    return new Query(this, collections, { name, isGroup: true });
  }

  getAll(...refs: (DocumentReference | ReadOptions)[]): Promise<Snapshot[]> {
    const options = refs.find((ref) => 'fieldMask' in ref);
    const snapshots = refs.flatMap((ref) => ('fieldMask' in ref ? [] : [ref])).map((ref) => this.read(ref));
    return Promise.resolve(options ? snapshots.map((snapshot) => snapshot.only(options.fieldMask)) : snapshots);
  }

  batch(): Batch {
    return new Batch(this);
  }

  bulkWriter(): BulkWriter {
    return new BulkWriter();
  }

  runTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return inTransaction(this, work);
  }

  /** Makes all writes or none; a rejected write rejects the promise. */
  commitSoon(writes: readonly Write[]): Promise<void> {
    return new Promise((resolve) => {
      this.commit(writes);
      resolve();
    });
  }

  commitOne(write: Write, ref: DocumentReference): Promise<WriteResult> {
    return new Promise((resolve) => {
      this.commit([write]);
      resolve({ writeTime: this.updateTimeOf(ref) });
    });
  }

  /** Same, synchronously. A write that changes nothing leaves no trace. @throws the rejection. */
  commit(writes: readonly Write[]): void {
    this.#staged = new Map();
    try {
      for (const write of writes) write(this);
      const changed = [...this.#staged.values()].filter(({ path, id, data }) => {
        const before = this.#documents.at(path).get(id) ?? null;
        return before === null || data === null ? before !== data : !isSame(before, data);
      });
      if (changed.length === 0) return;
      assertCommits(
        changed.map(({ path, id, data }) => ({
          path: `${path}/${id}`,
          data: data ?? this.#documents.at(path).get(id) ?? {},
        })),
      );
      this.#documents.apply(
        changed.map(({ path, id, data }) => (data ? { kind: 'set', path, id, data } : { kind: 'delete', path, id })),
      );
    } finally {
      this.#staged = null;
    }
  }

  /** Returns the document as the pending commit leaves it. */
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

  /** Returns a collection's documents by ID, as stored: they must not be modified. */
  rows(collection: CollectionReference): [id: string, data: Data][] {
    return [...this.#documents.at(collection.path)];
  }

  /** Returns when a document was last written in this process, in microseconds; 0 if it's unchanged since it was loaded. */
  writtenAt(ref: DocumentReference): number {
    return this.#writtenAt.get(ref.path) ?? 0;
  }

  /** For tests: removes the documents, and resets a clock that was set ahead. */
  forgetTimes(): void {
    this.#writtenAt.clear();
    this.#clock = 0;
  }

  updateTimeOf(ref: DocumentReference): Timestamp {
    return Timestamp.fromMicros(this.writtenAt(ref));
  }
}

let database: MemoryFirestore | null = null;

/** Call before any function runs. */
export function setFirestore(next: MemoryFirestore): void {
  database = next;
}

/** Same as firebase-admin's. @throws Error before `setFirestore`. */
export function getFirestore(): MemoryFirestore {
  if (!database) throw new Error('The demo has not been started');
  return database;
}
