import { MANAGERS } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const websiteRoutes: FeatureRoute[] = [
  {
    path: paths.website,
    Page: lazyPage(() => import('./pages/WebsitePage')),
    handle: {
      title: 'Website',
      nav: { label: 'Website', icon: 'World', group: 'grow', order: 5, roles: MANAGERS },
      shows: 'websiteContent',
    },
  },
];
