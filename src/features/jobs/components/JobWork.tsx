import { photosToTakeFor } from '@/domain/company/workChoices';
import { isWorkFinished } from '@/domain/job/progress';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { AskAboutButton } from '@/entities/assistant/AskAboutButton';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { StopFacts } from '@/entities/job/StopFacts';
import { NotesPanel } from '@/entities/note/NotesPanel';
import { PhotoPanel } from '@/entities/photo/PhotoPanel';
import { WorkSignatures } from '@/entities/signature/WorkSignatures';
import { paths } from '@/lib/paths';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { ChecklistSection } from './ChecklistSection';
import { DescriptionSection } from './DescriptionSection';
import { JobFindings } from './JobFindings';
import { WorkSection } from './WorkSection';

type JobWorkProps = { job: Stored<Job>; isPhone: boolean; timeZone: string };

/** Shows the work on the job: description, checklist, line items, photos, findings, signature and notes. */
export function JobWork({ job, isPhone, timeZone }: JobWorkProps) {
  const { settings } = useWorkSettings();
  return (
    <>
      {isPhone && (
        <Section>
          <OneColumn gap="sm">
            <StopFacts job={job} timeZone={timeZone} withDay />
            <div>
              <AskAboutButton
                label="Summary before the visit"
                task="summary"
                open={{ collection: 'jobs', id: job.id }}
              />
            </div>
          </OneColumn>
        </Section>
      )}
      <DescriptionSection job={job} />
      <ChecklistSection job={job} />
      <WorkSection job={job} />
      <Section title="Photos">
        <PhotoPanel job={job} photosToTake={photosToTakeFor(settings, job.type)} />
      </Section>
      <JobFindings job={job} />
      <Section
        title="Customer’s signature"
        actions={
          isWorkFinished(job.progress) && (
            <LinkButton to={paths.jobReport(job.id)} variant="text">
              Service report
            </LinkButton>
          )
        }
      >
        <WorkSignatures job={job} />
      </Section>
      <Section title="Notes">
        <NotesPanel subjectType="job" subjectId={job.id} customerId={job.customerId} />
      </Section>
    </>
  );
}
