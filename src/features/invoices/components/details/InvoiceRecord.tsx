import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { DraftInvoice } from './DraftInvoice';
import { IssuedInvoice } from './IssuedInvoice';

type InvoiceRecordProps = { id: string; isReadOnly?: boolean; isSending?: boolean };

/** One invoice as members see it, live: what the customer pays is seen here as it happens. */
export function InvoiceRecord({ id, isReadOnly = false, isSending = false }: InvoiceRecordProps) {
  const session = useSession();
  const { record: invoice, isLoading, error } = useLiveRecord(collections.invoices, id);
  const isOnline = useOnline();
  if (invoice && invoice.state === 'draft' && !isReadOnly) return <DraftInvoice key={invoice.id} invoice={invoice} />;
  if (invoice)
    return (
      <IssuedInvoice
        key={invoice.id}
        invoice={invoice}
        isReadOnly={isReadOnly}
        opensWith={isSending ? { kind: 'send' } : null}
      />
    );
  const all = can(session, 'read', 'invoices') && <LinkButton to={paths.invoices}>All invoices</LinkButton>;
  return (
    <PageBody>
      <PageHeader title="Invoice" back={{ to: paths.invoices, label: 'Invoices' }} />
      {error?.code === 'permission-denied' ? (
        <EmptyState
          title="You cannot see this invoice"
          text="Invoices are shown to the office, and need the feature “Invoices”. Ask an admin of your company."
          action={<LinkButton to={paths.landing}>Start page</LinkButton>}
        />
      ) : error ? (
        <ErrorState error={error} />
      ) : isLoading && isOnline ? (
        <LoadingRows rows={8} label="Loading the invoice" />
      ) : isLoading ? (
        <EmptyState
          title="This invoice is not on this device yet"
          text="It opens as soon as there is a connection."
          action={all}
        />
      ) : (
        <EmptyState
          title="Invoice not found"
          text="This invoice does not exist. It may have been deleted."
          action={all}
        />
      )}
    </PageBody>
  );
}
