import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const adminRoutes: FeatureRoute[] = [
  {
    path: paths.admin,
    Page: lazyPage(() => import('./pages/AdminPage')),
    handle: {
      title: 'Administration',
      shape: 'wide',
      nav: { label: 'Administration', icon: 'ShieldCog', group: 'company', order: 50, key: 'a' },
    },
  },
  {
    path: paths.messageLog,
    Page: lazyPage(() => import('./pages/MessageLogPage')),
    handle: { title: 'Message log' },
  },
];
