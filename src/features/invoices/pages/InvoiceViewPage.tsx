import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { PublicInvoicePage } from '@/entities/public-document/PublicInvoicePage';
import { LazyInvoiceRecord } from '../components/details/LazyInvoiceRecord';

/** An invoice to look at: the customer's by its link, a member's by its id without anything to change. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicInvoicePage token={id} /> : <LazyInvoiceRecord id={id} isReadOnly />;
}
