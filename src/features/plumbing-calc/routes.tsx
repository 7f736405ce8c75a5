import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const plumbingCalcRoutes: FeatureRoute[] = [
  {
    path: paths.plumbingCalc,
    Page: lazyPage(() => import('./pages/PlumbingPage')),
    handle: {
      title: 'Plumbing',
      nav: { label: 'Plumbing', icon: 'Droplet', group: 'engineering', order: 10 },
      shows: 'plumbingCalc',
    },
  },
  {
    path: paths.plumbingCalcNew,
    Page: lazyPage(() => import('./pages/PlumbingNewPage')),
    handle: { title: 'New plumbing calculation', creates: 'plumbingCalc' },
  },
  {
    path: '/plumbing-calc/:id',
    Page: lazyPage(() => import('./pages/PlumbingEditPage')),
    handle: { title: 'Plumbing calculation' },
  },
];

/** By share token for anyone with the link, by record ID for the staff. */
export const plumbingCalcLinkRoutes: FeatureRoute[] = [
  {
    path: '/plumbing-calc/:id/view',
    Page: lazyPage(() => import('./pages/PlumbingViewPage')),
    handle: { title: 'Plumbing calculation' },
  },
];
