import { useQueryClient } from '@tanstack/react-query';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';

/** Refetches sent mail: a function wrote it, bypassing the caches here. */
export function useReadMailAnew(): () => Promise<void> {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  return async () => {
    const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
    collections.mail.cache.clear();
    await queryClient.invalidateQueries({ queryKey: queryKeys.collection('mail', who) });
  };
}
