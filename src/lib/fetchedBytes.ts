import { AppError } from './appError';

/** Statuses that mean the file isn't available there. Any other failure is temporary. */
const GONE = [403, 404, 410];

/**
 * Fetches the bytes of a file; null if it no longer exists.
 * @throws AppError `unavailable` when offline or on a server error: a retry may succeed
 */
export async function fetchedBytes(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (url === '') return null;
  const answer = await fetch(url).catch((cause: unknown) => {
    throw unavailable('Check your connection and try again.', cause);
  });
  if (GONE.includes(answer.status)) return null;
  if (!answer.ok) throw unavailable('The server of the file failed. Try again.');
  return new Uint8Array(await answer.arrayBuffer());
}

const unavailable = (userMessage: string, cause?: unknown): AppError =>
  new AppError({ code: 'unavailable', userMessage, cause });
