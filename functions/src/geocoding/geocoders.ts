import { z } from 'zod';
import type { Address } from '@/domain/contact/schema';
import type { Found } from '@/domain/property/located';
import type { Geocoder, GeocodingConfig } from './config';

/** A provider gave no usable answer: the address may be retried. */
export class GeocodingError extends Error {
  constructor(detail: string) {
    super(detail);
    this.name = 'GeocodingError';
  }
}

const ANSWER_MS = 10_000;
const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

/**
 * Geocodes an address.
 * @returns null if the provider doesn't know the address
 * @throws GeocodingError if it doesn't answer, refuses, or its response doesn't match the documentation
 */
export const askGeocoder = (config: GeocodingConfig, address: Address): Promise<Found | null> =>
  GEOCODERS[config.provider](config, address);

const GEOCODERS: Record<Geocoder, (config: GeocodingConfig, address: Address) => Promise<Found | null>> = {
  census: askCensus,
  nominatim: askNominatim,
  mapbox: askMapbox,
};

const censusAnswer = z.object({
  result: z.object({
    addressMatches: z.array(z.object({ coordinates: z.object({ x: longitude, y: latitude }) })),
  }),
});

/**
 * Geocodes with the U.S. Census Bureau: free, without a key, nationwide; interpolates along the block's range of numbers.
 * https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html
 */
async function askCensus(
  { apiBase }: GeocodingConfig,
  { street, city, state, postalCode }: Address,
): Promise<Found | null> {
  const query = { street, city, state, zip: postalCode, benchmark: 'Public_AR_Current', format: 'json' };
  const { result } = await read(`${apiBase}/geocoder/locations/address`, query, censusAnswer);
  const [first, second] = result.addressMatches.map(({ coordinates: { x, y } }) => ({ lat: y, lng: x }));
  if (!first) return null;
  // Two streets have that name: only a person knows which is right.
  const isOne = second === undefined || isSameBlock(first, second);
  return { kind: isOne ? 'address' : 'nearby', at: first };
}

/** About 200 yards. */
const SAME_BLOCK_DEGREES = 0.002;
const isSameBlock = (one: Found['at'], other: Found['at']): boolean =>
  Math.abs(one.lat - other.lat) < SAME_BLOCK_DEGREES && Math.abs(one.lng - other.lng) < SAME_BLOCK_DEGREES;

const nominatimAnswer = z.array(z.object({ lat: latitude, lon: longitude, place_rank: z.number() }));
/** Nominatim's ranks: 30 are houses, 26 streets, 21 to 25 postal codes and neighborhoods. */
const [HOUSE_RANK, LEAST_RANK] = [30, 21];

/** Geocodes with OpenStreetMap's Nominatim, self-hosted: https://nominatim.org/release-docs/latest/api/Search/ */
async function askNominatim(
  { apiBase }: GeocodingConfig,
  { street, city, state, postalCode, country }: Address,
): Promise<Found | null> {
  const query = { street, city, state, postalcode: postalCode, country, format: 'jsonv2', limit: '1' };
  const [found] = await read(`${apiBase}/search`, query, nominatimAnswer);
  if (!found || found.place_rank < LEAST_RANK) return null;
  return { kind: found.place_rank >= HOUSE_RANK ? 'address' : 'nearby', at: { lat: found.lat, lng: found.lon } };
}

const mapboxAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([longitude, latitude]) }),
      properties: z.object({
        feature_type: z.string(),
        match_code: z.object({ confidence: z.string() }).optional(),
      }),
    }),
  ),
});
const MAPBOX_PLACES = ['address', 'secondary_address'];
const MAPBOX_SURE = ['exact', 'high'];

/** Geocodes with Mapbox, in the mode that allows storing results: https://docs.mapbox.com/api/search/geocoding/ */
async function askMapbox(
  { apiBase, apiKey }: GeocodingConfig,
  { street, city, state, postalCode, country }: Address,
): Promise<Found | null> {
  const query = {
    address_line1: street,
    place: city,
    region: state,
    postcode: postalCode,
    country,
    permanent: 'true',
    autocomplete: 'false',
    types: 'address,secondary_address,street',
    limit: '1',
    access_token: apiKey,
  };
  const { features } = await read(`${apiBase}/search/geocode/v6/forward`, query, mapboxAnswer);
  const [found] = features;
  if (!found) return null;
  const [lng, lat] = found.geometry.coordinates;
  const { feature_type: type, match_code: match } = found.properties;
  const isSure = MAPBOX_PLACES.includes(type) && MAPBOX_SURE.includes(match?.confidence ?? '');
  return { kind: isSure ? 'address' : 'nearby', at: { lat, lng } };
}

/** The request URL may contain the key, so it is never in an error. */
export async function read<S extends z.ZodType>(
  url: string,
  query: Record<string, string>,
  schema: S,
): Promise<z.output<S>> {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  const failed = (error: unknown): never => {
    throw new GeocodingError(error instanceof Error ? error.name : 'no answer');
  };
  const response = await fetch(`${url}?${new URLSearchParams(filled).toString()}`, {
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(failed);
  if (!response.ok) throw new GeocodingError(`HTTP ${response.status}`);
  const answer = schema.safeParse(await response.json().catch(failed));
  if (!answer.success) throw new GeocodingError('not as documented');
  return answer.data;
}
