import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useLinkEstimate } from '@/entities/lead/useLinkEstimate';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { EstimateForm } from '../components/EstimateForm';
import { newEstimateValues } from '../estimateForm';
import { useEstimateOrigin } from '../hooks/useEstimateOrigin';
import { useEstimateForm } from '../hooks/useEstimateForm';
import { estimateSend } from '../sending';
import type { ReadOrigin } from '../readOrigin';

const BACK = { to: paths.estimates, label: 'Estimates' };

/** Creates an estimate: blank, for a customer, for a job, or as a copy of another one. */
export function Component() {
  const can = useCan();
  const { key, origin, isLoading, error, refetch } = useEstimateOrigin();
  const mayCreate = can('create', 'estimates') && can('read', 'customers');
  return (
    <PageBody size="wide">
      <PageHeader title="New estimate" back={BACK} subtitle={origin?.copyOf ? `Copy of ${origin.copyOf.number}` : ''} />
      {!mayCreate ? (
        <NotAllowed
          ask="estimates"
          title="You cannot create estimates"
          needs="It needs the estimates and customers features."
          wayBack={<LinkButton to={paths.estimates}>All estimates</LinkButton>}
        />
      ) : origin ? (
        <>
          {origin.isMissing && (
            <InlineNotice tone="warning">
              The record for this estimate was not found. You can still fill out the form.
            </InlineNotice>
          )}
          <NewEstimateForm key={key} originKey={key} origin={origin} />
        </>
      ) : isLoading ? (
        <LoadingRows rows={8} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </PageBody>
  );
}

function NewEstimateForm({ origin, originKey }: { origin: ReadOrigin; originKey: string }) {
  const navigate = useNavigate();
  const linkLead = useLinkEstimate();
  const [startWith] = useState(() => newEstimateValues(origin, new Date()));
  const editing = useEstimateForm({
    estimate: null,
    startWith,
    draftOf: originKey,
  });
  return (
    <EstimateForm
      editing={editing}
      onSaved={(estimate, isSending) => {
        if (origin.lead) void linkLead(origin.lead, estimate);
        return navigate(isSending ? estimateSend(estimate.id) : paths.estimateView(estimate.id), { replace: true });
      }}
    />
  );
}
