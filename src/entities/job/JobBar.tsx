import type { ReactNode } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { isOnTheWay } from '@/domain/job/onMyWay';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { useNow } from '@/ui/hooks/useNow';
import { JobMenu } from './JobMenu';
import { JobNextAction } from './JobNextAction';
import { OnMyWay } from './OnMyWay';
import { firstNameOf } from './reach';
import { MoreWay, phoneOf, StopBar } from './StopBar';
import type { MoveJob } from './useMoveJob';
import { useSetOut } from './useSetOut';

type JobBarProps = {
  job: Stored<Job>;
  onMove: MoveJob;
  /** The customer may be told that somebody is on the way: it is this person's job of today. */
  canAnnounce?: boolean;
  /** Further `Menu.Item`s of the page. */
  menuItems?: ReactNode;
};

/** A job at the thumb: its next step, and what else is needed there. */
export function JobBar({ job, onMove, canAnnounce = false, menuItems }: JobBarProps) {
  const { user, company } = useSession();
  const setOut = useSetOut(job);
  const now = useNow();
  const phone = phoneOf(job);
  const announces = canAnnounce && phone !== '' && job.progress === 'scheduled' && !isOnTheWay(job, now.toISOString());
  return (
    <StopBar
      job={job}
      more={
        <JobMenu job={job} onMove={onMove} menuItems={menuItems} position="top-end">
          <MoreWay job={job} />
        </JobMenu>
      }
    >
      {announces && (
        <OnMyWay
          phone={phone}
          firstName={firstNameOf(job)}
          technicianName={user.firstName}
          companyName={company.name}
          onSent={() => void setOut()}
        />
      )}
      <JobNextAction job={job} onMove={onMove} size="lg" variant={announces ? 'default' : 'filled'} />
    </StopBar>
  );
}
