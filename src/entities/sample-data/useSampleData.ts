import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { forgetLists } from '@/data/imports/forgetLists';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { addSampleData, removeSampleData } from '@/domain/sample-data/api';
import { hasSamples, SAMPLE_COLLECTIONS } from '@/domain/sample-data/schema';

/**
 * Manages the company's sample data: whether it exists, and adding or removing it, which the server does. `add` and `remove` return null
 * on failure; `error` then says why.
 */
export function useSampleData() {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  const { company, role } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const run = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setIsBusy(true);
    setError(null);
    try {
      const answer = await work();
      await Promise.all([workspace.refresh(), forgetLists(workspace, queryClient, SAMPLE_COLLECTIONS)]);
      return answer;
    } catch (failure) {
      setError(failure);
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return {
    mayKeep: canAct({ role }, 'keepSampleData'),
    isThere: hasSamples(company.sampleData),
    isBusy,
    error,
    add: () => run(() => callFunction(addSampleData, {})),
    remove: () => run(() => callFunction(removeSampleData, {})),
  };
}
