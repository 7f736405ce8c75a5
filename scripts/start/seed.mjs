// The demo company: made on the first start, and its sign-ins shown on every start.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes.mjs';
import { DEMO_SIGN_INS, ROOT } from '../project.mjs';
import { projectNode } from '../setup/node.mjs';

const SEED = join('scripts', 'seed', 'run.ts');

/**
 * Fills the empty emulators; the seed prints what it does.
 * @param {Record<string, string>} env where the emulators are
 * @returns {Promise<boolean>} whether the demo company is complete
 */
export async function seedDemoCompany(env) {
  if (!existsSync(join(ROOT, SEED))) {
    console.log('There is no demo company to fill in (scripts/seed/run.ts is missing).');
    return true;
  }
  return (await run(projectNode(), ['--import', 'tsx', SEED], env).exitCode) === 0;
}

/** @returns {string} the sign-ins as the seed wrote them, or nothing */
export function demoSignIns() {
  return existsSync(DEMO_SIGN_INS) ? readFileSync(DEMO_SIGN_INS, 'utf8').trimEnd() : '';
}
