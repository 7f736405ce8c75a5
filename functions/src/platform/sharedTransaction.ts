import { setImmediate as nextRound } from 'node:timers';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

type Data = Record<string, unknown>;
type Kind = 'create' | 'set' | 'update' | 'delete';
type Write = { kind: Kind; ref: DocumentReference; given: readonly unknown[] };

/** The outcome of a unit of work: its result, what it read, and its pending writes. */
export type Attempted = {
  outcome: { value: unknown } | { error: unknown };
  writes: Write[];
  paths: ReadonlySet<string>;
  /** The collections it queried; '' = unknown. */
  searched: ReadonlySet<string>;
};

/** The reads of one transaction: concurrent ones are batched, and each document is read once. */
export type SharedReads = {
  transaction: Transaction;
  read: (ref: DocumentReference) => Promise<DocumentSnapshot>;
  search: (query: unknown) => Promise<unknown>;
  /** Returns a document as read; undefined if not read yet. */
  known: (path: string) => DocumentSnapshot | undefined;
  /** Returns why reading failed; undefined if it didn't. */
  failure: () => unknown;
};

export function sharedReads(transaction: Transaction): SharedReads {
  const asked = new Map<string, Promise<DocumentSnapshot>>();
  const found = new Map<string, DocumentSnapshot>();
  let failure: unknown;
  let round: { ref: DocumentReference; settle: (found: DocumentSnapshot) => void; fail: (error: unknown) => void }[] =
    [];
  const goOut = async (): Promise<void> => {
    const together = round;
    round = [];
    try {
      const snapshots = await transaction.getAll(...together.map(({ ref }) => ref));
      for (const [index, snapshot] of snapshots.entries()) {
        found.set(snapshot.ref.path, snapshot);
        together[index]?.settle(snapshot);
      }
    } catch (error) {
      failure = error;
      for (const { fail } of together) fail(error);
    }
  };
  const read = (ref: DocumentReference): Promise<DocumentSnapshot> => {
    const earlier = asked.get(ref.path);
    if (earlier) return earlier;
    const reading = new Promise<DocumentSnapshot>((settle, fail) => {
      round.push({ ref, settle, fail });
      if (round.length === 1) nextRound(() => void goOut());
    });
    asked.set(ref.path, reading);
    return reading;
  };
  const searches: { query: unknown; result: Promise<unknown> }[] = [];
  const search = (query: unknown): Promise<unknown> => {
    const earlier = searches.find((one) => isSame(one.query, query));
    if (earlier) return earlier.result;
    const result = transaction.get(query as never).catch((error: unknown) => {
      failure = error;
      throw error;
    });
    searches.push({ query, result });
    return result;
  };
  return { transaction, read, search, known: (path) => found.get(path), failure: () => failure };
}

const isSame = (one: unknown, other: unknown): boolean => {
  const { isEqual } = one as { isEqual?: (other: unknown) => boolean };
  return isEqual?.call(one, other) === true;
};

const isReference = (value: unknown): value is DocumentReference =>
  typeof value === 'object' && value !== null && 'path' in value && 'parent' in value && !('where' in value);

/** Returns the collection a query searches, which the client doesn't expose; '' if unknown. */
function collectionOf(query: unknown): string {
  const { collectionId } = (query as { _queryOptions?: { collectionId?: unknown } })._queryOptions ?? {};
  return typeof collectionId === 'string' ? collectionId : '';
}

