import { useSearchParams } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { invoiceLabel } from '@/domain/invoice/facts';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { ProgressForm } from '../components/progress/ProgressForm';
import { useProgressOrigin } from '../hooks/useProgressOrigin';

/** Bills the finished share of an accepted estimate. */
export function Component() {
  const can = useCan();
  const [params] = useSearchParams();
  const estimateId = params.get('estimate') ?? '';
  const { data: origin, error, isLoading, refetch } = useProgressOrigin(estimateId);
  const mayWrite = can('create', 'invoices');
  const drafts = origin?.earlier.filter(({ state }) => state === 'draft') ?? [];
  return (
    <PageBody>
      <PageHeader
        title="Progress bill"
        back={{ to: paths.invoices, label: 'Invoices' }}
        subtitle={
          origin ? `${origin.estimate.number} · ${origin.estimate.title} · ${origin.estimate.customerName}` : ''
        }
      />
      {!mayWrite || estimateId === '' ? (
        <EmptyState
          title="Nothing to bill"
          text="A progress bill is made from an accepted estimate."
          action={<LinkButton to={paths.estimates}>All estimates</LinkButton>}
        />
      ) : origin ? (
        <>
          {drafts.length > 0 && (
            <InlineNotice tone="warning" title="There is already a draft">
              {drafts.map((invoice) => (
                <RouterLink key={invoice.id} to={paths.invoice(invoice.id)}>
                  {invoiceLabel(invoice)}{' '}
                </RouterLink>
              ))}
              It counts as billed once it is issued.
            </InlineNotice>
          )}
          <ProgressForm key={origin.estimate.id} {...origin} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        isLoading && <LoadingRows rows={6} label="Reading the contract" />
      )}
    </PageBody>
  );
}
