import type { Outbox } from './outbox';

/** Time to wait on a slow connection. */
const PATIENCE_MS = 15_000;

type Patience = { isOnline?: () => boolean; waitMs?: number };

/**
 * Returns whether the server has what this device wrote to the record, before work the server does with it: waits for it on a slow
 * connection, but not when offline or when a write was rejected.
 */
export function untilSent(
  outbox: Pick<Outbox, 'entries' | 'subscribe'>,
  recordId: string,
  { isOnline = () => navigator.onLine, waitMs = PATIENCE_MS }: Patience = {},
): Promise<boolean> {
  const waiting = () => outbox.entries().filter(({ write }) => write.id === recordId);
  const isHopeless = () => !isOnline() || waiting().some(({ state }) => state !== 'pending');
  return new Promise((resolve) => {
    let stop = (): void => undefined;
    const end = (): void => {
      stop();
      resolve(waiting().length === 0);
    };
    const look = (): void => {
      if (waiting().length === 0 || isHopeless()) end();
    };
    const timer = setTimeout(end, waitMs);
    const unsubscribe = outbox.subscribe(look);
    stop = () => {
      clearTimeout(timer);
      unsubscribe();
    };
    look();
  });
}
