import { error as logError } from 'firebase-functions/logger';
import { AppError } from '@/lib/appError';

const LOCAL_APP_URL = 'http://localhost:5173';

/** The region the functions run in; a company picks the nearest one before the first deployment. */
export const REGION = process.env['FUNCTIONS_REGION'] ?? 'us-central1';

/** A runaway loop must hit a ceiling before the bill does. */
export const MAX_INSTANCES = 20;

export const isEmulator = (): boolean => process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * Whether callables reject requests without App Check: `ENFORCE_APP_CHECK=true` in functions/.env. Turn it on once the web app sends
 * tokens (`VITE_APP_CHECK_KEY`) and open tabs have loaded that version.
 */
export const enforcesAppCheck = (env: NodeJS.ProcessEnv = process.env): boolean => env['ENFORCE_APP_CHECK'] === 'true';

/**
 * Returns the origins that may call from a browser: the project's hosting, what ALLOWED_ORIGINS lists (comma separated, set in
 * functions/.env), and this machine in the emulator.
 */
export function allowedOrigins(env: NodeJS.ProcessEnv = process.env): (string | RegExp)[] {
  const project = env['GCLOUD_PROJECT'] ?? '';
  const hosting = project === '' ? [] : [`https://${project}.web.app`, `https://${project}.firebaseapp.com`];
  const listed = (env['ALLOWED_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  const local = env['FUNCTIONS_EMULATOR'] === 'true' ? [/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/] : [];
  return [...hosting, ...listed, ...local];
}

/**
 * Returns the web app's URL without a trailing slash, for links in messages and for redirects back: the caller's origin, because people
 * are signed in only there; otherwise APP_URL, the project's hosting, or this machine in the emulator. Throws `failed-precondition` when
 * a server has none of them.
 */
export function appUrl(origin = '', env: NodeJS.ProcessEnv = process.env): string {
  if (origin !== '') return origin;
  const given = (env['APP_URL'] ?? '').replace(/\/+$/, '');
  if (given !== '') return given;
  if (env['FUNCTIONS_EMULATOR'] === 'true') return LOCAL_APP_URL;
  const project = env['GCLOUD_PROJECT'] ?? '';
  if (project === '') {
    logError('the address of the web app is not known', { missing: 'APP_URL' });
    throw new AppError({
      code: 'failed-precondition',
      userMessage: 'This server is not set up: APP_URL is missing.',
    });
  }
  return `https://${project}.web.app`;
}

/**
 * Returns a function's URL for other servers to call: FUNCTIONS_URL is the base, if it isn't the project's cloudfunctions.net or the
 * emulator's usual port.
 */
export function functionUrl(name: string, env: NodeJS.ProcessEnv = process.env): string {
  const project = env['GCLOUD_PROJECT'] ?? '';
  const given = (env['FUNCTIONS_URL'] ?? '').replace(/\/+$/, '');
  if (given !== '') return `${given}/${name}`;
  return env['FUNCTIONS_EMULATOR'] === 'true'
    ? `http://127.0.0.1:5002/${project}/${REGION}/${name}`
    : `https://${REGION}-${project}.cloudfunctions.net/${name}`;
}

/** Returns the project's storage bucket, as Firebase passes it to functions; '' if it doesn't, as in tests. */
export function storageBucket(env: NodeJS.ProcessEnv = process.env): string {
  const text = env['FIREBASE_CONFIG'] ?? '';
  // Outside of Google's servers it may name a file.
  const config = (text.startsWith('{') ? JSON.parse(text) : {}) as { storageBucket?: unknown };
  return typeof config.storageBucket === 'string' ? config.storageBucket : '';
}

/** Returns `origin` if it is one of the web app's URLs, otherwise ''. */
export function knownOrigin(origin: string | undefined, env: NodeJS.ProcessEnv = process.env): string {
  if (!origin) return '';
  const isKnown = allowedOrigins(env).some((allowed) =>
    typeof allowed === 'string' ? allowed === origin : allowed.test(origin),
  );
  return isKnown ? origin : '';
}
