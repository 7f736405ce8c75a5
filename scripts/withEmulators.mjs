// Runs a command with fresh emulators: node scripts/withEmulators.mjs [--only auth,firestore] CMD ARGS...
//
// The command finds them through the usual variables (FIRESTORE_EMULATOR_HOST ...) and through
// FIELDWRIGHT_*_PORT. FIELDWRIGHT_PORT_OFFSET moves every port, so that two can run side by side.
import { constants } from 'node:os';
import { RUNNING, emulatorEnvironment } from './emulators/environment.mjs';
import { TEST_EMULATORS, startEmulators } from './emulators/suite.mjs';
import { onceAskedToEnd, run } from './processes.mjs';
import { Mendable, printFailure } from './report.mjs';
import { testEnvironment } from './testing/environment.mjs';

/** Returns the command's exit code. Emulators started by a parent process are reused. */
async function withEmulators(args) {
  const { only, command } = parse(args);
  if (process.env[RUNNING] === '1') return run(command[0], command.slice(1)).exitCode;

  let endedBy;
  let child;
  onceAskedToEnd((signal) => {
    endedBy = signal;
    child?.kill(signal);
  });
  const env = testEnvironment();
  const suite = await startEmulators({ only, env });
  try {
    if (endedBy) return 128 + constants.signals[endedBy];
    const running = run(command[0], command.slice(1), { ...emulatorEnvironment(suite.ports), ...env });
    child = running.child;
    const emulatorsEnded = suite.ended.then(() => {
      throw new Mendable('The emulators ended while the command was running; their log:', `tail -50 ${suite.logFile}`);
    });
    return await Promise.race([running.exitCode, emulatorsEnded]);
  } finally {
    child?.kill('SIGTERM');
    await suite.stop();
  }
}

function parse(args) {
  const hasOnly = args[0] === '--only';
  const command = hasOnly ? args.slice(2) : args;
  const only = hasOnly ? (args[1] ?? '').split(',') : TEST_EMULATORS;
  const unknown = only.find((name) => !TEST_EMULATORS.includes(name));
  if (unknown !== undefined || command.length === 0) {
    throw new Mendable(
      'Name a command to run beside the emulators, for example:',
      'node scripts/withEmulators.mjs --only auth,firestore vitest run --project rules',
    );
  }
  return { only, command };
}

try {
  process.exitCode = await withEmulators(process.argv.slice(2));
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
