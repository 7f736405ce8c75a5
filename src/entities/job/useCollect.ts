import { useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { mayCollect } from '@/domain/access/rights';
import { paths } from '@/lib/paths';

/** Whether this person bills and collects on site, and what follows when they finish a job of theirs there. */
export function useCollect(): { isCollector: boolean; afterFinish: (jobId: string) => void } {
  const { role, user, features } = useSession();
  const navigate = useNavigate();
  const isCollector = mayCollect(user) && hasFeature(features, 'invoices');
  return {
    isCollector,
    // The office finishes jobs from its desk, and bills them there.
    afterFinish: (jobId) => {
      if (isCollector && role === 'technician') void navigate(paths.jobCollect(jobId));
    },
  };
}
