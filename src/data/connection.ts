import { createFlag } from './flag';

/** Time to wait for the server before showing this device's cached data. */
export const PATIENCE_MS = 3_000;

/** Returns whether the browser knows that it's offline: then no response can come. */
export const isCutOff = (): boolean => typeof window !== 'undefined' && !navigator.onLine;

/**
 * Whether the server isn't responding. On a bad connection (one bar, no response) the browser believes it's online; the only sign is
 * responses that don't arrive in time. Cached data is shown then.
 */
export const isServerSilent = createFlag(false);

/**
 * Whether cached data on screen is being reread because the server is responding after all. Until that's done, a list may contain only
 * the part of it that this device has cached.
 */
export const isCatchingUp = createFlag(false);

/** Calls back when the connection returns, according to the browser or a response from the server. Returns an unsubscribe function. */
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

/** Calls back when someone may be back: the connection has returned, or the app is visible again. Returns an unsubscribe function. */
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

/** Runs pending retries immediately: the user did something that makes it worthwhile. */
export function tryAgain(): void {
  for (const call of waiting) call();
}

/** Calls back when a retry may succeed: someone may be back (`onReturn`), or asks for it (`tryAgain`). Returns an unsubscribe function. */
export function onAnotherTry(call: () => void): () => void {
  const stop = onReturn(call);
  waiting.add(call);
  return () => {
    stop();
    waiting.delete(call);
  };
}
