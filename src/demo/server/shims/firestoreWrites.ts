import { assertStorable } from './documentSize';
import { merged, replaced, updated, type Data } from './documentWrites';
import type { DocumentReference, MemoryFirestore } from './firebaseAdminFirestore';
import type { Timestamp } from './firestoreValues';

/** The gRPC codes that the handlers check. */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

export const refused = (code: number, message: string): Error => Object.assign(new Error(message), { code });

/** A write that runs when it's committed. @throws as Firestore rejects it. */
export type Write = (db: MemoryFirestore) => void;
/** The parts of an existing document that are kept; `mergeFields` supports only top-level field names. */
export type SetOptions = { merge?: boolean; mergeFields?: readonly string[] };
export type Precondition = { lastUpdateTime?: Timestamp; exists?: boolean };

export function setting(ref: DocumentReference, data: Data, { merge = false, mergeFields }: SetOptions): Write {
  const named = mergeFields && Object.fromEntries(mergeFields.map((name) => [name, data[name]]));
  const onto = (stored: Data): Data => {
    if (named) return updated(named, stored);
    return merge ? merged(data, stored) : replaced(data, stored);
  };
  onto({});
  return (db) => put(db, ref, onto(db.peek(ref) ?? {}));
}

export function creating(ref: DocumentReference, data: Data): Write {
  replaced(data, {});
  return (db) => {
    if (db.peek(ref)) throw refused(ALREADY_EXISTS, `${ref.path} exists already`);
    put(db, ref, replaced(data, {}));
  };
}

export function updating(ref: DocumentReference, data: Data, precondition: Precondition): Write {
  updated(data, {});
  return (db) => {
    const stored = db.peek(ref);
    if (!stored) throw refused(NOT_FOUND, `${ref.path} does not exist`);
    assertUnchanged(db, ref, precondition);
    put(db, ref, updated(data, stored));
  };
}

export const deleting =
  (ref: DocumentReference, precondition: Precondition): Write =>
  (db) => {
    if (precondition.exists && !db.peek(ref)) throw refused(NOT_FOUND, `${ref.path} does not exist`);
    assertUnchanged(db, ref, precondition);
    db.put(ref, null);
  };

function put(db: MemoryFirestore, ref: DocumentReference, data: Data): void {
  assertStorable(ref.path, data);
  db.put(ref, data);
}

function assertUnchanged(db: MemoryFirestore, ref: DocumentReference, { lastUpdateTime }: Precondition): void {
  if (!lastUpdateTime) return;
  const stored = db.peek(ref);
  if (!stored) throw refused(NOT_FOUND, `${ref.path} does not exist`);
  if (!db.updateTimeOf(ref).isEqual(lastUpdateTime)) throw refused(FAILED_PRECONDITION, `${ref.path} was changed`);
}

/** Collects writes until they're complete, then applies them together. */
export class WriteBatch {
  readonly writes: Write[] = [];

  set(ref: DocumentReference, data: Data, options: SetOptions = {}): this {
    this.writes.push(setting(ref, data, options));
    return this;
  }

  create(ref: DocumentReference, data: Data): this {
    this.writes.push(creating(ref, data));
    return this;
  }

  update(ref: DocumentReference, data: Data, precondition: Precondition = {}): this {
    this.writes.push(updating(ref, data, precondition));
    return this;
  }

  delete(ref: DocumentReference, precondition: Precondition = {}): this {
    this.writes.push(deleting(ref, precondition));
    return this;
  }
}
