import type { ListQuery } from '../record/listQuery';
import { VERSIONS_KEPT } from './schema';

/** The versions that were published, the last first. */
export const websiteVersions = (): ListQuery => ({
  orderBy: [{ field: 'publishedAt', direction: 'desc' }],
  limit: VERSIONS_KEPT,
});

/** The version that is out. */
export const liveWebsite = (): ListQuery => ({ where: [{ field: 'isLive', operator: '==', value: true }], limit: 1 });
