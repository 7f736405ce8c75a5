import { IconEdit } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { jobTypeName } from '@/domain/company/workChoices';
import { isWorkFinished } from '@/domain/job/progress';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { AskAboutButton } from '@/entities/assistant/AskAboutButton';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { InvoiceStatusBadge } from '@/entities/job/InvoiceStatusBadge';
import { JobActions } from '@/entities/job/JobActions';
import { JobBar } from '@/entities/job/JobBar';
import { LateBadge } from '@/entities/job/LateBadge';
import { OnTheWayBadge } from '@/entities/job/OnTheWayBadge';
import { PriorityBadge } from '@/entities/job/PriorityBadge';
import { ProgressBadge } from '@/entities/job/ProgressBadge';
import { useMoveJob } from '@/entities/job/useMoveJob';
import { StopBarSpace } from '@/entities/job/StopBar';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useNow } from '@/ui/hooks/useNow';
import { DiagnosticsSection } from '@/entities/diagnostic/DiagnosticsSection';
import { PlumbingSection } from '@/entities/plumbing-calculation/PlumbingSection';
import { InspectionsSection } from '@/entities/inspection/InspectionsSection';
import { LoadCalculationsSection } from '@/entities/load-calculation/LoadCalculationsSection';
import { RecordGate } from '@/entities/record/RecordGate';
import { JobReviewSection } from '@/entities/review/JobReviewSection';
import { SiteOfWork } from '@/entities/site/SiteOfWork';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Columns } from '@/ui/layout/Columns';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { CustomerSection } from '../components/CustomerSection';
import classes from '../components/details.module.css';
import { ActivitySection, HistorySection } from '../components/HistorySection';
import { hasJobMenu, JobMenuItems } from '../components/JobMenuItems';
import { JobPay } from '../components/JobPay';
import { JobWork } from '../components/JobWork';
import { MoneySection } from '../components/MoneySection';
import { PropertySection } from '../components/PropertySection';
import { RelatedJobsSection } from '../components/RelatedJobsSection';
import { TimeSection } from '../components/TimeSection';
import { WhenSection } from '../components/WhenSection';

const BACK = { to: paths.jobs, label: 'Jobs' };

/** Shows one job, live: the office sees the technician's on-site work as it happens. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.jobs, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        noun="job"
        read={read}
        header={<PageHeader title="Job" back={BACK} />}
        wayBack={<LinkButton to={paths.jobs}>Back to jobs</LinkButton>}
      >
        {(job) => <JobDetails job={job} />}
      </RecordGate>
    </PageBody>
  );
}

function JobDetails({ job }: { job: Stored<Job> }) {
  const session = useSession();
  const can = useCan();
  const now = useNow();
  const isPhone = useIsPhone();
  const { settings } = useWorkSettings();
  const { move, reasonDialog } = useMoveJob();
  const { timeZone } = session.company;
  const reason = job.holdReason || job.cancelReason;
  const menuItems = hasJobMenu(can) ? <JobMenuItems job={job} /> : undefined;
  const site = job.siteId !== '' && (
    <Section title="Site">
      <SiteOfWork work={job} jobId={job.id} isBegun={job.progress === 'in-progress' || isWorkFinished(job.progress)} />
    </Section>
  );
  return (
    <>
      <PageHeader
        title={job.title}
        subtitle={[job.number, jobTypeName(settings, job.type), isPhone ? '' : job.customerName]
          .filter(Boolean)
          .join(' · ')}
        back={BACK}
        badge={
          <span className={classes.badges}>
            <ProgressBadge progress={job.progress} />
            <OnTheWayBadge job={job} nowIso={now.toISOString()} />
            <LateBadge job={job} nowIso={now.toISOString()} />
            <PriorityBadge priority={job.priority} isHiddenWhenNormal />
            <InvoiceStatusBadge job={job} />
          </span>
        }
        actions={
          isPhone ? undefined : (
            <>
              <AskAboutButton label="Summary" task="summary" open={{ collection: 'jobs', id: job.id }} />
              {can('update', 'jobs') && (
                <LinkButton
                  to={paths.jobEdit(job.id)}
                  variant="default"
                  leftSection={<IconEdit size={18} aria-hidden />}
                >
                  Edit
                </LinkButton>
              )}
              <JobActions job={job} onMove={move} menuItems={menuItems} />
            </>
          )
        }
      />
      {reasonDialog}
      {reason !== '' && (
        <InlineNotice tone="warning" title={job.progress === 'cancelled' ? 'Canceled' : 'On hold'}>
          {reason}
        </InlineNotice>
      )}
      {/* On phones, what keeps the crew from starting comes before the work. */}
      {isPhone && site}
      <Columns widths={[1.6, 1]}>
        <OneColumn>
          <JobWork job={job} isPhone={isPhone} timeZone={timeZone} />
        </OneColumn>
        <OneColumn>
          {!isPhone && site}
          <WhenSection job={job} timeZone={timeZone} now={now} />
          <TimeSection jobId={job.id} now={now} />
          <JobPay jobId={job.id} />
          <CustomerSection job={job} />
          <PropertySection job={job} />
          <MoneySection job={job} />
          <JobReviewSection job={job} />
          <InspectionsSection subject="jobId" id={job.id} newTo={paths.inspectionNewFor({ job: job.id })} />
          <DiagnosticsSection subject="jobId" id={job.id} newTo={paths.diagnosticNewFor({ job: job.id })} />
          <LoadCalculationsSection subject="jobId" id={job.id} isHiddenWhenEmpty />
          <PlumbingSection subject="jobId" id={job.id} newTo={paths.plumbingCalcNewFor({ job: job.id })} />
          <RelatedJobsSection job={job} />
          <HistorySection job={job} />
          <ActivitySection jobId={job.id} />
        </OneColumn>
      </Columns>
      {isPhone && (
        <>
          <StopBarSpace />
          <JobBar job={job} onMove={move} menuItems={menuItems} />
        </>
      )}
    </>
  );
}
