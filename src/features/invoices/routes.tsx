import { IconFileInvoice } from '@tabler/icons-react';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { invoicePaths } from './invoicePaths';

/** Behind the access check. */
export const invoicesRoutes: FeatureRoute[] = [
  { path: paths.invoices, Page: lazyPage(() => import('./pages/InvoicesPage')), handle: { title: 'Invoices', nav: { label: 'Invoices', icon: IconFileInvoice, order: 26 } } },
  { path: paths.invoiceNew, Page: lazyPage(() => import('./pages/InvoiceNewPage')), handle: { title: 'New invoice' } },
  { path: invoicePaths.progress, Page: lazyPage(() => import('./pages/ProgressBillPage')), handle: { title: 'Progress bill' } },
  { path: '/invoices/:id/send', Page: lazyPage(() => import('./pages/InvoiceSendPage')), handle: { title: 'Send invoice' } },
];

/** Public by a share token, for members by an id. */
export const invoiceLinkRoutes: FeatureRoute[] = [
  { path: '/invoices/:id', Page: lazyPage(() => import('./pages/InvoicePage')), handle: { title: 'Invoice' } },
  { path: '/invoice/:id/view', Page: lazyPage(() => import('./pages/InvoiceViewPage')), handle: { title: 'Invoice' } },
];
