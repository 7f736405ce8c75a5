import type { AppCheckOptions } from 'firebase/app-check';
import { base64Url } from '@/lib/base64Url';
import { HOUR_MS } from '@/lib/time';
import { firebaseApp } from './app';
import { usesEmulators } from './env';

const read = (name: string): string => {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' ? value : '';
};

let starting: Promise<void> | undefined;

/**
 * Attaches App Check tokens to requests if `VITE_APP_CHECK_KEY` (a site key of reCAPTCHA Enterprise) is configured; otherwise nothing is
 * loaded. Await it before opening a service. It never rejects: without a token, the servers decide.
 */
export function startAppCheck(): Promise<void> {
  const key = read('VITE_APP_CHECK_KEY');
  if (key === '') return Promise.resolve();
  starting ??= start(key).catch((error: unknown) => {
    starting = undefined;
    console.warn('App Check could not start', error);
  });
  return starting;
}

async function start(key: string): Promise<void> {
  const { CustomProvider, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  // Once registered in the console, it lets a developer's machine and a test's browser access a real project.
  const debugToken = import.meta.env.MODE === 'production' ? '' : read('VITE_APP_CHECK_DEBUG_TOKEN');
  if (debugToken !== '') Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: debugToken });
  const provider: AppCheckOptions['provider'] = usesEmulators
    ? new CustomProvider({ getToken: () => Promise.resolve(emulatorToken(Date.now())) })
    : new ReCaptchaEnterpriseProvider(key);
  initializeAppCheck(firebaseApp, { provider, isTokenAutoRefreshEnabled: true });
}

/** An unsigned token: the emulators require one, but don't verify it. */
function emulatorToken(now: number): { token: string; expireTimeMillis: number } {
  const expireTimeMillis = now + HOUR_MS;
  const part = (value: object): string => base64Url(new TextEncoder().encode(JSON.stringify(value)));
  const claims = { sub: 'demo-app', app_id: 'demo-app', iat: Math.floor(now / 1000), exp: expireTimeMillis / 1000 };
  return { token: `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.unsigned`, expireTimeMillis };
}
