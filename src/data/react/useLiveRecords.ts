import { useEffect, useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import { stableJson } from '@/lib/stableJson';
import { toAppError } from '../errors';
import type { AppError } from '@/lib/appError';
import type { CollectionDefinition } from '../records/definition';
import type { ListOptions } from '../records/store';
import { watchRecords } from '../records/watchRecords';
import { useWorkspace } from './WorkspaceProvider';
import { logWatchFailure } from './logFailure';

type Live<T> = { records: Stored<T>[]; isLoading: boolean; error: AppError | null };

/** Follows every change to a bounded list, for screens that must be live (a technician's day, the office's board). */
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
    return watchRecords(workspace.repository(definition), JSON.parse(key) as ListOptions, {
      onNext: (records) => setLive({ key, records, isLoading: false, error: null }),
      onError: (error) => {
        logWatchFailure(workspace, definition.name, error);
        setLive({ key, records: [], isLoading: false, error: toAppError(error) });
      },
    });
  }, [workspace, definition, key, isEnabled]);

  if (!isEnabled) return { records: [], isLoading: false, error: null };
  return live.key === key ? live : { records: [], isLoading: true, error: null };
}
