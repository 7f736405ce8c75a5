// The emulators don't run scheduled functions. `npm start` calls those that bill, so that a new agreement gets its first bill here, too.
import { setTimeout } from 'node:timers/promises';
import { HOST } from '../emulators/ports.mjs';
import { PROJECT_ID } from '../project.mjs';

/** Hourly in production. Nothing is billed twice. */
const EVERY_MS = 2 * 60_000;
const SCHEDULED = ['dailyBilling', 'nightlyAgreements'];
/** The functions emulator numbers its registrations: the seed turns triggers off and on, which registers all of them again. */
const REGISTRATIONS = 10;

/**
 * Calls them now and every two minutes, one at a time.
 * @param {number} functionsPort
 * @returns {() => void} stops it
 */
export function keepBilling(functionsPort) {
  const ending = new AbortController();
  void (async () => {
    while (!ending.signal.aborted) {
      // A run that is cut off, as when the functions reload, is resumed by the next.
      for (const name of SCHEDULED) await runScheduled(functionsPort, name, ending.signal).catch(() => false);
      await setTimeout(EVERY_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  })();
  return () => ending.abort();
}

/**
 * @param {number} functionsPort
 * @param {string} name
 * @param {AbortSignal} [signal]
 * @returns {Promise<boolean>} whether the emulator has it; false while it reloads the functions
 */
export async function runScheduled(functionsPort, name, signal) {
  for (let registration = 0; registration < REGISTRATIONS; registration += 1) {
    const { status } = await fetch(
      `http://${HOST}:${functionsPort}/functions/projects/${PROJECT_ID}/triggers/us-central1-${name}-${registration}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{}}', signal },
    );
    // 204: turned off since, 404: no such registration.
    if (status === 404) return false;
    if (status !== 204) return true;
  }
  return false;
}
