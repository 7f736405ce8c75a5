import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { templateOfInvoice } from '@/domain/invoice/recurring';
import type { RecurringInvoice } from '@/domain/invoice/schema';
import { useToday } from '@/entities/company/useToday';
import { RecordGate } from '@/entities/record/RecordGate';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '@/data/react/queryKeys';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { RecurringForm } from '../components/recurring/RecurringForm';
import { RunsSection } from '../components/recurring/RunsSection';
import { readOrigin, type Origin } from '../hooks/readOrigin';
import { invoicePaths } from '../invoicePaths';

const BACK = { to: invoicePaths.recurring, label: 'Recurring invoices' };

/** Creates a recurring invoice, or edits, pauses or deletes an existing one. */
export function Component() {
  const { recurringId = '' } = useParams();
  const can = useCan();
  const read = useLiveRecord(collections.recurringInvoices, recurringId);
  const isNew = recurringId === '';
  const denied = !can(isNew ? 'create' : 'read', 'recurringInvoices') && {
    title: 'You cannot create invoices',
    needs: 'Invoices are created by the office.',
    ask: 'invoices' as const,
    wayBack: <LinkButton to={paths.home}>Start page</LinkButton>,
  };
  return (
    <PageBody size="wide">
      <PageHeader title={isNew ? 'New recurring invoice' : (read.record?.name ?? 'Recurring invoice')} back={BACK} />
      {!isNew ? (
        <RecordGate
          id={recurringId}
          noun="recurring invoice"
          read={read}
          denied={denied}
          isEditing
          wayBack={<LinkButton to={invoicePaths.recurring}>Back to recurring invoices</LinkButton>}
        >
          {(recurring) => (
            <>
              <RecurringForm id={recurring.id} startWith={recurring} opened={recurring} />
              <RunsSection recurringId={recurring.id} />
            </>
          )}
        </RecordGate>
      ) : denied ? (
        <NotAllowed {...denied} />
      ) : (
        <NewRecurring />
      )}
    </PageBody>
  );
}

/** Starts blank, with a customer, or from an invoice. */
function NewRecurring() {
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const ids = {
    customerId: params.get('customer') ?? '',
    jobId: '',
    estimateId: '',
    copyOf: params.get('copyOf') ?? '',
  };
  const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
  const read = () => readOrigin(workspace, ids);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.collection('recurringInvoices', who), 'origin', ids.customerId, ids.copyOf],
    queryFn: read,
    gcTime: 0,
    staleTime: Infinity,
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return data ? <NewRecurringForm origin={data} /> : <LoadingRows rows={8} />;
}

function NewRecurringForm({ origin: { draft } }: { origin: Origin }) {
  const today = useToday();
  const [id] = useState(() => newId());
  const [startWith] = useState<RecurringInvoice>(() => ({
    name: draft.title,
    customerId: draft.customerId,
    customerName: draft.customerName,
    customerSortName: draft.customerSortName,
    template: templateOfInvoice({ ...draft, title: draft.title || 'Service' }),
    every: 1,
    unit: 'month',
    nextOn: today,
    endsOn: '',
    anchorDay: Number(today.slice(8)),
    mode: 'draft',
    isActive: true,
    lastRunOn: '',
  }));
  return <RecurringForm id={id} startWith={startWith} opened={null} />;
}
