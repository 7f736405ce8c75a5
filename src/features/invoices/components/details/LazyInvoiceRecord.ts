import { lazy } from 'react';
import { withChunkTimeout } from '@/lib/lazyPage';

/** The invoice as members see it, fetched when it is first shown: customers who open a link need nothing of it. */
export const LazyInvoiceRecord = lazy(() =>
  withChunkTimeout(() => import('./InvoiceRecord')).then((module) => ({ default: module.InvoiceRecord })),
);
