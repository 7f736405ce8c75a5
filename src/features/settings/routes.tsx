import { OFFICE_WORK } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const settingsRoutes: FeatureRoute[] = [
  {
    path: paths.settings,
    Page: lazyPage(() => import('./pages/SettingsPage')),
    handle: {
      title: 'Settings',
      shape: 'normal',
      nav: { label: 'Settings', icon: 'Settings', group: 'company', order: 40, key: 's', roles: OFFICE_WORK },
    },
  },
];
