import { DISPATCH } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const discountsRoutes: FeatureRoute[] = [
  {
    path: paths.discounts,
    Page: lazyPage(() => import('./pages/DiscountsPage')),
    handle: {
      title: 'Discounts',
      nav: { label: 'Discounts', icon: 'Discount', group: 'company', order: 30, roles: DISPATCH },
      shows: 'discounts',
    },
  },
];
