import { z } from 'zod';
import { COMPLETION_LIMIT } from '@/domain/contact/completionApi';
import { addressSchema, type Address } from '@/domain/contact/schema';
import type { Geocoder, GeocodingConfig } from './config';
import { read } from './geocoders';

/** A partially typed street, in a country (two letters). */
type Typed = { text: string; country: string };
type Complete = (config: GeocodingConfig, typed: Typed) => Promise<Address[]>;

/**
 * Address completion by provider. The Census Bureau has none; a self-hosted Nominatim server allows queries while typing, but the public
 * one doesn't, and our configuration rejects it anyway.
 */
const COMPLETIONS: Partial<Record<Geocoder, Complete>> = { nominatim: askNominatim, mapbox: askMapbox };

export const completionOf = ({ provider }: GeocodingConfig): Complete | null => COMPLETIONS[provider] ?? null;

const name = z.object({ name: z.string() }).optional();
const mapboxAnswer = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        context: z.object({
          address: z.object({ name: z.string() }).optional(),
          secondary_address: z
            .object({ designator: z.string().optional(), identifier: z.string().optional() })
            .optional(),
          place: name,
          locality: name,
          postcode: name,
          region: z.object({ name: z.string(), region_code: z.string().optional() }).optional(),
          country: z.object({ country_code: z.string() }).optional(),
        }),
      }),
    }),
  ),
});

/** https://docs.mapbox.com/api/search/geocoding/: the chosen address is stored, so these are `permanent` as well. */
async function askMapbox({ apiBase, apiKey }: GeocodingConfig, { text, country }: Typed): Promise<Address[]> {
  const query = {
    q: text,
    country: country.toLowerCase(),
    autocomplete: 'true',
    permanent: 'true',
    types: 'address,secondary_address',
    limit: String(COMPLETION_LIMIT),
    access_token: apiKey,
  };
  const { features } = await read(`${apiBase}/search/geocode/v6/forward`, query, mapboxAnswer);
  return features.flatMap(({ properties: { context } }) =>
    addressesOf({
      street: context.address?.name ?? '',
      unit: [context.secondary_address?.designator, context.secondary_address?.identifier].filter(Boolean).join(' '),
      city: context.place?.name ?? context.locality?.name ?? '',
      state: context.region?.region_code ?? context.region?.name ?? '',
      postalCode: context.postcode?.name ?? '',
      country: context.country?.country_code.toUpperCase() ?? country,
    }),
  );
}

const nominatimAnswer = z.array(
  z.object({
    address: z.object({
      house_number: z.string().optional(),
      road: z.string().optional(),
      city: z.string().optional(),
      town: z.string().optional(),
      village: z.string().optional(),
      hamlet: z.string().optional(),
      state: z.string().optional(),
      'ISO3166-2-lvl4': z.string().optional(),
      postcode: z.string().optional(),
      country_code: z.string().optional(),
    }),
  }),
);
/** Returns the typed house number, if the map only knows the street. */
const typedNumber = (text: string): string => /^\d+[\w-]*(?=\s)/.exec(text.trim())?.[0] ?? '';

/** https://nominatim.org/release-docs/latest/api/Search/ */
async function askNominatim({ apiBase }: GeocodingConfig, { text, country }: Typed): Promise<Address[]> {
  const query = {
    q: text,
    countrycodes: country.toLowerCase(),
    layer: 'address',
    addressdetails: '1',
    format: 'jsonv2',
    limit: String(COMPLETION_LIMIT),
  };
  const found = await read(`${apiBase}/search`, query, nominatimAnswer);
  return found.flatMap(({ address }) =>
    addressesOf({
      street: address.road ? [address.house_number ?? typedNumber(text), address.road].filter(Boolean).join(' ') : '',
      unit: '',
      city: address.city ?? address.town ?? address.village ?? address.hamlet ?? '',
      state: address['ISO3166-2-lvl4']?.split('-')[1] ?? address.state ?? '',
      postalCode: address.postcode ?? '',
      country: address.country_code?.toUpperCase() ?? country,
    }),
  );
}

/** Returns addresses that fit a form; none without a street and a town, or with anything longer than a field. */
function addressesOf(found: Address): Address[] {
  const { data } = addressSchema.safeParse(found);
  return data && data.street !== '' && data.city !== '' ? [data] : [];
}
