import { pathOfFeature } from '@/domain/access/routes';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';

export const nextdoorRoutes: FeatureRoute[] = [
  {
    path: pathOfFeature('nextdoor'),
    Page: lazyPage(() => import('./pages/NextdoorPage')),
    handle: {
      title: 'Nextdoor',
      shape: 'normal',
      nav: { label: 'Nextdoor', icon: 'HomeHeart', group: 'grow', order: 30 },
      shows: 'nextdoorPosts',
    },
  },
];
