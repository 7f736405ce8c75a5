import { useEffect, useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import { stableJson } from '@/lib/stableJson';
import { toAppError } from '../errors';
import type { AppError } from '@/lib/appError';
import { logWatchFailure } from '../readFailures';
import type { CollectionDefinition } from '../records/definition';
import type { ListOptions } from '../records/store';
import { watchShared } from '../records/sharedWatch';
import { useWorkspace } from './WorkspaceProvider';

type Live<T> = { records: Stored<T>[]; isLoading: boolean; error: AppError | null };

/** A bounded list that follows every change, for screens that must be live (a technician's day, the office's board). */
export function useLiveRecords<T extends object>(
  definition: CollectionDefinition<T>,
  options: ListOptions,
  { isEnabled = true }: { isEnabled?: boolean } = {},
): Live<T> {
  const workspace = useWorkspace();
  const key = stableJson(options);
  const [live, setLive] = useState<Live<T> & { key: string }>({ key, records: [], isLoading: true, error: null });

  useEffect(() => {
    if (!isEnabled) return;
    const parsed = JSON.parse(key) as ListOptions;
    const repository = workspace.repository(definition);
    return watchShared<Stored<T>[]>(repository, key, (onNext, onError) => repository.watch(parsed, onNext, onError), {
      onNext: (records) => setLive({ key, records, isLoading: false, error: null }),
      onError: (error) => {
        logWatchFailure(definition.name, error);
        setLive({ key, records: [], isLoading: false, error: toAppError(error) });
      },
    });
  }, [workspace, definition, key, isEnabled]);

  if (!isEnabled) return { records: [], isLoading: false, error: null };
  return live.key === key ? live : { records: [], isLoading: true, error: null };
}
