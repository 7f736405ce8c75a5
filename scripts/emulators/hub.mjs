// Status of the running suite, as reported by the emulator hub and the functions emulator.
import { setTimeout } from 'node:timers/promises';
import { PROJECT_ID } from '../project.mjs';
import { HOST } from './ports.mjs';

/**
 * Returns the processes of the running emulators. The Java ones are in their own process groups.
 * @param {number} hubPort
 * @returns {Promise<number[]>}
 */
export async function runningPids(hubPort) {
  const emulators = await getJson(`http://${HOST}:${hubPort}/emulators`);
  return Object.values(emulators)
    .map(({ pid }) => pid)
    .filter((pid) => pid > 0);
}

/**
 * Exports all emulators' state to a folder that firebase-tools can import.
 * @param {number} hubPort
 * @param {string} folder
 */
export async function exportState(hubPort, folder) {
  const response = await fetch(`http://${HOST}:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'fieldwright' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`The emulators' export failed: ${await response.text()}`);
}

/**
 * Returns the names of the functions loaded by the functions emulator.
 * @param {number} functionsPort
 * @returns {Promise<string[]>}
 */
export async function loadedFunctions(functionsPort) {
  const { backends } = await getJson(`http://${HOST}:${functionsPort}/backends`);
  return backends.flatMap((backend) => backend.functionTriggers.map(({ entryPoint }) => entryPoint));
}

/**
 * Empties Firestore, Auth, the local mailbox and the Stripe mock. (The Storage emulator has no such call; its objects are found only
 * through records, which are gone.)
 * @param {Record<string, number>} ports
 */
export async function clearEmulators(ports) {
  const addresses = [
    `http://${HOST}:${ports.firestore}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`,
    `http://${HOST}:${ports.auth}/emulator/v1/projects/${PROJECT_ID}/accounts`,
  ];
  for (const address of addresses) await empty(address);
  if (ports.mailbox) await fetch(`http://${HOST}:${ports.mailbox}/api/mails`, { method: 'DELETE' });
  if (ports.stripe) await fetch(`http://${HOST}:${ports.stripe}/_local/clear`, { method: 'POST' });
}

/** Functions still running after their test hold locks for a while: Firestore answers 409 until they have ended. */
const EMPTYING_ATTEMPTS = 30;

async function empty(address) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
    if (response.ok) return;
    if (response.status !== 409 || attempt === EMPTYING_ATTEMPTS)
      throw new Error(`${address} could not be emptied: ${response.status}`);
    await setTimeout(1_000);
  }
}

async function getJson(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
