// The demo companies: created on the first start, with their sign-ins shown on every start.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from '../processes.mjs';
import { DEMO_SIGN_INS } from '../project.mjs';
import { projectNode } from '../setup/node.mjs';

const SEED = join('scripts', 'seed', 'run.ts');
const LOOK_EVERY_MS = 200;

/**
 * Fills the empty emulators; the seed prints what it does.
 * @param {Record<string, string>} env where the emulators are
 * @returns {{ canSignIn: Promise<boolean>, isComplete: Promise<boolean> }} canSignIn long before the last company is
 *   complete; false for both when the seed has failed
 */
export function seedDemoCompanies(env) {
  rmSync(DEMO_SIGN_INS, { force: true });
  const isComplete = run(projectNode(), ['--import', 'tsx', SEED], env).exitCode.then((exitCode) => exitCode === 0);
  return { canSignIn: Promise.race([isComplete, signInsWritten()]), isComplete };
}

/** The seed writes them as soon as the first company's people exist. */
async function signInsWritten() {
  while (!existsSync(DEMO_SIGN_INS)) await setTimeout(LOOK_EVERY_MS, undefined, { ref: false });
  return true;
}

/** @returns {string} the sign-ins as written by the seed, or nothing */
export function demoSignIns() {
  return existsSync(DEMO_SIGN_INS) ? readFileSync(DEMO_SIGN_INS, 'utf8').trimEnd() : '';
}
