import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { PublicInvoicePage } from '@/entities/public-document/PublicInvoicePage';
import { withChunkTimeout } from '@/lib/lazyPage';

/** Customers need nothing of it. */
const InvoiceRecord = lazy(() => withChunkTimeout(() => import('../components/details/InvoiceRecord')).then((module) => ({ default: module.InvoiceRecord })));

/** An invoice: the customer's by its link, a member's by its id. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicInvoicePage token={id} /> : <InvoiceRecord id={id} />;
}
