import { JobEntries, type JobEntriesProps } from './JobEntries';
import { MoreMenu } from './MoreMenu';

/** A job's menu at the thumb. */
export function JobMoreMenu(entries: JobEntriesProps) {
  return (
    <MoreMenu job={entries.job}>
      <JobEntries {...entries} />
    </MoreMenu>
  );
}
