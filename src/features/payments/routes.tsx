import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const paymentsRoutes: FeatureRoute[] = [
  {
    path: paths.payments,
    Page: lazyPage(() => import('./pages/PaymentsPage')),
    handle: {
      title: 'Payments',
      shape: 'wide',
      nav: { label: 'Payments', icon: 'CreditCard', group: 'money', order: 10, key: 'y' },
      shows: 'payments',
    },
  },
];
