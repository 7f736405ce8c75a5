import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const jobsRoutes: FeatureRoute[] = [
  {
    path: paths.jobs,
    Page: lazyPage(() => import('./pages/JobsPage')),
    handle: {
      title: 'Jobs',
      shape: 'list',
      nav: { label: 'Jobs', icon: 'Briefcase', group: 'work', order: 40, key: 'j' },
      shows: 'jobs',
    },
  },
  {
    path: paths.jobNew,
    Page: lazyPage(() => import('./pages/JobNewPage')),
    handle: { title: 'New job', creates: 'jobs' },
  },
  { path: '/jobs/:id', Page: lazyPage(() => import('./pages/JobDetailsPage')), handle: { title: 'Job' } },
  { path: '/jobs/:id/edit', Page: lazyPage(() => import('./pages/JobEditPage')), handle: { title: 'Edit job' } },
  {
    path: '/jobs/:id/collect',
    Page: lazyPage(() => import('./pages/JobCollectPage')),
    handle: { title: 'Collect payment' },
  },
];

/** Customers open it by a share token, staff by the job's ID. */
export const jobLinkRoutes: FeatureRoute[] = [
  {
    path: '/jobs/:id/report',
    Page: lazyPage(() => import('./pages/JobReportPage')),
    handle: { title: 'Service report' },
  },
];
