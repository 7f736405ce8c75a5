import { setImmediate as nextRound } from 'node:timers';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

type Data = Record<string, unknown>;
type Kind = 'create' | 'set' | 'update' | 'delete';
type Write = { kind: Kind; ref: DocumentReference; given: readonly unknown[] };

/** What a piece of work came to: its result, what it read, and what it wants written. */
export type Attempted = {
  outcome: { value: unknown } | { error: unknown };
  writes: Write[];
  paths: ReadonlySet<string>;
  /** The collections in which it searched; '' = nobody can tell which. */
  searched: ReadonlySet<string>;
};

/** The reads of one transaction: those of the same moment go out as one, and each document is read once. */
export type SharedReads = {
  transaction: Transaction;
  read: (ref: DocumentReference) => Promise<DocumentSnapshot>;
  search: (query: unknown) => Promise<unknown>;
  /** A document as it was read; undefined before that. */
  known: (path: string) => DocumentSnapshot | undefined;
  /** Why reading failed; undefined while it did not. */
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

/** The name of the collection in which a query searches, which the client keeps to itself; '' where it cannot be told. */
function collectionOf(query: unknown): string {
  const { collectionId } = (query as { _queryOptions?: { collectionId?: unknown } })._queryOptions ?? {};
  return typeof collectionId === 'string' ? collectionId : '';
}

/** Does a piece of work on these reads, with what was written before it, and keeps what it wants written. */
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

/** Documents as they will be; null = deleted, `unknown` where only the database can tell, as with sums. */
export class WrittenSoFar {
  readonly #writes: Write[] = [];
  readonly #documents = new Map<string, Data | null | 'unknown'>();

  /** Whether a piece of work has read what was written since. */
  touches(attempted: Attempted): boolean {
    return this.#isSearched(attempted) || [...attempted.paths].some((path) => this.#documents.has(path));
  }

  /** Whether it has to run again after the others are stored: what they wrote cannot be shown to it. */
  hides(attempted: Attempted): boolean {
    return this.#isSearched(attempted) || [...attempted.paths].some((path) => this.#documents.get(path) === 'unknown');
  }

  #isSearched({ searched }: Attempted): boolean {
    if (searched.size === 0) return false;
    return [...this.#documents.keys()].some((path) => searched.has('') || searched.has(path.split('/').at(-2) ?? ''));
  }

  /** A document that was written since; null = it was not, or nobody can tell how it is now. */
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

  /** Keeps a write, and what it makes of the document. */
  take(write: Write, reads: SharedReads): void {
    this.#writes.push(write);
    this.#documents.set(write.ref.path, this.#after(write, reads));
  }

  /** Hands all writes to the transaction, which reads nothing after that. */
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
    // Parts of a field are merged one by one: that is left to the database.
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

/** Nothing in it that only the database can work out, as a sum or a time. */
const isPlain = (value: unknown): value is Data => isMap(value) && Object.values(value).every(isStored);

const isStored = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) ? value.every(isStored) : isMap(value) && Object.values(value).every(isStored));
