import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const leadsRoutes: FeatureRoute[] = [
  {
    path: paths.leads,
    Page: lazyPage(() => import('./pages/LeadsPage')),
    handle: {
      title: 'Leads',
      shape: 'list',
      nav: { label: 'Leads', icon: 'Inbox', group: 'sell', order: -10, key: 'n' },
      shows: 'leads',
    },
  },
  { path: paths.leadImport, Page: lazyPage(() => import('./pages/LeadImportPage')), handle: { title: 'Import leads' } },
  {
    path: paths.leadReports,
    Page: lazyPage(() => import('./pages/LeadReportsPage')),
    handle: { title: 'Lead reports' },
  },
  {
    path: paths.leadSettings,
    Page: lazyPage(() => import('./pages/LeadSettingsPage')),
    handle: { title: 'Lead settings' },
  },
  { path: '/leads/:id/details', Page: lazyPage(() => import('./pages/LeadDetailsPage')), handle: { title: 'Lead' } },
  { path: '/leads/:id/edit', Page: lazyPage(() => import('./pages/LeadEditPage')), handle: { title: 'Edit lead' } },
  {
    path: '/leads/:id/evidence',
    Page: lazyPage(() => import('./pages/LeadEvidencePage')),
    handle: { title: 'Paid twice' },
  },
];

/** Without the access check: the staff form, or with `?company=` that company's customer form. */
export const leadNewRoutes: FeatureRoute[] = [
  {
    path: paths.leadNew,
    Page: lazyPage(() => import('./pages/LeadNewPage')),
    handle: { title: 'New lead', shape: 'narrow', creates: 'leads' },
  },
];
