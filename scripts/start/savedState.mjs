// The state that `npm start` keeps: an export of the emulators, replaced as a whole so that it is never half-written.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exportState } from '../emulators/hub.mjs';
import { EMULATOR_STATE } from '../project.mjs';

/** A crash loses at most the changes since the last save. */
const SAVE_EVERY_MS = 3 * 60_000;
const WRITING = `${EMULATOR_STATE}-writing`;
const PREVIOUS = `${EMULATOR_STATE}-previous`;

/** The state of the Stripe stand-in, alongside the emulators' own files: one save has both, or neither. */
const STRIPE_FILE = 'stripe.json';
export const STRIPE_STATE = join(EMULATOR_STATE, STRIPE_FILE);

/** @returns {string | undefined} the folder to import, if there is one */
export function savedState() {
  // A crash between the two renames of a save leaves only the previous state in place.
  if (!isComplete(EMULATOR_STATE) && isComplete(PREVIOUS)) {
    rmSync(EMULATOR_STATE, { recursive: true, force: true });
    renameSync(PREVIOUS, EMULATOR_STATE);
  }
  return isComplete(EMULATOR_STATE) ? EMULATOR_STATE : undefined;
}

/** firebase-tools writes the metadata last. */
function isComplete(folder) {
  return existsSync(join(folder, 'firebase-export-metadata.json'));
}

/** Forgets everything. @returns {boolean} whether there was anything */
export function removeSavedState() {
  const wasThere = savedState() !== undefined;
  for (const folder of [EMULATOR_STATE, WRITING, PREVIOUS]) rmSync(folder, { recursive: true, force: true });
  return wasThere;
}

/**
 * Saves now, and then every few minutes.
 * @param {number} hubPort
 * @param {import('../stripe/startStripe.mjs').LocalStripe} [stripe]
 * @returns {{ saveNow: () => Promise<void>, stop: () => void }}
 */
export function keepSaving(hubPort, stripe) {
  let last = Promise.resolve();
  const saveNow = () => {
    last = last.then(() => save(hubPort, stripe)); // One at a time: they share a folder.
    return last;
  };
  const saveLoudly = () => {
    saveNow().catch((error) => console.warn(`The demo company's state could not be saved: ${error.message}`));
    last = last.catch(() => undefined);
  };
  saveLoudly();
  const timer = setInterval(saveLoudly, SAVE_EVERY_MS);
  return { saveNow, stop: () => clearInterval(timer) };
}

async function save(hubPort, stripe) {
  rmSync(WRITING, { recursive: true, force: true });
  await exportState(hubPort, WRITING);
  if (!isComplete(WRITING)) throw new Error('the export is incomplete');
  stripe?.save(join(WRITING, STRIPE_FILE));
  rmSync(PREVIOUS, { recursive: true, force: true });
  if (existsSync(EMULATOR_STATE)) renameSync(EMULATOR_STATE, PREVIOUS);
  renameSync(WRITING, EMULATOR_STATE);
  rmSync(PREVIOUS, { recursive: true, force: true });
}
