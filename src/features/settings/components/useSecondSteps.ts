import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { isDemoTab } from '@/data/demo/demoTab';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { listSecondSteps } from '@/domain/team/api';

/** The members whose sign-in asks for a code, for who may know; nobody while that is asked or cannot be. */
export function useSecondSteps(): readonly string[] {
  const { role, company } = useSession();
  const { data } = useQuery({
    queryKey: ['secondSteps', company.id],
    queryFn: () => callFunction(listSecondSteps, {}),
    enabled: canAct({ role }, 'changeRole') && !isDemoTab(),
  });
  return data?.uids ?? [];
}
