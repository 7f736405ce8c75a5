import {
  count,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDocFromCache,
  onSnapshot,
  sum,
  waitForPendingWrites,
  type Firestore,
  type SnapshotMetadata,
} from 'firebase/firestore';
import { isSame } from '@/lib/stableJson';
import { isServerSilent } from '../connection';
import { toAppError } from '../errors';
import { readServerClock } from '../serverClock';
import { despiteOthers } from './firestoreContention';
import { toQuery, toRaw } from './firestoreQuery';
import { askAgain, getInTime, getPastTheCache, listInTime } from './firestoreReads';
import { commitTo } from './firestoreWrites';
import { asking } from './openQuestions';
import { toList, toSummedList, type RawDocument, type RecordStore, type Write } from './store';

/** Awaits `work` and converts its failure to an AppError. */
async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toAppError(error);
  }
}

function noteAnswer({ fromCache, hasPendingWrites }: SnapshotMetadata): void {
  if (!fromCache && !hasPendingWrites) isServerSilent.set(false);
}

/** Stores documents in Firestore, through this device's persistent cache. */
export function createFirestoreStore(db: Firestore): RecordStore {
  const madeHere = new Set<string>();
  const noteMade = ({ kind, path, id }: Write): void => {
    if (kind === 'set') madeHere.add(`${path}/${id}`);
    else if (kind === 'delete') madeHere.delete(`${path}/${id}`);
  };
  /** Returns whether a missing document should be rechecked: for records created here, if the server is responding. */
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
        // Aliased by index, because an alias can't contain dots.
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
        return commitTo(db, writes);
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
        // A document missing from an empty cache means nothing until the server confirms it, which is a metadata-only change; other
        // metadata changes are ignored.
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
