import { lazyPart } from '@/lib/lazyPage';

/** The invoice as members see it, fetched when it is first shown: customers who open a link need nothing of it. */
export const LazyInvoiceRecord = lazyPart(() => import('./InvoiceRecord').then((module) => module.InvoiceRecord));
