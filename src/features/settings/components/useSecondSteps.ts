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

/** Returns the members whose sign-in requires a code, for users who may know; empty while loading or unavailable. */
export const useSecondSteps = (): readonly string[] => useListed() ?? [];

/** Whether that is known. */
export const useAreSecondStepsKnown = (): boolean => useListed() !== null;
