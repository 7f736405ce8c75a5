import { MANAGERS } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const reportsRoutes: FeatureRoute[] = [
  {
    path: paths.reports,
    Page: lazyPage(() => import('./pages/ReportsPage')),
    handle: {
      title: 'Reports',
      shape: 'wide',
      nav: { label: 'Reports', icon: 'ChartBar', group: 'money', order: 95, roles: MANAGERS },
    },
  },
  {
    path: '/reports/records',
    Page: lazyPage(() => import('./pages/RecordsPage')),
    handle: { title: 'Behind a figure' },
  },
  {
    path: '/reports/units',
    Page: lazyPage(() => import('./pages/UnitsPage')),
    handle: { title: 'Equipment behind a figure' },
  },
  {
    path: paths.reportSettings,
    Page: lazyPage(() => import('./pages/ReportSettingsPage')),
    handle: { title: 'Goal, labor cost and e-mails' },
  },
  {
    path: paths.companiesReport,
    Page: lazyPage(() => import('./pages/CompaniesPage')),
    handle: { title: 'Your companies' },
  },
  { path: '/reports/:report', Page: lazyPage(() => import('./pages/ReportPage')), handle: { title: 'Report' } },
];
