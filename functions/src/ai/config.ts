import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { apiBaseOf } from '../oauth/config';
import { isEmulator } from '../platform/config';
import type { AiProvider } from './port';

/** The local model server, our own, which `npm start` and the tests run alongside the emulators. */
const LOCAL = { base: 'http://127.0.0.1:12210', key: 'sk-local' };

/** Secrets to list in the options of a function that calls a model. A server without one of the two sets it to `none`. */
export const AI_SECRETS: readonly SecretParam[] = isEmulator()
  ? []
  : [defineSecret('OPENAI_API_KEY'), defineSecret('ANTHROPIC_API_KEY')];

const NAMES: Record<AiProvider, { key: string; base: string; path: string }> = {
  openai: { key: 'OPENAI_API_KEY', base: 'OPENAI_API_BASE', path: '/v1' },
  anthropic: { key: 'ANTHROPIC_API_KEY', base: 'ANTHROPIC_API_BASE', path: '' },
};

/** `apiBase` has `/v1` for OpenAI but not for Anthropic, as their SDKs expect; '' = the provider's default URL. */
export type AiConfig = { apiKey: string; apiBase: string };

const keyOf = (provider: AiProvider, env: NodeJS.ProcessEnv): string => {
  const key = (env[NAMES[provider].key] ?? '').trim();
  return key === 'none' ? '' : key;
};

/**
 * Returns how to reach a provider, or null if this server has no key for it. The emulator uses the local model server only when it has no
 * key at all: with a key for one of the two, real answers must not mix with fake ones.
 * @throws `failed-precondition` for an address that isn't https on a deployed server
 */
export function aiConfig(provider: AiProvider, env: NodeJS.ProcessEnv = process.env): AiConfig | null {
  const apiKey = keyOf(provider, env);
  const { base, path } = NAMES[provider];
  if (apiKey !== '') return { apiKey, apiBase: apiBaseOf(base, '', env) };
  const isLocal =
    env['FUNCTIONS_EMULATOR'] === 'true' &&
    keyOf('openai', env) === '' &&
    keyOf('anthropic', env) === '' &&
    env[NAMES[provider].key] !== 'none';
  return isLocal ? { apiKey: LOCAL.key, apiBase: apiBaseOf(base, `${LOCAL.base}${path}`, env) } : null;
}
