import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';

/** Public: customers have no account. */
export const portalRoutes: FeatureRoute[] = [
  {
    path: '/portal/:id',
    Page: lazyPage(() => import('./pages/PortalPage')),
    handle: { title: 'Your papers' },
  },
];
