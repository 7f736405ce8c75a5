import { z } from 'zod';
import { isoInstant } from '../record/schema';

/**
 * companies/{c}/calendarFeeds/{technicianId}: a secret link to a technician's schedule. The link itself isn't stored, only the SHA-256 of
 * its token. Written only by functions.
 */
export const calendarFeedSchema = z.object({
  tokenHash: z.string().max(64),
  madeAt: isoInstant,
  madeBy: z.string().max(128),
});
