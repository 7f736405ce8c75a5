import { copyOf } from '@/lib/copyOf';
import { pathOf, Timestamp, valueAt, type FieldPath } from './firestoreValues';
import type { Data } from './documentWrites';
import type { DocumentReference } from './firebaseAdminFirestore';

/** Returns only the named fields of a document. */
function only(data: Data, fields: readonly (string | FieldPath)[]): Data {
  const result: Data = {};
  for (const field of fields) {
    const value = valueAt(data, field);
    if (value === undefined) continue;
    const names = [...pathOf(field)];
    const last = names.pop() ?? '';
    const target = names.reduce<Data>((part, name) => (part[name] ??= {}) as Data, result);
    target[last] = copyOf(value);
  }
  return result;
}

/** A document as it was when it was read, or only the requested fields. */
export class Snapshot {
  readonly ref: DocumentReference;
  readonly updateTime: Timestamp | undefined;
  readonly #data: Data | undefined;

  constructor(ref: DocumentReference, data: Data | undefined, fields?: readonly (string | FieldPath)[]) {
    this.ref = ref;
    this.#data = data && (fields ? only(data, fields) : copyOf(data));
    this.updateTime = data && Timestamp.fromMicros(ref.db.writtenAt(ref));
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
    return this.#data && valueAt(this.#data, field);
  }

  /** Returns the snapshot with only the named fields. */
  only(fields: readonly (string | FieldPath)[]): Snapshot {
    return new Snapshot(this.ref, this.#data, fields);
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
