// Runs the stages of `npm test`, a few lanes in parallel, and reports each result.
import { setPriority } from 'node:os';
import { emulatorEnvironment } from '../emulators/environment.mjs';
import { clearEmulators } from '../emulators/hub.mjs';
import { portOffset } from '../emulators/ports.mjs';
import { startEmulators } from '../emulators/suite.mjs';
import { printFailure } from '../report.mjs';
import { describeTimes, judgeTimes } from './budgets.mjs';
import { ONE_FAILED, sum } from './countResults.mjs';
import { testEnvironment } from './environment.mjs';
import { watchSlowness } from './machineSpeed.mjs';
import { machineSeconds, runningSeconds } from './processorTime.mjs';
import { queriesFile } from './stages.mjs';

/**
 * @typedef {object} Interruption
 * @property {NodeJS.Signals | undefined} signal set when the person, or the machine, wants an end
 * @property {Set<import('node:child_process').ChildProcess>} children what runs now
 */

/**
 * Runs all stages; a failed stage does not stop the others from running.
 * @param {import('./stages.mjs').Stage[]} stages
 * @param {Interruption} interruption
 * @param {{ hasBudgets?: boolean }} [options] whether a stage fails if it exceeds its processor time budget
 * @returns {Promise<boolean>} whether everything passed without interruption
 */
export async function runStages(stages, interruption, { hasBudgets = true } = {}) {
  const lane = (name) => stages.filter((stage) => stage.lane === name);
  const emulators = sharedEmulators();
  const rulesEmulators = sharedEmulators({
    only: RULES_EMULATORS,
    offset: portOffset() + RULES_OFFSET,
    niceness: NICENESS.rules,
  });
  const emulatorsOf = (stage) => (stage.lane === 'rules' ? rulesEmulators : emulators);
  const results = [];
  const startedAtMs = Date.now();
  const workedBefore = machineSeconds();
  const slownessOfMachine = watchSlowness();
  /** @type {Map<string, number>} */
  const seconds = new Map();
  const onSeconds = (name, more) => void seconds.set(name, (seconds.get(name) ?? 0) + more);
  const runLane = async (selected, isBuffered) => {
    for (const stage of selected) {
      if (interruption.signal) return;
      results.push({
        stage,
        count: await runStage({ stage, emulators: emulatorsOf(stage), interruption, isBuffered, onSeconds }),
      });
    }
  };
  try {
    const isAlone = stages.filter(({ lane: name }) => name !== 'after').length === 1;
    const runBeside = (name) => runLane(lane(name), !isAlone);
    const onEmulators = async () => {
      // The journeys start with empty emulators, so they wait for the emulators' other user.
      await runBeside('emulators');
      await runLane(lane('browser'), !isAlone);
    };
    const inTurn = async (names) => {
      for (const name of names) await runBeside(name);
    };
    await Promise.all([onEmulators(), ...BESIDE.map(inTurn)]);
    await runLane(lane('after'), false);
    const emulatorSeconds = runningSeconds();
    if (emulatorSeconds) onSeconds('emulators', emulatorSeconds);
    await runFailedAgain(results, { emulatorsOf, interruption });
  } finally {
    await Promise.all([emulators.stop(), rulesEmulators.stop()]);
  }
  const slowness = slownessOfMachine();
  if (interruption.signal) return false;
  const worked = machineSeconds();
  const busySeconds = worked === undefined || workedBefore === undefined ? undefined : worked - workedBefore;
  const wallSeconds = (Date.now() - startedAtMs) / 1000;
  console.log(`\n${describeTimes(seconds, { slowness, wallSeconds, busySeconds })}`);
  if (hasBudgets) results.push({ stage: { title: 'Processor time' }, count: judgeTimes(seconds, slowness) });
  printFailures(results);
  const total = sum(results.map(({ again, count }) => again ?? count));
  console.log(`\n${describe(total)}`);
  return total.failed === 0;
}

const NEED_EMULATORS = new Set(['rules', 'emulators', 'browser']);
/**
 * Stages that run alongside the functions tests and the journeys: two more programs at most. Five lanes at once kept
 * two cores busy switching: their cached data was gone by the next turn.
 */
const BESIDE = [
  ['checks', 'unit'],
  // The rules last: they and their emulator take a core each, once the others have ended.
  ['pages', 'rules'],
];
/**
 * The niceness of each lane, relative to the functions tests and the journeys after them, which are the critical path. The page and unit
 * tests yield less: they are the longest single programs, and the rest of one at the end runs on one core.
 */
