// npm run rules:size: has Google's own compiler measure firestore.rules, and checks the limits.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emulatorBinaries } from '../emulators/binaries.mjs';
import { ROOT } from '../project.mjs';
import { printFailure, say } from '../report.mjs';
import { findJdk } from '../setup/jdk.mjs';
import { keptAnswer } from './keptAnswer.mjs';

/**
 * Production rejects a ruleset that compiles to more than 250 KB. The difference is room for further collections
 * (docs/decisions/2026-11-28-two-tables-say-what-a-record-holds.md).
 */
const MOST_COMPILED = 224_000;
const MOST_TEXT = 90_000;

/** The maximum size in bytes of a block's functions and allow lines, and the exceptions. */
const MOST_OF_A_BLOCK = 7_500;
const LARGER = {
  '/': 66_250,
  '/users/{uid}': 8_700,
  '/companies/{c}': 19_500,
  '/companies/{c}/jobs/{id}': 11_000,
  '/companies/{c}/schedule/{id}': 21_000,
  '/companies/{c}/timeEntries/{id}': 9_000,
  '/companies/{c}/reviews/{id}': 13_000,
  '/companies/{c}/estimates/{id}': 8_500,
};

/**
 * What the compiler says of a rules file; asked once for each content.
 * @param {string} file
 * @returns {{ compiled: number, errors: string[], blocks: { path: string, allows: number, functions: Record<string, number> }[] } | null}
 *   null where there is no compiler
 */
function compiled(file) {
  const kept = keptAnswer(readFileSync(file));
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const jdk = findJdk();
  const { env } = emulatorBinaries(jdk);
  const jar = env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (jar === undefined) return null;
  const java = join(jdk.home, 'bin', 'java');
  const printed = execFileSync(java, ['-XX:TieredStopAtLevel=1', '-cp', jar, 'RulesSize', file], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, printed);
  return JSON.parse(printed);
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/** Returns what is too large, as sentences. */
function faultsOf({ compiled, errors, blocks }, text) {
  return [
    ...errors,
    ...(compiled > MOST_COMPILED ? [`The compiled rules have ${compiled} bytes; ${MOST_COMPILED} are the limit.`] : []),
    ...(text > MOST_TEXT ? [`firestore.rules has ${text} bytes; ${MOST_TEXT} are the limit.`] : []),
    ...blocks
      .filter(({ path, size }) => size > (LARGER[path] ?? MOST_OF_A_BLOCK))
      .map(({ path, size }) => `${path} has ${size} bytes; ${LARGER[path] ?? MOST_OF_A_BLOCK} are its limit.`),
  ];
}

function main() {
  const file = join(ROOT, 'firestore.rules');
  const read = compiled(file);
  if (read === null) {
    say('rules', 'not measured: the compiler is in the Google Cloud CLI, which is not installed');
    return true;
  }
  const text = readFileSync(file).length;
  const blocks = read.blocks.map(({ path, allows, functions }) => {
    const ofFunctions = sum(Object.values(functions));
    return {
      path: path.replace('/databases/{db}/documents', '') || '/',
      allows,
      ofFunctions,
      size: allows + ofFunctions,
    };
  });
  for (const { path, allows, ofFunctions, size } of blocks.toSorted((one, other) => other.size - one.size))
    say(String(size), `${path} (functions ${ofFunctions}, allow lines ${allows})`);
  say(String(read.compiled), `compiled, from a text of ${text}`);
  const faults = faultsOf({ ...read, blocks }, text);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

try {
  process.exitCode = main() ? 0 : 1;
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
