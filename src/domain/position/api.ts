import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { optionalPin } from '../contact/pin';

/**
 * Technicians: where they are now, or `''` to share nothing any longer, which deletes what was shared. `isShared` says whether it is on the office's map
 * now: it is not while no time runs for them, or in a break.
 */
export const sharePosition = defineContract({
  name: 'sharePosition',
  input: z.object({ pin: optionalPin }),
  output: z.object({ isShared: z.boolean() }),
});
