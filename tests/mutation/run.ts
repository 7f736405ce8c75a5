/**
 * npm run test:mutation [-- ID…]
 *
 * Makes one mistake at a time in the code (or only those whose ids start as given) and runs the nearest tests. A mutant that survives is
 * a mistake no test notices. Files are restored after each, even if the run is interrupted.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { MUTANTS, type Mutant } from './mutants';

const TARGET_PERCENT = 90;
/** A mutant may well cause an endless loop. */
const PATIENCE_MS = 180_000;

let putBack = (): void => undefined;
process.on('exit', () => putBack());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** Returns whether the tests pass. Tests that never end don't. */
const passes = (tests: readonly string[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...tests];
    const child = spawn(process.execPath, vitest, { stdio: 'ignore', timeout: PATIENCE_MS });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });

/** @throws Error if the code has changed so that the mutant no longer applies. */
function mutated(source: string, { id, file, before, after }: Mutant): string {
  if (source.split(before).length !== 2) throw new Error(`${id}: its text does not stand exactly once in ${file}`);
  return source.replace(before, () => after);
}

async function isKilled(mutant: Mutant): Promise<boolean> {
  const source = readFileSync(mutant.file, 'utf8');
  putBack = () => writeFileSync(mutant.file, source);
  try {
    writeFileSync(mutant.file, mutated(source, mutant));
    return !(await passes(mutant.tests));
  } finally {
    putBack();
    putBack = () => undefined;
  }
}

const wanted = process.argv.slice(2);
const chosen = MUTANTS.filter(({ id }) => wanted.length === 0 || wanted.some((start) => id.startsWith(start)));
for (const mutant of chosen) mutated(readFileSync(mutant.file, 'utf8'), mutant);
const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))];
const missing = tests.filter((test) => !existsSync(test));
if (missing.length > 0) throw new Error(`There is no ${missing.join(', no ')}`);

// Tests that fail without a mutant would seem to kill everything.
if (!(await passes(tests))) throw new Error(`Not all tests pass without a mutant: npx vitest run ${tests.join(' ')}`);

const survivors: Mutant[] = [];
for (const mutant of chosen) {
  const killed = await isKilled(mutant);
  if (!killed) survivors.push(mutant);
  console.log(`${killed ? 'killed  ' : 'SURVIVED'} ${mutant.id}`);
}
for (const { id, file, before, after } of survivors) console.log(`\n${id} (${file})\n- ${before}\n+ ${after}`);
const percent = ((chosen.length - survivors.length) / chosen.length) * 100;
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} mutants killed: ${percent.toFixed(1)}%`);
process.exitCode = percent >= TARGET_PERCENT ? 0 : 1;
