import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { JobForm } from '../components/JobForm';
import { useJobForm } from '../hooks/useJobForm';
import { useJobOrigin } from '../hooks/useJobOrigin';
import { callbackOfJob, contactOf, copyOfJob, emptyJobForm, type JobFormValues } from '../jobForm';

const BACK = { to: paths.jobs, label: 'Jobs' };

/** Books a job: empty, for a customer, as a copy, or as a callback of another one. */
export function Component() {
  const session = useSession();
  const origin = useJobOrigin();
  const mayBook = can(session, 'create', 'jobs') && can(session, 'read', 'customers');
  const title = origin.isCallback ? 'New callback' : 'New job';
  return (
    <PageBody>
      <PageHeader
        title={title}
        back={BACK}
        subtitle={origin.isCallback && origin.job ? `Callback of ${origin.job.number}` : ''}
      />
      {!mayBook ? (
        <EmptyState
          title="You cannot book jobs"
          text="Booking needs the customers feature and an office role. Ask an admin of your company."
          action={<LinkButton to={paths.jobs}>All jobs</LinkButton>}
        />
      ) : origin.isLoading ? (
        <LoadingRows rows={8} />
      ) : (
        <>
          {origin.isMissing && (
            <InlineNotice tone="warning">
              The record this job was to start from could not be found. You can still fill out the form.
            </InlineNotice>
          )}
          <NewJobForm key={origin.key} origin={origin} />
        </>
      )}
    </PageBody>
  );
}

function startOf({ job, customer, isCallback }: ReturnType<typeof useJobOrigin>): JobFormValues {
  const now = new Date();
  if (job) return isCallback ? callbackOfJob(job, now) : copyOfJob(job, now);
  return { ...emptyJobForm(now), ...(customer && { customerId: customer.id, ...contactOf(customer) }) };
}

function NewJobForm({ origin }: { origin: ReturnType<typeof useJobOrigin> }) {
  const navigate = useNavigate();
  const [startWith] = useState(() => startOf(origin));
  const editing = useJobForm({
    job: null,
    startWith,
    draftOf: origin.key,
    parentJobId: origin.isCallback ? (origin.job?.id ?? '') : '',
    onSaved: ({ id }) => navigate(paths.jobDetails(id), { replace: true }),
  });
  return <JobForm editing={editing} submitLabel="Book job" onCancel={() => void navigate(-1)} />;
}
