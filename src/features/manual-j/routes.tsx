import { IconTemperature } from '@tabler/icons-react';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const manualJRoutes: FeatureRoute[] = [
  { path: paths.manualJ, Page: lazyPage(() => import('./pages/ManualJListPage')), handle: { title: 'Manual J', nav: { label: 'Manual J', icon: IconTemperature, order: 62 } } },
  { path: '/manual-j/:id', Page: lazyPage(() => import('./pages/ManualJPage')), handle: { title: 'Load calculation' } },
];
