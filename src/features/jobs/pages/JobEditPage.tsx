import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { offerForJob } from '@/entities/message/offerForJob';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { JobForm } from '../components/JobForm';
import { useJobForm } from '../hooks/useJobForm';

/** Edits a job. */
export function Component() {
  const { id = '' } = useParams();
  const can = useCan();
  const read = useLiveRecord(collections.jobs, id);
  return (
    <PageBody size="narrow">
      <RecordGate
        id={id}
        noun="job"
        read={read}
        isEditing
        header={<PageHeader title="Edit job" back={{ to: paths.jobs, label: 'Jobs' }} />}
        wayBack={<LinkButton to={paths.jobs}>Back to jobs</LinkButton>}
        denied={
          !can('update', 'jobs') && {
            title: 'You cannot edit jobs',
            needs: 'Progress, photos, notes and the checklist are on the job’s page.',
            ask: 'jobs',
            wayBack: <LinkButton to={paths.jobDetails(id)}>Back to the job</LinkButton>,
          }
        }
      >
        {(job) => <EditJob job={job} />}
      </RecordGate>
    </PageBody>
  );
}

function EditJob({ job }: { job: Stored<Job> }) {
  const navigate = useNavigate();
  const workspace = useWorkspace();
  // By the time it is needed, the live record is already the saved one.
  const [before] = useState(job);
  const editing = useJobForm({
    job,
    onSaved: async (saved) => {
      await navigate(paths.jobDetails(saved.id), { replace: true });
      await offerForJob(workspace, before, saved);
    },
  });
  const [params] = useSearchParams();
  const isForTime = params.get('time') === 'proposed' && job.progress === 'unscheduled';
  const { setFieldValue } = editing.form;
  // The form then offers the next free window.
  useEffect(() => {
    if (isForTime) setFieldValue('isUnscheduled', false);
  }, [isForTime, setFieldValue]);

  return (
    <>
      <PageHeader
        title="Edit job"
        subtitle={job.customerName}
        back={{ to: paths.jobDetails(job.id), label: job.number }}
      />
      <JobForm editing={editing} onCancel={() => void navigate(-1)} />
    </>
  );
}
