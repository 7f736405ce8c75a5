// Paths in this project. Every developer command takes its paths from here.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Everything the commands create that may be deleted, except the demo company's state. */
export const CACHE = join(ROOT, '.cache');

/** State that `npm start` keeps between runs. */
export const EMULATOR_STATE = join(CACHE, 'emulator-state');

/** The demo sign-ins, written by the seed. */
export const DEMO_SIGN_INS = join(CACHE, 'demo-sign-ins.txt');

/** With the prefix "demo-" the Firebase emulators never call production. */
export const PROJECT_ID = 'demo-fieldwright';

/** A package command's script, to be run with `process.execPath`: needs no shell on any system. */
export const BIN = {
  firebase: join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
  vite: join(ROOT, 'node_modules/vite/bin/vite.js'),
  vitest: join(ROOT, 'node_modules/vitest/vitest.mjs'),
  playwright: join(ROOT, 'node_modules/@playwright/test/cli.js'),
  oxlint: join(ROOT, 'node_modules/oxlint/bin/oxlint'),
  oxfmt: join(ROOT, 'node_modules/oxfmt/bin/oxfmt'),
};
