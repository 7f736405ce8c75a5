// The stages of `npm test`. Cheap ones come first: they fail soonest.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { run } from '../processes.mjs';
import { BIN, CACHE, ROOT } from '../project.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { projectNode } from '../setup/node.mjs';
import { ONE_FAILED, ONE_PASSED, countPlaywright, countVitest } from './countResults.mjs';

const RESULTS = join(CACHE, 'test-results');
const QUERIES = join(RESULTS, 'queries');
/** Some twenty programs load the same packages. */
const NODE_COMPILE_CACHE = join(CACHE, 'node-compile-cache');

/** @typedef {'checks' | 'unit' | 'pages' | 'rules' | 'emulators' | 'browser' | 'after'} Lane */

/**
 * @typedef {object} Stage
 * @property {string} name for --only
 * @property {string} title
 * @property {Lane} lane stages of a lane run in sequence. Some lanes run in parallel (BESIDE in runStages.mjs), because each waits for
 *   disks, timers and emulators; the browser needs exclusive emulators, and runs after those who use them.
 *   What judges the run itself comes after everything else.
 * @property {(tools: Tools) => Promise<Count>} run
 * @property {(tools: Tools, count: Count) => Promise<Count>} [runFailed] reruns only what failed
 *
 * @typedef {import('./countResults.mjs').Count} Count
 * @typedef {object} Tools
 * @property {Record<string, string>} env where the emulators are
 * @property {(child: import('node:child_process').ChildProcess) => void} onChild sees each program that is started
 * @property {(text: string) => void} [onOutput] receives the programs' output, if it must not be shown as it comes
 * @property {(stage: string, seconds: number) => void} onSeconds gets the processor time of a stage's program
 */

/**
 * The type checker needs 9 GiB to run without garbage collection, which otherwise takes a quarter of its time; never more than half the
 * memory.
 */
const ROOM_FOR_TYPES = { GOGC: 'off', GOMEMLIMIT: `${Math.min(9, Math.ceil(totalmem() / 2 ** 31))}GiB` };

/** @type {Stage[]} */
export const STAGES = [
  // `npm run typecheck` reports the same as the types here, and sooner after a small change.
  check('lint', 'Types and lint', ROOM_FOR_TYPES),
  check('knip', 'Dead code'),
  check('format:check', 'Formatting'),
  check('rules:size', 'Size of the compiled rules'),
  {
    name: 'build',
    title: 'Build for the end-to-end tests',
    lane: 'checks',
    run: async (tools) => ((await buildOnce(tools)) === 0 ? ONE_PASSED : ONE_FAILED),
  },
  sizeOfBuild(),
  // Includes the functions tests, in memory.
  vitest('unit', 'Unit tests', ['domain', 'alone', 'memory'], 'unit'),
  vitest('pages', 'Page tests', ['app'], 'pages'),
  vitest('rules', 'Rules tests of the database', ['rules'], 'rules', ['tests/rules/firestore']),
  vitest('contract', 'Contract tests', ['contract'], 'rules'),
  vitest('storage-rules', 'Rules tests of the file storage', ['rules'], 'rules', ['tests/rules/storage']),
  // Covers what only the emulators provide: contention, tokens, files.
  vitest('functions', 'Functions tests on the emulators', ['functions'], 'emulators', [], 'emulators'),
  {
    name: 'e2e',
    title: 'End-to-end tests',
    lane: 'browser',
    run: (tools) => runEndToEnd(tools, []),
    runFailed: (tools) => runEndToEnd(tools, ['--last-failed', '--workers=1']),
  },
  { ...check('check:indexes', 'Indexes of the queries that were sent'), lane: 'after' },
];

/** A package.json script that passes or fails as a whole. */
function check(name, title, env = {}) {
  return program(name, title, 'checks', 'npm', ['run', '-s', name], env);
}

/**
 * A program that passes or fails as a whole.
 * @param {string} name
 * @param {string} title
 * @param {Lane} lane
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Stage}
 */
export function program(name, title, lane, command, args, env = {}) {
  return {
    name,
    title,
    lane,
    run: async (tools) => {
      const printed = [];
      const show = tools.onOutput ?? ((text) => void process.stdout.write(text));
      const onOutput = (text) => {
        printed.push(text);
        show(text);
      };
      const exitCode = await execute(name, { ...tools, onOutput }, command, args, env);
      return exitCode === 0 ? ONE_PASSED : { ...ONE_FAILED, failures: [printed.join('').trim()] };
    },
  };
}

