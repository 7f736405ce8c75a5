import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const marketingRoutes: FeatureRoute[] = [
  {
    path: paths.home,
    Page: lazyPage(() => import('./pages/HomePage')),
    handle: { title: 'Field service that loses nothing' },
  },
];
