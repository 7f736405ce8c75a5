import { Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Finding } from '@/domain/finding/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';

type RepairItemsProps = {
  finding: Stored<Finding>;
  mayBook: boolean;
  /** Schedules the repair on an existing job. */
  onSchedule: (jobId: string) => void;
};

/** Lists the jobs on which a finding can be repaired, in a menu. */
export function RepairItems({ finding, mayBook, onSchedule }: RepairItemsProps) {
  return (
    <>
      {mayBook && (
        <Menu.Item component={Link} to={paths.jobNewForFinding(finding.id)}>
          Book a job for the repair
        </Menu.Item>
      )}
      {finding.jobId !== '' && (
        <Menu.Item onClick={() => onSchedule(finding.jobId)}>Repair it on the job where it was found</Menu.Item>
      )}
    </>
  );
}
