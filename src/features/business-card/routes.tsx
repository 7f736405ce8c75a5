import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const businessCardRoutes: FeatureRoute[] = [
  {
    path: paths.businessCard,
    Page: lazyPage(() => import('./pages/BusinessCardPage')),
    handle: { title: 'Business card' },
  },
];
