import { useEffect, useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import type { AppError } from '@/lib/appError';
import { notOnDevice, toAppError } from '../errors';
import { parseRecord, type CollectionDefinition } from '../records/definition';
import { watchShared } from '../records/sharedWatch';
import type { RawDocument } from '../records/store';
import { useUnanswered } from './useUnanswered';
import { useWorkspace } from './WorkspaceProvider';

/** `record` is null when it does not exist (any more), and while it is loading. */
type Live<T> = { record: Stored<T> | null; isLoading: boolean; error: AppError | null };

/** A page that shows nothing else waits this long for a slow server before it says so. */
const PAGE_PATIENCE_MS = 8_000;
const UNANSWERED = notOnDevice();

/**
 * One record that follows every change, wherever it is made: for pages on which two people work at the same time. What this
 * device does not have and nobody answers about is an error, which goes when the answer comes.
 */
export function useLiveRecord<T extends object>(definition: CollectionDefinition<T>, id: string): Live<T> {
  const live = useWatchedRecord(definition, id);
  const isUnanswered = useUnanswered(live.isLoading, PAGE_PATIENCE_MS);
  return isUnanswered ? { record: null, isLoading: false, error: UNANSWERED } : live;
}

/** The same for what stands beside other things: it goes on loading for as long as nobody answers. */
export function useWatchedRecord<T extends object>(definition: CollectionDefinition<T>, id: string): Live<T> {
  const workspace = useWorkspace();
  const [live, setLive] = useState<Live<T> & { id: string }>({ id, record: null, isLoading: true, error: null });

  useEffect(() => {
    const show = (next: Omit<Live<T>, 'isLoading'>): void => setLive({ id, isLoading: false, ...next });
    const fail = (error: unknown): void => {
      console.error(`Error watching ${definition.name}`, error);
      show({ record: null, error: toAppError(error) });
    };
    const { store } = workspace;
    const path = definition.path(workspace.scope());
    return watchShared<RawDocument | null>(
      store,
      `${path}/${id}`,
      (onNext, onError) => store.watchDocument(path, id, onNext, onError),
      {
        onNext: (document) => {
          try {
            show({ record: document && parseRecord(definition, document), error: null });
          } catch (error) {
            fail(error);
          }
        },
        onError: fail,
      },
    );
  }, [workspace, definition, id]);

  return live.id === id ? live : { record: null, isLoading: true, error: null };
}
