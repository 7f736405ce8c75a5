import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { isoInstant } from '../../record/schema';

export const MATRIX_PROVIDERS = ['osrm', 'mapbox', 'google'] as const;
export type MatrixProvider = (typeof MATRIX_PROVIDERS)[number];

/** More than a busy day has; that is 6,400 pairs. */
export const MATRIX_PLACES_LIMIT = 80;

const place = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

/**
 * Returns driving times by road between places, for members with access to the schedule, from each (row) to each (column), from this
 * server's provider of travel times. `seconds` is null where it has no answer; `provider` is '' on a server without one, and `fault`
 * explains in a sentence why something is missing that should be there. The app fills gaps from its own estimate.
 */
export const travelMatrix = defineContract({
  name: 'travelMatrix',
  input: z.object({ places: z.array(place).min(2).max(MATRIX_PLACES_LIMIT), departAt: isoInstant }),
  output: z.object({
    provider: z.enum(['', ...MATRIX_PROVIDERS]),
    seconds: z.array(z.array(z.number().int().min(0).nullable())),
    fault: z.string(),
  }),
});
