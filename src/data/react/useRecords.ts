import { useQuery } from '@tanstack/react-query';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import type { CollectionDefinition } from '../records/definition';
import { createReader, type Reader } from '../records/reader';
import type { ListOptions } from '../records/store';
import type { Workspace } from '../session/workspace';
import { logReadFailure } from './logFailure';
import { queryKeys } from './queryKeys';
import { useWorkspace } from './WorkspaceProvider';

type QueryOptions = { isEnabled?: boolean };

function useReader<T extends object>(
  definition: CollectionDefinition<T>,
): { reader: Reader<T>; who: { uid: string; companyId: string | null } } {
  const { uid, scope, repository } = useWorkspace();
  return { reader: createReader(definition, repository(definition)), who: { uid, companyId: scope().companyId } };
}

/**
 * Reads one record that something refers to, so it should exist: if it doesn't, `error` is an AppError `not-found`. `data` is null if a
 * quiet collection couldn't be read. Use `useOptionalRecord` for records most companies never store.
 */
export function useRecord<T extends object>(
  definition: CollectionDefinition<T>,
  id: string,
  { isEnabled = true }: QueryOptions = {},
) {
  const { reader, who } = useReader(definition);
  return useQuery<Stored<T> | null>({
    queryKey: queryKeys.detail(definition.name, who, id),
    staleTime: definition.ttlMs,
    enabled: isEnabled && id !== '',
    queryFn: () => reader.one(id),
  });
}

/**
 * Reads a record that may well not exist, such as unchanged settings or the balance of a customer who never had an invoice: `data` is
 * null then, which is a normal result and is cached. `error` is an AppError if it couldn't be read.
 */
export function useOptionalRecord<T extends object>(
  definition: CollectionDefinition<T>,
  id: string,
  { isEnabled = true }: QueryOptions = {},
) {
  const workspace = useWorkspace();
  const { uid, scope } = workspace;
  const reader = optionalReader(workspace, definition);
  return useQuery<Stored<T> | null>({
    queryKey: queryKeys.detail(definition.name, { uid, companyId: scope().companyId }, id),
    staleTime: definition.ttlMs,
    enabled: isEnabled && id !== '',
    queryFn: () => reader.one(id),
  });
}

/** Returns null for a record that doesn't exist; any other error is logged and thrown. */
const optionalReader = <T extends object>(
  workspace: Workspace,
  definition: CollectionDefinition<T>,
): Pick<Reader<T>, 'one'> => ({
  one: async (id) => {
    try {
      return await workspace.repository(definition).getById(id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return null;
      logReadFailure(workspace, definition.name, error);
      throw error;
    }
  },
});

/** Reads one bounded list. For a quiet collection, a failed read is an empty list, and the shell says so. */
export function useRecords<T extends object>(
  definition: CollectionDefinition<T>,
  options: ListOptions,
  { isEnabled = true }: QueryOptions = {},
) {
  const { reader, who } = useReader(definition);
  return useQuery<Stored<T>[]>({
    queryKey: queryKeys.list(definition.name, who, options),
    staleTime: definition.ttlMs,
    enabled: isEnabled,
    queryFn: () => reader.list(options),
  });
}
