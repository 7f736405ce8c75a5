import { lazyPart } from '@/lib/lazyPage';

/** Members' view of the invoice, loaded on first use: customers who open a link don't need it. */
export const LazyInvoiceRecord = lazyPart(() => import('./InvoiceRecord').then((module) => module.InvoiceRecord));
