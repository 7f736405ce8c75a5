import { DISPATCH } from '@/domain/access/roles';
import { pathOfFeature } from '@/domain/access/routes';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';

export const quickbooksRoutes: FeatureRoute[] = [
  {
    path: pathOfFeature('quickbooks'),
    Page: lazyPage(() => import('./pages/QuickbooksPage')),
    handle: {
      title: 'QuickBooks',
      shape: 'wide',
      nav: { label: 'QuickBooks', icon: 'Book2', group: 'money', order: 20, roles: DISPATCH },
      shows: 'quickbooksSetup',
    },
  },
];
