import { z } from 'zod';
import { isoInstant } from '../record/schema';

/**
 * companies/{c}/calendarFeeds/{technicianId}: that a technician's schedule can be read by a secret link. The link itself is kept
 * nowhere: what is stored is the SHA-256 of its token. Written by functions alone.
 */
export const calendarFeedSchema = z.object({
  tokenHash: z.string().max(64),
  madeAt: isoInstant,
  madeBy: z.string().max(128),
});
