import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../record/schema';

/**
 * Dispatchers, or the technician: creates a secret link to a technician's schedule, replacing the previous one. `url` is returned only
 * this once; only its hash is stored.
 */
export const makeCalendarFeed = defineContract({
  name: 'makeCalendarFeed',
  input: z.object({ technicianId: recordId }),
  output: z.object({ url: z.string() }),
});

/** The same users: revokes the link. */
export const revokeCalendarFeed = defineContract({
  name: 'revokeCalendarFeed',
  input: z.object({ technicianId: recordId }),
  output: z.object({}),
});
