import { useQuery } from '@tanstack/react-query';
import type { Stored } from '@/domain/record/schema';
import type { CollectionDefinition } from '../records/definition';
import { createReader, type Reader } from '../records/reader';
import { readOne } from '../records/readOne';
import type { ListOptions } from '../records/store';
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
 * One record. `data` is null when it does not exist, or when a quiet collection could not be read.
 * `error` is an AppError.
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
 * A record of which most companies have none, such as settings that nobody has changed: `data` is null then, and also where it cannot be
 * read. Unlike an error, that is an answer, so that it is not asked for again by each component that needs it.
 */
export function useOptionalRecord<T extends object>(definition: CollectionDefinition<T>, id: string) {
  const workspace = useWorkspace();
  const { uid, scope } = workspace;
  const reader = { one: () => readOne(workspace, definition, id) };
  return useQuery<Stored<T> | null>({
    queryKey: queryKeys.detail(definition.name, { uid, companyId: scope().companyId }, id),
    staleTime: definition.ttlMs,
    queryFn: () => reader.one(),
  });
}

/** One bounded list. For a quiet collection a failed read is an empty list, and the shell says so. */
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
