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

/** Awaits `work` and gives its failure as an AppError. */
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
