import { useParams } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { PublicInvoicePage } from '@/entities/public-document/PublicInvoicePage';
import { LazyInvoiceRecord } from '../components/details/LazyInvoiceRecord';

/** Shows an invoice read-only: to a customer by its link, to a member by its ID. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicInvoicePage token={id} /> : <LazyInvoiceRecord id={id} isReadOnly />;
}
