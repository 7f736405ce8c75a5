import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const customersRoutes: FeatureRoute[] = [
  {
    path: paths.customers,
    Page: lazyPage(() => import('./pages/CustomersPage')),
    handle: {
      title: 'Customers',
      shape: 'list',
      nav: { label: 'Customers', icon: 'Users', group: 'work', order: 50, key: 'c' },
      shows: 'customers',
    },
  },
  {
    path: paths.customerNew,
    Page: lazyPage(() => import('./pages/CustomerNewPage')),
    handle: { title: 'New customer', creates: 'customers' },
  },
  {
    path: paths.customerImport,
    Page: lazyPage(() => import('./pages/CustomerImportPage')),
    handle: { title: 'Import customers' },
  },
  {
    path: paths.inbox,
    Page: lazyPage(() => import('./pages/InboxPage')),
    handle: {
      title: 'Messages',
      shape: 'wide',
      nav: { label: 'Messages', icon: 'Inbox', group: 'work', order: 55 },
      shows: 'threads',
    },
  },
  {
    path: '/customers/:id/details',
    Page: lazyPage(() => import('./pages/CustomerDetailsPage')),
    handle: { title: 'Customer' },
  },
  {
    path: '/customers/:id/edit',
    Page: lazyPage(() => import('./pages/CustomerEditPage')),
    handle: { title: 'Edit customer' },
  },
];
