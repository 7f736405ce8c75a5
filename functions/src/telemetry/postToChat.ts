import { setTimeout as sleep } from 'node:timers/promises';

/** For everything, retries included. */
const TIMEOUT_MS = 5_000;
const MAX_RETRIES = 2;
/** The specification's backoff, of which a chat message is worth the first two steps. */
const BASE_MS = 1_000;
const FACTOR = 2;
const JITTER = 0.5;

/**
 * Posts a message to a chat's webhook; it is tried again, twice at most, on the statuses that pass (408, 429, 5xx).
 * @throws Error when the chat refused it or took longer than 5 seconds.
 */
export async function postToChat(url: string, content: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (let retries = 0; ; retries += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content }),
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    if (response.ok) return;
    if (retries === MAX_RETRIES || !isPassing(response.status)) throw new Error(`The chat answered ${response.status}`);
    await sleep(BASE_MS * FACTOR ** retries * (1 + JITTER * (2 * Math.random() - 1)), undefined, { signal });
  }
}

const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;
