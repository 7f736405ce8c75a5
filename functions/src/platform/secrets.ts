import { defineSecret } from 'firebase-functions/params';
import { isEmulator } from './config';

/** A value from Secret Manager. `bind` is for the `secrets` option of the functions that read it. */
export type Secret = { bind: ReturnType<typeof defineSecret>[]; read: () => string };

/**
 * Names a secret. It is read when it is needed, '' when it is not there. In the emulator it comes from the
 * environment or functions/.secret.local: bound, the emulator would ask Google for it and wait.
 */
export function secret(name: string): Secret {
  return {
    bind: isEmulator() ? [] : [defineSecret(name)],
    read: () => (process.env[name] ?? '').trim(),
  };
}
