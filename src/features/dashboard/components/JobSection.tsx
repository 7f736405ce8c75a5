import { type ReactNode } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { JobCards } from './JobCards';

type JobSectionProps = {
  title: string;
  jobs: readonly Stored<Job>[];
  isLoading: boolean;
  empty: ReactNode;
  timeZone: string;
  now: Date;
  withDay?: boolean;
  /** Where all of them are listed. */
  allHref?: string;
  /** How many are shown before "show all". */
  max?: number;
};

/** A titled, short list of jobs on a dashboard. */
export function JobSection({
  title,
  jobs,
  isLoading,
  empty,
  timeZone,
  now,
  withDay = false,
  allHref,
  max = 6,
}: JobSectionProps) {
  const shown = jobs.slice(0, max);
  const all = allHref && jobs.length > 0 && (
    <LinkButton to={allHref} variant="subtle" size="sm" aria-label={`Show all: ${title}`}>
      Show all
    </LinkButton>
  );
  return (
    <Section title={jobs.length > 0 ? `${title} (${jobs.length})` : title} actions={all}>
      {isLoading ? (
        <LoadingRows rows={3} />
      ) : shown.length === 0 ? (
        empty
      ) : (
        <JobCards jobs={shown} timeZone={timeZone} now={now} withDay={withDay} />
      )}
    </Section>
  );
}
