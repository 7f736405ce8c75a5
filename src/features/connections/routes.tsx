import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const connectionsRoutes: FeatureRoute[] = [
  { path: paths.callback, Page: lazyPage(() => import('./pages/CallbackPage')), handle: { title: 'Connecting' } },
];
