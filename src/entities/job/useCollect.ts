import { useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { mayCollect } from '@/domain/access/rights';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { useIsMe, useOwnJob } from './useOwnJob';

/** Whether this person bills and collects where the work is done: the office finishes jobs from its desk, and bills them there. */
const collectsOnSite = ({ role, user, features }: ReturnType<typeof useSession>): boolean =>
  role === 'technician' && mayCollect(user) && hasFeature(features, 'invoices');

/** What was finished, and who was there. */
type Finished = { jobId: string; technicianIds: readonly string[] };

/** What follows when this person finishes a job of their own on site. A colleague's is collected for by the colleague. */
export function useCollect(): { afterFinish: (finished: Finished) => void } {
  const session = useSession();
  const navigate = useNavigate();
  const isMe = useIsMe();
  return {
    afterFinish: ({ jobId, technicianIds }) => {
      if (collectsOnSite(session) && isMe(technicianIds)) void navigate(paths.jobCollect(jobId));
    },
  };
}

/** Whether this person collects for a job now: it was finished on site, it is theirs, and the office has not done it. */
export function useCanCollect(job: Stored<Job>): boolean {
  const session = useSession();
  const isFinished = job.progress === 'work-done' || job.progress === 'invoiced';
  const isEnabled = isFinished && collectsOnSite(session);
  const { isOwn } = useOwnJob(job, { isEnabled });
  return isEnabled && isOwn;
}
