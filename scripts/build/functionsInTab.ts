import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const shim = (name: string): string =>
  fileURLToPath(new URL(`../../src/demo/server/shims/${name}.ts`, import.meta.url));

/** The functions' server imports, and their demo replacements, by import text: `tests/static` finds missed ones. */
export const SHIMS: Readonly<Record<string, string>> = {
  'firebase-admin/app': shim('firebaseAdmin'),
  'firebase-admin/auth': shim('firebaseAdmin'),
  'firebase-admin/storage': shim('firebaseAdmin'),
  'firebase-admin/firestore': shim('firebaseAdminFirestore'),
  'firebase-functions/https': shim('firebaseFunctions'),
  'firebase-functions/firestore': shim('firebaseFunctions'),
  'firebase-functions/identity': shim('firebaseFunctions'),
  'firebase-functions/logger': shim('firebaseFunctions'),
  'firebase-functions/params': shim('firebaseFunctions'),
  'firebase-functions/scheduler': shim('firebaseFunctions'),
  'firebase-functions/storage': shim('firebaseFunctions'),
  'node:async_hooks': shim('node'),
  'node:buffer': shim('node'),
  'node:crypto': shim('node'),
  'node:net': shim('node'),
  'node:stream': shim('node'),
  'node:timers': shim('node'),
  'node:timers/promises': shim('node'),
  'node:util': shim('node'),
  nodemailer: shim('outbox'),
  '../twilio/client': shim('outbox'),
  stripe: shim('stripe'),
  openai: shim('openai'),
  '@anthropic-ai/sdk': shim('stripe'),
  '@/documents/pdf/node': shim('pdf'),
};

/** The full path, because the project itself may be in a folder named `functions`. */
const FUNCTIONS = fileURLToPath(new URL('../../functions/src/', import.meta.url));
/** Set by the code that starts the functions. */
const ENVIRONMENT = 'globalThis.functionsEnvironment';
const SRC = fileURLToPath(new URL('../../src', import.meta.url));
/** Returns the import as written, even if the alias has already been resolved to its path. */
const asWritten = (source: string): string => (source.startsWith(SRC) ? `@${source.slice(SRC.length)}` : source);

/** Adds the Node features browsers lack: the environment, which Vite would leave empty, and `Buffer`. */
const withGlobals = (code: string): string =>
  `${/\bBuffer\./.test(code) ? `import { Buffer } from 'node:buffer'; ` : ''}${code.replaceAll('process.env', ENVIRONMENT)}`;

/**
 * Lets the demo run the Cloud Functions' own code in the visitor's tab: their server imports are replaced from `src/demo/server/shims`.
 * The functions themselves are built elsewhere and aren't affected.
 */
export const functionsInTab = (): Plugin => ({
  name: 'functions-in-tab',
  enforce: 'pre',
  resolveId: (source, importer) => (importer?.includes(FUNCTIONS) ? SHIMS[asWritten(source)] : undefined),
  transform: (code, id) => (id.includes(FUNCTIONS) ? { code: withGlobals(code), map: null } : undefined),
});

const CLIENT = fileURLToPath(new URL('../demo/shims/firebaseClient.ts', import.meta.url));

/** Emulator modules that the seed imports, and their replacements while the demo's companies are recorded. */
const SEED_SHIMS: Record<string, string> = {
  'firebase/app': CLIENT,
  'firebase/auth': CLIENT,
  'firebase/firestore/lite': CLIENT,
  'firebase/functions': CLIENT,
  'firebase/storage': CLIENT,
  'firebase-admin/app': shim('firebaseAdmin'),
  'firebase-admin/auth': shim('firebaseAdmin'),
  'firebase-admin/firestore': shim('firebaseAdminFirestore'),
  './emulators': fileURLToPath(new URL('../demo/shims/emulators.ts', import.meta.url)),
};

/** Lets the seed write its documents in memory. */
export const seedInMemory = (): Plugin => ({
  name: 'seed-in-memory',
  enforce: 'pre',
  resolveId: (source, importer) => (importer?.includes('/scripts/seed/') ? SEED_SHIMS[source] : undefined),
});
