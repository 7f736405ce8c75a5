import { copyOf } from '@/lib/copyOf';
import { pathOf, Timestamp, type FieldPath } from './firestoreValues';
import type { Data } from './documentWrites';
import type { DocumentReference } from './firebaseAdminFirestore';

const at = (data: Data, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? (part as Data)[name] : undefined),
    data,
  );

/** A value as it lies in a map, with what is in that map already. */
function nested([name = '', ...deeper]: readonly string[], value: unknown, into: unknown): Data {
  const map = typeof into === 'object' && into !== null ? (into as Data) : {};
  if (value === undefined) return map;
  return { ...map, [name]: deeper.length === 0 ? value : nested(deeper, value, map[name]) };
}

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

  /** The same with only some of its fields. */
  only(fields: readonly (string | FieldPath)[]): Snapshot {
    const kept: Data = {};
    for (const [name = '', ...deeper] of fields.map(pathOf)) {
      const value = this.get(name);
      if (value === undefined) continue;
      kept[name] = deeper.length === 0 ? value : nested(deeper, at(this.#data ?? {}, [name, ...deeper]), kept[name]);
    }
    return new Snapshot(this.ref, kept);
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
