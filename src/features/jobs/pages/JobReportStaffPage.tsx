import { Group, Switch } from '@mantine/core';
import { useState } from 'react';
import { useParams, useLocation } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { isWorkFinished } from '@/domain/job/progress';
import type { Job } from '@/domain/job/schema';
import { PAPER_PHOTOS_LIMIT } from '@/domain/paper/schema';
import type { Stored } from '@/domain/record/schema';
import { MailLog } from '@/entities/mail/MailLog';
import { PaperView } from '@/entities/paper/PaperView';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { SENDING } from '@/lib/sendingHash';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { ReportActions } from '../components/ReportActions';
import { SendReport } from '../components/SendReport';
import { useServiceReport } from '../hooks/useServiceReport';

/** Shows a job's finished work as a document to print or save: labor and materials, photos, and who signed for it. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.jobs, id);
  const back = { to: paths.jobDetails(id), label: 'Job' };
  return (
    <PageBody size="narrow">
      <RecordGate
        id={id}
        noun="job"
        read={read}
        header={<PageHeader title="Service report" back={back} />}
        wayBack={<LinkButton to={paths.jobs}>Back to jobs</LinkButton>}
      >
        {(job) => <Report job={job} back={back} />}
      </RecordGate>
    </PageBody>
  );
}

function Report({ job, back }: { job: Stored<Job>; back: { to: string; label: string } }) {
  const [hasLines, setHasLines] = useState(true);
  const [hasPhotos, setHasPhotos] = useState(true);
  const [isSending, setIsSending] = useState(useLocation().hash === SENDING);
  const parts = { hasLines, hasPhotos };
  const { paper, customer, counts, isLoading, error } = useServiceReport(job, parts);
  const isDone = isWorkFinished(job.progress);
  return (
    <>
      <PageHeader
        title="Service report"
        subtitle={`${job.number} · ${job.customerName}`}
        back={back}
        actions={
          !isLoading &&
          !error && (
            <ReportActions job={job} paper={paper} parts={parts} isDone={isDone} onSend={() => setIsSending(true)} />
          )
        }
      />
      <Group gap="lg" mb="md">
        {counts.lines > 0 && (
          <Switch
            label="Work and parts, without prices"
            checked={hasLines}
            onChange={({ currentTarget }) => setHasLines(currentTarget.checked)}
          />
        )}
        {counts.photos > 0 && (
          <Switch
            label={counts.photos > PAPER_PHOTOS_LIMIT ? `The first ${PAPER_PHOTOS_LIMIT} photos` : 'Photos'}
            checked={hasPhotos}
            onChange={({ currentTarget }) => setHasPhotos(currentTarget.checked)}
          />
        )}
      </Group>
      {!isDone && <InlineNotice tone="warning">Finish the job first, then you can send its report.</InlineNotice>}
      {isDone && !isLoading && counts.signatures === 0 && (
        <InlineNotice tone="info">
          No one has signed for this work. The customer can sign on the job’s page.
        </InlineNotice>
      )}
      {error ? (
        <ErrorState error={error} />
      ) : isLoading ? (
        <LoadingRows rows={8} label="Loading the report" />
      ) : (
        <PaperView paper={paper} />
      )}
      <SentMail jobId={job.id} />
      {isSending && (
        <SendReport job={job} customer={customer} paper={paper} parts={parts} onClose={() => setIsSending(false)} />
      )}
    </>
  );
}

/** Lists e-mails about the job, for users who may see them. */
function SentMail({ jobId }: { jobId: string }) {
  const can = useCan();
  if (!can('read', 'mail')) return null;
  return (
    <Section title="Sent e-mails">
      <MailLog subjectId={jobId} />
    </Section>
  );
}
