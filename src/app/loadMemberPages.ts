import { withChunkTimeout } from '@/lib/lazyPage';

/**
 * Loads the routes of members and customers with their guards and file lists: half of what the sign-in page would otherwise load, and
 * growing with each area.
 * @throws ChunkLoadError if they fail to load
 */
export const loadMemberPages = () => withChunkTimeout(() => import('./memberPages'));
