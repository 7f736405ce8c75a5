import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { isDemoTab } from '@/data/demo/demoTab';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { listSecondSteps } from '@/domain/team/api';

function useListed(): readonly string[] | null {
  const { role, company } = useSession();
  const { data } = useQuery({
    queryKey: ['secondSteps', company.id],
    queryFn: () => callFunction(listSecondSteps, {}),
    enabled: canAct({ role }, 'changeRole') && !isDemoTab(),
  });
  return data?.uids ?? null;
}

/** The members whose sign-in asks for a code, for who may know; nobody while that is asked or cannot be. */
export const useSecondSteps = (): readonly string[] => useListed() ?? [];

/** Whether it is known who they are. */
export const useAreSecondStepsKnown = (): boolean => useListed() !== null;
