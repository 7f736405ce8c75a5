import { pathOfFeature } from '@/domain/access/routes';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';

export const awardsRoutes: FeatureRoute[] = [
  {
    path: pathOfFeature('awards'),
    Page: lazyPage(() => import('./pages/AwardsPage')),
    handle: {
      title: 'Awards',
      shape: 'normal',
      nav: { label: 'Awards', icon: 'Award', group: 'grow', order: 50 },
      shows: 'credentials',
    },
  },
];
