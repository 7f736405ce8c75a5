import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { topicOfAddress } from './content/topics';

export const blogRoutes: FeatureRoute[] = [
  {
    path: paths.blog,
    Page: lazyPage(() => import('./pages/BlogPage')),
    handle: { title: 'Blog' },
  },
  {
    path: `${paths.blog}/topics/:topicId`,
    Page: lazyPage(() => import('./pages/BlogPage')),
    handle: { title: 'Blog' },
    isKnown: ({ topicId }) => topicOfAddress(topicId) !== null,
  },
  {
    path: `${paths.blog}/:slug`,
    // The page itself knows which posts exist: listing them here would put them in everyone's initial load.
    Page: lazyPage(() => import('./pages/PostPage')),
    handle: { title: 'Blog' },
  },
];