/** Runs a unit of work on these reads plus the writes before it, and collects its own writes. */
export async function attemptOn(
  reads: SharedReads,
  written: WrittenSoFar,
  work: (transaction: Transaction) => Promise<unknown>,
): Promise<Attempted> {
  const writes: Write[] = [];
  const paths = new Set<string>();
  const searched = new Set<string>();
  const one = async (ref: DocumentReference): Promise<DocumentSnapshot> => {
    paths.add(ref.path);
    const stored = await reads.read(ref);
    return written.seen(ref) ?? stored;
  };
  const own: Record<string, unknown> = {
    get: (target: unknown) => {
      if (isReference(target)) return one(target);
      searched.add(collectionOf(target));
      return reads.search(target);
    },
    getAll: (...targets: DocumentReference[]) => {
      const areDocuments: boolean = targets.every((target) => isReference(target));
      if (areDocuments) return Promise.all(targets.map(one));
      searched.add('');
      return reads.transaction.getAll(...targets);
    },
  };
  for (const kind of ['create', 'set', 'update', 'delete'] as const)
    own[kind] = (ref: DocumentReference, ...given: unknown[]) => {
      writes.push({ kind, ref, given });
      return own;
    };
  try {
    const value = await work(own as unknown as Transaction);
    return { outcome: { value }, writes, paths, searched };
  } catch (error) {
    return { outcome: { error }, writes: [], paths, searched };
  }
}

/** Documents as they will be; null = deleted, `unknown` if only the database can tell, as with increments. */
export class WrittenSoFar {
  readonly #writes: Write[] = [];
  readonly #documents = new Map<string, Data | null | 'unknown'>();

  /** Whether a unit of work has read anything written since. */
  touches(attempted: Attempted): boolean {
    return this.#isSearched(attempted) || [...attempted.paths].some((path) => this.#documents.has(path));
  }

  /** Whether it has to rerun after the others are stored, because their writes can't be shown to it. */
  hides(attempted: Attempted): boolean {
    return this.#isSearched(attempted) || [...attempted.paths].some((path) => this.#documents.get(path) === 'unknown');
  }

  #isSearched({ searched }: Attempted): boolean {
    if (searched.size === 0) return false;
    return [...this.#documents.keys()].some((path) => searched.has('') || searched.has(path.split('/').at(-2) ?? ''));
  }

  /** Returns a document written since; null = it wasn't, or its new state is unknown. */
  seen(ref: DocumentReference): DocumentSnapshot | null {
    const data = this.#documents.get(ref.path);
    if (data === undefined || data === 'unknown') return null;
    const snapshot = {
      exists: data !== null,
      id: ref.id,
      ref,
      data: () => (data === null ? undefined : structuredClone(data)),
      get: (field: string) =>
        field.split('.').reduce<unknown>((of, name) => (of as Data | null | undefined)?.[name], data),
    };
    return snapshot as unknown as DocumentSnapshot;
  }

  /** Records a write and its effect on the document. */
  take(write: Write, reads: SharedReads): void {
    this.#writes.push(write);
    this.#documents.set(write.ref.path, this.#after(write, reads));
  }

  /** Passes all writes to the transaction, which reads nothing after that. */
  handTo(transaction: Transaction): void {
    for (const { kind, ref, given } of this.#writes) {
      const hand = transaction[kind] as (ref: DocumentReference, ...given: unknown[]) => unknown;
      hand.call(transaction, ref, ...given);
    }
  }

  #after({ kind, ref, given }: Write, reads: SharedReads): Data | null | 'unknown' {
    if (kind === 'delete') return null;
    const [data, options] = given;
    if (!isPlain(data)) return 'unknown';
    const replaces = kind === 'create' || (kind === 'set' && options === undefined);
    if (replaces) return structuredClone(data);
    const isMerge = kind === 'update' ? options === undefined : isPlain(options) && options['merge'] === true;
    // Nested fields are merged individually: that is left to the database.
    const isFlat = Object.entries(data).every(
      ([field, value]) => !field.includes('.') && (kind === 'update' || !isMap(value)),
    );
    const known = this.#documents.get(ref.path);
    const before = known === undefined ? reads.known(ref.path)?.data() : known;
    if (!isMerge || !isFlat || before === 'unknown' || (known === undefined && !reads.known(ref.path)))
      return 'unknown';
    return { ...before, ...structuredClone(data) };
  }
}

const isMap = (value: unknown): value is Data =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/** True if it contains nothing only the database can compute, such as an increment or a timestamp. */
const isPlain = (value: unknown): value is Data => isMap(value) && Object.values(value).every(isStored);

const isStored = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) ? value.every(isStored) : isMap(value) && Object.values(value).every(isStored));
