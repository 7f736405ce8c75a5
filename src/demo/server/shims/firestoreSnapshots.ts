import { copyOf } from '@/lib/copyOf';
import { pathOf, Timestamp, type FieldPath } from './firestoreValues';
import type { Data } from './documentWrites';
import type { DocumentReference } from './firebaseAdminFirestore';

const at = (data: Data, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? (part as Data)[name] : undefined),
    data,
  );

/** A document as it was when it was read. */
export class Snapshot {
  readonly ref: DocumentReference;
  readonly updateTime: Timestamp | undefined;
  readonly #data: Data | undefined;

  constructor(ref: DocumentReference, data: Data | undefined) {
    this.ref = ref;
    this.#data = data && copyOf(data);
    this.updateTime = data && Timestamp.fromMillis(ref.db.writtenAt(ref));
  }

  get id(): string {
    return this.ref.id;
  }

  get exists(): boolean {
    return this.#data !== undefined;
  }

  data(): Data | undefined {
    return this.#data;
  }

  get(field: string | FieldPath): unknown {
    return this.#data && at(this.#data, pathOf(field));
  }
}

export class QuerySnapshot {
  readonly docs: readonly Snapshot[];

  constructor(docs: readonly Snapshot[]) {
    this.docs = docs;
  }

  get size(): number {
    return this.docs.length;
  }

  get empty(): boolean {
    return this.docs.length === 0;
  }

  forEach(use: (snapshot: Snapshot) => void): void {
    this.docs.forEach(use);
  }
}
