import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { EstimateForm } from '../components/EstimateForm';
import { useEstimateForm } from '../hooks/useEstimateForm';
import { estimateSend } from '../sending';

const TITLE = 'Edit estimate';

/** Edits a draft. A sent estimate gets a new revision first, so that the customer's version is kept. */
export function Component() {
  const { id = '' } = useParams();
  const can = useCan();
  const read = useLiveRecord(collections.estimates, id);
  const toEstimate = <LinkButton to={paths.estimateView(id)}>Back to the estimate</LinkButton>;
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        noun="estimate"
        read={read}
        isEditing
        header={<PageHeader title={TITLE} back={{ to: paths.estimates, label: 'Estimates' }} />}
        wayBack={<LinkButton to={paths.estimates}>Back to estimates</LinkButton>}
        denied={
          !can('update', 'estimates') && {
            title: 'You cannot edit estimates',
            ask: 'estimates',
            wayBack: toEstimate,
          }
        }
      >
        {(estimate) => (
          <>
            <PageHeader
              title={TITLE}
              subtitle={estimate.revisionNumber > 1 && `Revision ${estimate.revisionNumber}`}
              back={{ to: paths.estimateView(id), label: estimate.number }}
            />
            {estimate.state === 'draft' ? (
              <EditEstimate key={estimate.revisionNumber} estimate={estimate} />
            ) : (
              <EmptyState
                title="Only drafts can be edited"
                text="This one has gone to the customer. Revise it on its page. The sent version is kept along with the new revision."
                action={toEstimate}
              />
            )}
          </>
        )}
      </RecordGate>
    </PageBody>
  );
}

function EditEstimate({ estimate }: { estimate: Stored<Estimate> }) {
  const navigate = useNavigate();
  const editing = useEstimateForm({
    estimate,
    // A draft kept for one revision doesn't fit the next.
    draftOf: String(estimate.revisionNumber),
  });
  return (
    <EstimateForm
      editing={editing}
      onSaved={({ id }, isSending) =>
        navigate(isSending ? estimateSend(id) : paths.estimateView(id), { replace: true })
      }
    />
  );
}
