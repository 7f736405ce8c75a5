import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { Checklist, checklistSummary } from '@/entities/job/Checklist';
import { Section } from '@/ui/layout/Section';

/** Shows the on-site checklist, with who checked off each item and when. */
export function ChecklistSection({ job }: { job: Stored<Job> }) {
  if (job.checklist.length === 0) return null;
  return (
    <Section title="Checklist" description={checklistSummary(job)}>
      <Checklist job={job} withWho />
    </Section>
  );
}
