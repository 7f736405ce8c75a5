import { IconHome, IconLayoutDashboard, IconRoute } from '@tabler/icons-react';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const dashboardRoutes: FeatureRoute[] = [
  {
    path: paths.landing,
    Page: lazyPage(() => import('./pages/LandingPage')),
    handle: { title: 'Today', nav: { label: 'Today', icon: IconHome, order: 0 } },
  },
  {
    path: paths.technicianDashboard,
    Page: lazyPage(() => import('./pages/TechnicianDashboardPage')),
    handle: { title: 'My day', nav: { label: 'My day', icon: IconRoute, order: 1 } },
  },
  {
    path: paths.officeDashboard,
    Page: lazyPage(() => import('./pages/OfficeDashboardPage')),
    handle: { title: 'Office board', nav: { label: 'Office board', icon: IconLayoutDashboard, order: 2 } },
  },
];
