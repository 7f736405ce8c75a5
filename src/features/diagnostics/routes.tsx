import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const diagnosticsRoutes: FeatureRoute[] = [
  {
    path: paths.diagnostics,
    Page: lazyPage(() => import('./pages/DiagnosticsPage')),
    handle: {
      title: 'Diagnostics',
      shape: 'full',
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

/** By share token for anyone with the link, by record id for staff. */
export const diagnosticLinkRoutes: FeatureRoute[] = [
  {
    path: '/diagnostics/:id/view',
    Page: lazyPage(() => import('./pages/DiagnosticViewPage')),
    handle: { title: 'Readings' },
  },
];
