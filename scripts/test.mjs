// npm test: runs every check and test, with a total in the last line.
//
//   npm test -- --only unit,rules     runs some of the stages
//   npm test -- --changed             what speaks about one's own changes, in about a minute
import { constants } from 'node:os';
import { portOffset } from './emulators/ports.mjs';
import { onceAskedToEnd } from './processes.mjs';
import { Mendable, printFailure } from './report.mjs';
import { changedStages } from './testing/changed.mjs';
import { runStages } from './testing/runStages.mjs';
import { STAGES } from './testing/stages.mjs';

/** @type {import('./testing/runStages.mjs').Interruption} */
const interruption = { signal: undefined, children: new Set() };
onceAskedToEnd((signal) => {
  interruption.signal = signal;
  for (const child of interruption.children) child.kill(signal);
});

function selectStages(args) {
  const names = STAGES.map(({ name }) => name);
  const only = args[0] === '--only' ? (args[1] ?? '').split(',') : names;
  const isWrong = (args.length > 0 && args[0] !== '--only') || only.some((name) => !names.includes(name));
  if (isWrong)
    throw new Mendable(`The stages are ${names.join(', ')}. To run some of them:`, 'npm test -- --only unit,rules');
  if (only.includes('e2e') && portOffset() !== 0) {
    throw new Mendable(
      'The web app finds the emulators on their usual ports only, so the end-to-end tests need these.',
      'unset FIELDWRIGHT_PORT_OFFSET',
    );
  }
  // Indexes are checked whenever a stage recorded queries.
  return STAGES.filter(({ name, lane }) => only.includes(name) || lane === 'after');
}

try {
  const args = process.argv.slice(2);
  const isGood =
    args[0] === '--changed'
      ? await runStages(changedStages(), interruption, { hasBudgets: false })
      : await runStages(selectStages(args), interruption);
  const { signal } = interruption;
  process.exitCode = signal ? 128 + constants.signals[signal] : isGood ? 0 : 1;
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
