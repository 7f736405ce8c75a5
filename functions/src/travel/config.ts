import { error as logError } from 'firebase-functions/logger';
import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { MATRIX_PROVIDERS, type MatrixProvider } from '@/domain/routing/travel/api';
import { isEmulator } from '../platform/config';

const PUBLIC_BASES = { mapbox: 'https://api.mapbox.com', google: 'https://routes.googleapis.com' } as const;

/** Empty in the emulator, which would otherwise query Secret Manager online; it reads functions/.secret.local. */
export const TRAVEL_SECRETS: readonly SecretParam[] = isEmulator() ? [] : [defineSecret('TRAVEL_API_KEY')];

export type TravelConfig = {
  provider: MatrixProvider;
  /** Base URL for requests, without a path. */
  apiBase: string;
  /** '' for a self-hosted OSRM server. */
  apiKey: string;
};

/**
 * Returns the travel time provider, or null for none, the default: the app then estimates them itself. A partial configuration counts as
 * none, and is logged: the day still has to be planned.
 */
export function travelConfig(env: NodeJS.ProcessEnv = process.env): TravelConfig | null {
  const named = env['TRAVEL_PROVIDER'] ?? '';
  if (named === '' || named === 'none') return null;
  const provider = MATRIX_PROVIDERS.find((one) => one === named);
  const apiKey = (env['TRAVEL_API_KEY'] ?? '').replace(/^none$/, '');
  const own = (env['TRAVEL_API_BASE'] ?? '').replace(/\/+$/, '');
  if (!provider) return notSetUp(`TRAVEL_PROVIDER (${MATRIX_PROVIDERS.join(', ')})`);
  const apiBase = own === '' && provider !== 'osrm' ? PUBLIC_BASES[provider] : own;
  if (apiBase === '') return notSetUp('TRAVEL_API_BASE');
  return apiKey === '' && provider !== 'osrm' ? notSetUp('TRAVEL_API_KEY') : { provider, apiBase, apiKey };
}

function notSetUp(missing: string): null {
  logError('travel times are not set up', { missing });
  return null;
}
