import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Stored } from '@/domain/record/schema';
import type { CollectionDefinition } from '../records/definition';
import { queryKeys } from './queryKeys';
import { useWorkspace } from './WorkspaceProvider';

/** Provides the repository's writes with cache updates: the record is patched, and the collection's lists are reread. */
export function useSaveRecord<T extends object>(definition: CollectionDefinition<T>) {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();

  return useMemo(() => {
    const repository = workspace.repository(definition);
    const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
    const remember = (record: Stored<T>): Stored<T> => {
      queryClient.setQueryData(queryKeys.detail(definition.name, who, record.id), record);
      void queryClient.invalidateQueries({ queryKey: queryKeys.lists(definition.name, who) });
      return record;
    };
    return {
      create: async (...args: Parameters<typeof repository.create>) => remember(await repository.create(...args)),
      update: async (...args: Parameters<typeof repository.update>) => remember(await repository.update(...args)),
      writeTogether: async (...args: Parameters<typeof repository.writeTogether>) => {
        await repository.writeTogether(...args);
        await queryClient.invalidateQueries({ queryKey: queryKeys.collection(definition.name, who) });
      },
      remove: async (...args: Parameters<typeof repository.delete>) => {
        const [id] = args;
        await repository.delete(...args);
        queryClient.removeQueries({ queryKey: queryKeys.detail(definition.name, who, id) });
        await queryClient.invalidateQueries({ queryKey: queryKeys.lists(definition.name, who) });
      },
    };
  }, [workspace, queryClient, definition]);
}
