// npm test: every check and test, in one go, counted in one last line.
//
//   npm test -- --only unit,rules     runs some of the stages
import { constants } from 'node:os';
import { emulatorEnvironment } from './emulators/environment.mjs';
import { clearEmulators } from './emulators/hub.mjs';
import { portOffset } from './emulators/ports.mjs';
import { startEmulators } from './emulators/suite.mjs';
import { onceAskedToEnd } from './processes.mjs';
import { Mendable, printFailure } from './report.mjs';
import { ONE_FAILED, sum } from './testing/countResults.mjs';
import { testEnvironment } from './testing/environment.mjs';
import { STAGES } from './testing/stages.mjs';

let endedBy;
let child;
onceAskedToEnd((signal) => {
  endedBy = signal;
  child?.kill(signal);
});

/** Runs the stages and says how each went; one that fails does not keep the next from running. */
async function test(stages) {
  const counts = [];
  let suite;
  let startFailure;
  try {
    for (const stage of stages) {
      if (endedBy) return;
      console.log(`\n━━ ${stage.title}`);
      const startedAt = Date.now();
      if (stage.needsEmulators && !suite && !startFailure) {
        console.log('Starting the emulators ...');
        suite = await startEmulators({ env: testEnvironment() }).catch((error) => {
          startFailure = error;
        });
      }
      counts.push(await runStage(stage, suite, startFailure));
      console.log(`   ${describe(counts.at(-1))} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  } finally {
    await suite?.stop();
  }
  const total = sum(counts);
  console.log(`\n${describe(total)}`);
  return total.failed === 0 && !endedBy;
}

async function runStage(stage, suite, startFailure) {
  try {
    if (stage.needsEmulators && !suite) throw startFailure;
    // No stage may lean on what an earlier one left behind.
    if (stage.needsEmulators) await clearEmulators(suite.ports);
    const env = stage.needsEmulators ? { ...emulatorEnvironment(suite.ports), ...testEnvironment() } : {};
    return await stage.run({ env, onChild: (started) => (child = started) });
  } catch (error) {
    printFailure(error);
    return ONE_FAILED;
  }
}

function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function selectStages(args) {
  const names = STAGES.map(({ name }) => name);
  const only = args[0] === '--only' ? (args[1] ?? '').split(',') : names;
  const isWrong = (args.length > 0 && args[0] !== '--only') || only.some((name) => !names.includes(name));
  if (isWrong)
    throw new Mendable(
      `The stages are ${names.join(', ')}. To run some of them:`,
      'npm test -- --only unit,rules',
    );
  if (only.includes('e2e') && portOffset() !== 0) {
    throw new Mendable(
      'The web app finds the emulators on their usual ports only, so the end-to-end tests need these.',
      'unset FIELDWRIGHT_PORT_OFFSET',
    );
  }
  return STAGES.filter(({ name }) => only.includes(name));
}

try {
  const isGood = await test(selectStages(process.argv.slice(2)));
  process.exitCode = endedBy ? 128 + constants.signals[endedBy] : isGood ? 0 : 1;
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
