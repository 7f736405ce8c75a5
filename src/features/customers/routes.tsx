import { IconUsers } from '@tabler/icons-react';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const customersRoutes: FeatureRoute[] = [
  { path: paths.customers, Page: lazyPage(() => import('./pages/CustomersPage')), handle: { title: 'Customers', nav: { label: 'Customers', icon: IconUsers, order: 30 } } },
];
