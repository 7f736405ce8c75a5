import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { invoiceLabel } from '@/domain/invoice/facts';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { InvoiceEditor } from '../components/editor/InvoiceEditor';
import { useInvoiceOrigin } from '../hooks/useInvoiceOrigin';
import { useNewId } from '../hooks/useNewId';
import type { Origin } from '../hooks/readOrigin';

const BACK = { to: paths.invoices, label: 'Invoices' };

/** Creates an invoice: blank, or prefilled from a job, an estimate, a customer or another invoice. */
export function Component() {
  const can = useCan();
  const { data: origin, isLoading, error, refetch, key } = useInvoiceOrigin();
  const mayWrite = can('create', 'invoices');
  return (
    <PageBody size="wide">
      <PageHeader
        title="New invoice"
        back={BACK}
        subtitle={origin?.draft.jobNumber ? `For job ${origin.draft.jobNumber}` : ''}
      />
      {!mayWrite ? (
        <NotAllowed
          ask="invoices"
          title="You cannot create invoices"
          needs="Invoices are created by the office."
          wayBack={<LinkButton to={paths.home}>Start page</LinkButton>}
        />
      ) : origin ? (
        <NewInvoice key={key} originKey={key} origin={origin} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        isLoading && <LoadingRows rows={8} label="Preparing the invoice" />
      )}
    </PageBody>
  );
}

function NewInvoice({ origin, originKey }: { origin: Origin; originKey: string }) {
  const { uid } = useSession();
  const { id, forget } = useNewId(`${uid}:invoice:new:${originKey}`);
  const [{ draft, settings, earlier, missing }] = useState(origin);
  const others = earlier.filter((invoice) => invoice.id !== id);
  // It was saved before a reload: continue there.
  if (others.length < earlier.length) return <Navigate to={paths.invoice(id)} replace />;
  return (
    <>
      {missing.length > 0 && (
        <InlineNotice tone="warning">
          The record for this invoice was not found. You can still fill it out.
        </InlineNotice>
      )}
      {others.length > 0 && (
        <InlineNotice tone="warning" title="There are already invoices for this">
          {others.map((invoice, index) => (
            <span key={invoice.id}>
              {index > 0 && ', '}
              <RouterLink to={paths.invoice(invoice.id)}>{invoiceLabel(invoice)}</RouterLink>
            </span>
          ))}
          . What they bill is left out of this one.
        </InlineNotice>
      )}
      {draft.estimateId !== '' && (
        <InlineNotice
          tone="info"
          action={<RouterLink to={paths.invoiceProgressOf(draft.estimateId)}>Bill a percentage instead</RouterLink>}
        >
          This bills the rest of the estimate.
        </InlineNotice>
      )}
      <InvoiceEditor
        id={id}
        initialValues={draft}
        settings={settings}
        draftOf={originKey}
        opened={null}
        onDone={forget}
      />
    </>
  );
}
