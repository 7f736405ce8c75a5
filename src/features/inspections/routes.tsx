import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const inspectionsRoutes: FeatureRoute[] = [
  {
    path: paths.inspections,
    Page: lazyPage(() => import('./pages/InspectionsPage')),
    handle: {
      title: 'Inspections',
      shape: 'list',
      nav: { label: 'Inspections', icon: 'ClipboardCheck', group: 'engineering', order: 30 },
      shows: 'inspections',
    },
  },
  {
    path: paths.inspectionNew,
    Page: lazyPage(() => import('./pages/InspectionNewPage')),
    handle: { title: 'New inspection', creates: 'inspections' },
  },
  {
    path: '/inspections/templates/:id',
    Page: lazyPage(() => import('./pages/InspectionTemplatePage')),
    handle: { title: 'Inspection template' },
  },
  { path: '/inspections/:id', Page: lazyPage(() => import('./pages/InspectionPage')), handle: { title: 'Inspection' } },
];

/** By share token for anyone with the link, by record id for staff. */
export const inspectionLinkRoutes: FeatureRoute[] = [
  {
    path: '/inspections/:id/view',
    Page: lazyPage(() => import('./pages/InspectionViewPage')),
    handle: { title: 'Inspection report' },
  },
];
