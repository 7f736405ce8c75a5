import type { ListQuery } from '../record/listQuery';
import { VERSIONS_KEPT } from './schema';

/** Queries the published versions, latest first. */
export const websiteVersions = (): ListQuery => ({
  orderBy: [{ field: 'publishedAt', direction: 'desc' }],
  limit: VERSIONS_KEPT,
});

/** Queries the live version. */
export const liveWebsite = (): ListQuery => ({ where: [{ field: 'isLive', operator: '==', value: true }], limit: 1 });
