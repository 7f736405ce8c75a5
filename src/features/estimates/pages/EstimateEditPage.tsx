import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import type { Estimate, EstimateInput } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { EstimateForm } from '../components/EstimateForm';
import { toEstimateForm } from '../estimateForm';
import { useSaveEstimate } from '../hooks/useSaveEstimate';

/** Edits a draft. What was sent is revised first, so that the customer's version is kept. */
export function Component() {
  const { id = '' } = useParams();
  const session = useSession();
  const { record: estimate, isLoading, error } = useLiveRecord(collections.estimates, id);
  const back = estimate
    ? { to: paths.estimateView(id), label: estimate.number }
    : { to: paths.estimates, label: 'Estimates' };
  const mayEdit = can(session, 'update', 'estimates');
  return (
    <PageBody size="wide">
      <PageHeader title="Edit estimate" subtitle={estimate ? revisionText(estimate) : ''} back={back} />
      {estimate && mayEdit && estimate.state === 'draft' ? (
        <EditEstimateForm key={`${id}:${estimate.revisionNumber}`} estimate={estimate} />
      ) : error ? (
        <ErrorState error={error} />
      ) : isLoading ? (
        <LoadingRows rows={8} />
      ) : estimate ? (
        <EmptyState
          title={mayEdit ? 'Only drafts can be edited' : 'You cannot edit estimates'}
          text={
            mayEdit
              ? 'This one has gone to the customer. Revise it on its page: what was sent is kept beside the new revision.'
              : 'Ask an admin of your company.'
          }
          action={<LinkButton to={back.to}>Go to estimate</LinkButton>}
        />
      ) : (
        <EmptyState
          title="Estimate not found"
          text="This estimate does not exist. It may have been deleted."
          action={<LinkButton to={paths.estimates}>All estimates</LinkButton>}
        />
      )}
    </PageBody>
  );
}

const revisionText = ({ number, revisionNumber }: Estimate): string =>
  revisionNumber === 1 ? number : `${number}, revision ${revisionNumber}`;

function EditEstimateForm({ estimate }: { estimate: Stored<Estimate> }) {
  const { uid } = useSession();
  const navigate = useNavigate();
  // What the person saw when they began: whatever changed since is a conflict, and never overwritten.
  const [base] = useState(estimate);
  const { change, conflictDialog } = useSaveEstimate();
  const submit = async (values: EstimateInput): Promise<void> => {
    const saved = await change(base, values);
    if (!saved)
      throw new AppError({
        code: 'conflict',
        userMessage: 'Not saved yet: someone else changed this estimate. Save again to choose.',
      });
    notify.success(`Estimate ${saved.number} is saved.`);
    await navigate(paths.estimateView(saved.id), { replace: true });
  };
  return (
    <>
      <EstimateForm
        initialValues={toEstimateForm(base)}
        draftKey={`${uid}:estimate:${base.id}:${base.revisionNumber}`}
        submitLabel="Save"
        onSubmit={submit}
        onCancel={() => void navigate(-1)}
        isNew={false}
        notice={
          estimate.revision !== base.revision && (
            <InlineNotice tone="info" role="status">
              Someone has changed this estimate since you opened it. When you save, you will be asked about anything you
              both changed.
            </InlineNotice>
          )
        }
      />
      {conflictDialog}
    </>
  );
}
