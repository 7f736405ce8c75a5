import { OFFICE_WORK } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const dashboardRoutes: FeatureRoute[] = [
  {
    path: paths.landing,
    Page: lazyPage(() => import('./pages/LandingPage')),
    handle: {
      title: 'Today',
      nav: { label: 'Today', icon: 'Home', group: 'work', order: 0, key: 't', roles: OFFICE_WORK },
    },
  },
  {
    path: paths.technicianDashboard,
    Page: lazyPage(() => import('./pages/TechnicianDashboardPage')),
    handle: {
      title: 'My day',
      shape: 'narrow',
      nav: { label: 'My day', icon: 'Route', group: 'work', order: 10, key: 'd', isForCrew: true },
      shows: 'jobs',
    },
  },
  {
    path: paths.officeDashboard,
    Page: lazyPage(() => import('./pages/OfficeDashboardPage')),
    // Not in the menu: the start page shows the same day, and what else needs the office.
    handle: { title: 'Office board' },
  },
];
