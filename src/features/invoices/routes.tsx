import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { invoicePaths } from './invoicePaths';

/** Routes behind the access check. */
export const invoicesRoutes: FeatureRoute[] = [
  {
    path: paths.invoices,
    Page: lazyPage(() => import('./pages/InvoicesPage')),
    handle: {
      title: 'Invoices',
      shape: 'list',
      nav: { label: 'Invoices', icon: 'FileInvoice', group: 'money', order: 0, key: 'i' },
      shows: 'invoices',
    },
  },
  {
    path: paths.invoiceNew,
    Page: lazyPage(() => import('./pages/InvoiceNewPage')),
    handle: { title: 'New invoice', creates: 'invoices' },
  },
  {
    path: invoicePaths.progress,
    Page: lazyPage(() => import('./pages/ProgressBillPage')),
    handle: { title: 'Progress bill' },
  },
  {
    path: invoicePaths.statement,
    Page: lazyPage(() => import('./pages/StatementPage')),
    handle: { title: 'Statement' },
  },
  {
    path: invoicePaths.recurring,
    Page: lazyPage(() => import('./pages/RecurringPage')),
    handle: { title: 'Recurring invoices' },
  },
  {
    path: invoicePaths.recurringNew,
    Page: lazyPage(() => import('./pages/RecurringEditPage')),
    handle: { title: 'New recurring invoice' },
  },
  {
    path: '/invoices/recurring/:recurringId',
    Page: lazyPage(() => import('./pages/RecurringEditPage')),
    handle: { title: 'Recurring invoice' },
  },
  {
    path: '/invoices/:id/send',
    Page: lazyPage(() => import('./pages/InvoiceSendPage')),
    handle: { title: 'Send invoice' },
  },
];

/** Public with a share token, for members with an ID. */
export const invoiceLinkRoutes: FeatureRoute[] = [
  { path: '/invoices/:id', Page: lazyPage(() => import('./pages/InvoicePage')), handle: { title: 'Invoice' } },
  { path: '/invoice/:id/view', Page: lazyPage(() => import('./pages/InvoiceViewPage')), handle: { title: 'Invoice' } },
];
