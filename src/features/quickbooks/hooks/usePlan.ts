import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { decideQuickbooksMatch, planQuickbooks, startQuickbooksPush } from '@/domain/quickbooks/api';
import { newId } from '@/lib/ids';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

/** Returns the dry run, computed only on request, because it reads both sides in full. */
export function usePlan() {
  const { uid } = useWorkspace();
  const queries = useQueryClient();
  const key = ['quickbooks-plan', uid];
  const { isBusy, carryOut } = useCarryOut();
  const plan = useQuery({
    queryKey: key,
    queryFn: () => callFunction(planQuickbooks, {}),
    enabled: false,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return {
    plan,
    isBusy,
    look: () => plan.refetch(),
    decide: (rowKey: string, decision: string) =>
      carryOut(async () => {
        await callFunction(decideQuickbooksMatch, { key: rowKey, decision });
        await plan.refetch();
      }),
    push: (hash: string, leftOut: string[]) =>
      carryOut(async () => {
        await callFunction(startQuickbooksPush, { runId: newId(), hash, leftOut });
        queries.removeQueries({ queryKey: key });
      }),
  };
}
