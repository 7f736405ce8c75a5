import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../record/schema';

/**
 * For dispatchers or the technician: creates a secret link to a technician's schedule, which invalidates the previous one. `url` is
 * returned only once; only its hash is stored.
 */
export const makeCalendarFeed = defineContract({
  name: 'makeCalendarFeed',
  input: z.object({ technicianId: recordId }),
  output: z.object({ url: z.string() }),
});

/** For the same people: revokes the link, which then shows nothing. */
export const revokeCalendarFeed = defineContract({
  name: 'revokeCalendarFeed',
  input: z.object({ technicianId: recordId }),
  output: z.object({}),
});
