import { pathOfFeature } from '@/domain/access/routes';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';

export const googleRoutes: FeatureRoute[] = [
  {
    path: pathOfFeature('googleMyBusiness'),
    Page: lazyPage(() => import('./pages/GooglePage')),
    handle: {
      title: 'Google Business Profile',
      shape: 'normal',
      nav: { label: 'Google profile', icon: 'BrandGoogle', group: 'grow', order: 20 },
      shows: 'googleSettings',
    },
  },
];
