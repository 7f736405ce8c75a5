import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { hasFeature } from '@/domain/access/features';
import { mayCollect } from '@/domain/access/rights';
import { FeatureOff } from '@/entities/company/FeatureOff';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { useOwnJob } from '@/entities/job/useOwnJob';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { DoorSheet } from '../components/door/DoorSheet';

/** Collects payment for a job on site, for users with permission to. */
export function Component() {
  const { id = '' } = useParams();
  const { user, features } = useSession();
  const read = useLiveRecord(collections.jobs, id);
  const back = { to: paths.jobDetails(id), label: 'Job' };
  return (
    <PageBody size="narrow">
      <RecordGate
        id={id}
        noun="job"
        read={read}
        header={<PageHeader title="Collect payment" back={back} />}
        wayBack={<LinkButton to={paths.jobs}>Back to jobs</LinkButton>}
      >
        {(job) => (
          <>
            <PageHeader title="Collect payment" subtitle={`${job.title} · ${job.customerName}`} back={back} />
            {!hasFeature(features, 'invoices') ? (
              <FeatureOff feature="invoices" title="Invoices are not switched on">
                What a customer pays is counted on an invoice of the job.
              </FeatureOff>
            ) : mayCollect(user) ? (
              <OwnDoorSheet job={job} />
            ) : (
              <NotAllowed
                ask="collect"
                title="You cannot collect payments"
                needs="An admin allows it in Settings, Team, “Collect, credits and costs”."
              />
            )}
          </>
        )}
      </RecordGate>
    </PageBody>
  );
}

/** Technicians collect for their own jobs: the server rejects payments for a colleague’s. */
function OwnDoorSheet({ job }: { job: Stored<Job> }) {
  const { role } = useSession();
  const isTechnician = role === 'technician';
  const { isOwn, isLoading } = useOwnJob(job, { isEnabled: isTechnician });
  if (!isTechnician || isOwn) return <DoorSheet job={job} />;
  if (isLoading) return <LoadingRows rows={4} />;
  return (
    <EmptyState
      title="This is another technician’s job"
      text="Only technicians on the job can collect for it. If you did the work, ask your office to add you."
      action={<LinkButton to={paths.jobDetails(job.id)}>Back to the job</LinkButton>}
    />
  );
}
