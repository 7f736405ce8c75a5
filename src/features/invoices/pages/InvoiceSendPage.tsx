import { useParams } from 'react-router-dom';
import { InvoiceRecord } from '../components/details/InvoiceRecord';

/** The invoice with the panel open that sends it. */
export function Component() {
  const { id = '' } = useParams();
  return <InvoiceRecord id={id} isSending />;
}
