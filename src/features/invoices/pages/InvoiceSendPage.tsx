import { useParams } from 'react-router-dom';
import { InvoiceRecord } from '../components/details/InvoiceRecord';

/** Shows the invoice with its send panel open. */
export function Component() {
  const { id = '' } = useParams();
  return <InvoiceRecord id={id} isSending />;
}
