// npm run reset: makes the next `npm start` begin with fresh demo companies.
import { rmSync } from 'node:fs';
import { emulatorPorts, assertPortsFree } from './emulators/ports.mjs';
import { DEMO_SIGN_INS } from './project.mjs';
import { Mendable, printFailure, say } from './report.mjs';
import { removeSavedState } from './start/savedState.mjs';

try {
  await assertPortsFree({ hub: emulatorPorts().hub }).catch(() => {
    throw new Mendable(
      'Emulators are running, and would save their state again when they end. End them first (Ctrl-C), then run:',
      'npm run reset',
    );
  });
  const wasThere = removeSavedState();
  rmSync(DEMO_SIGN_INS, { force: true });
  say(
    'Reset',
    wasThere ? "the demo company's saved state is gone; npm start makes a new one" : 'there was no saved state',
  );
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
