import type { Coordinates } from '@/domain/contact/pin';
import type { MatrixProvider } from '@/domain/routing/travel/api';
import { DAY_MS, HOUR_MS } from '@/lib/time';
import { z } from 'zod';
import type { TravelConfig } from './config';
import { refusedWith, TravelError } from './errors';

/** Seconds from each of `from` (row) to each of `to` (column); null if there is no road, or none is reported. */
export type Block = { from: readonly Coordinates[]; to: readonly Coordinates[]; departAt: string };
export type Measured = (number | null)[][];
type Ask = (config: TravelConfig, block: Block, signal: AbortSignal) => Promise<Measured>;

/** Each provider's request limits, and how long its terms let its answers be stored. */
export const PROVIDERS: Record<MatrixProvider, { ask: Ask; sidePlaces: number; keepMs: number }> = {
  // Self-hosted server; it accepts 100 places unless configured otherwise. Roads change slowly.
  osrm: {
    ask: (config, block, signal) => askTable(config, '/table/v1/driving', block, signal),
    sidePlaces: 50,
    keepMs: 7 * DAY_MS,
  },
  // 25 places in all: https://docs.mapbox.com/api/navigation/matrix/
  mapbox: {
    ask: (config, block, signal) => askTable(config, '/directions-matrix/v1/mapbox/driving', block, signal),
    sidePlaces: 12,
    keepMs: HOUR_MS,
  },
  // 625 pairs: https://developers.google.com/maps/documentation/routes/reference/rest/v2/TopLevel/computeRouteMatrix
  google: { ask: askGoogle, sidePlaces: 25, keepMs: HOUR_MS },
};

const table = z.object({ code: z.literal('Ok'), durations: z.array(z.array(z.number().nullable())) });

/** Requests OSRM's table service, whose format Mapbox uses too (https://project-osrm.org/docs/v5.24.0/api/#table-service). */
async function askTable(
  { apiBase, apiKey }: TravelConfig,
  path: string,
  { from, to }: Block,
  signal: AbortSignal,
): Promise<Measured> {
  const places = [...from, ...to].map(({ lat, lng }) => `${lng.toFixed(5)},${lat.toFixed(5)}`).join(';');
  const numbers = (count: number, first: number): string =>
    Array.from({ length: count }, (_, index) => first + index).join(';');
  const query = new URLSearchParams({
    sources: numbers(from.length, 0),
    destinations: numbers(to.length, from.length),
    annotations: 'duration',
  });
  if (apiKey !== '') query.set('access_token', apiKey);
  return read(`${apiBase}${path}/${places}?${query.toString()}`, { signal }, table, ({ durations }) => durations);
}

const elements = z.array(
  z.object({
    originIndex: z.number().int().default(0),
    destinationIndex: z.number().int().default(0),
    duration: z
      .string()
      .regex(/^\d+(\.\d+)?s$/)
      .optional(),
    condition: z.string().default(''),
  }),
);

async function askGoogle(
  { apiBase, apiKey }: TravelConfig,
  { from, to, departAt }: Block,
  signal: AbortSignal,
): Promise<Measured> {
  const waypoint = ({ lat, lng }: Coordinates) => ({
    waypoint: { location: { latLng: { latitude: lat, longitude: lng } } },
  });
  const body = {
    origins: from.map(waypoint),
    destinations: to.map(waypoint),
    travelMode: 'DRIVE',
    // It has no traffic data for the past.
    ...(Date.parse(departAt) > Date.now() ? { routingPreference: 'TRAFFIC_AWARE', departureTime: departAt } : {}),
  };
  const headers = {
    'content-type': 'application/json',
    'x-goog-api-key': apiKey,
    'x-goog-fieldmask': 'originIndex,destinationIndex,status,condition,duration',
  };
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal };
  return read(`${apiBase}/distanceMatrix/v2:computeRouteMatrix`, request, elements, (found) => {
    const measured: Measured = from.map(() => to.map(() => null));
    for (const { originIndex, destinationIndex, duration, condition } of found) {
      const row = measured[originIndex];
      if (row && destinationIndex < to.length && condition === 'ROUTE_EXISTS' && duration)
        row[destinationIndex] = Number.parseFloat(duration);
    }
    return measured;
  });
}

async function read<S extends z.ZodType>(
  url: string,
  request: RequestInit,
  schema: S,
  take: (answer: z.output<S>) => Measured,
): Promise<Measured> {
  // The URL contains the key.
  const silent = (error: unknown): TravelError =>
    new TravelError('silent', error instanceof Error ? error.name : 'no answer');
  const response = await fetch(url, request).catch((error: unknown) => {
    throw silent(error);
  });
  if (!response.ok) throw refusedWith(response.status);
  const body: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    // It started to respond, and then timed out or broke off.
    throw silent(error);
  });
  const answer = schema.safeParse(body);
  if (!answer.success) throw new TravelError('wrong', 'not as documented');
  return take(answer.data);
}
