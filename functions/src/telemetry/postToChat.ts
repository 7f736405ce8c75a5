import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMillis, isPassingStatus } from '@/lib/backoff';

/** For everything, retries included. */
const TIMEOUT_MS = 5_000;
/** Retries worth making for a chat message: the first two steps of the backoff. */
const MAX_RETRIES = 2;

/**
 * Posts a message to a chat's webhook; it is retried, twice at most, when the connection breaks or the chat answers with a temporary
 * status (408, 429, 5xx).
 * @throws Error when the chat rejected it or took longer than 5 seconds.
 */
export async function postToChat(url: string, content: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (let retries = 0; ; retries += 1) {
    const status = await post(url, content, signal).catch((error: unknown) => {
      if (retries === MAX_RETRIES || signal.aborted || isNobodyThere(error)) throw error;
      return null;
    });
    if (status !== null && status >= 200 && status < 300) return;
    if (status !== null && (retries === MAX_RETRIES || !isPassingStatus(status)))
      throw new Error(`The chat answered ${status}`);
    await sleep(backoffMillis(retries), undefined, { signal });
  }
}

/** Nothing is listening at the URL: that won't change in seconds, and the caller shouldn't wait for it. */
const isNobodyThere = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

async function post(url: string, content: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
    redirect: 'error',
    signal,
  });
  await response.body?.cancel();
  return response.status;
}
