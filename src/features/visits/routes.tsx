import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';

/** By a share token the customer's page, by a record's id the staff's. */
export const visitLinkRoutes: FeatureRoute[] = [
  { path: '/visit/:id', Page: lazyPage(() => import('./pages/VisitPage')), handle: { title: 'Visit' } },
];

/** Open to everybody: the householder has no account. */
export const doorRoutes: FeatureRoute[] = [
  {
    path: '/door/:code',
    Page: lazyPage(() => import('./pages/DoorCheckPage')),
    handle: { title: 'Who is at the door' },
  },
];
