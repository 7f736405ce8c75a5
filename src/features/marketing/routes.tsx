import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { featureOfAddress } from './content/featureAddress';

export const marketingRoutes: FeatureRoute[] = [
  {
    path: paths.home,
    Page: lazyPage(() => import('./pages/HomePage')),
    handle: { title: 'From the first call to paid' },
  },
  {
    path: paths.features,
    Page: lazyPage(() => import('./pages/FeaturesPage')),
    handle: { title: 'Features and prices' },
  },
  {
    path: paths.roadmap,
    Page: lazyPage(() => import('./pages/RoadmapPage')),
    handle: { title: 'Roadmap' },
  },
  {
    path: `${paths.features}/:featureId`,
    Page: lazyPage(() => import('./pages/FeaturePage')),
    handle: { title: 'Feature' },
    isKnown: ({ featureId }) => featureOfAddress(featureId) !== null,
  },
];
