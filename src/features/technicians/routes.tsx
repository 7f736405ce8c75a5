import { DISPATCH } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const techniciansRoutes: FeatureRoute[] = [
  {
    path: paths.technicians,
    Page: lazyPage(() => import('./pages/TechniciansPage')),
    handle: {
      title: 'Technicians',
      nav: { label: 'Technicians', icon: 'Helmet', group: 'company', order: 10, key: 'h', roles: DISPATCH },
      shows: 'technicians',
    },
  },
  {
    path: paths.crews,
    Page: lazyPage(() => import('./pages/CrewsPage')),
    handle: { title: 'Crews and vehicles' },
  },
  {
    path: paths.territories,
    Page: lazyPage(() => import('./pages/TerritoriesPage')),
    handle: { title: 'Territories' },
  },
];
