import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const adminBackendRoutes: FeatureRoute[] = [
  {
    path: paths.adminBackend,
    Page: lazyPage(() => import('./pages/AdminBackendPage')),
    handle: {
      title: 'Administration',
      nav: { label: 'Administration', icon: 'ShieldCog', group: 'company', order: 50, key: 'a' },
    },
  },
];
