import { notAuthenticated } from '../errors';
import { isLeaving } from '../session/authState';

const open = new Set<Promise<unknown>>();

/**
 * Sends a request to the server, and tracks it until the server has responded.
 * @throws AppError 'User not authenticated' while someone is signing out
 */
export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  if (isLeaving()) throw notAuthenticated();
  const answer = ask();
  open.add(answer);
  try {
    return await answer;
  } finally {
    open.delete(answer);
  }
}

/** Resolves once the server has responded to all pending requests, or after `patienceMs`. */
export async function everyAnswer(patienceMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([Promise.allSettled(open), late]);
  clearTimeout(timer);
}
