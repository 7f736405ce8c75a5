import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { JobTypeChoice } from '@/domain/company/workSettings';
import type { ArrivalWindow } from '@/domain/job/freeWindow';
import { useScheduleRepair } from '@/entities/finding/useScheduleRepair';
import { offerForJob } from '@/entities/message/offerForJob';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { JobForm } from '../components/JobForm';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useJobForm } from '../hooks/useJobForm';
import { useJobOrigin } from '../hooks/useJobOrigin';
import { useProposedWindow } from '../hooks/useProposedWindow';
import { callbackOfJob, contactOf, copyOfJob, emptyJobForm, repairOfFinding, type JobFormValues } from '../jobForm';

const BACK = { to: paths.jobs, label: 'Jobs' };

/** Books a job: blank, for a customer, as a copy or callback of another one, or to fix a finding. */
export function Component() {
  const can = useCan();
  const origin = useJobOrigin();
  const mayBook = can('create', 'jobs') && can('read', 'customers');
  const title = origin.isCallback ? 'New callback' : 'New job';
  return (
    <PageBody size="narrow">
      <PageHeader
        title={title}
        back={BACK}
        subtitle={origin.isCallback && origin.job ? `Callback of ${origin.job.number}` : ''}
      />
      {!mayBook ? (
        <NotAllowed
          ask="jobs"
          title="You cannot book jobs"
          needs="Booking needs the customers feature and an office role."
          wayBack={<LinkButton to={paths.jobs}>All jobs</LinkButton>}
        />
      ) : (
        <NewJob key={origin.key} origin={origin} />
      )}
    </PageBody>
  );
}

/** Waits once for the source record: other components that show a missing record request it again. */
function NewJob({ origin }: Pick<NewJobFormProps, 'origin'>) {
  const proposal = useProposedWindow();
  const { settings } = useWorkSettings();
  const isWaiting = useFirstLoading(origin.isLoading || proposal.isLoading);
  if (isWaiting) return <LoadingRows rows={8} />;
  return (
    <>
      {origin.isMissing && (
        <InlineNotice tone="warning">
          The record this job was to start from could not be found. You can still fill out the form.
        </InlineNotice>
      )}
      <NewJobForm origin={origin} window={proposal.window} type={settings.jobTypes[0]} />
    </>
  );
}

type NewJobFormProps = {
  origin: ReturnType<typeof useJobOrigin>;
  window: ArrivalWindow | null;
  /** Default type of a new job. */
  type: JobTypeChoice | undefined;
};

function startOf({ origin: { job, customer, finding, isCallback }, window, type }: NewJobFormProps): JobFormValues {
  if (job) return isCallback ? callbackOfJob(job, window) : copyOfJob(job, window);
  if (finding) return repairOfFinding(finding, customer, window);
  return { ...emptyJobForm(window, type), ...(customer && { customerId: customer.id, ...contactOf(customer) }) };
}

function NewJobForm({ origin, window, type }: NewJobFormProps) {
  const navigate = useNavigate();
  const [startWith] = useState(() => startOf({ origin, window, type }));
  const scheduleRepair = useScheduleRepair();
  const workspace = useWorkspace();
  const editing = useJobForm({
    job: null,
    startWith,
    draftOf: origin.key,
    parentJobId: origin.isCallback ? (origin.job?.id ?? '') : (origin.finding?.jobId ?? ''),
    onSaved: async (job) => {
      // The job stays booked even if this fails: the finding then shows that it needs another look.
      if (origin.finding) await scheduleRepair(origin.finding, job.id).catch(notify.error);
      await navigate(paths.jobDetails(job.id), { replace: true });
      await offerForJob(workspace, null, job);
    },
  });
  return <JobForm editing={editing} onCancel={() => void navigate(-1)} />;
}
