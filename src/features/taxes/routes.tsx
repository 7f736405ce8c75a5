import { DISPATCH } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const taxesRoutes: FeatureRoute[] = [
  {
    path: paths.taxes,
    Page: lazyPage(() => import('./pages/TaxesPage')),
    handle: {
      title: 'Taxes',
      nav: { label: 'Taxes', icon: 'ReceiptTax', group: 'company', order: 20, roles: DISPATCH },
      shows: 'taxes',
    },
  },
];
