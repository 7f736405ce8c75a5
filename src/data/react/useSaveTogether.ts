import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CollectionDefinition } from '../records/definition';
import type { PreparedWrites, RecordChange } from '../records/repository';
import type { Workspace } from '../session/workspace';
import { queryKeys } from './queryKeys';
import { useWorkspace } from './WorkspaceProvider';

/** One collection's part of a change across several. */
export type PartOfChange = { collection: string; prepare: (workspace: Workspace) => Promise<PreparedWrites> };

/** Defines a part: `partOf(collections.jobs, [{ id, update, base }])`. */
export const partOf = <T extends object>(
  definition: CollectionDefinition<T>,
  changes: readonly RecordChange<T>[],
): PartOfChange => ({
  collection: definition.name,
  prepare: (workspace) => workspace.repository(definition).prepare(changes),
});

/**
 * Writes records of several collections as one change: the server accepts all of them or none, and if the page is closed meanwhile, all
 * of them or none are stored. Use it for records that mean nothing, or something else, without the others.
 * @throws ConflictError and AppError for the first record concerned
 */
export function useSaveTogether(): (parts: readonly PartOfChange[]) => Promise<void> {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  return useCallback(
    async (parts) => {
      const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
      const prepared = await Promise.all(parts.map(({ prepare }) => prepare(workspace)));
      try {
        await workspace.outbox.sendTogether(prepared.flatMap(({ entries }) => entries));
      } finally {
        for (const { forget } of prepared) forget();
        for (const { collection } of parts)
          void queryClient.invalidateQueries({ queryKey: queryKeys.collection(collection, who) });
      }
    },
    [workspace, queryClient],
  );
}
