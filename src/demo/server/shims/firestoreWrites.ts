import { merged, replaced, updated, type Data } from './documentWrites';
import type { DocumentReference, MemoryFirestore } from './firebaseAdminFirestore';
import type { Timestamp } from './firestoreValues';

/** The codes of gRPC that the handlers look at. */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

const refused = (code: number, message: string): Error => Object.assign(new Error(message), { code });

/** A write that is made when its commit is. @throws as Firestore refuses it. */
export type Write = (db: MemoryFirestore) => void;
/** What of a document that is there is kept; of `mergeFields` only names of fields at the top. */
export type SetOptions = { merge?: boolean; mergeFields?: readonly string[] };
export type Precondition = { lastUpdateTime?: Timestamp; exists?: boolean };

export const setting =
  (ref: DocumentReference, data: Data, { merge = false, mergeFields }: SetOptions): Write =>
  (db) => {
    const stored = db.peek(ref) ?? {};
    if (mergeFields) db.put(ref, updated(Object.fromEntries(mergeFields.map((name) => [name, data[name]])), stored));
    else db.put(ref, merge ? merged(data, stored) : replaced(data, stored));
  };
export const creating =
  (ref: DocumentReference, data: Data): Write =>
  (db) => {
    if (db.peek(ref)) throw refused(ALREADY_EXISTS, `${ref.path} exists already`);
    db.put(ref, replaced(data, {}));
  };
export const updating =
  (ref: DocumentReference, data: Data, precondition: Precondition): Write =>
  (db) => {
    const stored = db.peek(ref);
    if (!stored) throw refused(NOT_FOUND, `${ref.path} does not exist`);
    assertUnchanged(db, ref, precondition);
    db.put(ref, updated(data, stored));
  };
export const deleting =
  (ref: DocumentReference, precondition: Precondition): Write =>
  (db) => {
    assertUnchanged(db, ref, precondition);
    db.put(ref, null);
  };

function assertUnchanged(db: MemoryFirestore, ref: DocumentReference, { lastUpdateTime }: Precondition): void {
  if (lastUpdateTime && lastUpdateTime.toMillis() !== db.writtenAt(ref))
    throw refused(FAILED_PRECONDITION, `${ref.path} was changed`);
}

/** Writes that are kept until all is said, and then made together. */
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