const NICENESS = { pages: 6, unit: 7, rules: 10, checks: 10 };
/** Each of these stages starts with empty emulators. */
const NEED_EMPTY_EMULATORS = new Set(['emulators', 'browser']);

/** The rules have their own emulators: the journeys would wait for thousands of cases, and each case's write would trigger functions. */
const RULES_EMULATORS = ['auth', 'firestore', 'storage'];
const RULES_OFFSET = 17_000;

/** One suite for all stages that need it, started by the first one. */
function sharedEmulators({ only, offset, niceness } = {}) {
  let starting;
  return {
    offset,
    start: () =>
      (starting ??= startEmulators({
        only,
        offset,
        niceness,
        env: { ...testEnvironment(), FIELDWRIGHT_QUERIES: queriesFile('emulators') },
      })),
    stop: async () => (await starting?.catch(() => undefined))?.stop(),
  };
}

/**
 * Reruns failed tests alone. All lanes together overload a small machine, and one test in twenty thousand times out. Alone it must pass;
 * the need for the retry is reported at the end, because the test is waiting for the wrong thing.
 */
async function runFailedAgain(results, { emulatorsOf, interruption }) {
  for (const result of results) {
    const { stage, count } = result;
    if (interruption.signal) return;
    if (count.failed === 0 || count.failed > MOST_DISTURBED || !stage.runFailed || !count.failures?.length) continue;
    const runsFailed = {
      ...stage,
      title: `${stage.title}, what failed, alone`,
      run: (tools) => stage.runFailed(tools, count),
    };
    const { failed } = await runStage({
      stage: runsFailed,
      emulators: emulatorsOf(stage),
      interruption,
      isBuffered: false,
    });
    result.again = { ...count, passed: count.passed + count.failed - failed, failed };
  }
}

/** If there are more than this, they aren't disturbed by the others, but broken. */
const MOST_DISTURBED = 3;

/** When running in parallel, a stage's output is shown when it ends, or it would mix with the other's. */
async function runStage({ stage, emulators, interruption, isBuffered, onSeconds = () => {} }) {
  const printed = [];
  const title = `\n━━ ${stage.title}`;
  console.log(isBuffered ? `   ${stage.title} ...` : title);
  const startedAt = Date.now();
  const count = await countStage({
    stage,
    emulators,
    onChild: (child) => {
      interruption.children.add(child);
      stepBack(child, NICENESS[stage.lane]);
      child.once('close', () => interruption.children.delete(child));
    },
    onOutput: isBuffered ? (text) => void printed.push(text) : undefined,
    onSeconds,
  });
  if (isBuffered) console.log(`${title}\n${printed.join('').trimEnd()}`);
  console.log(`   ${describe(count)} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return count;
}

/** Lowers a program's priority, along with everything it starts. */
function stepBack({ pid }, niceness) {
  try {
    if (pid !== undefined && niceness !== undefined) setPriority(pid, niceness);
  } catch {
    // It has already ended, or this system doesn't allow it: then all run at the same priority.
  }
}

async function countStage({ stage, emulators, ...tools }) {
  try {
    if (!NEED_EMULATORS.has(stage.lane)) return await stage.run({ env: {}, ...tools });
    const suite = await emulators.start();
    // No stage may depend on what an earlier one left behind.
    if (NEED_EMPTY_EMULATORS.has(stage.lane)) await clearEmulators(suite.ports);
    return await stage.run({
      env: { ...emulatorEnvironment(suite.ports, emulators.offset), ...testEnvironment() },
      ...tools,
    });
  } catch (error) {
    printFailure(error);
    return ONE_FAILED;
  }
}

const SHOWN_FAILURES = 5;
const SHOWN_LINES = 12;

/** Repeated at the end, for people reading a long run, or shown only its end. */
function printFailures(results) {
  for (const { stage, count, again } of results) {
    const { failed, failures = [] } = count;
    if (failed === 0) continue;
    console.log(`\n${again?.failed === 0 ? 'Passed only alone:' : '✘'} ${stage.title}`);
    for (const text of failures.slice(0, SHOWN_FAILURES)) console.log(indented(firstLines(text)));
    if (failures.length > SHOWN_FAILURES) console.log(`   and ${failures.length - SHOWN_FAILURES} more, above`);
  }
}

const firstLines = (text) => text.split('\n').slice(0, SHOWN_LINES).join('\n');
const indented = (text) => text.replaceAll(/^/gmu, '   ');

function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
