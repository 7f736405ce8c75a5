import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

/** Routes around the checkout: public, because Stripe sends people here regardless of who is signed in. */
export const subscribeRoutes: FeatureRoute[] = [
  {
    path: paths.subscribe,
    Page: lazyPage(() => import('./pages/SubscribePage')),
    handle: { title: 'Subscribe' },
  },
  {
    path: paths.paymentSuccess,
    Page: lazyPage(() => import('./pages/PaymentSuccessPage')),
    handle: { title: 'Your plan' },
  },
  {
    path: paths.paymentCancel,
    Page: lazyPage(() => import('./pages/PaymentCancelPage')),
    handle: { title: 'Nothing was charged' },
  },
];
