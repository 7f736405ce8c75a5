import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const diagnosticsRoutes: FeatureRoute[] = [
  {
    path: paths.diagnostics,
    Page: lazyPage(() => import('./pages/DiagnosticsPage')),
    handle: {
      title: 'Diagnostics',
      nav: { label: 'Diagnostics', icon: 'Gauge', group: 'engineering', order: 20 },
      shows: 'diagnostics',
    },
  },
  {
    path: paths.diagnosticNew,
    Page: lazyPage(() => import('./pages/DiagnosticNewPage')),
    handle: { title: 'New readings', creates: 'diagnostics' },
  },
  { path: '/diagnostics/:id', Page: lazyPage(() => import('./pages/DiagnosticPage')), handle: { title: 'Readings' } },
];

/** By a share token for whoever has the link, by a record's id for the staff. */
export const diagnosticLinkRoutes: FeatureRoute[] = [
  {
    path: '/diagnostics/:id/view',
    Page: lazyPage(() => import('./pages/DiagnosticViewPage')),
    handle: { title: 'Readings' },
  },
];
