import type { QueryClient } from '@tanstack/react-query';
import type { SampleCollection } from '@/domain/sample-data/schema';
import { collections } from '../collections';
import { queryKeys } from '../react/queryKeys';
import type { Workspace } from '../session/workspace';

/** Refreshes cached reads of these collections after many writes that bypass the repositories. */
export async function forgetLists(
  workspace: Workspace,
  queryClient: QueryClient,
  names: readonly ('imports' | 'pricebookTemplates' | SampleCollection)[],
): Promise<void> {
  const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
  await Promise.all(
    names.map((name) => {
      collections[name].cache.clear();
      return queryClient.invalidateQueries({ queryKey: queryKeys.collection(name, who) });
    }),
  );
}
