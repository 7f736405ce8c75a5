import { pathOfFeature } from '@/domain/access/routes';
import { OFFICE_WORK } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';

export const financingRoutes: FeatureRoute[] = [
  {
    path: pathOfFeature('wisetack'),
    Page: lazyPage(() => import('./pages/FinancingPage')),
    handle: {
      title: 'Financing',
      shape: 'wide',
      nav: { label: 'Financing', icon: 'CreditCard', group: 'money', order: 25, roles: OFFICE_WORK },
      shows: 'financing',
    },
  },
];
