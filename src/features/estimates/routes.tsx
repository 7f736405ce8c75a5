import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const estimatesRoutes: FeatureRoute[] = [
  {
    path: paths.estimates,
    Page: lazyPage(() => import('./pages/EstimatesPage')),
    handle: {
      title: 'Estimates',
      shape: 'list',
      nav: { label: 'Estimates', icon: 'FileDescription', group: 'sell', order: 0, key: 'e' },
      shows: 'estimates',
    },
  },
  {
    path: paths.estimateNew,
    Page: lazyPage(() => import('./pages/EstimateNewPage')),
    handle: { title: 'New estimate', creates: 'estimates' },
  },
  {
    path: paths.estimateOutcomes,
    Page: lazyPage(() => import('./pages/OutcomesPage')),
    handle: { title: 'Won and lost' },
  },
  {
    path: '/estimates/:id/edit',
    Page: lazyPage(() => import('./pages/EstimateEditPage')),
    handle: { title: 'Edit estimate' },
  },
];

/** The customer's page by share token, the staff's page by record id. */
export const estimateLinkRoutes: FeatureRoute[] = [
  {
    path: '/estimates/:id/view',
    Page: lazyPage(() => import('./pages/EstimateViewPage')),
    handle: { title: 'Estimate' },
  },
];
