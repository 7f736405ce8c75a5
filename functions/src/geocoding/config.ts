import { error as logError } from 'firebase-functions/logger';
import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { isEmulator } from '../platform/config';

/** Geocoding providers. Only those whose terms allow storing results. */
const GEOCODERS = ['census', 'nominatim', 'mapbox'] as const;
export type Geocoder = (typeof GEOCODERS)[number];

const PUBLIC_BASES: Partial<Record<Geocoder, string>> = {
  census: 'https://geocoding.geo.census.gov',
  mapbox: 'https://api.mapbox.com',
};

/** Empty in the emulator, which would otherwise query Secret Manager online; it reads functions/.secret.local. */
export const GEOCODING_SECRETS: readonly SecretParam[] = isEmulator() ? [] : [defineSecret('GEOCODING_API_KEY')];

export type GeocodingConfig = {
  provider: Geocoder;
  /** Base URL for requests, without a path. */
  apiBase: string;
  /** '' if none is required. */
  apiKey: string;
};

/**
 * Returns the geocoding provider, or null for none, the default: people then set pins, and ZIP codes are used until then. A partial
 * configuration counts as none, and is logged: everything works without pins.
 */
export function geocodingConfig(env: NodeJS.ProcessEnv = process.env): GeocodingConfig | null {
  const named = env['GEOCODING_PROVIDER'] ?? '';
  if (named === '' || named === 'none') return null;
  const provider = GEOCODERS.find((one) => one === named);
  if (!provider) return notSetUp(`GEOCODING_PROVIDER (${GEOCODERS.join(', ')})`);
  const apiKey = (env['GEOCODING_API_KEY'] ?? '').replace(/^none$/, '');
  const own = (env['GEOCODING_API_BASE'] ?? '').replace(/\/+$/, '');
  const apiBase = own === '' ? PUBLIC_BASES[provider] : own;
  // The public Nominatim server's policy forbids this use.
  if (apiBase === undefined) return notSetUp('GEOCODING_API_BASE');
  return apiKey === '' && provider === 'mapbox' ? notSetUp('GEOCODING_API_KEY') : { provider, apiBase, apiKey };
}

function notSetUp(missing: string): null {
  logError('finding addresses is not set up', { missing });
  return null;
}
