import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const adminBackendRoutes: FeatureRoute[] = [
  {
    path: paths.adminBackend,
    Page: lazyPage(() => import('./pages/AdminBackendPage')),
    handle: { title: 'Access and audit log' },
  },
];
