import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';

/** Customers open it by a share token, staff by a record's ID. */
export const visitLinkRoutes: FeatureRoute[] = [
  { path: '/visit/:id', Page: lazyPage(() => import('./pages/VisitPage')), handle: { title: 'Visit' } },
];

/** Public: the householder has no account. */
export const doorRoutes: FeatureRoute[] = [
  {
    path: '/door/:code',
    Page: lazyPage(() => import('./pages/DoorCheckPage')),
    handle: { title: 'Who is at the door' },
  },
];
