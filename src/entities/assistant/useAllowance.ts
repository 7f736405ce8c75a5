import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useOnline } from '@/data/react/useOnline';
import { readAllowance } from '@/domain/assistant/api';
import { MINUTE_MS } from '@/lib/time';

const STALE_MS = MINUTE_MS;

/**
 * Returns whether, and for which tasks, the assistant is available. Nothing is blocked until the response arrives: asking a question
 * finds out, too.
 */
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
