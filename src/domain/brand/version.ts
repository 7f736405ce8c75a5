import { z } from 'zod';
import { isoInstant } from '../record/schema';
import type { ListQuery } from '../record/listQuery';
import { brandKitSchema } from './schema';

/** Maximum number of kit versions kept. */
export const BRAND_VERSIONS_KEPT = 30;

/** companies/{c}/brandVersions/{id}: the kit as someone saved it. Recorded by the server, wherever it was saved from. */
export const brandVersionSchema = z.object({
  kit: brandKitSchema,
  /** The author (uid, '' if unknown) and time of the version. */
  savedBy: z.string().max(128).default(''),
  savedAt: isoInstant,
});
export type BrandVersion = z.infer<typeof brandVersionSchema>;

/** Queries the stored versions, newest first. */
export const brandVersions = (): ListQuery => ({
  where: [],
  orderBy: [{ field: 'savedAt', direction: 'desc' }],
  limit: BRAND_VERSIONS_KEPT,
});
