import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { readAdministration } from '@/domain/administration/api';

const FRESH_MS = 60_000;

/** Fetches the server's current state of the company. All rooms of the page share one response. */
export function useAdministration() {
  const { uid, company } = useSession();
  return useQuery({
    queryKey: ['administration', company.id, uid],
    queryFn: () => callFunction(readAdministration, {}),
    staleTime: FRESH_MS,
    refetchOnReconnect: true,
  });
}
