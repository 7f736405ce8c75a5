import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { optionalPin } from '../contact/pin';

/**
 * Technicians: share their current position, or `''` to stop sharing, which deletes what was shared. `isShared`: whether it is on the
 * office's map now, which it isn't while they are off the clock or on a break.
 */
export const sharePosition = defineContract({
  name: 'sharePosition',
  input: z.object({ pin: optionalPin }),
  output: z.object({ isShared: z.boolean() }),
});
