import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { apiBaseOf } from '../oauth/config';
import { isEmulator } from '../platform/config';
import type { AiProvider } from './port';

/** The local model server, our own, which `npm start` and the tests run alongside the emulators. */
const LOCAL = { base: 'http://127.0.0.1:12210', key: 'sk-local' };

/** What a function that asks a model names among its options. A server without one of the two gives it `none`. */
export const AI_SECRETS: readonly SecretParam[] = isEmulator()
  ? []
  : [defineSecret('OPENAI_API_KEY'), defineSecret('ANTHROPIC_API_KEY')];

const NAMES: Record<AiProvider, { key: string; base: string; path: string }> = {
  openai: { key: 'OPENAI_API_KEY', base: 'OPENAI_API_BASE', path: '/v1' },
  anthropic: { key: 'ANTHROPIC_API_KEY', base: 'ANTHROPIC_API_BASE', path: '' },
};

/** `apiBase` with `/v1` for OpenAI and without for Anthropic, as their SDKs want it; '' = the provider's own address. */
export type AiConfig = { apiKey: string; apiBase: string };

const keyOf = (provider: AiProvider, env: NodeJS.ProcessEnv): string => {
  const key = (env[NAMES[provider].key] ?? '').trim();
  return key === 'none' ? '' : key;
};

/**
 * How to reach a provider; null where this server has no key for it. The emulator takes the local model server when it has no key at
 * all: a key for one of the two must not mix real answers with made-up ones.
 * @throws `failed-precondition` for an address that is not https on a deployed server
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
