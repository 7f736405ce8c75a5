import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { DraftInvoice } from './DraftInvoice';
import { IssuedInvoice } from './IssuedInvoice';

type InvoiceRecordProps = { id: string; isReadOnly?: boolean; isSending?: boolean };

/** Shows members one invoice, live: customer payments appear as they happen. */
export function InvoiceRecord({ id, isReadOnly = false, isSending = false }: InvoiceRecordProps) {
  const can = useCan();
  const read = useLiveRecord(collections.invoices, id);
  return (
    <RecordGate
      id={id}
      noun="invoice"
      read={read}
      isEditing={!isReadOnly}
      frame={(body) => (
        <PageBody>
          <PageHeader title="Invoice" back={{ to: paths.invoices, label: 'Invoices' }} />
          {body}
        </PageBody>
      )}
      wayBack={
        can('read', 'invoices') ? (
          <LinkButton to={paths.invoices}>Back to invoices</LinkButton>
        ) : (
          <LinkButton to={paths.landing}>Start page</LinkButton>
        )
      }
    >
      {(invoice) =>
        invoice.state === 'draft' && !isReadOnly ? (
          <DraftInvoice invoice={invoice} />
        ) : (
          <IssuedInvoice invoice={invoice} isReadOnly={isReadOnly} opensWith={isSending ? { kind: 'send' } : null} />
        )
      }
    </RecordGate>
  );
}
