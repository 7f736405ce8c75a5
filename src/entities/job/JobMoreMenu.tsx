import { JobEntries, type JobEntriesProps } from './JobEntries';
import { MoreMenu } from './MoreMenu';

/** Renders a job's menu within thumb reach. */
export function JobMoreMenu(entries: JobEntriesProps) {
  return (
    <MoreMenu job={entries.job}>
      <JobEntries {...entries} />
    </MoreMenu>
  );
}
