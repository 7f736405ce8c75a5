import {
  collection,
  count,
  deleteDoc,
  doc,
  documentId,
  FirestoreError,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  setDoc,
  startAfter,
  sum,
  updateDoc,
  waitForPendingWrites,
  where,
  writeBatch,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryConstraint,
  type QuerySnapshot,
  type SnapshotMetadata,
} from 'firebase/firestore';
import { AppError } from '@/lib/appError';
import { isSame } from '@/lib/stableJson';
import { isServerSilent } from '../connection';
import { toAppError } from '../errors';
import { readServerClock } from '../serverClock';
import { DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT } from '../limits';
import { inTime } from './inTime';
import { asking } from './openQuestions';
import {
  assertPageable,
  revisionOf,
  toList,
  toSummedList,
  type ListOptions,
  type RawDocument,
  type RecordStore,
  type Write,
} from './store';

function toQuery(db: Firestore, path: string, options: ListOptions): Query {
  assertPageable(options);
  const constraints: QueryConstraint[] = (options.where ?? []).map((clause) =>
    where(clause.field, clause.operator, clause.value),
  );
  const orders = options.orderBy ?? [];
  constraints.push(...orders.map((order) => orderBy(order.field, order.direction)));
  // The id breaks ties, so that a page never repeats or skips records whose ordered values are equal.
  if (orders.length > 0) constraints.push(orderBy(documentId(), orders.at(-1)?.direction ?? 'asc'));
  if (options.cursor) {
    constraints.push(
      ...(orders.length > 0
        ? [startAfter(...options.cursor.values, options.cursor.id)]
        : [orderBy(documentId()), startAfter(options.cursor.id)]),
    );
  }
  constraints.push(limit(Math.min(options.limit ?? DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT)));
  return query(collection(db, path), ...constraints);
}

const toRaw = (snapshot: { id: string; data(): Record<string, unknown> }): RawDocument => ({
  id: snapshot.id,
  data: snapshot.data(),
});

function commitOne(db: Firestore, write: Write): Promise<void> {
  const reference = doc(db, write.path, write.id);
  switch (write.kind) {
    case 'set':
      return setDoc(reference, write.data);
    case 'update':
      return updateDoc(reference, write.data);
    case 'delete':
      return deleteDoc(reference);
  }
}

function commitMany(db: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(db);
  for (const write of writes) {
    const reference = doc(db, write.path, write.id);
    if (write.kind === 'set') batch.set(reference, write.data);
    else if (write.kind === 'update') batch.update(reference, write.data);
    else batch.delete(reference);
  }
  return batch.commit();
}

const GONE_WAIT_MS = 2_000;

/** Settles when this device's copy says so too, which its lists go by. */
function untilGone(reference: DocumentReference): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, GONE_WAIT_MS);
    const stop = onSnapshot(
      reference,
      (snapshot) => {
        // Later, because this may be called before there is anything to stop.
        if (!snapshot.exists()) queueMicrotask(end);
      },
      end,
    );
  });
}

/** Deletes a document that has not changed since; one that is gone is deleted. */
async function deleteUpon(db: Firestore, { path, id }: Write, baseRevision: string): Promise<void> {
  const reference = doc(db, path, id);
  await runTransaction(db, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) return;
    if (revisionOf(snapshot.data()) !== baseRevision)
      throw new AppError({ code: 'permission-denied', userMessage: 'Someone else changed this in the meantime.' });
    transaction.delete(reference);
  });
  await untilGone(reference);
}

/** Awaits `work` and gives its failure as an AppError. */
async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toAppError(error);
  }
}

const getInTime = (reference: DocumentReference): Promise<DocumentSnapshot> =>
  inTime(getDoc(reference), () => getDocFromCache(reference));

/** An empty list on this device may be one that was never read: then the server is waited for. */
const listInTime = (asked: Query): Promise<QuerySnapshot> =>
  inTime(getDocs(asked), async () => {
    const copy = await getDocsFromCache(asked);
    return copy.empty ? null : copy;
  });

function noteAnswer({ fromCache, hasPendingWrites }: SnapshotMetadata): void {
  if (!fromCache && !hasPendingWrites) isServerSilent.set(false);
}

/** How a transaction ends that has read what changed before it ended. */
const CHANGED_MEANWHILE: readonly string[] = ['aborted', 'failed-precondition'];

/**
 * In a transaction, because getDocFromServer lays this device's unconfirmed writes over what the server has. What it has read was true
 * at that moment, whatever is written next.
 */
async function getPastTheCache(reference: DocumentReference): Promise<DocumentSnapshot> {
  const seen: DocumentSnapshot[] = [];
  try {
    await runTransaction(reference.firestore, async (transaction) => void seen.push(await transaction.get(reference)), {
      maxAttempts: 1,
    });
  } catch (error) {
    if (!(error instanceof FirestoreError && CHANGED_MEANWHILE.includes(error.code)) || seen.length === 0) throw error;
  }
  const [snapshot] = seen;
  if (!snapshot) throw new Error('A transaction has ended without its read');
  return snapshot;
}

const CONTENTION_ATTEMPTS = 4;
const CONTENTION_WAIT_MS = 150;

