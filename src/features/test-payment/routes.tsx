import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const testPaymentRoutes: FeatureRoute[] = [
  {
    path: paths.testPayment,
    Page: lazyPage(() => import('./pages/TestPaymentPage')),
    handle: { title: 'Test payment' },
  },
];
