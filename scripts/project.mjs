// The project's paths. Every developer command takes them from here.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Generated files that may be deleted, except for the demo companies' state. */
export const CACHE = join(ROOT, '.cache');

/** State that `npm start` keeps between runs. */
export const EMULATOR_STATE = join(CACHE, 'emulator-state');

/** The demo sign-ins, written by the seed. */
export const DEMO_SIGN_INS = join(CACHE, 'demo-sign-ins.txt');

/** With the prefix "demo-" the Firebase emulators never call production. */
export const PROJECT_ID = 'demo-fieldwright';

/** The scripts behind packages' commands, to be run with `process.execPath`: no shell needed on any system. */
export const BIN = {
  firebase: join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
  vite: join(ROOT, 'node_modules/vite/bin/vite.js'),
  vitest: join(ROOT, 'node_modules/vitest/vitest.mjs'),
  playwright: join(ROOT, 'node_modules/@playwright/test/cli.js'),
  oxlint: join(ROOT, 'node_modules/oxlint/bin/oxlint'),
  oxfmt: join(ROOT, 'node_modules/oxfmt/bin/oxfmt'),
};
