import { Menu } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { visitStepLabel } from '@/domain/scheduling/technicianDay';
import { isOver, type VisitState } from '@/domain/scheduling/visitState';
import { JobStepItems } from '@/entities/job/JobStepItems';
import { MoreMenu } from '@/entities/job/MoreMenu';
import type { MoveJob } from '@/entities/job/useMoveJob';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import type { DayStop } from '../hooks/useTechnicianDay';

type VisitMenuProps = {
  stop: DayStop;
  job: Stored<Job>;
  /** The visit's possible steps other than the next one. */
  others: readonly VisitState[];
  onStep: (to: VisitState) => void;
  onMoveJob: MoveJob;
};

/** Menu of a visit's other steps, and of ways to stop the whole job. */
export function VisitMenu({ stop, job, others, onStep, onMoveJob }: VisitMenuProps) {
  return (
    <MoreMenu job={job}>
      {others.map((to) => (
        <Menu.Item key={to} onClick={() => onStep(to)}>
          {visitStepLabel(stop.state, to)}
        </Menu.Item>
      ))}
      <JobStepItems job={job} onMove={onMoveJob} only={['on-hold', 'cancelled']} />
      {!isOver(stop.state) && (
        <>
          <Menu.Divider />
          <Menu.Item
            component={RouterLink}
            to={paths.visit(stop.id)}
            underline="never"
            leftSection={<IconQrcode size={18} aria-hidden />}
          >
            Show who I am
          </Menu.Item>
        </>
      )}
    </MoreMenu>
  );
}
