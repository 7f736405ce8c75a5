import { useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { mayCollect } from '@/domain/access/rights';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { useIsMe, useOwnJob } from './useOwnJob';

/** Returns whether the user bills and collects on site: the office finishes and bills jobs from its desk. */
const collectsOnSite = ({ role, user, features }: ReturnType<typeof useSession>): boolean =>
  role === 'technician' && mayCollect(user) && hasFeature(features, 'invoices');

/** The finished job, and its technicians. */
type Finished = { jobId: string; technicianIds: readonly string[] };

/** Handles what comes after the user finishes one of their own jobs on site. For a colleague's job, the colleague collects. */
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

/** Returns whether the user should collect for a job now: the work is finished, it's their own job, and they collect on site. */
export function useCanCollect(job: Stored<Job>): boolean {
  const session = useSession();
  const isFinished = job.progress === 'work-done' || job.progress === 'invoiced';
  const isEnabled = isFinished && collectsOnSite(session);
  const { isOwn } = useOwnJob(job, { isEnabled });
  return isEnabled && isOwn;
}
