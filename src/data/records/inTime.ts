import { isCutOff, isServerSilent, PATIENCE_MS } from '../connection';

type Snapshot = { metadata: { fromCache: boolean } };

/**
 * What the server answers; where no answer comes in time, what this device has, if it has anything (else null). Firestore
 * itself waits 10 s, also in the seconds after a connection broke, before it has noticed. A change that waits for a read is on
 * no disk yet: what was entered in those seconds was gone with the page.
 */
export async function inTime<S extends Snapshot>(
  asked: Promise<S>,
  onDevice: () => Promise<S | null>,
  patienceMs = PATIENCE_MS,
): Promise<S> {
  const answer = { hasCome: false };
  const answered = asked.then((snapshot) => {
    answer.hasCome = true;
    isServerSilent.set(snapshot.metadata.fromCache);
    return snapshot;
  });
  // Of a connection that is gone or known to be silent nothing is expected; whenever it answers, that is noted above.
  const silence = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), isServerSilent.get() || isCutOff() ? 0 : patienceMs);
  });
  const first = await Promise.race([answered, silence]);
  if (first) return first;
  const copy = await onDevice().catch(() => null);
  // The answer may have come while the device was asked: then the copy, which may be a part of a list, is old already.
  if (!copy || answer.hasCome) return answered;
  answered.catch(() => undefined);
  isServerSilent.set(true);
  return copy;
}
