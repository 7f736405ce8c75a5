import type { ListQuery } from '../record/listQuery';
import { VERSIONS_KEPT } from './schema';

/** The versions that were published, the last first. */
export const websiteVersions = (): ListQuery => ({
  orderBy: [{ field: 'publishedAt', direction: 'desc' }],
  limit: VERSIONS_KEPT,
});
