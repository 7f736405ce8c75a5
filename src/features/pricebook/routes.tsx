import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const pricebookRoutes: FeatureRoute[] = [
  {
    path: paths.pricebook,
    Page: lazyPage(() => import('./pages/PricebookPage')),
    handle: {
      title: 'Pricebook',
      shape: 'list',
      nav: { label: 'Pricebook', icon: 'Book2', group: 'sell', order: 20, key: 'p' },
      shows: 'pricebook',
    },
  },
  {
    path: paths.pricebookImport,
    Page: lazyPage(() => import('./pages/PricebookImportPage')),
    handle: { title: 'Import prices' },
  },
  {
    path: paths.pricebookChanges,
    Page: lazyPage(() => import('./pages/PriceChangesPage')),
    handle: { title: 'Price changes' },
  },
  {
    path: paths.pricebookTemplates,
    Page: lazyPage(() => import('./pages/TemplatesPage')),
    handle: { title: 'Good, better, best' },
  },
];

/** Public with a share token, for members with an ID. */
export const pricebookLinkRoutes: FeatureRoute[] = [
  { path: '/pricebook/:id', Page: lazyPage(() => import('./pages/PricebookItemPage')), handle: { title: 'Item' } },
];
