import { OFFICE_WORK } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const statusBoardRoutes: FeatureRoute[] = [
  {
    path: paths.statusBoard,
    Page: lazyPage(() => import('./pages/StatusBoardPage')),
    handle: {
      title: 'Status board',
      shape: 'full',
      nav: { label: 'Status board', icon: 'DeviceTv', group: 'work', order: 33, key: 'w', roles: OFFICE_WORK },
      shows: 'schedule',
    },
  },
];

/** Opens the wall by its share token, on a screen without a signed-in user. */
export const statusBoardLinkRoutes: FeatureRoute[] = [
  {
    path: '/statusboard/:id',
    Page: lazyPage(() => import('./pages/SharedWallPage')),
    handle: { title: 'Status board' },
  },
];
