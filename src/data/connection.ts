import { createFlag } from './flag';

/** How long the server may take before what this device has is shown. */
export const PATIENCE_MS = 3_000;

/** Whether the browser knows that there is no connection: then no answer can come. */
export const isCutOff = (): boolean => typeof window !== 'undefined' && !navigator.onLine;

/**
 * Whether the server is silent. Where a connection lies (a bar of signal, no answer) the browser believes itself online:
 * that is known only from answers that do not come in time. Then what is shown comes from this device.
 */
export const isServerSilent = createFlag(false);

/**
 * Whether what was shown from this device is being read again, because the server answers after all. Until that is done a list
 * may still be the part of it that this device has.
 */
export const isCatchingUp = createFlag(false);

/** Calls when the connection is back, by what the browser says or by an answer of the server. Gives what ends that. */
function onReconnect(call: () => void): () => void {
  const answered = isServerSilent.subscribe(() => {
    if (!isServerSilent.get()) call();
  });
  window.addEventListener('online', call);
  return () => {
    answered();
    window.removeEventListener('online', call);
  };
}

/** Calls when a person may be back: the connection is, or the app is looked at again. Gives what ends that. */
export function onReturn(call: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') call();
  };
  const stop = onReconnect(call);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

const waiting = new Set<() => void>();

/** What waits for its next try goes at once: a person has done something that is worth one. */
export function tryAgain(): void {
  for (const call of waiting) call();
}

/** Calls when another try may succeed: a person may be back (`onReturn`), or wants it (`tryAgain`). Gives what ends that. */
export function onAnotherTry(call: () => void): () => void {
  const stop = onReturn(call);
  waiting.add(call);
  return () => {
    stop();
    waiting.delete(call);
  };
}
