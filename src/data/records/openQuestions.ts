import { notAuthenticated } from '../errors';
import { isLeaving } from '../session/authState';

const open = new Set<Promise<unknown>>();

/**
 * Asks the server, and remembers it until the server has answered.
 * @throws AppError 'User not authenticated' while somebody signs out
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

/** Resolves as soon as the server has answered all it was asked, or when `patienceMs` is over. */
export async function everyAnswer(patienceMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([Promise.allSettled(open), late]);
  clearTimeout(timer);
}
