import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { Checklist, checklistSummary } from '@/entities/job/Checklist';
import { Section } from '@/ui/layout/Section';

/** What is to be checked on site, and who ticked it when. */
export function ChecklistSection({ job }: { job: Stored<Job> }) {
  if (job.checklist.length === 0) return null;
  return (
    <Section title="Checklist" description={checklistSummary(job)}>
      <Checklist job={job} withWho />
    </Section>
  );
}
