import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const manualJRoutes: FeatureRoute[] = [
  {
    path: paths.manualJ,
    Page: lazyPage(() => import('./pages/ManualJListPage')),
    handle: {
      title: 'Manual J',
      nav: { label: 'Manual J', icon: 'Temperature', group: 'engineering', order: 0, key: 'l' },
      shows: 'manualJ',
    },
  },
  {
    path: paths.manualJNew,
    Page: lazyPage(() => import('./pages/ManualJNewPage')),
    handle: { title: 'New load calculation', creates: 'manualJ' },
  },
  { path: '/manual-j/:id', Page: lazyPage(() => import('./pages/ManualJPage')), handle: { title: 'Load calculation' } },
];

/** By share token for anyone with the link, by record ID for the staff. */
export const manualJLinkRoutes: FeatureRoute[] = [
  {
    path: '/manual-j/:id/view',
    Page: lazyPage(() => import('./pages/ManualJViewPage')),
    handle: { title: 'Load calculation' },
  },
];
