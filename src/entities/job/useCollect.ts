import { useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { mayCollect } from '@/domain/access/rights';
import { paths } from '@/lib/paths';

/** Whether this person bills and collects where the work is done: the office finishes jobs from its desk, and bills them there. */
export const collectsOnSite = ({ role, user, features }: ReturnType<typeof useSession>): boolean =>
  role === 'technician' && mayCollect(user) && hasFeature(features, 'invoices');

/** What follows when this person finishes a job on site. */
export function useCollect(): { afterFinish: (jobId: string) => void } {
  const session = useSession();
  const navigate = useNavigate();
  return {
    afterFinish: (jobId) => {
      if (collectsOnSite(session)) void navigate(paths.jobCollect(jobId));
    },
  };
}
