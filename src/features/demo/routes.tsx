import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const demoRoutes: FeatureRoute[] = [
  { path: paths.demo, Page: lazyPage(() => import('./pages/DemoPage')), handle: { title: 'Live demo' } },
];
