// Makes sure that the functions emulator runs today's functions, and that it runs any at all.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';
import { loadedFunctions } from './hub.mjs';

/**
 * Builds functions/lib/index.js.
 * @param {string} node what to run the build with
 */
export function buildFunctions(node) {
  try {
    execFileSync(node, [join('functions', 'build.mjs')], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    throw new Mendable('The functions do not build; the messages above say why.', 'npm run build:functions');
  }
}

/**
 * A functions emulator that cannot load its code logs that, and runs on with no functions.
 * @param {number} port
 * @param {string} logFile
 */
export async function assertFunctionsLoaded(port, logFile) {
  const names = await loadedFunctions(port);
  if (names.length === 0)
    throw new Mendable('The functions emulator loaded no functions; its log says why:', `tail -50 ${logFile}`);
}
