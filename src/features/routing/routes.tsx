import { OFFICE_WORK } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const routingRoutes: FeatureRoute[] = [
  {
    path: paths.routing,
    Page: lazyPage(() => import('./pages/RoutingPage')),
    handle: {
      title: 'Routes',
      shape: 'full',
      nav: { label: 'Routes', icon: 'Map2', group: 'work', order: 35, key: 'm', roles: OFFICE_WORK },
      shows: 'schedule',
    },
  },
];
