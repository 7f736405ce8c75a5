import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../record/schema';

/**
 * The dispatchers, or the technician: gives a technician's schedule a secret link, which ends the one before. `url` is given this
 * once; only its hash is kept.
 */
export const makeCalendarFeed = defineContract({
  name: 'makeCalendarFeed',
  input: z.object({ technicianId: recordId }),
  output: z.object({ url: z.string() }),
});

/** The same people: the link shows nothing from now on. */
export const revokeCalendarFeed = defineContract({
  name: 'revokeCalendarFeed',
  input: z.object({ technicianId: recordId }),
  output: z.object({}),
});
