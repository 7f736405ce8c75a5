import { MANAGERS } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const brandingRoutes: FeatureRoute[] = [
  {
    path: paths.brandingSetup,
    Page: lazyPage(() => import('./pages/BrandingSetupPage')),
    handle: {
      title: 'Brand kit',
      nav: { label: 'Brand kit', icon: 'Palette', group: 'grow', order: 10, roles: MANAGERS },
    },
  },
  {
    path: paths.uploadLogo,
    Page: lazyPage(() => import('./pages/UploadLogoPage')),
    handle: { title: 'Logo' },
  },
];
