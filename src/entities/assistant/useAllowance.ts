import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useOnline } from '@/data/react/useOnline';
import { readAllowance } from '@/domain/assistant/api';
import { MINUTE_MS } from '@/lib/time';

const STALE_MS = MINUTE_MS;

/** Whether and for what the assistant is available. Until a reply arrives nothing is blocked: asking tells, too. */
export function useAllowance() {
  const { uid, company } = useSession();
  const isOnline = useOnline();
  return useQuery({
    queryKey: ['assistant-allowance', company.id, uid],
    queryFn: () => callFunction(readAllowance, {}),
    enabled: isOnline,
    staleTime: STALE_MS,
    retry: false,
  });
}
