import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { TRADES, tradePath } from '@/domain/trade/trades';
import { featureOfAddress } from './content/featureAddress';

const IndustryPage = lazyPage(() => import('./pages/IndustryPage'));
const AdPage = lazyPage(() => import('./pages/AdPage'));

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
  {
    path: `${paths.features}/ad/:featureId`,
    Page: AdPage,
    handle: { title: 'Feature' },
    isKnown: ({ featureId }) => featureOfAddress(featureId) !== null,
  },
  {
    path: `${paths.features}/ad/:featureId/:industry`,
    Page: AdPage,
    handle: { title: 'Feature' },
    isKnown: ({ featureId, industry }) =>
      featureOfAddress(featureId) !== null && TRADES.some(({ id }) => id === industry),
  },
  // Listed one by one: a parameter would match every single-word address.
  ...TRADES.map(({ id, name }) => ({ path: tradePath(id), Page: IndustryPage, handle: { title: name } })),
];
