import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const businessCardRoutes: FeatureRoute[] = [
  {
    path: paths.businessCard,
    Page: lazyPage(() => import('./pages/BusinessCardPage')),
    handle: { title: 'Business card' },
  },
];

/** Public: card recipients have no account. */
export const memberCardRoutes: FeatureRoute[] = [
  { path: '/card/:token', Page: lazyPage(() => import('./pages/MemberCardPage')), handle: { title: 'Business card' } },
];

/** The user's own card and, for managers, everyone else's. */
export const myCardRoutes: FeatureRoute[] = [
  { path: paths.myCard, Page: lazyPage(() => import('./pages/MyCardPage')), handle: { title: 'Your business card' } },
];
