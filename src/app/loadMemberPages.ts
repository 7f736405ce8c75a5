import { withChunkTimeout } from '@/lib/lazyPage';

/**
 * Loads the addresses of members and customers, their guards and lists of files: half of what the start would otherwise load
 * for the sign-in page, growing with each area.
 * @throws ChunkLoadError when they do not arrive
 */
export const loadMemberPages = () => withChunkTimeout(() => import('./memberPages'));
