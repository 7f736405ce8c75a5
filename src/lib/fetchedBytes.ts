import { AppError } from './appError';

/** Answers that say of a file that it is not to be had there. Any other failure passes. */
const GONE = [403, 404, 410];

/**
 * The bytes of a file at an address; null where it is not there any more.
 * @throws AppError `unavailable` without a connection, and where its server fails: it may answer the next time
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