/**
 * Tests of some of Vitest's projects.
 * @param {string} name
 * @param {string} title
 * @param {string[]} projects
 * @param {Lane} lane
 * @param {string[]} [selection] narrows the projects to the files whose path holds one of these, and other arguments of Vitest
 * @param {string} [tag] narrows them to the tests that have it
 * @returns {Stage}
 */
export function vitest(name, title, projects, lane, selection = [], tag = '') {
  const runFiles = async (tools, paths) => {
    const file = freshResultFile(name);
    const selected = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const tagged = tag === '' ? [] : [`--tags-filter=${tag}`];
    const args = [BIN.vitest, 'run', ...selected, ...tagged, ...reporters, ...paths];
    const count = countVitest(file, await execute(name, tools, projectNode(), args));
    // Vitest counts tests without the tag as skipped: they run elsewhere.
    return tag === '' ? count : { ...count, skipped: 0 };
  };
  return {
    name,
    title,
    lane,
    run: (tools) => runFiles(tools, selection),
    runFailed: async (tools, count) => (count.failedFiles?.length ? await runFiles(tools, count.failedFiles) : count),
  };
}

/** Returns the stage that limits the size of the first download (`scripts/bench/weighBuild.ts`). */
function sizeOfBuild() {
  const weigh = check('check:size', 'Size of the first load');
  const run = async (tools) => ((await buildOnce(tools)) === 0 ? weigh.run(tools) : ONE_FAILED);
  return { ...weigh, run };
}

/** @type {Promise<number> | undefined} */
let built;

/** The mode keeps it from being mistaken for a production build. No one reads its source maps, which take a third of the time. */
const BUILD = ['build', '--mode', 'emulators', '--logLevel', 'warn', '--sourcemap', 'false'];

/** Two stages need it; the first one builds it. */
const buildOnce = (tools) =>
  (built ??= execute('build', tools, projectNode(), [BIN.vite, ...BUILD], {
    VITE_USE_EMULATORS: 'true',
    // One journey opens the demo, with this trade; recording all thirteen would take longer than the rest of the build.
    FIELDWRIGHT_DEMO_TRADES: 'hvac',
  }));

/** Playwright's configuration serves the build. */
async function runEndToEnd(tools, selection) {
  const node = projectNode();
  const file = freshResultFile('e2e');
  if ((await buildOnce(tools)) !== 0) return ONE_FAILED;
  const args = [
    BIN.playwright,
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=list,json',
    ...selection,
  ];
  const exitCode = await execute('e2e', tools, node, args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    FIELDWRIGHT_CHROMIUM: findChromium(node) ?? '',
  });
  return countPlaywright(file, exitCode);
}

/** @type {Set<string>} */
const recording = new Set();

/**
 * Returns the file in which a stage's programs record the queries they send (`src/testing/recordQueries.ts`): empty at
 * the
 * stage's start, without an earlier run's leftovers.
 * @param {string} stage
 */
export function queriesFile(stage) {
  if (recording.size === 0) rmSync(QUERIES, { recursive: true, force: true });
  mkdirSync(QUERIES, { recursive: true });
  recording.add(stage);
  return join(QUERIES, `${stage}.jsonl`);
}

let started = 0;

/** Runs a stage's program and reports the processor time used, including everything it started. */
async function execute(stage, tools, command, args, env = {}) {
  const file = freshResultFile(`seconds-${stage}-${(started += 1)}`);
  const timed = [join(ROOT, 'scripts/testing/timed.mjs'), file, command, ...args];
  const { child, exitCode } = run(
    process.execPath,
    timed,
    { NODE_COMPILE_CACHE, ...tools.env, FIELDWRIGHT_QUERIES: queriesFile(stage), ...env },
    tools.onOutput,
  );
  tools.onChild(child);
  const code = await exitCode;
  if (existsSync(file)) tools.onSeconds(stage, Number(readFileSync(file, 'utf8')));
  return code;
}

/** An earlier run's report must never be counted. */
function freshResultFile(name) {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
