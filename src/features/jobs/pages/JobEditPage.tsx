import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import type { Job } from '@/domain/job/schema';
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
import { JobForm } from '../components/JobForm';
import { useUpdateJob } from '../hooks/useUpdateJob';
import { toJobForm, type JobFormValues } from '../jobForm';

/** Edits a job. */
export function Component() {
  const { id = '' } = useParams();
  const session = useSession();
  const { record: job, isLoading, error } = useLiveRecord(collections.jobs, id);
  const back = { to: paths.jobDetails(id), label: job?.number ?? 'Job' };
  if (job && can(session, 'update', 'jobs')) {
    return (
      <PageBody>
        <PageHeader title="Edit job" subtitle={job.number} back={back} />
        <EditJobForm key={id} job={job} />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageHeader title="Edit job" back={job ? back : { to: paths.jobs, label: 'Jobs' }} />
      {error ? (
        <ErrorState error={error} />
      ) : isLoading ? (
        <LoadingRows rows={8} />
      ) : job ? (
        <EmptyState
          title="You cannot edit jobs"
          text="Progress, photos, notes and the checklist are on the job’s page."
          action={<LinkButton to={back.to}>Go to job</LinkButton>}
        />
      ) : (
        <EmptyState
          title="Job not found"
          text="This job does not exist. It may have been deleted."
          action={<LinkButton to={paths.jobs}>All jobs</LinkButton>}
        />
      )}
    </PageBody>
  );
}

function EditJobForm({ job }: { job: Stored<Job> }) {
  const { uid } = useSession();
  const navigate = useNavigate();
  // What the person saw when they began: whatever changed since is a conflict, and never overwritten.
  const [base] = useState(job);
  const { save, conflictDialog } = useUpdateJob();
  const submit = async (values: JobFormValues): Promise<void> => {
    const saved = await save(base, values);
    if (!saved)
      throw new AppError({
        code: 'conflict',
        userMessage: 'Not saved yet: someone else changed this job. Save again to choose.',
      });
    notify.success(`Job ${saved.number} is saved.`);
    await navigate(paths.jobDetails(saved.id), { replace: true });
  };
  return (
    <>
      {job.revision !== base.revision && (
        <InlineNotice tone="info" role="status">
          Someone has changed this job since you opened it. When you save, you will be asked about anything you both
          changed.
        </InlineNotice>
      )}
      <JobForm
        jobId={job.id}
        initialValues={toJobForm(base)}
        draftKey={`${uid}:job:${job.id}`}
        submitLabel="Save job"
        onSubmit={submit}
        onCancel={() => void navigate(-1)}
        mayBeUnscheduled={base.progress === 'unscheduled' || base.progress === 'scheduled'}
      />
      {conflictDialog}
    </>
  );
}