/**
 * Retries when it merely collided with another write of the same document. Nothing here has its own condition that
 * could fail; the emulator answers this way under load, and it would look like a refusal to a person.
 */
async function despiteOthers<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const hasMetOthers = error instanceof FirestoreError && CHANGED_MEANWHILE.includes(error.code);
    if (!hasMetOthers || attempt >= CONTENTION_ATTEMPTS) throw error;
    await new Promise((resolve) => setTimeout(resolve, attempt * CONTENTION_WAIT_MS));
    return despiteOthers(work, attempt + 1);
  }
}

const LOST_PATIENCE_MS = 2000;

/**
 * A record this device has just made, which the stream reports missing: when requested at the moment it is created, a
 * record is sometimes missed by the emulator's stream (1 in 80 under load), which does not notice until it changes.
 */
async function askAgain(reference: DocumentReference): Promise<DocumentSnapshot | null> {
  const tooLate = new Promise<null>((resolve) => void setTimeout(() => resolve(null), LOST_PATIENCE_MS));
  return Promise.race([getPastTheCache(reference).catch(() => null), tooLate]);
}

/** Documents in Firestore, through the persistent cache of this device. */
export function createFirestoreStore(db: Firestore): RecordStore {
  const madeHere = new Set<string>();
  const noteMade = ({ kind, path, id }: Write): void => {
    if (kind === 'set') madeHere.add(`${path}/${id}`);
    else if (kind === 'delete') madeHere.delete(`${path}/${id}`);
  };
  /** Whether “there is none” is rechecked: for records made here, if a server answers. */
  const isDoubtful = (path: string, id: string): boolean => madeHere.has(`${path}/${id}`) && !isServerSilent.get();
  return {
    get: (path, id) =>
      translated(async () => {
        const reference = doc(db, path, id);
        const snapshot = await getInTime(reference);
        if (snapshot.exists()) return toRaw(snapshot);
        const found = isDoubtful(path, id) ? await askAgain(reference) : null;
        return found?.exists() ? toRaw(found) : null;
      }),
    getFromDevice: async (path, id) => {
      const snapshot = await getDocFromCache(doc(db, path, id)).catch(() => null);
      return snapshot?.exists() ? toRaw(snapshot) : null;
    },
    getFromServer: (path, id) =>
      translated(async () => {
        const snapshot = await despiteOthers(() => getPastTheCache(doc(db, path, id)));
        return snapshot.exists() ? toRaw(snapshot) : null;
      }),
    query: (path, options) => translated(async () => (await listInTime(toQuery(db, path, options))).docs.map(toRaw)),
    count: (path, options) =>
      translated(async () => (await asking(() => getCountFromServer(toQuery(db, path, toList(options))))).data().count),
    sum: (path, options) =>
      translated(async () => {
        // By their place, because an alias holds no dots.
        const fields = Object.fromEntries(options.sum.map((field, index) => [`sum${index}`, sum(field)]));
        const asked = toQuery(db, path, toSummedList(options));
        const answer = (await asking(() => getAggregateFromServer(asked, { ...fields, count: count() }))).data();
        return {
          count: answer.count,
          sums: Object.fromEntries(
            options.sum.map((field, index) => [field, (answer as Record<string, number>)[`sum${index}`] ?? 0]),
          ),
        };
      }),
    clockAheadMs: readServerClock,
    commit: (writes) =>
      translated(() => {
        for (const write of writes) noteMade(write);
        const [only] = writes;
        if (only?.kind === 'delete' && only.baseRevision !== undefined) return deleteUpon(db, only, only.baseRevision);
        return despiteOthers(() => (writes.length === 1 && only ? commitOne(db, only) : commitMany(db, writes)));
      }),
    watchDocument: (path, id, onNext, onError) => {
      const reference = doc(db, path, id);
      let last: RawDocument | null | undefined;
      let round = 0;
      const tell = (next: RawDocument | null): void => {
        if (last !== undefined && isSame(last, next)) return;
        last = next;
        onNext(next);
      };
      const stop = onSnapshot(
        reference,
        // A missing document in an empty cache is not news until the server has confirmed it, which is a mere change of
        // metadata; the other changes of metadata are no news.
        { includeMetadataChanges: true },
        (snapshot) => {
          noteAnswer(snapshot.metadata);
          if (!snapshot.exists() && snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites) return;
          round += 1;
          const asked = round;
          if (snapshot.exists()) tell(toRaw(snapshot));
          else if (!isDoubtful(path, id)) tell(null);
          else
            void askAgain(reference).then((found) => {
              if (asked === round) tell(found?.exists() ? toRaw(found) : null);
            });
        },
        (error) => {
          onError(toAppError(error));
        },
      );
      return () => {
        round = Infinity;
        stop();
      };
    },
    watch: (path, options, onNext, onError) =>
      onSnapshot(
        toQuery(db, path, options),
        { includeMetadataChanges: false },
        (snapshot) => {
          noteAnswer(snapshot.metadata);
          onNext({ documents: snapshot.docs.map(toRaw), isFromCache: snapshot.metadata.fromCache });
        },
        (error) => {
          onError(toAppError(error));
        },
      ),
    waitForPendingWrites: () => waitForPendingWrites(db),
  };
}
