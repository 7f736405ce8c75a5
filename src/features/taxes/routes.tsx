import { IconReceiptTax } from '@tabler/icons-react';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const taxesRoutes: FeatureRoute[] = [
  {
    path: paths.taxes,
    Page: lazyPage(() => import('./pages/TaxesPage')),
    handle: { title: 'Taxes', nav: { label: 'Taxes', icon: IconReceiptTax, order: 80 } },
  },
];
