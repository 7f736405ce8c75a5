import { isCutOff, isServerSilent, PATIENCE_MS } from '../connection';

type Snapshot = { metadata: { fromCache: boolean } };

/**
 * Returns the server's response or, if it doesn't arrive in time, this device's cached data, if any (else null). Firestore itself waits
 * 10 s, including in the seconds after a connection broke but before it has noticed. A change that is waiting for a read isn't on disk
 * yet: input from those seconds would be lost with the page.
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
  // Nothing is expected from a connection that is gone or known to be silent; if it does respond, that is noted above.
  const silence = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), isServerSilent.get() || isCutOff() ? 0 : patienceMs);
  });
  const first = await Promise.race([answered, silence]);
  if (first) return first;
  const copy = await onDevice().catch(() => null);
  // The response may have arrived while the cache was being read: then the cached copy, which may be only part of a list, is already
  // outdated.
  if (!copy || answer.hasCome) return answered;
  answered.catch(() => undefined);
  isServerSilent.set(true);
  return copy;
}
